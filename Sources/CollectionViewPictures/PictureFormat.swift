internal import CairoRenderer
public import CellContent
public import Foundation
public import Scene

/// The file format of a picture, with its options.
public struct PictureFormat: Hashable, Sendable {
  let file: FileFormat
  /// Pixels per point; `nil` for the display scale of the view's traits.
  var scale: CGFloat?
  var text = SVGText.live

  /// PNG with `scale` pixels per point.
  public static func png(scale: CGFloat = 2) -> Self { Self(file: .png, scale: scale) }

  /// Lossless WebP with `scale` pixels per point, and at most 16,383 pixels a side. Files are
  /// smaller than PNGs with the same pixels, and take longer to write.
  public static func webp(scale: CGFloat = 2) -> Self { Self(file: .webp, scale: scale) }

  /// SVG with one unit per point.
  public static func svg(text: SVGText = .live) -> Self { Self(file: .svg, text: text) }

  /// PDF with one page and one unit per point.
  public static let pdf = Self(file: .pdf)
}

/// The part of a collection view that a picture shows.
public enum PicturePart: Hashable, Sendable {
  /// All content: as wide as the view, as tall as needed.
  case content
  /// The visible part at the current content offset.
  case bounds
}

/// An error that prevents a collection view from being drawn.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The layout has no frames. The payload is its type.
  case notCompositional(String)
  /// The width in points is outside of the supported range.
  case width(CGFloat)
  /// Too many cells for one SVG or PDF. PNGs have no limit. The payload is the number of cells.
  case tooManyCells(Int)

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .notCompositional(let type):
      "the layout is a \(type), which has no frames"
    case .width(let width):
      "the width must be \(Self.text(for: PictureLimits.lengths)) points, not \(width)"
    case .tooManyCells(let count):
      "\(count) cells are too many for one SVG or PDF; PNGs have no limit"
    }
  }
}

extension PictureError {
  private static func text(for lengths: ClosedRange<CGFloat>) -> String {
    "\(Int(lengths.lowerBound)) to \(Int(lengths.upperBound))"
  }

  static func check(width: CGFloat) throws(PictureError) {
    guard PictureLimits.lengths.contains(width) else { throw .width(width) }
  }
}

/// A picture of a collection view at one width and in one appearance.
public struct ViewPicture: Hashable, Sendable {
  /// The width in points.
  public let width: CGFloat
  public let appearance: Appearance
  /// The bytes of the file.
  public let data: Data
}
