internal import CompositionalLayout
internal import Foundation

// Every visible element has a view. An element that is no longer visible returns its view for
// reuse.
extension UICollectionView {
  /// Creates views for the visible elements and recycles all others.
  ///
  /// Starts over if a data source or a delegate changes the data meanwhile.
  ///
  /// - Complexity: O(visible elements), plus the cost of configuring new views.
  func present() {
    guard !isPresenting else { return }
    settleOffset()
    if !Self.isProviding { removeDequeued() }
    isPresenting = true
    defer { isPresenting = false }
    for _ in 0..<Self.maximumRounds {
      let round = dataChanges
      presentOnce { self.dataChanges == round }
      if dataChanges == round { return }
    }
  }

  /// The limit of rounds if every round changes the data; the last state stays.
  private static let maximumRounds = 16

  /// - Parameter isCurrent: Whether the data has not changed since the round began.
  private func presentOnce(while isCurrent: () -> Bool) {
    recycle { identity, view in
      identity.category == .cell && !view.frame.overlaps(self.bounds)
    }
    // This may measure cells, and so create views.
    var shown = attributesInSight()
    if clampToContent() { shown = attributesInSight() }
    recycle { identity, _ in shown[identity] == nil }
    for (identity, attributes) in shown.sorted(by: { $0.key < $1.key }) {
      guard isCurrent() else { return }
      guard let view = live[identity] ?? makeView(identity, frame: attributes.frame) else {
        continue
      }
      show(view, identity, attributes)
      if identity.category == .cell { shift(view, with: identity.section) }
    }
  }

  /// Offsets a view by the scroll offset of its section's carousel.
  private func shift(_ view: UICollectionReusableView, with section: Int) {
    guard let shift = compositionalLayout?.layoutForHost?.carouselShift(ofSection: section),
      shift != .zero
    else { return }
    view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
  }

  /// The attributes of the visible elements, with carousels scrolled.
  private func attributesInSight() -> [SolvedElement.Identity: UICollectionViewLayoutAttributes] {
    var shown: [SolvedElement.Identity: UICollectionViewLayoutAttributes] = [:]
    if let solved = compositionalLayout?.layoutForHost {
      for element in solved.visibleElements() {
        shown[element.identity] = attributes(of: element)
      }
    } else {
      let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      for attributes in all {
        if let identity = SolvedElement.Identity(attributes) { shown[identity] = attributes }
      }
    }
    return shown
  }

