public import CompositionalLayout
public import Foundation

// Short constructors for layouts in tests, in the notation of the layout rules.

extension NSCollectionLayoutDimension {
  /// A fraction of the width.
  public static func fw(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalWidth(fraction)
  }

  /// A fraction of the height.
  public static func fh(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalHeight(fraction)
  }

  /// An absolute length, in points.
  public static func ab(_ points: CGFloat) -> NSCollectionLayoutDimension { .absolute(points) }

  /// An estimated length, in points.
  public static func es(_ points: CGFloat) -> NSCollectionLayoutDimension { .estimated(points) }
}

extension NSDirectionalEdgeInsets {
  /// Insets in the order top, leading, bottom, trailing.
  public static func tlbr(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> Self {
    Self(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Equal insets on all edges.
  public static func all(_ points: CGFloat) -> Self { tlbr(points, points, points, points) }
}

extension NSCollectionLayoutEdgeSpacing {
  /// Spacing around an item; edges that are left out have none.
  public static func around(
    leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
    trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading, top: top, trailing: trailing, bottom: bottom)
  }
}

/// Creates an item.
public func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
    supplementaryItems: badges)
  item.contentInsets = insets
  if let edges { item.edgeSpacing = edges }
  return item
}

/// The content of a group.
public enum Filling {
  /// Subitems that repeat in order while they fit.
  case subitems([NSCollectionLayoutItem])
  /// Equal shares of the group, as with `subitem:count:`.
  case shares(Int, of: NSCollectionLayoutItem)
  /// A number of subitems with their own size, as with `repeatingSubitem:count:`.
  case times(Int, of: NSCollectionLayoutItem)
}

/// Creates a horizontal group.
public func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ filling: Filling, gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  configured(group(.horizontal, width, height, filling), gap, insets, edges, badges)
}

/// Creates a horizontal group of `subitems`.
public func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ subitems: NSCollectionLayoutItem..., gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  row(
    width, height, .subitems(subitems), gap: gap, insets: insets, edges: edges, badges: badges)
}

/// Creates a vertical group.
public func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ filling: Filling, gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  configured(group(.vertical, width, height, filling), gap, insets, edges, badges)
}

/// Creates a vertical group of `subitems`.
public func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ subitems: NSCollectionLayoutItem..., gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  column(
    width, height, .subitems(subitems), gap: gap, insets: insets, edges: edges, badges: badges)
}

private func group(
  _ axis: Axis, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ filling: Filling
) -> NSCollectionLayoutGroup {
  let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  return switch (axis, filling) {
  case (.horizontal, .subitems(let items)): .horizontal(layoutSize: size, subitems: items)
  case (.vertical, .subitems(let items)): .vertical(layoutSize: size, subitems: items)
  case (.horizontal, .shares(let count, let item)):
    .horizontal(layoutSize: size, subitem: item, count: count)
  case (.vertical, .shares(let count, let item)):
    .vertical(layoutSize: size, subitem: item, count: count)
  case (.horizontal, .times(let count, let item)):
    .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
  case (.vertical, .times(let count, let item)):
    .vertical(layoutSize: size, repeatingSubitem: item, count: count)
  }
}

/// Creates a custom group from frames.
public func custom(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ frames: [CGRect], insets: NSDirectionalEdgeInsets = .zero
) -> NSCollectionLayoutGroup {
  let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
    frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
  }
  return configured(group, nil, insets, nil, [])
}

private func configured(
  _ group: NSCollectionLayoutGroup, _ gap: NSCollectionLayoutSpacing?,
  _ insets: NSDirectionalEdgeInsets, _ edges: NSCollectionLayoutEdgeSpacing?,
  _ badges: [NSCollectionLayoutSupplementaryItem]
) -> NSCollectionLayoutGroup {
  if let gap { group.interItemSpacing = gap }
  group.contentInsets = insets
  if let edges { group.edgeSpacing = edges }
  group.supplementaryItems = badges
  return group
}

/// Creates a frame from x, y, width and height.
public func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
