extension UICollectionViewDiffableDataSource {
  /// The closures that handle reordering by the user.
  ///
  /// Flatplan never calls them, because pictures have no touch input.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure to call before items are reordered.
    public var willReorder: ((Transaction) -> Void)?
    /// The closure to call after items were reordered.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The change that a reordering makes.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The closures that handle expanding and collapsing by the user.
  ///
  /// Flatplan never calls them, because pictures have no touch input.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure to call before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure to call before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that returns the children of an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }
}

/// A change from one snapshot to another.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that concerns one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
