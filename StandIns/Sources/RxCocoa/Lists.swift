import RxSwift
import UIKit

/// The items that an observable delivers, as the data source of a list.
@preconcurrency @MainActor
private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var items: [Any] = []
  var cell: ((UICollectionView, Int, Any) -> UICollectionViewCell)?
  var row: ((UITableView, Int, Any) -> UITableViewCell)?

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    cell?(view, path.item, items[path.item]) ?? UICollectionViewCell()
  }
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    row?(view, path.row, items[path.row]) ?? UITableViewCell()
  }
}

/// The key of the object that a view retains.
private let retained = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

/// Retains an object as long as a view exists.
private func keep(_ object: Any?, by view: UIView) {
  objc_setAssociatedObject(view, retained, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

private func kept(by view: UIView) -> Any? { objc_getAssociatedObject(view, retained) }

public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

extension Items: SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.noElements }
    return items[indexPath.item]
  }
}

public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

extension Reactive where Base: UICollectionView {
  public func items<S: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (@escaping (UICollectionView, Int, S.Element) -> UICollectionViewCell) -> any Disposable
  where Source.Element == S {
    let base = base
    return { make in
      let items = Items()
      items.cell = { make($0, $1, $2 as! S.Element) }
      keep(items, by: base)
      base.dataSource = items
      return source.subscribe(onNext: { [weak base] elements in
        items.items = Array(elements)
        base?.reloadData()
      })
    }
  }

  public func items<S: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, S.Element, Cell) -> Void) -> any Disposable
  where Source.Element == S {
    { source in
      { configure in
        self.items(source)({ view, index, element in
          let cell = view.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: index, section: 0))
          if let cell = cell as? Cell { configure(index, element, cell) }
          return cell
        })
      }
    }
  }

  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (Source) -> any Disposable where DataSource.Element == Source.Element {
    let base = base
    return { source in
      keep(dataSource, by: base)
      base.dataSource = dataSource
      return source.subscribe { [weak base] event in
        base.map { dataSource.collectionView($0, observedEvent: event) }
      }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { event() }
  public var itemDeselected: ControlEvent<IndexPath> { event() }
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { event() }
  public var prefetchItems: ControlEvent<[IndexPath]> { event() }
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { event() }
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = kept(by: base) as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxError.noElements }
    return model
  }
  @discardableResult
  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
    base.dataSource = dataSource
    return Disposables.create()
  }
}

extension Reactive where Base: UITableView {
  public func items<S: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (@escaping (UITableView, Int, S.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == S {
    let base = base
    return { make in
      let items = Items()
      items.row = { make($0, $1, $2 as! S.Element) }
      keep(items, by: base)
      base.dataSource = items
      return source.subscribe(onNext: { [weak base] elements in
        items.items = Array(elements)
        base?.reloadData()
      })
    }
  }

  public func items<S: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, S.Element, Cell) -> Void) -> any Disposable
  where Source.Element == S {
    { source in
      { configure in
        self.items(source)({ view, index, element in
          let cell = view.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: index, section: 0))
          if let cell = cell as? Cell { configure(index, element, cell) }
          return cell
        })
      }
    }
  }

  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (Source) -> any Disposable where DataSource.Element == Source.Element {
    let base = base
    return { source in
      keep(dataSource, by: base)
      base.dataSource = dataSource
      return source.subscribe { [weak base] event in
        base.map { dataSource.tableView($0, observedEvent: event) }
      }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { event() }
  public var itemDeselected: ControlEvent<IndexPath> { event() }
  public var itemDeleted: ControlEvent<IndexPath> { event() }
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { event() }
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> { event() }
}

extension Reactive where Base: UIScrollView {
  /// Sets the delegate, if its protocol is that of the view.
  @discardableResult
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    switch base {
    case let view as UICollectionView: view.delegate = delegate as? any UICollectionViewDelegate
    case let view as UITableView: view.delegate = delegate as? any UITableViewDelegate
    default: base.delegate = delegate
    }
    return Disposables.create()
  }
}
