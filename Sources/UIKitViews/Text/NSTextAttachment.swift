internal import CompositionalLayout
public import Foundation

/// An image in a text. A symbol without a size of its own takes the size of the text.
///
/// See [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject {
  #if !canImport(Darwin)
    /// Must be the first stored property; see `foreignKind`.
    private let kind = foreignKind
  #endif

  open var image: UIImage?
  /// The bounds in points, with the origin on the baseline and y upward. A zero size is that of the
  /// image.
  open var bounds = CGRect.zero

  /// The character that represents the attachment in a text.
  static let character: Character = "\u{FFFC}"

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image as drawn among letters of a font, or `nil` if there is none.
  func picture(in font: UIFont) -> LabelRun.Picture? {
    guard var image else { return nil }
    if image.isSymbolImage {
      let textTraits = UIImage.SymbolConfiguration(font: font).traits
      image = UIImage(
        image.source, tint: image.tint, renderingMode: image.renderingMode,
        symbol: textTraits.merging(image.symbol))
    }
    guard bounds.size == .zero else {
      let rect = CGRect(origin: CGPoint(x: bounds.minX, y: -bounds.maxY), size: bounds.size)
      return LabelRun.Picture(image: image, rect: rect)
    }
    let size = image.size
    // The center of a symbol is at the middle of the capital letters.
    let isSymbol = image.isSymbolImage
    let bottom = isSymbol ? size.height / 2 - font.pointSize * SystemFont.baselineBelowMiddle : 0
    let origin = CGPoint(x: bounds.minX, y: bottom - size.height - bounds.minY)
    return LabelRun.Picture(image: image, rect: CGRect(origin: origin, size: size))
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(NSTextAttachment.character), attributes: [.attachment: attachment])
  }
}
