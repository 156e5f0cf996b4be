public import Foundation

/// Draws images in code.
///
/// Dynamic colors are resolved where the image is shown.
///
/// See [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
open class UIGraphicsImageRenderer: NSObject {
  /// The drawn rectangle in points.
  private let bounds: CGRect
  /// The format of images. No effect on pictures.
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a size in points. The format is ignored.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a rectangle in points. The format is ignored.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// Returns an image of what `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.$drawn.withValue(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(.drawn(DrawnPicture(size: bounds.size, operations: context.operations)))
  }
}

/// The context of a picture that is being drawn.
///
/// See [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the image. No effect on pictures.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The format of an image renderer. No effect on pictures. Images have the scale of the picture.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Returns a format with the scale of the display.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  // These members have no effect on pictures.
  open var scale: CGFloat = 1
  open var opaque = false
}

/// An image drawn by code, compared by identity.
package final class DrawnPicture: Hashable, @unchecked Sendable {
  package let size: CGSize
  package let operations: [CGContext.Operation]

  init(size: CGSize, operations: [CGContext.Operation]) {
    (self.size, self.operations) = (size, operations)
  }

  package static func == (one: DrawnPicture, other: DrawnPicture) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
