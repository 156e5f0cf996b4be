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
    var rows = ExpectedRows(self, oldPicture, width: newPicture.width)
    var expected = newPicture
    for y in 0..<newPicture.height {
      expected.pixels.replaceSubrange(
        (4 * newPicture.width * y)..<(4 * newPicture.width * (y + 1)),
        with: newPicture.withRow(y) { rows.next($0) })
    }
    return expected
  }

  /// The rows of the expected picture, from top to bottom.
  package struct ExpectedRows {
    private let motion: MotionCompensation
    private let old: PNG.Picture
    private let before: OwnerRuns
    private var after: OwnerRows
    private let width: Int
    private var y = 0

    /// - Parameter width: The width of the newer picture.
    package init(_ motion: MotionCompensation, _ old: PNG.Picture, width: Int) {
      (self.motion, self.old, self.width) = (motion, old, width)
      before = OwnerRuns(
        motion.halos(motion.old) + motion.old.map(\.rect), width: old.width, height: old.height)
      after = OwnerRows(motion.halos(motion.new) + motion.new.map(\.rect), width: width)
    }

    /// Returns the next row.
    ///
    /// - Parameter new: The row of the newer picture.
    package mutating func next(_ new: UnsafeBufferPointer<UInt8>) -> [UInt8] {
      var expected = Array(new)
      let owners = after.owners(inRow: y)
      var x = 0
      while x < width {
        let (owner, start) = (owners[x], x)
        while x < width, owners[x] == owner { x += 1 }
        let id = motion.identity(owner, in: motion.new)
        guard let shift = id == background ? (0, 0) : motion.shifts[id] else { continue }
        let line = y - shift.1
        let columns = max(start - shift.0, 0)..<max(min(x - shift.0, old.width), start - shift.0, 0)
        guard line >= 0, line < old.height, !columns.isEmpty else { continue }
        before.forEach(inRow: line, columns) { owner, columns in
          guard motion.identity(owner, in: motion.old) == id else { return }
          copy(columns, ofLine: line, to: &expected, by: shift.0)
        }
      }
      y += 1
      return expected
    }

    private func copy(_ columns: Range<Int>, ofLine line: Int, to row: inout [UInt8], by shift: Int)
    {
      let start = 4 * (columns.lowerBound + shift)
      old.withRow(line) { source in
        row.withUnsafeMutableBufferPointer { row in
          _ = UnsafeMutableBufferPointer(rebasing: row[start..<(start + 4 * columns.count)])
            .update(
              fromContentsOf: source[(4 * columns.lowerBound)..<(4 * columns.upperBound)])
        }
      }
    }
  }

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
    guard owner >= 0 else { return background }
    let index = Int(owner) - (halo > 0 ? frames.count : 0)
    return index < 0 ? unknown : frames[index].id
  }
}

/// The identifiers of pixels outside all frames, and of pixels that are not predicted.
private let (background, unknown) = (Int(OwnerRows.noOwner), -2)
