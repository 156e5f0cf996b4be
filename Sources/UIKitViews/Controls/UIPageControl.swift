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
  /// Whether a drag moves through the pages. No effect on pictures.
  open var allowsContinuousInteraction = true

  /// The background of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// No background.
    case automatic = 0
    /// A rounded background.
    case prominent
    /// No background.
    case minimal
  }

  private var dots: [UIView] = []
  private let background = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Always returns `nil`: objects are created in code, not decoded from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func clamped(_ page: Int) -> Int { max(min(page, numberOfPages - 1), 0) }

  // The diameter of a dot, the distance of dots, the margin at the ends and the height, in points.
  private static let (dot, step, margin, height) = (7.0, 16.0, 12.0, 26.0)

  /// The number of dots that fit into a width.
  private func shownPages(in width: CGFloat) -> Int {
    let most = ((width - 2 * Self.margin + Self.step - Self.dot) / Self.step).rounded(.down)
    guard most.isFinite, most < CGFloat(numberOfPages) else { return numberOfPages }
    return min(max(Int(most), 1), numberOfPages)
  }

  private func width(of pages: Int) -> CGFloat {
    pages > 0 ? CGFloat(pages - 1) * Self.step + Self.dot + 2 * Self.margin : 0
  }

  /// The size for a number of pages, in points.
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
    background.frame = CGRect(
      x: bounds.midX - room / 2, y: bounds.midY - Self.height / 2, width: room, height: Self.height)
    background.layer.cornerRadius = Self.height / 2
    background.backgroundColor = backgroundStyle == .prominent ? .tertiarySystemFill : nil
    // The current page is in the middle of the dots where possible.
    let first = min(max(currentPage - pages / 2, 0), numberOfPages - pages)
    dots = (0..<pages).map { index in
      let isCurrent = first + index == currentPage
      let color =
        isCurrent
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
      x: background.frame.minX + Self.margin + CGFloat(place) * Self.step,
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
