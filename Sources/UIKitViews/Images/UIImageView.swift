internal import CompositionalLayout
public import Foundation

/// A view that shows an image.
///
/// Animated images do not move.
///
/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
  open var image: UIImage?
  /// The image while ``isHighlighted``; `nil` uses ``image``.
  open var highlightedImage: UIImage?
  /// Whether the view shows ``highlightedImage``.
  open var isHighlighted = false
  /// The configuration for symbols that have no settings of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as an image, with a highlighted image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIImageView.self)
  }

  private var currentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Whether images with the automatic rendering mode are drawn in the tint, as in buttons.
  var rendersAsTemplate = false

  /// The image with the view's rendering mode and symbol configuration applied.
  package var shownImage: UIImage? {
    if rendersAsTemplate, let image = currentImage, !image.isSymbolImage,
      image.renderingMode == .automatic, image.tint == nil
    {
      return image.withRenderingMode(.alwaysTemplate)
    }
    guard let image = currentImage, image.isSymbolImage,
      let preferred = preferredSymbolConfiguration
    else { return currentImage }
    return UIImage(
      image.source, tint: image.tint, renderingMode: image.renderingMode,
      symbol: preferred.traits.merging(image.symbol))
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The baseline that centers a symbol on capital letters.
  package override var lastBaselineOffset: CGFloat {
    guard let image = shownImage, image.isSymbolImage else { return 0 }
    let size = image.symbol.pointSize ?? UIFont.labelFontSize
    return image.size.height / 2 - size * SystemFont.baselineBelowMiddle
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  // These members have no effect on pictures.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: Double = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
