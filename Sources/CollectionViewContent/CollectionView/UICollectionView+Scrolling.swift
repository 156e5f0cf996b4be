internal import CompositionalLayout
public import Foundation
internal import Synchronization

extension UICollectionView {
  /// Where an item comes to stand that is scrolled to.
  ///
  /// See [UICollectionView.ScrollPosition](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Shows an item, its carousel scrolled too. Nothing is animated: it is there at once.
  ///
  /// Without a position the view moves as little as it takes.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      // A view without area has no place for an item that it has.
      let hasItem =
        indexPath.count == 2 && indexPath[1] >= 0
        && indexPath[1] < numberOfItems(inSection: indexPath[0])
      if !hasItem { keep(.noItem(indexPath)) }
      return
    }
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let isHorizontal = layout?.configuration.scrollDirection == .horizontal
    let across = carousel(of: indexPath[0])
    var target = contentOffset
    if !(across != nil && isHorizontal) {
      target.y = offset(
        Span(frame.minY, frame.maxY), from: contentOffset.y, room: bounds.height,
        adjustedContentInset.top, adjustedContentInset.bottom, contentSize.height,
        scrollPosition.place(.top, .centeredVertically, .bottom))
    }
    if !(across != nil && !isHorizontal) {
      target.x = offset(
        Span(frame.minX, frame.maxX), from: contentOffset.x, room: bounds.width,
        adjustedContentInset.left, adjustedContentInset.right, contentSize.width,
        scrollPosition.place(.left, .centeredHorizontally, .right))
    }
    if let across { scrollCarousel(indexPath, frame, across, scrollPosition, isHorizontal) }
    setContentOffset(target, animated: animated)
  }

  /// Moves the carousel of a section to an offset in points from its leading edge; it comes to rest at
  /// the nearest stop (R82). In an app a finger does this.
  public func setCarouselOffset(_ offset: CGFloat, ofSection section: Int) {
    carousels.withLock { $0[section] = offset }
    layoutHasMoved()
  }

  /// The carousel of a section, if it is one.
  private func carousel(of section: Int) -> Carousel? {
    let layout = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.layoutForHost
    guard let layout, layout.sections.indices.contains(section) else { return nil }
    return layout.sections[section].carousel
  }

  private func scrollCarousel(
    _ path: IndexPath, _ frame: CGRect, _ carousel: Carousel, _ position: ScrollPosition,
    _ isHorizontal: Bool
  ) {
    let first = layoutAttributesForItem(at: IndexPath(indexes: [path[0], 0]))?.frame ?? frame
    let isMirrored = self.isMirrored && !isHorizontal
    let start =
      isHorizontal
      ? frame.minY - first.minY : isMirrored ? first.maxX - frame.maxX : frame.minX - first.minX
    let length = isHorizontal ? frame.height : frame.width
    let place =
      isHorizontal
      ? position.place(.top, .centeredVertically, .bottom)
      : position.place(.left, .centeredHorizontally, .right)
    let free = carousel.viewport - length
    setCarouselOffset(start - free * (place ?? 0), ofSection: path[0])
  }

  private struct Span {
    var start: CGFloat
    var end: CGFloat

    init(_ start: CGFloat, _ end: CGFloat) {
      (self.start, self.end) = (start, end)
    }
  }

  /// Along one axis: the place is 0 for the near end, 1 for the far one; `nil` moves no more than it
  /// takes.
  private func offset(
    _ item: Span, from current: CGFloat, room: CGFloat, _ near: CGFloat, _ far: CGFloat,
    _ content: CGFloat, _ place: CGFloat?
  ) -> CGFloat {
    let free = room - near - far - (item.end - item.start)
    let (low, high) = (item.start - near - max(free, 0), item.start - near)
    let target = place.map { item.start - near - free * $0 } ?? min(max(current, low), high)
    return max(min(target, content + far - room), -near)
  }
}

extension UICollectionView.ScrollPosition {
  /// 0, a half or 1, by which of the three is asked for.
  fileprivate func place(_ start: Self, _ middle: Self, _ end: Self) -> CGFloat? {
    contains(start) ? 0 : contains(middle) ? 0.5 : contains(end) ? 1 : nil
  }
}
