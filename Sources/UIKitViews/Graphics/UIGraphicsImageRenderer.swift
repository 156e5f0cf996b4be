public import Foundation

/// Makes images by code, as `draw(_:)` draws views.
///
/// Colours that follow the appearance do so where the image is shown. See
/// [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
open class UIGraphicsImageRenderer: NSObject {
  /// Points.
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// What the actions draw, as an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.$drawn.withValue(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(.drawn(DrawnPicture(size: bounds.size, marks: context.marks)))
  }
}

/// What such an image is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// How such an image is made. Kept for code that sets it: images are as sharp as the picture.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A picture that code has drawn; equal to itself alone.
package final class DrawnPicture: Hashable, @unchecked Sendable {
  /// Points.
  package let size: CGSize
  package let marks: [CGContext.Mark]

  init(size: CGSize, marks: [CGContext.Mark]) {
    (self.size, self.marks) = (size, marks)
  }

  package static func == (one: DrawnPicture, other: DrawnPicture) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
