// A subset of RxDataSources: sections with models. Changes are applied by reloading.
import RxCocoa
import RxSwift
import UIKit

public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType & Equatable {}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public var model: Section
  public var items: [ItemType]

  public init(model: Section, items: [ItemType]) {
    (self.model, self.items) = (model, items)
  }

  public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public var model: Section
  public var items: [ItemType]
  public var identity: Section.Identity { model.identity }

  public init(model: Section, items: [ItemType]) {
    (self.model, self.items) = (model, items)
  }

  public init(original: AnimatableSectionModel<Section, ItemType>, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension String: IdentifiableType {
  public var identity: String { self }
}

extension Int: IdentifiableType {
  public var identity: Int { self }
}

/// The sections of a list.
@preconcurrency @MainActor
open class SectionedDataSource<Section: SectionModelType>: NSObject, SectionedViewDataSourceType {
  public typealias Element = [Section]

  public fileprivate(set) var sectionModels: [Section] = []

  open subscript(section: Int) -> Section { sectionModels[section] }
  open subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }
  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
  open func setSections(_ sections: [Section]) { sectionModels = sections }
}

// MARK: Collection views

@preconcurrency @MainActor
open class CollectionViewSectionedDataSource<Section: SectionModelType>:
  SectionedDataSource<Section>, UICollectionViewDataSource, RxCollectionViewDataSourceType
{
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    (self.configureCell, self.configureSupplementaryView) =
      (configureCell, configureSupplementaryView)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionModels[section].items.count }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, observedEvent: Event<[Section]>
  ) {
    guard let sections = observedEvent.element else { return }
    sectionModels = sections
    collectionView.reloadData()
  }
}

open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{}

open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>
{}

// MARK: Table views

@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>:
  SectionedDataSource<Section>, UITableViewDataSource, RxTableViewDataSourceType
{
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
  ) -> UITableViewCell
  public typealias TitleForHeaderInSection = (
    TableViewSectionedDataSource<Section>, Int
  ) -> String?

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil }
  ) {
    (self.configureCell, self.titleForHeaderInSection) = (configureCell, titleForHeaderInSection)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels[section].items.count
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titleForHeaderInSection(self, section) }
  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    sectionModels = sections
    tableView.reloadData()
  }
}

open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>
{}

open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>
{}
