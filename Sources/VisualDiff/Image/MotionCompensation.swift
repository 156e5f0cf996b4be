public import PNGCodec

/// What a picture would look like if its frames had moved and nothing had been painted otherwise.
///
/// Compared with the picture that was drawn, it shows what was repainted: one header that grows by a
/// point moves sixty frames, and repaints none.
public struct MotionCompensation: Sendable {
  /// A frame that is drawn, in one picture.
  public struct Drawn: Hashable, Sendable {
    /// The same in both pictures.
    public var id: Int
    public var rect: PixelRect

    public init(id: Int, rect: PixelRect) {
      self.id = id
      self.rect = rect
    }
  }

  /// Frames as they are drawn, from the bottom to the top.
  private let old: [Drawn]
  private let new: [Drawn]
  /// How far each frame moved, in pixels; only those that kept their size.
  private let shifts: [Int: (x: Int, y: Int)]
  private let halo: Int

  /// - Parameters:
  ///   - old: The frames of the older picture, from the bottom to the top.
  ///   - new: Those of the newer one.
  ///   - halo: Pixels around frames that shadows may darken: there, nothing is expected of the page where
  ///     frames have moved, come or gone.
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

  /// The old picture with its frames at their new places. Where nothing can be expected, as in frames
  /// that are new or larger and where frames have left, it is the new picture.
  ///
  /// - Complexity: O(pixels), and memory for a number a pixel.
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

  private static let background = Int(OwnerRows.nobody)
  private static let unknown = -2

  /// Around frames that did not stay: nothing is expected there of the page.
  private func halos(_ frames: [Drawn]) -> [PixelRect] {
    guard halo > 0 else { return [] }
    return frames.map { frame in
      let shift = shifts[frame.id]
      let stays = shift.map { $0.x == 0 && $0.y == 0 } ?? false
      return stays ? PixelRect(x: 0..<0, y: 0..<0) : frame.rect.grown(by: halo)
    }
  }

  /// The frame of an index among halos and frames.
  private func identity(_ owner: Int32, in frames: [Drawn]) -> Int {
    guard owner >= 0 else { return Self.background }
    let index = Int(owner) - (halo > 0 ? frames.count : 0)
    return index < 0 ? Self.unknown : frames[index].id
  }

  /// The index among halos and frames of what is seen at each pixel of the old picture.
  private func owners(_ picture: PNG.Picture) -> [Int32] {
    var rows = OwnerRows(halos(old) + old.map(\.rect), width: picture.width)
    var owners: [Int32] = []
    owners.reserveCapacity(picture.width * picture.height)
    for y in 0..<picture.height { owners += rows.owners(inRow: y) }
    return owners
  }
}
