package import CompositionalLayout
public import Foundation
internal import Synchronization

extension UICollectionView {
  /// The position in the viewport to which an item is scrolled.
  ///
  /// See [UICollectionView.ScrollPosition](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls to an item, including its carousel, immediately and without animation.
  ///
  /// Without a position the view scrolls only as far as needed.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      // A view without area has no frame for an item that exists.
      if !hasItem(at: indexPath) { record(.noItem(indexPath)) }
      return
    }
    let targetCarousel = carousel(of: indexPath.section)
    var target = contentOffset
    for axis in Axis.allCases where targetCarousel == nil || axis == scrollAxis {
      target[axis] = offset(showing: frame, along: axis, scrollPosition.alignment(along: axis))
    }
    if let targetCarousel { scrollCarousel(targetCarousel, to: indexPath, frame, scrollPosition) }
    setContentOffset(target, animated: animated)
  }

  /// Scrolls the carousel of a section to an offset in points from its leading edge; the carousel
  /// settles at the nearest stop. In an app a finger does this.
  public func setCarouselOffset(_ offset: CGFloat, ofSection section: Int) {
    carousels.withLock { $0[section] = offset }
    layoutHasMoved()
  }

  /// How far code has scrolled the page from the start of its safe area; `nil` if it has not.
  package var pageScroll: PageScroll? {
    let origin = contentOffset
    let start = beginning(of: beginsAtRight ? contentSize : .zero)
    guard origin != start else { return nil }
    let (inset, own) = (adjustedContentInset, contentInset)
    let left = origin.x + inset.left - own.left
    let right = contentSize.width + inset.right - own.right - bounds.width - origin.x
    return .both(x: beginsAtRight ? right : left, y: origin.y + inset.top - own.top)
  }

  /// The scroll offsets of carousels, in points from their leading edges, by section.
  package var carouselOffsets: [Int: CGFloat] { carousels.withLock { $0 } }

  /// Moves the offsets of carousels along with their sections. Offsets of sections without a new
  /// index are dropped.
  func moveCarousels(_ newSection: (Int) -> Int?) {
    carousels.withLock { offsets in
      let moved = offsets.compactMap { section, offset in newSection(section).map { ($0, offset) } }
      offsets = Dictionary(moved) { first, _ in first }
    }
  }

  /// The carousel of a section, or `nil` if it has none.
  private func carousel(of section: Int) -> Carousel? {
    guard let layout = compositionalLayout?.layoutForHost, layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].carousel
  }

  private var scrollAxis: Axis {
    compositionalLayout?.configuration.scrollDirection.axis ?? .vertical
  }

  private func scrollCarousel(
    _ carousel: Carousel, to path: IndexPath, _ frame: CGRect, _ position: ScrollPosition
  ) {
    let axis = scrollAxis.across
    let first = layoutAttributesForItem(at: IndexPath(indexes: [path.section, 0]))?.frame ?? frame
    let start =
      axis.isReversed(rightToLeft: isMirrored)
      ? first.maxX - frame.maxX : frame.start(axis) - first.start(axis)
    let free = carousel.viewport - frame.size[axis]
    let alignment = position.alignment(along: axis) ?? 0
    setCarouselOffset(start - free * alignment, ofSection: path.section)
  }

  /// The offset along an axis at which an item is at a position, or after the shortest scroll for
  /// `nil`.
  private func offset(showing item: CGRect, along axis: Axis, _ alignment: CGFloat?) -> CGFloat {
    let (near, far) = insets(along: axis)
    let (start, end, extent) = (item.start(axis), item.end(axis), bounds.size[axis])
    let free = extent - near - far - (end - start)
    let (low, high) = (start - near - max(free, 0), start - near)
    let target = alignment.map { high - free * $0 } ?? min(max(contentOffset[axis], low), high)
    return clampedOffset(target, along: axis)
  }

  /// The nearest offset that shows nothing beyond the content, or the start offset if the content
  /// is smaller than the view.
  func clampedOffset(_ offset: CGFloat, along axis: Axis) -> CGFloat {
    let (near, far) = insets(along: axis)
    let last = contentSize[axis] + far - bounds.size[axis]
    return last > -near ? min(max(offset, -near), last) : beginning(of: contentSize)[axis]
  }

  private func insets(along axis: Axis) -> (near: CGFloat, far: CGFloat) {
    let inset = adjustedContentInset
    return axis.select(
      horizontal: (inset.left, inset.right), vertical: (inset.top, inset.bottom))
  }
}

extension UICollectionView.ScrollPosition {
  /// The position of an item along an axis: 0 is the near end, 1 the far end.
  fileprivate func alignment(along axis: Axis) -> CGFloat? {
    let (near, middle, far): (Self, Self, Self) =
      axis.select(
        horizontal: (.left, .centeredHorizontally, .right),
        vertical: (.top, .centeredVertically, .bottom))
    return contains(near) ? 0 : contains(middle) ? 0.5 : contains(far) ? 1 : nil
  }
}
