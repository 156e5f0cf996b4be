internal import CompositionalLayout
public import Foundation

/// A view that shows an image.
///
/// Animated images do not move.
///
/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image while ``isHighlighted``; `nil` uses ``image``.
  open var highlightedImage: UIImage?
  /// Whether the view shows ``highlightedImage``.
  open var isHighlighted = false
  /// The images of an animation. No effect on pictures.
  open var animationImages: [UIImage]?
  /// The images of an animation while highlighted. No effect on pictures.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle in seconds. No effect on pictures.
  open var animationDuration: Double = 0
  /// The number of repetitions; 0 repeats forever. No effect on pictures.
  open var animationRepeatCount = 0
  /// Whether the animation was started. No effect on pictures.
  open private(set) var isAnimating = false
  /// Whether the image grows with accessibility text sizes. No effect on pictures.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration for symbols that have no settings of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

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

  /// Sets ``isAnimating``. No effect on pictures.
  open func startAnimating() {
    isAnimating = true
  }

  /// Clears ``isAnimating``. No effect on pictures.
  open func stopAnimating() {
    isAnimating = false
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
}
