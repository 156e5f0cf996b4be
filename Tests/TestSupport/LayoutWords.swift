public import CompositionalLayout
public import Foundation

// Short words to write a layout down in a test as the rules write it.

extension NSCollectionLayoutDimension {
  /// A fraction of the width.
  public static func fw(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalWidth(fraction)
  }

  /// A fraction of the height.
  public static func fh(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalHeight(fraction)
  }

  /// Points.
  public static func ab(_ points: CGFloat) -> NSCollectionLayoutDimension { .absolute(points) }

  /// Points, until measured.
  public static func es(_ points: CGFloat) -> NSCollectionLayoutDimension { .estimated(points) }
}

extension NSDirectionalEdgeInsets {
  /// Top, leading, bottom, trailing.
  public static func tlbr(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> Self {
    Self(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The same on every edge.
  public static func all(_ points: CGFloat) -> Self { tlbr(points, points, points, points) }
}

extension NSCollectionLayoutEdgeSpacing {
  /// Gaps around an item; what is left out is none.
  public static func around(
    leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
    trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading, top: top, trailing: trailing, bottom: bottom)
  }
}

/// An item.
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

/// What a group holds.
public enum Filling {
  /// These in turn, while they fit.
  case subitems([NSCollectionLayoutItem])
  /// Equal shares: `subitem:count:`.
  case shares(Int, of: NSCollectionLayoutItem)
  /// So many, each of its own size: `repeatingSubitem:count:`.
  case times(Int, of: NSCollectionLayoutItem)
}

/// A horizontal group.
public func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ filling: Filling, gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  dressed(group(.horizontal, width, height, filling), gap, insets, edges, badges)
}

/// A horizontal group of `subitems`.
public func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ subitems: NSCollectionLayoutItem..., gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  row(
    width, height, .subitems(subitems), gap: gap, insets: insets, edges: edges, badges: badges)
}

/// A vertical group.
public func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ filling: Filling, gap: NSCollectionLayoutSpacing? = nil,
  insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutGroup {
  dressed(group(.vertical, width, height, filling), gap, insets, edges, badges)
}

/// A vertical group of `subitems`.
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

/// A custom group of frames.
public func custom(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ frames: [CGRect], insets: NSDirectionalEdgeInsets = .zero
) -> NSCollectionLayoutGroup {
  let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
    frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
  }
  return dressed(group, nil, insets, nil, [])
}

private func dressed(
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

/// A frame: x, y, width, height.
public func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
