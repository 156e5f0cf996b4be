public import PNGCodec

/// Predicts a picture from an older one by moving its frames without repainting them.
///
/// Comparing the prediction with the actual picture shows what was repainted. For example, a header
/// that grows by a point moves sixty frames but repaints none.
public struct MotionCompensation: Sendable {
  /// A frame as drawn in one picture.
  public struct Drawn: Hashable, Sendable {
    /// The identifier, the same in both pictures.
    public var id: Int
    /// The rectangle in pixels.
    public var rect: PixelRect

    /// Creates a drawn frame.
    public init(id: Int, rect: PixelRect) {
      self.id = id
      self.rect = rect
    }
  }

  /// The frames in drawing order.
  private let old: [Drawn]
  private let new: [Drawn]
  /// The displacement of each frame in pixels. Frames whose size changed are left out.
  private let shifts: [Int: (x: Int, y: Int)]
  private let halo: Int

  /// Creates the compensation between two pictures.
  ///
  /// - Parameters:
  ///   - old: The frames of the older picture in drawing order.
  ///   - new: The frames of the newer picture in drawing order.
  ///   - halo: The width in pixels of the area around frames that shadows may darken. Around frames
  ///     that moved, appeared or disappeared, the page is not predicted in this area.
  public init(from old: [Drawn], to new: [Drawn], halo: Int = 0) {
    self.old = old
    self.new = new
    self.halo = halo
    let olds = Dictionary(old.map { ($0.id, $0.rect) }) { first, _ in first }
    var shifts: [Int: (x: Int, y: Int)] = [:]
    for frame in new {
      guard let rect = olds[frame.id], rect.hasSize(of: frame.rect) else { continue }
      shifts[frame.id] = (
        frame.rect.x.lowerBound - rect.x.lowerBound, frame.rect.y.lowerBound - rect.y.lowerBound
      )
    }
    self.shifts = shifts
  }

  /// Returns the old picture with its frames moved. Where nothing can be predicted, such as in
  /// frames that are new, resized or removed, it contains the new picture.
  ///
  /// - Complexity: O(pixels) time and memory.
  public func expected(_ oldPicture: PNG.Picture, _ newPicture: PNG.Picture) -> PNG.Picture {
    let before = owners(oldPicture)
    var after = OwnerRows(halos(new) + new.map(\.rect), width: newPicture.width)
    var expected = newPicture
    expected.pixels.withUnsafeMutableBytes { target in
      oldPicture.pixels.withUnsafeBytes { source in
        let (target, source) = (
          target.assumingMemoryBound(to: UInt32.self), source.assumingMemoryBound(to: UInt32.self)
        )
        for y in 0..<newPicture.height {
          let owners = after.owners(inRow: y)
          var x = 0
          while x < newPicture.width {
            let (owner, start) = (owners[x], x)
            while x < newPicture.width, owners[x] == owner { x += 1 }
            let id = identity(owner, in: new)
            guard let shift = id == Self.background ? (0, 0) : shifts[id] else { continue }
            let line = y - shift.1
            guard line >= 0, line < oldPicture.height else { continue }
            var column = max(start, shift.0)
            let end = min(x, oldPicture.width + shift.0)
            while column < end {
              let place = line * oldPicture.width + column - shift.0
              if identity(before[place], in: old) == id {
                target[y * newPicture.width + column] = source[place]
              }
              column += 1
            }
          }
        }
      }
    }
    return expected
  }

  private static let background = Int(OwnerRows.noOwner)
  private static let unknown = -2

  /// Returns the areas around frames that did not stay in place, where the page is not predicted.
  private func halos(_ frames: [Drawn]) -> [PixelRect] {
    guard halo > 0 else { return [] }
    return frames.map { frame in
      let shift = shifts[frame.id]
      let stays = shift.map { $0.x == 0 && $0.y == 0 } ?? false
      return stays ? PixelRect(x: 0..<0, y: 0..<0) : frame.rect.grown(by: halo)
    }
  }

  /// Returns the identifier of the frame at an index among halos and frames.
  private func identity(_ owner: Int32, in frames: [Drawn]) -> Int {
    guard owner >= 0 else { return Self.background }
    let index = Int(owner) - (halo > 0 ? frames.count : 0)
    return index < 0 ? Self.unknown : frames[index].id
  }

  /// Returns the index, among halos and frames, of the topmost one at each pixel of a picture.
  private func owners(_ picture: PNG.Picture) -> [Int32] {
    var rows = OwnerRows(halos(old) + old.map(\.rect), width: picture.width)
    var owners: [Int32] = []
    owners.reserveCapacity(picture.width * picture.height)
    for y in 0..<picture.height { owners += rows.owners(inRow: y) }
    return owners
  }
}
