public import CellContent
public import Foundation
import Scene
public import SceneSVG

/// A kind of file that a picture is written as.
public enum PictureFormat: Hashable, Sendable {
  /// So many pixels a point.
  case png(scale: CGFloat = 2)
  /// A unit a point.
  case svg(text: SVGText = .live)
  /// One page, a unit a point.
  case pdf
}

/// How much of a collection view a picture shows.
public enum PicturePart: Hashable, Sendable {
  /// All the content, as wide as the view and as high as it takes.
  case content
  /// The view as it stands: what is in sight, scrolled to where it is.
  case bounds
}

/// Why there is no picture of a collection view.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Only compositional layouts are drawn.
  case notCompositional(String)
  /// Points; pictures are not so wide.
  case width(CGFloat)
  /// More cells than are drawn into one SVG or PDF; PNGs have no limit.
  case tooManyCells(Int)

  public var description: String {
    switch self {
    case .notCompositional(let type):
      "the layout is a \(type), and only compositional layouts are drawn"
    case .width(let width):
      "a picture is \(Self.words(of: PictureLimits.lengths)) points wide, not \(width)"
    case .tooManyCells(let count):
      "\(count) cells are more than are drawn at once; PNGs take any number"
    }
  }
}

extension PictureError {
  private static func words(of lengths: ClosedRange<CGFloat>) -> String {
    "\(Int(lengths.lowerBound)) to \(Int(lengths.upperBound))"
  }

  static func check(width: CGFloat) throws(PictureError) {
    guard PictureLimits.lengths.contains(width) else { throw .width(width) }
  }
}

/// One of several pictures of a collection view.
public struct ViewPicture: Hashable, Sendable {
  /// Points.
  public let width: CGFloat
  public let appearance: Appearance
  /// The bytes of the file.
  public let data: Data
}
