internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine

/// A row, column or custom arrangement of items that a section repeats.
///
/// A group is an item, so groups nest. It copies its subitems on creation; later changes to the
/// originals have no effect (R75). See
/// [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
  /// Creates a row that cycles through `subitems` for as long as they fit (R7).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.horizontal, subitems))
  }

  /// Creates a column that cycles through `subitems` for as long as they fit (R7).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.vertical, subitems))
  }

  /// Creates a row that repeats `repeatingSubitem` `count` times at its own width (R9).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeats(.horizontal, repeatingSubitem, count: count))
  }

  /// Creates a column that repeats `repeatingSubitem` `count` times at its own height (R9).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeats(.vertical, repeatingSubitem, count: count))
  }

  /// Creates a row of `count` items of equal width, which replaces the width of `subitem` (R8).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shares(.horizontal, subitem, count: count))
  }

  /// Creates a column of `count` items of equal height, which replaces the height of `subitem`
  /// (R8).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shares(.vertical, subitem, count: count))
  }

  /// Creates a group whose frames `itemProvider` returns. It is called once per solve (R19).
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(ItemStorage.CustomItems(provider: itemProvider)))
  }

  /// Creates a group of any arrangement, with copies of its subitems (R75).
  package class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: ItemStorage.Arrangement
  ) -> Self {
    Self(ItemStorage(size, arrangement.map(\.copied) { $0 }))
  }

  /// The supplementary items anchored to the group itself.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storage.supplementaryItems }
    set { update { $0.supplementaryItems = newValue } }
  }

  /// Whether several supplementary items of the group may have one element kind, as in layouts that
  /// compute their own frames.
  package var allowsRepeatedKinds: Bool {
    get { storage.group?.allowsRepeatedKinds ?? false }
    set { update { $0.group?.allowsRepeatedKinds = newValue } }
  }

  /// The gap between neighbors in the line. The default is a fixed 0.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { storage.group?.interItemSpacing }
    set { update { $0.group?.interItemSpacing = newValue } }
  }

  /// Returns the group as a character drawing in which each cell is a box with its index, laid out
  /// in a view of 320 × 480 points (R60). If the layout fails, returns the reason.
  open func visualDescription() -> String { drawing }

  /// The items in the line. A group with a count has one item, whose length along the line is its
  /// share. A custom group has none.
  open var subitems: [NSCollectionLayoutItem] {
    guard let arrangement = storage.group?.arrangement else { return [] }
    guard case .shares(let axis, let item, let count) = arrangement else {
      return arrangement.subitems
    }
    return [item.sharing(axis, count)]
  }

  /// The description in the format that UIKit has used since iOS 18: the size, then a line each for
  /// direction, gap and every subitem. A custom group has only the first line.
  open override var description: String {
    guard let axis = storage.group?.arrangement?.axis else { return super.description }
    var lines = [super.description, "\t layoutDirection: .\(axis)"]
    if let gap = interItemSpacing {
      let kind = gap.isFlexible ? "flexible" : "fixed"
      lines.append("\t interItemSpacing=.\(kind)(\(gap.spacing.exact))")
    }
    lines.append("\t subitems=")
    lines += subitems.map { "\t\t " + $0.description.replacing("\n", with: "\n\t\t") }
    return lines.joined(separator: "\n")
  }
}

extension NSCollectionLayoutItem {
  /// Returns a copy whose length along `axis` is one of `count` equal shares of the group.
  func sharing(_ axis: Axis, _ count: Int) -> NSCollectionLayoutItem {
    let (size, share) = (layoutSize, NSCollectionLayoutDimension(.share(of: count, along: axis)))
    var shared = storage
    shared.size = NSCollectionLayoutSize(
      widthDimension: axis.select(horizontal: share, vertical: size.widthDimension),
      heightDimension: axis.select(horizontal: size.heightDimension, vertical: share))
    return type(of: self).init(shared)
  }
}

extension ItemStorage {
  /// Creates the storage of a new group.
  fileprivate init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    let depth = 1 + (arrangement.subitems.compactMap(\.storage.group?.depth).max() ?? 0)
    let parts = GroupParts(
      arrangement: depth <= LayoutLimits.depth ? arrangement : nil,
      depth: min(depth, LayoutLimits.depth + 1), interItemSpacing: .fixed(0))
    self.init(size: size, role: .group(parts))
  }
}

extension NSCollectionLayoutGroup {
  /// The group drawn in a view of 320 × 480 points, or the reason why its layout fails.
  fileprivate var drawing: String {
    let container = Container(width: 320, height: 480)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: self))
    do throws(LayoutError) {
      return try layout.describe(itemCounts: [1], in: container).drawing(in: container)
    } catch {
      return error.description
    }
  }
}
