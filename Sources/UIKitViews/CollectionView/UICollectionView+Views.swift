internal import CompositionalLayout
public import Foundation

/// An archive of views, which cannot be read here: registering one is an error once a view of it is
/// asked for.
public final class UINib: NSObject, Sendable {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
}

// MARK: - Registering

extension UICollectionView {
  /// Says which class the cells of a name are of; `nil` takes the saying back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    registry[key] = cellClass.map { entry($0, UICollectionViewCell.self, key) }
  }

  /// Says which class the views of a kind and a name are of; `nil` takes the saying back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ViewRegistry.Key(kind: elementKind, identifier: identifier)
    registry[key] = viewClass.map { entry($0, UICollectionReusableView.self, key) }
  }

  /// An error once a cell of the name is asked for: archives cannot be read here.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    registry[key] = nib.map { _ in .wrong(.nib(identifier: identifier)) }
  }

  /// An error once a view of the name is asked for: archives cannot be read here.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ViewRegistry.Key(kind: kind, identifier: identifier)
    registry[key] = nib.map { _ in .wrong(.nib(identifier: identifier)) }
  }

  private func entry(
    _ viewClass: AnyClass, _ base: UICollectionReusableView.Type, _ key: ViewRegistry.Key
  ) -> ViewRegistry.Entry {
    if let known = viewClass as? UICollectionReusableView.Type,
      base == UICollectionReusableView.self || known is UICollectionViewCell.Type
    {
      return .viewClass(known)
    }
    return .wrong(
      .wrongClass(name: "\(viewClass)", kind: key.kindName, identifier: key.identifier))
  }
}

// MARK: - Dequeuing

extension UICollectionView {
  /// A cell of the class registered under the name: one that is used again, if one has gone out of
  /// sight, else a new one.
  ///
  /// Where there is no such class the ``error`` is kept, and the cell is empty.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    let identity = SolvedElement.Identity(.cell, at: indexPath)
    if let cell = reconfigured[indexPath] as? UICollectionViewCell, cell.registryKey == key {
      if let identity { tell(cell, identity) }
      cell.needsUpdateConfiguration = true
      return cell
    }
    let frame = pendingFrame ?? layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let view = dequeue(key, for: identity, frame: frame) { UICollectionViewCell(frame: frame) }
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: frame)
  }

  /// A view of the class registered under the kind and the name: one that is used again, if one has
  /// gone out of sight, else a new one.
  ///
  /// Where there is no such class the ``error`` is kept, and the view is empty.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ViewRegistry.Key(kind: elementKind, identifier: identifier)
    let frame =
      pendingFrame
      ?? layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)?.frame ?? .zero
    let identity = SolvedElement.Identity(.supplementary, kind: elementKind, at: indexPath)
    return dequeue(key, for: identity, frame: frame) { UICollectionReusableView(frame: frame) }
  }

  private func dequeue(
    _ key: ViewRegistry.Key, for identity: SolvedElement.Identity?, frame: CGRect,
    _ empty: () -> UICollectionReusableView
  ) -> UICollectionReusableView {
    let view = take(key, for: identity, frame: frame, empty)
    dequeued.append(view)
    return view
  }

  private func take(
    _ key: ViewRegistry.Key, for identity: SolvedElement.Identity?, frame: CGRect,
    _ empty: () -> UICollectionReusableView
  ) -> UICollectionReusableView {
    if let view = registry.take(for: key) {
      if let identity { tell(view, identity) }
      view.prepareForReuse()
      (view as? UICollectionViewCell)?.needsUpdateConfiguration = true
      view.frame = frame
      addSubview(view)
      return view
    }
    let view: UICollectionReusableView
    switch registry[key] {
    case .viewClass(let viewClass):
      view = viewClass.init(registeredWithFrame: frame)
      view.registryKey = key
    case .wrong(let error):
      keep(error)
      view = empty()
    case nil:
      keep(.notRegistered(kind: key.kindName, identifier: key.identifier))
      view = empty()
    }
    view.reuseIdentifier = key.identifier
    if let identity { tell(view, identity) }
    // Whoever fills it may ask what surrounds it.
    addSubview(view)
    return view
  }

  /// Keeps the first error, and says it where programs say such things, unless somebody else will.
  func keep(_ error: CollectionViewError) {
    guard self.error == nil else { return }
    self.error = error
    guard !Self.throwsErrors || isInCollectionView else { return }
    FileHandle.standardError.write(Data("UICollectionView: \(error)\n".utf8))
  }

  /// Whether who draws the topmost view looks for its error.
  @TaskLocal package static var throwsErrors = false

  private var isInCollectionView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UICollectionView }
  }
}
