public import CompositionalLayout
public import Foundation

/// A header, a footer or a side item.
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

/// A view that hangs on an item or a group.
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
  /// The point that the edges name.
  public static func at(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges)
  }

  /// The point that the edges name, moved by points.
  public static func at(
    _ edges: NSDirectionalRectEdge, points x: CGFloat, _ y: CGFloat
  ) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: x, y: y))
  }

  /// The point that the edges name, moved by parts of the view's own size.
  public static func at(
    _ edges: NSDirectionalRectEdge, parts x: CGFloat, _ y: CGFloat
  ) -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: x, y: y))
  }
}

/// A background.
public func background(
  kind: String = "background", insets: NSDirectionalEdgeInsets = .zero
) -> NSCollectionLayoutDecorationItem {
  let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
  item.contentInsets = insets
  return item
}

/// A section.
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
