public import Foundation

/// The picture of an image, as layers show it.
///
/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: Hashable, Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// Pixels, one a point.
  public var width: Int { Int(image.size.width.rounded(.up)) }
  public var height: Int { Int(image.size.height.rounded(.up)) }

  public static func == (one: CGImage, other: CGImage) -> Bool { one.image == other.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
  }
}

extension UIImage {
  /// The picture itself; `nil` for one of nothing.
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// The image that a picture was taken of.
  public convenience init(cgImage: CGImage) {
    self.init(copying: cgImage.image, scale: 1)
  }

  /// The same in points of so many pixels; it stands upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copying: cgImage.image, scale: scale)
  }

  /// How a camera was held.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Images stand upright, however cameras were held.
  public var imageOrientation: Orientation { .up }
}

/// How the contents of a layer fill it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  /// The same for views. The top of a layer is that of its view.
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
  /// The image of ``contents``; `nil` for none, and for what is no image.
  package var image: UIImage? { (contents as? CGImage)?.image }
}
