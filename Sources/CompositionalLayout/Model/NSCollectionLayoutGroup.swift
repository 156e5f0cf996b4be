internal import Foundation

/// Items set in a line, or freely, that a section repeats.
///
/// A group is an item, so groups nest. It copies its subitems when it is made: what is assigned to
/// them afterwards does not count (R75). See
/// [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
  /// A row of `subitems`, taken in turn again and again while they fit (R7).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(ItemStorage(layoutSize, .cycle(.horizontal, subitems.map(\.copied))))
  }

  /// A column of `subitems`, taken in turn again and again while they fit (R7).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(ItemStorage(layoutSize, .cycle(.vertical, subitems.map(\.copied))))
  }

  /// A row of `count` times `repeatingSubitem`, each of its own width (R9).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      ItemStorage(
        layoutSize,
        .repeating(.horizontal, repeatingSubitem.copied, count: count, sharing: false)))
  }

  /// A column of `count` times `repeatingSubitem`, each of its own height (R9).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      ItemStorage(
        layoutSize,
        .repeating(.vertical, repeatingSubitem.copied, count: count, sharing: false)))
  }

  /// A row of `count` equal shares, whatever width `subitem` asks for (R8, R72).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      ItemStorage(layoutSize, .repeating(.horizontal, subitem.copied, count: count, sharing: true))
    )
  }

  /// A column of `count` equal shares, whatever height `subitem` asks for (R8, R72).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      ItemStorage(layoutSize, .repeating(.vertical, subitem.copied, count: count, sharing: true)))
  }

  /// A group whose frames `itemProvider` answers, once each time its section is solved (R19).
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(ItemStorage(layoutSize, .custom(ItemStorage.CustomItems(provider: itemProvider))))
  }

  /// The views that hang on the group itself (R31).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storage.supplementaryItems }
    set { update { $0.supplementaryItems = newValue } }
  }

  /// The gap between neighbours in the line; fixed 0 unless set (R4, R12).
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { storage.group?.interItemSpacing }
    set { update { $0.group?.interItemSpacing = newValue } }
  }

  /// The group drawn in characters, each cell a box with its index, as it comes out in a view of 320
  /// by 480 points; the reason where it does not come out (R60).
  open func visualDescription() -> String { drawing }

  /// The items in the line. Of a group made with a count one item, whose length along the line is
  /// its share; of a custom group none.
  open var subitems: [NSCollectionLayoutItem] {
    switch storage.group?.arrangement {
    case .cycle(_, let items): items
    case .repeating(let axis, let item, let count, let sharing):
      [sharing ? item.sharing(axis, count) : item]
    case .custom, .tooDeep, nil: []
    }
  }

  /// As the system writes it since iOS 18: below the group's size a line for its direction, one for
  /// its gap and one for each subitem. A custom group has the first line only.
  open override var description: String {
    let axis: Axis
    switch storage.group?.arrangement {
    case .cycle(let along, _), .repeating(let along, _, _, _): axis = along
    case .custom, .tooDeep, nil: return super.description
    }
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
    var shared = storage
    let share = 1 / CGFloat(max(count, 1))
    shared.size =
      switch axis {
      case .horizontal:
        NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(share), heightDimension: layoutSize.heightDimension)
      case .vertical:
        NSCollectionLayoutSize(
          widthDimension: layoutSize.widthDimension, heightDimension: .fractionalHeight(share))
      }
    return type(of: self).init(shared)
  }
}

extension ItemStorage {
  /// What a new group holds.
  fileprivate init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    let depth = 1 + (arrangement.items.compactMap(\.storage.group?.depth).max() ?? 0)
    let kept = depth <= LayoutLimits.depth ? arrangement : .tooDeep
    let parts = GroupParts(
      arrangement: kept, depth: min(depth, LayoutLimits.depth + 1), interItemSpacing: .fixed(0))
    self.init(size: size, role: .group(parts))
  }
}

extension ItemStorage.Arrangement {
  fileprivate var items: [NSCollectionLayoutItem] {
    switch self {
    case .cycle(_, let items): items
    case .repeating(_, let item, _, _): [item]
    case .custom, .tooDeep: []
    }
  }
}
