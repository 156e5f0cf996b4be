public import CompositionalLayout
public import Foundation

/// A dot for each page, the present one in another colour.
///
/// See [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
open class UIPageControl: UIControl {
  /// Not negative.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = pinned(currentPage)
    }
  }
  /// From 0, and one of those that there are.
  open var currentPage = 0 {
    didSet { currentPage = pinned(currentPage) }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// Shown in place of dots.
  open var preferredIndicatorImage: UIImage?
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept for code that sets one page's own: all look alike.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open var allowsContinuousInteraction = true

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  private var dots: [UIView] = []
  private let ground = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  private func pinned(_ page: Int) -> Int { max(min(page, numberOfPages - 1), 0) }

  // Points.
  private static let (dot, step, margin, height) = (7.0, 16.0, 12.0, 26.0)

  /// Where there are more pages than the width has room for, so many have a dot.
  private func shownPages(in width: CGFloat) -> Int {
    let most = ((width - 2 * Self.margin + Self.step - Self.dot) / Self.step).rounded(.down)
    guard most.isFinite, most < CGFloat(numberOfPages) else { return numberOfPages }
    return min(max(Int(most), 1), numberOfPages)
  }

  private func width(of pages: Int) -> CGFloat {
    pages > 0 ? CGFloat(pages - 1) * Self.step + Self.dot + 2 * Self.margin : 0
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: width(of: pageCount), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: width(of: min(numberOfPages, 1000)), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for dot in dots { dot.removeFromSuperview() }
    let pages = hidesForSinglePage && numberOfPages == 1 ? 0 : shownPages(in: bounds.width)
    let room = width(of: pages)
    ground.frame = CGRect(
      x: bounds.midX - room / 2, y: bounds.midY - Self.height / 2, width: room, height: Self.height)
    ground.layer.cornerRadius = Self.height / 2
    ground.backgroundColor = backgroundStyle == .prominent ? .tertiarySystemFill : nil
    // The present page is in the middle of those that have a dot, as far as it can be.
    let first = min(max(currentPage - pages / 2, 0), numberOfPages - pages)
    dots = (0..<pages).map { index in
      let isPresent = first + index == currentPage
      let color =
        isPresent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? currentPageIndicatorTintColor?.withAlphaComponent(0.3)
          ?? UIColor.white.withAlphaComponent(0.4)
      return dot(at: isMirrored ? pages - 1 - index : index, color)
    }
    for dot in dots { addSubview(dot) }
  }

  private func dot(at place: Int, _ color: UIColor) -> UIView {
    let dot = UIImageView(image: preferredIndicatorImage)
    dot.frame = CGRect(
      x: ground.frame.minX + Self.margin + CGFloat(place) * Self.step,
      y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
    dot.contentMode = .scaleAspectFit
    dot.tintColor = color
    if preferredIndicatorImage == nil {
      dot.backgroundColor = color
      dot.layer.cornerRadius = Self.dot / 2
    }
    return dot
  }
}
