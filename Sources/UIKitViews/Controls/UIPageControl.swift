package import CellContent
public import CompositionalLayout
public import Foundation

/// A row of dots, one per page, with the current page highlighted.
///
/// See [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
open class UIPageControl: UIControl {
  /// The number of pages; negative values become zero.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = clamped(currentPage)
    }
  }
  /// The index of the current page, clamped to the pages.
  open var currentPage = 0 {
    didSet { currentPage = clamped(currentPage) }
  }
  /// Whether the dots are hidden if there is one page.
  open var hidesForSinglePage = false
  /// The color of the other dots; `nil` is a faint version of the current page's color.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; `nil` is white.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image that replaces the dots; `nil` draws dots.
  open var preferredIndicatorImage: UIImage?
  /// The background. Only ``BackgroundStyle/prominent`` draws one.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Would set the image of one page. Does nothing: all pages look alike.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  public enum BackgroundStyle: Int, Sendable {
    /// No background.
    case automatic = 0
    /// A rounded background.
    case prominent
    /// No background.
    case minimal
  }

  private var images: [UIImageView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIPageControl.self)
  }

  private func clamped(_ page: Int) -> Int { max(min(page, numberOfPages - 1), 0) }

  private var metrics: ControlMetrics { ControlMetrics(.current) }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: metrics.width(ofPages: pageCount), height: metrics.pagesHeight)
  }

  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: min(numberOfPages, 1000))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The dots in a rectangle.
  package func dots(in rect: CGRect) -> PageDots {
    PageDots(
      hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages, current: currentPage, in: rect,
      metrics, isMirrored: isMirrored)
  }

  /// The color of the current page's dot.
  package var currentColor: UIColor { currentPageIndicatorTintColor ?? .white }
  /// The color of the other dots.
  package var otherColor: UIColor {
    pageIndicatorTintColor ?? currentPageIndicatorTintColor?.withAlphaComponent(0.3)
      ?? UIColor.white.withAlphaComponent(0.4)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for image in images { image.removeFromSuperview() }
    images = []
    guard let picture = preferredIndicatorImage else { return }
    let dots = dots(in: bounds)
    images = dots.dots.enumerated().map { index, rect in
      let image = UIImageView(image: picture)
      image.frame = rect
      image.contentMode = .scaleAspectFit
      image.tintColor = index == dots.current ? currentColor : otherColor
      return image
    }
    for image in images { addSubview(image) }
  }

  // These members have no effect on pictures.
  open var progress: UIPageControlProgress?
  open var allowsContinuousInteraction = true
}
