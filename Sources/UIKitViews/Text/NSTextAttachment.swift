internal import CompositionalLayout
public import Foundation

/// A picture among letters. Symbols that do not say how large they are, are as large as the letters.
///
/// See [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject {
  #if !canImport(Darwin)
    /// Must come first.
    private let kind = foreignKind
  #endif

  open var image: UIImage?
  /// Points, with the origin on the baseline and counted upwards; no area is that of the image.
  open var bounds = CGRect.zero

  /// What stands for it in a text.
  static let character: Character = "\u{FFFC}"

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// What is drawn among letters of a font; `nil` without an image.
  func picture(in font: UIFont) -> LabelRun.Picture? {
    guard var image else { return nil }
    if image.isSymbolImage {
      let usual = UIImage.SymbolConfiguration(font: font).traits
      image = UIImage(
        image.source, tint: image.tint, renderingMode: image.renderingMode,
        symbol: usual.merging(image.symbol))
    }
    guard bounds.size == .zero else {
      let rect = CGRect(origin: CGPoint(x: bounds.minX, y: -bounds.maxY), size: bounds.size)
      return LabelRun.Picture(image: image, rect: rect)
    }
    let size = image.size
    // The middle of a symbol is that of capitals.
    let isSign = image.isSymbolImage
    let bottom = isSign ? size.height / 2 - font.pointSize * UIFont.baselineBelowMiddle : 0
    let origin = CGPoint(x: bounds.minX, y: bottom - size.height - bounds.minY)
    return LabelRun.Picture(image: image, rect: CGRect(origin: origin, size: size))
  }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(NSTextAttachment.character), attributes: [.attachment: attachment])
  }
}
