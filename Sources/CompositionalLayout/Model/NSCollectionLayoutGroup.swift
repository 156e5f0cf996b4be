internal import Foundation

/// Items set in a line, or freely, that a section repeats.
///
/// A group is an item, so groups nest. It copies its subitems when it is made: what is assigned to
/// them afterwards does not count. See
/// [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
  /// A row of `subitems`, taken in turn again and again while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.horizontal, subitems))
  }

  /// A column of `subitems`, taken in turn again and again while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.vertical, subitems))
  }

  /// A row of `count` times `repeatingSubitem`, each of its own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeats(.horizontal, repeatingSubitem, count: count))
  }

  /// A column of `count` times `repeatingSubitem`, each of its own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeats(.vertical, repeatingSubitem, count: count))
  }

  /// A row of `count` equal shares, whatever width `subitem` asks for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shares(.horizontal, subitem, count: count))
  }

  /// A column of `count` equal shares, whatever height `subitem` asks for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shares(.vertical, subitem, count: count))
  }

  /// A group whose frames `itemProvider` answers, once each time its section is solved.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(ItemStorage.CustomItems(provider: itemProvider)))
  }

  /// A group of any kind, with copies of its subitems (R75).
  package class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: ItemStorage.Arrangement
  ) -> Self {
    Self(ItemStorage(size, arrangement.map(\.copied) { $0 }))
  }

  /// The views that hang on the group itself.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storage.supplementaryItems }
    set { update { $0.supplementaryItems = newValue } }
  }

  /// The gap between neighbours in the line; fixed 0 unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { storage.group?.interItemSpacing }
    set { update { $0.group?.interItemSpacing = newValue } }
  }

  /// The group drawn in characters, each cell a box with its index, as it comes out in a view of 320
  /// by 480 points; the reason where it does not come out.
  open func visualDescription() -> String { drawing }

  /// The items in the line. Of a group made with a count one item, whose length along the line is
  /// its share; of a custom group none.
  open var subitems: [NSCollectionLayoutItem] {
    guard let arrangement = storage.group?.arrangement else { return [] }
    guard case .shares(let axis, let item, let count) = arrangement else {
      return arrangement.subitems
    }
    return [item.sharing(axis, count)]
  }

  /// As the system writes it since iOS 18: below the group's size a line for its direction, one for
  /// its gap and one for each subitem. A custom group has the first line only.
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
  /// A copy whose length along `axis` is one of `count` shares of the group.
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
  /// What a new group holds.
  fileprivate init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    let depth = 1 + (arrangement.subitems.compactMap(\.storage.group?.depth).max() ?? 0)
    let parts = GroupParts(
      arrangement: depth <= LayoutLimits.depth ? arrangement : nil,
      depth: min(depth, LayoutLimits.depth + 1), interItemSpacing: .fixed(0))
    self.init(size: size, role: .group(parts))
  }
}
