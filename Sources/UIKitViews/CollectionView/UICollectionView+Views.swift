internal import CompositionalLayout
public import Foundation

// MARK: - Registering

extension UICollectionView {
  /// Registers a class of cells for an identifier; `nil` unregisters it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    registry[key] = cellClass.map { entry($0, UICollectionViewCell.self, key) }
  }

  /// Registers a class of supplementary views for a kind and an identifier; `nil` unregisters it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ViewRegistry.Key(kind: elementKind, identifier: identifier)
    registry[key] = viewClass.map { entry($0, UICollectionReusableView.self, key) }
  }

  /// Registers a nib file with a cell for an identifier; `nil` unregisters it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    registry[key] = nib.map(ViewRegistry.Entry.init(loading:))
  }

  /// Registers a nib file with a supplementary view for a kind and an identifier; `nil` unregisters
  /// it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ViewRegistry.Key(kind: kind, identifier: identifier)
    registry[key] = nib.map(ViewRegistry.Entry.init(loading:))
  }

  private func entry(
    _ viewClass: AnyClass, _ base: UICollectionReusableView.Type, _ key: ViewRegistry.Key
  ) -> ViewRegistry.Entry {
    if let viewType = viewClass as? UICollectionReusableView.Type,
      base == UICollectionReusableView.self || viewType is UICollectionViewCell.Type
    {
      return .viewClass(viewType)
    }
    return .wrong(
      .wrongClass(name: "\(viewClass)", kind: key.kindName, identifier: key.identifier))
  }
}

// MARK: - Dequeuing

extension UICollectionView {
  /// Returns a reused cell if one is available, or a new cell of the class registered for the
  /// identifier.
  ///
  /// Without a registered class it records an ``error`` and returns an empty cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    let identity = SolvedElement.Identity(.cell, at: indexPath)
    if let cell = reconfigured[indexPath] as? UICollectionViewCell, cell.registryKey == key {
      if let identity { prepare(cell, for: identity) }
      cell.needsUpdateConfiguration = true
      return cell
    }
    let frame = pendingFrame ?? layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let view = dequeue(key, for: identity, frame: frame) { UICollectionViewCell(frame: frame) }
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: frame)
  }

  /// Returns a reused view if one is available, or a new view of the class registered for the kind
  /// and the identifier.
  ///
  /// Without a registered class it records an ``error`` and returns an empty view.
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
      if let identity { prepare(view, for: identity) }
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
    case .nib(let name, let load):
      let loaded = load()
      if loaded == nil { record(.nib(name, identifier: key.identifier)) }
      view = loaded ?? empty()
      view.frame = frame
      view.registryKey = key
    case .wrong(let error):
      record(error)
      view = empty()
    case nil:
      let cell = key.kind == nil ? MissingInterface.cell(for: key.identifier, frame: frame) : nil
      if cell == nil {
        record(.notRegistered(kind: key.kindName, identifier: key.identifier))
      }
      view = cell ?? empty()
      view.registryKey = key
    }
    view.reuseIdentifier = key.identifier
    if let identity { prepare(view, for: identity) }
    // The code that configures the view may read its environment.
    addSubview(view)
    return view
  }

  /// Records the first error, and prints it to standard error unless the renderer reports it.
  func record(_ error: CollectionViewError) {
    guard self.error == nil else { return }
    self.error = error
    guard !Self.throwsErrors || isInCollectionView else { return }
    FileHandle.standardError.write(Data("UICollectionView: \(error)\n".utf8))
  }

  /// Whether the code that draws the topmost view throws that view's error.
  @TaskLocal package static var throwsErrors = false

  private var isInCollectionView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UICollectionView }
  }
}
