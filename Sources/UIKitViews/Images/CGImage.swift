public import Foundation

/// The bitmap of an image, for layers.
///
/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: Hashable, Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width in pixels, at one pixel per point.
  public var width: Int { Int(image.size.width.rounded(.up)) }
  /// The height in pixels, at one pixel per point.
  public var height: Int { Int(image.size.height.rounded(.up)) }

  /// Whether two images are equal.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.image == other.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension UIImage {
  /// The image as a `CGImage`; `nil` for an empty image.
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// Creates an image from a `CGImage`, at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image, scale: 1) }

  /// Creates an image with a number of pixels per point. The orientation is ignored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copying: cgImage.image, scale: scale)
  }

  /// The orientation of a camera. Flatplan draws all images upright.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down
    /// Rotated to the left.
    case left
    /// Rotated to the right.
    case right
    /// Upright and mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// Rotated to the left and mirrored.
    case leftMirrored
    /// Rotated to the right and mirrored.
    case rightMirrored
  }

  /// The orientation; always ``Orientation/up``.
  public var imageOrientation: Orientation { .up }
}

/// How the contents of a layer are scaled or positioned.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, unscaled.
  public static let center = Self(rawValue: "center")
  /// At the top, centered horizontally.
  public static let top = Self(rawValue: "top")
  /// At the bottom, centered horizontally.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left, centered vertically.
  public static let left = Self(rawValue: "left")
  /// At the right, centered vertically.
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit inside the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to cover the bounds.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  /// The equivalent content mode of views, with the top of a layer as the top of its view.
  package var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

extension CALayer {
  /// The image of ``contents``; `nil` if it is not a `CGImage`.
  package var image: UIImage? { (contents as? CGImage)?.image }
}
