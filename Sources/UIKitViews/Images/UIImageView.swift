public import Foundation

/// A picture in its rectangle.
///
/// Animated images stand still. See
/// [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
  open var image: UIImage?
  /// In place of ``image`` where ``isHighlighted``.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  // Kept for code that sets them: nothing moves in a picture.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds.
  open var animationDuration: Double = 0
  /// 0 for ever.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func startAnimating() {
    isAnimating = true
  }

  open func stopAnimating() {
    isAnimating = false
  }

  private var presentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Whether images that do not say are stencils, as in buttons.
  var usuallyShowsStencils = false

  /// The image with what the view prefers of symbols that do not say.
  package var shownImage: UIImage? {
    if usuallyShowsStencils, let image = presentImage, !image.isSymbolImage,
      image.renderingMode == .automatic, image.tint == nil
    {
      return image.withRenderingMode(.alwaysTemplate)
    }
    guard let image = presentImage, image.isSymbolImage,
      let preferred = preferredSymbolConfiguration
    else { return presentImage }
    return UIImage(
      image.source, tint: image.tint, renderingMode: image.renderingMode,
      symbol: preferred.traits.merging(image.symbol))
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The middle of a symbol is that of capitals.
  package override var lastBaselineOffset: CGFloat {
    guard let image = shownImage, image.isSymbolImage else { return 0 }
    let size = image.symbol.pointSize ?? UIFont.labelFontSize
    return image.size.height / 2 - size * UIFont.baselineBelowMiddle
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
