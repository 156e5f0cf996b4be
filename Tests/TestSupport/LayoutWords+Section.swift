public import CompositionalLayout
public import Foundation

/// Creates a header, a footer or another boundary item.
public func bar(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  at alignment: NSRectAlignment, kind: String = "bar", offset: CGPoint = .zero,
  extends: Bool = true, pinned: Bool = false, insets: NSDirectionalEdgeInsets = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
    elementKind: kind, alignment: alignment, absoluteOffset: offset)
  item.extendsBoundary = extends
  item.pinToVisibleBounds = pinned
  item.contentInsets = insets
  return item
}

/// Creates a supplementary item of an item or a group.
///
/// - Parameters:
///   - anchor: The anchor in the item or group.
///   - own: The anchor in the supplementary item itself.
public func badge(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  at anchor: NSCollectionLayoutAnchor, by own: NSCollectionLayoutAnchor? = nil,
  kind: String = "badge"
) -> NSCollectionLayoutSupplementaryItem {
  let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  guard let own else {
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: kind, containerAnchor: anchor)
  }
  return NSCollectionLayoutSupplementaryItem(
    layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: own)
}

extension NSCollectionLayoutAnchor {
  /// An anchor at edges.
  public static func at(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges)
  }

  /// An anchor at edges with an offset in points.
  public static func at(
    _ edges: NSDirectionalRectEdge, points x: CGFloat, _ y: CGFloat
  ) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: x, y: y))
  }

  /// An anchor at edges with an offset in fractions of the view's size.
  public static func at(
    _ edges: NSDirectionalRectEdge, parts x: CGFloat, _ y: CGFloat
  ) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: x, y: y))
  }
}

/// Creates a background decoration.
public func background(
  kind: String = "background", insets: NSDirectionalEdgeInsets = .zero
) -> NSCollectionLayoutDecorationItem {
  let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
  item.contentInsets = insets
  return item
}

/// Creates a section.
public func section(
  _ group: NSCollectionLayoutGroup, insets: NSDirectionalEdgeInsets = .zero, gap: CGFloat = 0,
  bars: [NSCollectionLayoutBoundarySupplementaryItem] = [],
  backgrounds: [NSCollectionLayoutDecorationItem] = [],
  across: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
  barsFollowInsets: Bool = true, reference: UIContentInsetsReference = .automatic
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = gap
  section.boundarySupplementaryItems = bars
  section.decorationItems = backgrounds
  section.orthogonalScrollingBehavior = across
  section.supplementariesFollowContentInsets = barsFollowInsets
  section.contentInsetsReference = reference
  return section
}
