internal import CellContent
public import CompositionalLayout
public import Foundation

/// A row of dots, one per page, with the current page highlighted.
///
/// See [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
open class UIPageControl: UIControl {
  /// The progress of the current page. Has no effect on pictures.
  open var progress: UIPageControlProgress?

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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    decode(coder, as: UIPageControl.self)
  }

  private func clamped(_ page: Int) -> Int { max(min(page, numberOfPages - 1), 0) }

  /// The measures of a page control in points: those of iOS 26 measured (R104), those up to iOS 18
  /// our own reading except for the height.
  private struct Measures {
    var dot: CGFloat
    /// The distance of the centers of dots.
    var step: CGFloat
    /// The space at the ends.
    var margin: CGFloat
    /// 25.667 at three pixels per point, 26 at two.
    var height: CGFloat

    init(_ profile: ListProfile) {
      (dot, step, margin) =
        profile.system == .ios18
        ? (ControlMetrics.pageDot, ControlMetrics.pageStep, 12) : (10, 18, 14)
      height = (25.6 * profile.scale).rounded(.up) / profile.scale
    }
  }

  private var measures: Measures { Measures(.current) }

  /// The number of dots that fit into a width.
  private func shownPages(in width: CGFloat) -> Int {
    let room = width - 2 * measures.margin + measures.step - measures.dot
    let most = (room / measures.step).rounded(.down)
    guard most.isFinite, most < CGFloat(numberOfPages) else { return numberOfPages }
    return min(max(Int(most), 1), numberOfPages)
  }

  private func width(of pages: Int) -> CGFloat {
    pages > 0 ? CGFloat(pages - 1) * measures.step + measures.dot + 2 * measures.margin : 0
  }

  /// The size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: width(of: pageCount), height: measures.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: width(of: min(numberOfPages, 1000)), height: measures.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for dot in dots { dot.removeFromSuperview() }
    let pages = hidesForSinglePage && numberOfPages == 1 ? 0 : shownPages(in: bounds.width)
    let room = width(of: pages)
    background.frame = CGRect(
      x: bounds.midX - room / 2, y: bounds.midY - measures.height / 2, width: room,
      height: measures.height)
    background.layer.cornerRadius = measures.height / 2
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
      x: background.frame.minX + measures.margin + CGFloat(place) * measures.step,
      y: bounds.midY - measures.dot / 2, width: measures.dot, height: measures.dot)
    dot.contentMode = .scaleAspectFit
    dot.tintColor = color
    if preferredIndicatorImage == nil {
      dot.backgroundColor = color
      dot.layer.cornerRadius = measures.dot / 2
    }
    return dot
  }
}