  /// The attributes that the layout returns, which a subclass may have changed.
  private func attributes(of element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let path = element.identity.indexPath
    let attributes: UICollectionViewLayoutAttributes? =
      switch element.category {
      case .cell: collectionViewLayout.layoutAttributesForItem(at: path)
      case .supplementary:
        collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: element.kind ?? "", at: path)
      case .decoration:
        collectionViewLayout.layoutAttributesForDecorationView(
          ofKind: element.kind ?? "", at: path)
      }
    return attributes ?? UICollectionViewLayoutAttributes(element)
  }

  private func show(
    _ view: UICollectionReusableView, _ identity: SolvedElement.Identity,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.listContext = listContext(of: identity)
    view.bounds.size = attributes.size
    view.center = attributes.center
    view.alpha = attributes.alpha
    // The code that configures a view may hide it, for example a badge without a count.
    if view.isHiddenByLayout != attributes.isHidden {
      view.isHiddenByLayout = attributes.isHidden
      view.isHidden = attributes.isHidden
    }
    view.transform = attributes.transform
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.isChangedByLayout = !attributes.transform.isIdentity || attributes.alpha < 1
    view.apply(attributes)
    view.layoutIfNeeded()
    guard live[identity] === view, displayed.insert(identity).inserted else { return }
    let path = attributes.indexPath
    if let cell = view as? UICollectionViewCell, identity.category == .cell {
      cell.isSelected = selection.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if identity.category == .supplementary {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: identity.kind ?? "", at: path)
    }
  }

  // MARK: Views

  /// Returns a new or reused view for an element, configured by the data source.
  func makeView(
    _ identity: SolvedElement.Identity, frame: CGRect
  ) -> UICollectionReusableView? {
    let path = identity.indexPath
    let (isOuter, outerFrame, outerViews) = (Self.isProviding, pendingFrame, dequeued)
    (Self.isProviding, pendingFrame, dequeued) = (true, frame, [])
    defer { (Self.isProviding, pendingFrame, dequeued) = (isOuter, outerFrame, outerViews) }
    let view: UICollectionReusableView? =
      switch identity.category {
      case .cell: dataSource?.collectionView(self, cellForItemAt: path)
      case .supplementary:
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: identity.kind ?? "", at: path)
      case .decoration: makeDecoration(ofKind: identity.kind ?? "", frame: frame)
      }
    removeDequeued(except: view)
    guard let view else { return nil }
    let previous = live.updateValue(view, forKey: identity)
    if view.superview !== self { addSubview(view) }
    // A subclass may override `isSelected` to change its content. The data source has replaced that
    // content, so the override runs again.
    if let cell = view as? UICollectionViewCell, cell.isSelected { cell.isSelected = true }
    // A subclass may apply its content in `updateConfiguration(using:)`.
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    if let previous, previous !== view {
      notifyDelegate(ofHidden: moveToReusePool([(identity, previous)]))
    }
    return live[identity]
  }

  /// Removes views that were dequeued but not returned.
  private func removeDequeued(except shown: UICollectionReusableView? = nil) {
    for view in dequeued where view !== shown { view.removeFromSuperview() }
    dequeued = []
  }

  private func makeDecoration(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
    let key = ViewRegistry.Key(decoration: kind)
    if let view = registry.take(for: key) {
      view.prepareForReuse()
      return view
    }
    guard let registered = collectionViewLayout.decorationViewClass(ofKind: kind) else {
      record(.notRegistered(kind: kind, identifier: key.identifier))
      return nil
    }
    guard let viewClass = registered as? UICollectionReusableView.Type else {
      record(.wrongClass(name: "\(registered)", kind: kind, identifier: key.identifier))
      return nil
    }
    let view = viewClass.init(registeredWithFrame: frame)
    view.registryKey = key
    return view
  }

  /// Recycles views in element order, because the order decides which view is reused next.
  func recycle(where isUnused: (SolvedElement.Identity, UICollectionReusableView) -> Bool) {
    let unused = take(where: isUnused)
    offscreenElements.removeAll { live[$0] == nil }
    notifyDelegate(ofHidden: moveToReusePool(unused))
  }

  private typealias Placed = (identity: SolvedElement.Identity, view: UICollectionReusableView)

  /// Takes views from their elements, in element order.
  private func take(
    where isUnused: (SolvedElement.Identity, UICollectionReusableView) -> Bool
  ) -> [Placed] {
    let unused = live.filter { isUnused($0.key, $0.value) }.sorted { $0.key < $1.key }
    for (identity, _) in unused { live[identity] = nil }
    return unused.map { ($0.key, $0.value) }
  }

  /// Releases the view of an element that was measured or drawn while not visible.
  ///
  /// The most recent of these views stay with their elements. On a device, rows that are visible
  /// together also have separate views, and the code that configures them may store state in them.
  func releaseView(of identity: SolvedElement.Identity) {
    guard live[identity] != nil else { return }
    offscreenElements.append(identity)
    guard offscreenElements.count > Self.maximumOffscreenElements else { return }
    let first = offscreenElements.removeFirst()
    guard !displayed.contains(first), let view = live.removeValue(forKey: first) else { return }
    notifyDelegate(ofHidden: moveToReusePool([(first, view)]))
  }

  /// The limit of views kept for elements that are not visible: a few screens' worth.
  private static let maximumOffscreenElements = 200

  /// Moves views to the reuse pool.
  ///
  /// - Parameter reusing: Whether the views can be dequeued again.
  /// - Returns: The views that had been displayed.
  private func moveToReusePool(_ views: [Placed], reusing: Bool = true) -> [Placed] {
    views.filter { identity, view in
      view.forgetAttributes()
      if reusing, let key = view.registryKey { registry.add(view, for: key) }
      view.removeFromSuperview()
      return displayed.remove(identity) != nil
    }
  }

  /// Tells the delegate which cells are no longer visible. The delegate may query and change
  /// anything, so all state must be consistent before.
  private func notifyDelegate(ofHidden views: [Placed]) {
    for (identity, view) in views where identity.category == .cell {
      guard let cell = view as? UICollectionViewCell else { continue }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: identity.indexPath)
    }
  }

  /// Moves the views of remaining items to their new index paths and recycles all others.
  ///
  /// - Parameters:
  ///   - newPath: Returns the new index path of an item, or `nil` if it is gone or reloaded.
  ///   - isReloaded: Whether an item is reloaded. It gets another cell, unlike an item that is
  ///     reconfigured, because an update shows the old cells until it ends (R101).
  func move(_ newPath: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool) {
    func moved(_ identity: SolvedElement.Identity) -> SolvedElement.Identity? {
      guard identity.category == .cell else { return nil }
      return newPath(identity.indexPath).flatMap { SolvedElement.Identity(.cell, at: $0) }
    }
    let taken = take { identity, _ in moved(identity) == nil }
    let reloaded = taken.filter { $0.0.category == .cell && isReloaded($0.0.indexPath) }
    let replaced = Set(reloaded.map { ObjectIdentifier($0.1) })
    let unused =
      moveToReusePool(reloaded, reusing: false)
      + moveToReusePool(taken.filter { !replaced.contains(ObjectIdentifier($0.1)) })
    let staying = live.compactMap { old, view in moved(old).map { ($0, view) } }
    live = Dictionary(staying) { first, _ in first }
    displayed = Set(displayed.compactMap(moved))
    offscreenElements = offscreenElements.compactMap(moved)
    for case (let identity, let cell as UICollectionViewCell) in live {
      cell.fold = fold(ofItemAt: identity.indexPath)
    }
    notifyDelegate(ofHidden: unused)
  }
}
