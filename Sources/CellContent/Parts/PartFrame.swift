package import Foundation
internal import Geometry
package import Scene

/// A part of a cell and its frame.
package struct PartFrame: Hashable, Sendable {
  /// The name, unique in its cell.
  package var name: String
  package var kind: PartKind
  /// The frame in points relative to the cell's origin.
  package var frame: CGRect
  /// Where the part is written.
  package var origin = PartOrigin()
  /// A hash of what the part looks like, besides its size and the parts in it. That of the root
  /// includes the box of the cell.
  package var look = 0
  /// The names of the pictures that the part shows.
  package var imageNames: [String] = []
}

/// A part of a cell with its frame and the texts that it draws.
package struct DrawnPart: Sendable {
  package var frame: PartFrame
  /// The texts of the part itself, without those of the parts in it.
  package var texts: [Writing]
  /// The color behind the texts; `nil` if it is not a single one, as on a picture.
  package var backdrop: RGBA?
  /// Whether parts that are drawn later cover a good part of it.
  package var isCovered: Bool

  /// A text and the opacity that it is drawn with, from 0 to 1.
  package struct Writing: Hashable, Sendable {
    /// The text; its box is relative to the cell's origin.
    package var block: TextBlock
    package var opacity: Double
  }
}

/// What a part paints over those below it.
enum PartPaint {
  case nothing
  case color(RGBA)
  /// A picture, a gradient or a control.
  case colors
}

/// The parts of a cell that paint something, from bottom to top.
struct PaintedParts {
  /// The color behind all parts; `nil` if it is not a single one.
  var ground: RGBA?
  /// The parts in drawing order.
  var parts: [(id: Int, frame: CGRect, paint: PartPaint)] = []

  /// The color behind the texts of a part; `nil` if it is not a single one.
  func color(behind id: Int, _ frame: CGRect) -> RGBA? {
    parts.prefix { $0.id <= id }.reduce(ground) { below, part in
      guard part.frame.overlaps(frame) else { return below }
      switch part.paint {
      case .nothing: return below
      case .colors: return nil
      case .color(let color):
        guard part.frame.covers(frame) else { return nil }
        return color.isOpaque ? color : below.map { color.over($0) }
      }
    }
  }

  /// Whether parts above cover more than a quarter of a part.
  func cover(_ id: Int, _ frame: CGRect) -> Bool {
    parts.contains { part in
      if case .nothing = part.paint { return false }
      let common = part.frame.common(with: frame).size
      return part.id > id && common.width * common.height * 4 > frame.width * frame.height
    }
  }
}
