internal import CompositionalLayout
internal import Foundation

// What is in sight has a view; what goes out of sight gives its view back.
extension UICollectionView {
  /// Makes views for what is in sight, and takes those of the rest back.
  ///
  /// Begins anew where the data is changed by whoever fills views or is told of them.
  ///
  /// - Complexity: O(elements in sight), and what it takes to fill new views.
  func present() {
    guard !isPresenting else { return }
    settleOffset()
    if !Self.isProviding { takeOutDequeued() }
    isPresenting = true
    defer { isPresenting = false }
    for _ in 0..<Self.mostRounds {
      let round = dataChanges
      presentOnce { self.dataChanges == round }
      if dataChanges == round { return }
    }
  }

  /// Who changes the data each time is left with what is there.
  private static let mostRounds = 16

  /// - Parameter isCurrent: Whether the data is still what it was.
  private func presentOnce(while isCurrent: () -> Bool) {
    recycle { identity, view in
      identity.category == .cell && !view.frame.overlaps(self.bounds)
    }
    // Cells are measured here, so the views of some may have been made when this returns.
    var shown = attributesInSight()
    if keepInContent() { shown = attributesInSight() }
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

  /// Moves a view by as much as its carousel has been scrolled.
  private func shift(_ view: UICollectionReusableView, with section: Int) {
    guard let shift = compositionalLayout?.layoutForHost?.carouselShift(ofSection: section),
      shift != .zero
    else { return }
    view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
  }

  /// The attributes of what is in sight, carousels scrolled.
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

  /// As the layout answers them, which subclasses may change.
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
    view.listPlace = listPlace(of: identity)
    view.bounds.size = attributes.size
    view.center = attributes.center
    view.alpha = attributes.alpha
    // Who fills a view may hide it, as a badge of nothing.
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

  /// A view for an element, filled by the data source.
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
    takeOutDequeued(but: view)
    guard let view else { return nil }
    let previous = live.updateValue(view, forKey: identity)
    if view.superview !== self { addSubview(view) }
    // Who fills a cell may set what a subclass does where it is selected.
    if let cell = view as? UICollectionViewCell, cell.isSelected { cell.isSelected = true }
    // A subclass may say in `updateConfiguration(using:)` what it has been filled with.
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    if let previous, previous !== view { tell(putAway([(identity, previous)])) }
    return live[identity]
  }

  /// Takes views out that were asked for and are not shown.
  private func takeOutDequeued(but shown: UICollectionReusableView? = nil) {
    for view in dequeued where view !== shown { view.removeFromSuperview() }
    dequeued = []
  }

  private func makeDecoration(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
    let key = ViewRegistry.Key(decoration: kind)
    if let view = registry.take(for: key) {
      view.prepareForReuse()
      return view
    }
    guard let known = collectionViewLayout.decorationViewClass(ofKind: kind) else {
      keep(.notRegistered(kind: kind, identifier: key.identifier))
      return nil
    }
    guard let viewClass = known as? UICollectionReusableView.Type else {
      keep(.wrongClass(name: "\(known)", kind: kind, identifier: key.identifier))
      return nil
    }
    let view = viewClass.init(registeredWithFrame: frame)
    view.registryKey = key
    return view
  }

  /// Takes views back: in order, which decides what they are used for next.
  func recycle(where isGone: (SolvedElement.Identity, UICollectionReusableView) -> Bool) {
    let gone = take(where: isGone)
    lent.removeAll { live[$0] == nil }
    tell(putAway(gone))
  }

  private typealias Placed = (identity: SolvedElement.Identity, view: UICollectionReusableView)

  /// Takes views from their elements, in order.
  private func take(
    where isGone: (SolvedElement.Identity, UICollectionReusableView) -> Bool
  ) -> [Placed] {
    let gone = live.filter { isGone($0.key, $0.value) }.sorted { $0.key < $1.key }
    for (identity, _) in gone { live[identity] = nil }
    return gone.map { ($0.key, $0.value) }
  }

  /// Takes the view of one element back that was measured or drawn where it is not in sight.
  ///
  /// It stays with its element while few do: on a screen, too, rows that are seen together have views of
  /// their own, and who fills them may leave something in them.
  func putBack(_ identity: SolvedElement.Identity) {
    guard live[identity] != nil else { return }
    lent.append(identity)
    guard lent.count > Self.mostLent else { return }
    let first = lent.removeFirst()
    guard !displayed.contains(first), let view = live.removeValue(forKey: first) else { return }
    tell(putAway([(first, view)]))
  }

  /// More views that are not in sight are used again: as many as several screens hold.
  private static let mostLent = 200

  /// Lets views wait for their next use.
  ///
  /// - Returns: Those that were displayed.
  private func putAway(_ views: [Placed], reusing: Bool = true) -> [Placed] {
    views.filter { identity, view in
      view.forgetAttributes()
      if reusing, let key = view.registryKey { registry.keep(view, for: key) }
      view.removeFromSuperview()
      return displayed.remove(identity) != nil
    }
  }

  /// Tells the delegate which cells have gone out of sight. It may ask and change anything, so all has to be
  /// in its place before.
  private func tell(_ gone: [Placed]) {
    for (identity, view) in gone where identity.category == .cell {
      guard let cell = view as? UICollectionViewCell else { continue }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: identity.indexPath)
    }
  }

  /// Gives views that stay the places they have come to; views without one are taken back.
  func move(_ place: (IndexPath) -> IndexPath?) {
    func moved(_ identity: SolvedElement.Identity) -> SolvedElement.Identity? {
      guard identity.category == .cell else { return nil }
      return place(identity.indexPath).flatMap { SolvedElement.Identity(.cell, at: $0) }
    }
    // An update shows the old views until it ends, so the new ones are other instances: that is how a
    // reloaded item gets another cell, and a reconfigured one keeps its own (R101).
    let gone = putAway(take { identity, _ in moved(identity) == nil }, reusing: false)
    let staying = live.compactMap { old, view in moved(old).map { ($0, view) } }
    live = Dictionary(staying) { first, _ in first }
    displayed = Set(displayed.compactMap(moved))
    lent = lent.compactMap(moved)
    for case (let identity, let cell as UICollectionViewCell) in live {
      cell.fold = fold(ofItemAt: identity.indexPath)
    }
    tell(gone)
  }
}
