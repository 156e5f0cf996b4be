internal import CompositionalLayout
public import Foundation
internal import OrderedCollections

/// A data source that shows the sections and items of a snapshot.
///
/// Snapshots are applied immediately, without animation, and remaining items keep their cells. See
/// [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa).
///
/// Unlike in UIKit, identifiers need not be `Sendable`. Everything stays on the main actor, and
/// `AnyHashable`, which many apps use, is never `Sendable`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, SnapshotSource {
  /// A snapshot of the data source's sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A closure that returns the cell of an item. Returning `nil` is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view, such as a header, a footer or a badge. Returning
  /// `nil` is an error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = Snapshot()
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The first error of an applied snapshot. A snapshot with an error is not shown.
  public private(set) var error: SnapshotError?

  /// The changes made by the last applied snapshot.
  public private(set) var lastDifference:
    SnapshotDifference<SectionIdentifierType, ItemIdentifierType>?

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that handle reordering by the user. Flatplan never calls them.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that handle expanding and collapsing by the user. Flatplan never calls them.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and sets it as the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot. Remaining items keep their cells, and reconfigured items have theirs
  /// configured again.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if show(snapshot) { completion?() }
  }

  /// Shows a snapshot. Remaining items keep their cells.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    _ = show(snapshot)
  }

  /// Shows a snapshot and recreates all views.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    if show(snapshot, reloading: true) { completion?() }
  }

  /// Shows a snapshot and recreates all views.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    _ = show(snapshot, reloading: true)
  }

  /// Shows a snapshot, or throws where UIKit would raise an exception.
  ///
  /// - Throws: ``SnapshotError``; the current snapshot then stays.
  public func apply(checking snapshot: Snapshot) throws(SnapshotError) {
    if let error = snapshot.anyError { throw error }
    _ = show(snapshot)
  }

  /// - Parameter outlined: The section snapshot that the snapshot shows in one section.
  private func show(
    _ snapshot: Snapshot, reloading: Bool = false,
    outlined: (
      section: SectionIdentifierType,
      outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? = nil
  ) -> Bool {
    if let error = snapshot.anyError {
      record(error)
      return false
    }
    let before = current
    current = snapshot
    current.clearReloads()
    lastDifference = snapshot.difference(from: before)
    outlines = outlines.filter { section, outline in
      outline.visibleItems == snapshot.items(inSection: section)
    }
    if let outlined { outlines[outlined.section] = outlined.outline }
    if reloading {
      collectionView?.reloadData()
    } else {
      collectionView?.apply(snapshot, after: before)
    }
    return true
  }

  private func record(_ error: SnapshotError) {
    if self.error == nil { self.error = error }
    collectionView?.record(.snapshot(error))
  }

  // MARK: Outlines

  /// Shows a section snapshot in a section, and appends the section if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if show(snapshot, in: section) { completion?() }
  }

  /// Shows a section snapshot in a section, and appends the section if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async { _ = show(snapshot, in: section) }

  private func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType
  ) -> Bool {
    if let error = outline.error {
      record(error)
      return false
    }
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.replaceItems(with: outline.visibleItems, inSection: section)
    return show(snapshot, outlined: (section, outline))
  }

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(current.items(inSection: section))
    return outline
  }

  var queryError: SnapshotError? { current.queryErrors.first }

  /// The level and expansion of an item in its section snapshot, or `nil` if the section has none.
  func fold(ofItemAt path: IndexPath) -> OutlineFold? {
    guard let section = sectionIdentifier(for: path[0]), let outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    let isParent = !outline.children(of: item).isEmpty
    return OutlineFold(
      level: outline.level(of: item), isExpanded: isParent ? outline.isExpanded(item) : nil)
  }

  // MARK: Queries

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Returns the section at an index, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.keys.indices.contains(index) ? current.sections.keys[index] : nil
  }

  /// Returns the index of a section, or `nil` if it is not shown.
  ///
  /// - Complexity: O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return current.item(indexPath[1], inSection: indexPath[0])
  }

  /// Returns the index path of an item, or `nil` if it is not shown.
  ///
  /// - Complexity: O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  // MARK: UICollectionViewDataSource

  /// Returns the snapshot's number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the snapshot's number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }

  /// Returns the cell that the cell provider creates, or an empty cell after an error.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      collectionView.record(.noItem(indexPath))
      return UICollectionViewCell()
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.record(.noView(kind: ViewRegistry.Key.cellKind, indexPath))
    return UICollectionViewCell()
  }

  /// Returns the view that the supplementary view provider creates, or an empty view after an
  /// error.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.record(.noView(kind: kind, indexPath))
    return UICollectionReusableView()
  }

  /// Whether an item can be moved, according to ``reorderingHandlers``. Subclasses may override it;
  /// Flatplan never calls it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false }

  /// Does nothing. Subclasses may override it; Flatplan never calls it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index at the trailing edge of the view: `nil`, unless a subclass overrides it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item's index path. Subclasses may override it; Flatplan never calls it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionView {
  /// Replaces one snapshot with another. Remaining items keep their cells.
  fileprivate func apply<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    after before: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloaded = Set(snapshot.reloadedItems)
    func newPath(_ path: IndexPath) -> IndexPath? {
      guard let item = before.item(path[1], inSection: path[0]), !reloaded.contains(item),
        let position = snapshot.position(of: item),
        !snapshot.reloadedSections.contains(snapshot.sections.keys[position.section])
      else { return nil }
      return IndexPath(indexes: [position.section, position.item])
    }
    selection = SelectedPaths(selection.all.compactMap(newPath))
    let sections = before.sections.keys
    moveCarousels { section in
      sections.indices.contains(section) ? snapshot.indexOfSection(sections[section]) : nil
    }
    invalidateCounts()
    move(newPath) { path in
      guard let item = before.item(path[1], inSection: path[0]) else { return false }
      return snapshot.position(of: item) != nil && newPath(path) == nil
    }
    for item in snapshot.reconfiguredItems {
      guard let position = snapshot.position(of: item) else { continue }
      reconfigure(IndexPath(indexes: [position.section, position.item]))
    }
  }
}
