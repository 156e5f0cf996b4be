internal import CompositionalLayout
public import Foundation
internal import OrderedCollections

/// A data source that shows what a snapshot holds.
///
/// Nothing is animated: what is applied is there at once, and cells of items that stayed stay. See
/// [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa).
///
/// Apple asks that identifiers are `Sendable`. Here they need not be: everything stays on the main actor,
/// and `AnyHashable`, which many screens show, never is.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, SnapshotSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Answers the cell of an item; `nil` is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Answers a header, a footer or a badge; `nil` is an error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = Snapshot()
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The first error of a snapshot that was applied; such a snapshot is not shown.
  public private(set) var error: SnapshotError?

  /// What the last snapshot that was applied changed.
  public private(set) var lastDifference:
    SnapshotDifference<SectionIdentifierType, ItemIdentifierType>?

  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is told when a person moves items; nobody does in a view without a window.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is told when a person opens and closes items of an outline; nobody does in a view without a
  /// window.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// A data source of the collection view, which asks it from now on.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot. Cells of items that stayed stay, those of reconfigured ones are filled again.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if show(snapshot) { completion?() }
  }

  /// Shows a snapshot.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    _ = show(snapshot)
  }

  /// Shows a snapshot, all views made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    if show(snapshot, reloading: true) { completion?() }
  }

  /// Shows a snapshot, all views made anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    _ = show(snapshot, reloading: true)
  }

  /// Shows a snapshot, or throws what UIKit would raise an exception for.
  ///
  /// - Throws: ``SnapshotError``, and then shows what was shown before.
  public func apply(checking snapshot: Snapshot) throws(SnapshotError) {
    if let error = snapshot.anyError { throw error }
    _ = show(snapshot)
  }

  /// - Parameter outlined: The outline that the snapshot shows in a section.
  private func show(
    _ snapshot: Snapshot, reloading: Bool = false,
    outlined: (
      section: SectionIdentifierType,
      outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? = nil
  ) -> Bool {
    if let error = snapshot.anyError {
      keep(error)
      return false
    }
    let before = current
    current = snapshot
    current.forgetReloads()
    lastDifference = snapshot.difference(from: before)
    outlines = outlines.filter { section, outline in
      outline.visibleItems == snapshot.items(inSection: section)
    }
    if let outlined { outlines[outlined.section] = outlined.outline }
    if reloading {
      collectionView?.reloadData()
    } else {
      collectionView?.take(snapshot, after: before)
    }
    return true
  }

  private func keep(_ error: SnapshotError) {
    if self.error == nil { self.error = error }
    collectionView?.keep(.snapshot(error))
  }

  // MARK: Outlines

  /// Shows an outline in a section, which is added if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if show(snapshot, in: section) { completion?() }
  }

  /// Shows an outline in a section, which is added if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    _ = show(snapshot, in: section)
  }

  private func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType
  ) -> Bool {
    if let error = outline.error {
      keep(error)
      return false
    }
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.replaceItems(with: outline.visibleItems, inSection: section)
    return show(snapshot, outlined: (section, outline))
  }

  /// What a section shows, as an outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(current.items(inSection: section))
    return outline
  }

  var queryError: SnapshotError? { current.queryErrors.first }

  /// How an item stands in its section's outline; `nil` where the section has been given none.
  func fold(ofItemAt path: IndexPath) -> OutlineFold? {
    guard let section = sectionIdentifier(for: path[0]), let outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    let isParent = !outline.children(of: item).isEmpty
    return OutlineFold(
      level: outline.level(of: item), isExpanded: isParent ? outline.isExpanded(item) : nil)
  }

  // MARK: Queries

  /// What is shown.
  open func snapshot() -> Snapshot { current }

  /// - Complexity: O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.keys.indices.contains(index) ? current.sections.keys[index] : nil
  }

  /// - Complexity: O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// - Complexity: O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return current.item(indexPath[1], inSection: indexPath[0])
  }

  /// - Complexity: O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  // MARK: The collection view's questions

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      collectionView.keep(.noItem(indexPath))
      return UICollectionViewCell()
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.keep(.noView(kind: ViewRegistry.Key.cellKind, indexPath))
    return UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.keep(.noView(kind: kind, indexPath))
    return UICollectionReusableView()
  }

  /// As the ``reorderingHandlers`` say; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Nobody moves items in a view without a window; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Titles of an index at the side, which is not drawn; for subclasses.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Nobody touches an index; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }
}

extension UICollectionView {
  /// Shows a snapshot in place of another: cells of items that stayed stay.
  fileprivate func take<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    after before: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloaded = Set(snapshot.reloadedItems)
    func place(_ path: IndexPath) -> IndexPath? {
      guard let item = before.item(path[1], inSection: path[0]), !reloaded.contains(item),
        let place = snapshot.place(of: item),
        !snapshot.reloadedSections.contains(snapshot.sections.keys[place.section])
      else { return nil }
      return IndexPath(indexes: [place.section, place.item])
    }
    selection = SelectedPaths(selection.all.compactMap(place))
    let sections = before.sections.keys
    moveCarousels { section in
      sections.indices.contains(section) ? snapshot.indexOfSection(sections[section]) : nil
    }
    forgetCounts()
    move(place)
    for item in snapshot.reconfiguredItems {
      guard let place = snapshot.place(of: item) else { continue }
      reconfigure(IndexPath(indexes: [place.section, place.item]))
    }
  }
}
