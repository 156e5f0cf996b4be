internal import CompositionalLayout
internal import Foundation

extension UICollectionViewFlowLayout {
  /// What a section is made of, after its delegate was asked.
  private struct Metrics {
    var sizes: [CGSize] = []
    /// The number of items, if it is known.
    var count = Int.max
    /// The size of all items, if they are equal.
    var equalSize: CGSize?
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var spacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// The section at an index as a section of a compositional layout.
  func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    if let ownFrames { return ownFrames.section(at: index) }
    let metrics = metrics(ofSection: index)
    let axis = scrollDirection.axis
    // The content inset across the scroll direction narrows the lines.
    let inset = collectionView?.contentInset.directional(.leftToRight) ?? .zero
    let insets = metrics.insets.directional(.leftToRight) + inset.only(axis.across)
    let lines = FlowLines(
      axis: axis,
      room: max(
        environment.container.effectiveContentSize[axis.across] - insets.sum(axis.across), 0),
      spacing: metrics.spacing, lineSpacing: metrics.lineSpacing)
    let section = NSCollectionLayoutSection(group: Self.group(of: metrics, lines))
    section.contentInsets = insets
    section.interGroupSpacing = metrics.lineSpacing
    section.supplementaryContentInsetsReference = .none
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = boundaryItems(metrics, axis)
    section.keepsInsetsWhenEmpty = true
    return section
  }

  /// A line that is repeated if all items are equal, otherwise a group of all items.
  private static func group(of metrics: Metrics, _ lines: FlowLines) -> NSCollectionLayoutGroup {
    let (frames, length) =
      metrics.equalSize.map { (lines.line(of: $0, count: metrics.count), $0[lines.axis]) }
      ?? lines.frames(of: metrics.sizes)
    var size = CGSize.zero
    size[lines.axis] = length
    size[lines.axis.across] = lines.room
    return .custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
  }

  private func boundaryItems(
    _ metrics: Metrics, _ axis: Axis
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(
      _ kind: String, _ size: CGSize, _ alignment: NSRectAlignment, isPinned: Bool
    ) -> NSCollectionLayoutBoundarySupplementaryItem? {
      guard size[axis] > 0 else { return nil }
      let length = NSCollectionLayoutDimension.absolute(size[axis])
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: axis.select(
          horizontal: .init(widthDimension: length, heightDimension: .fractionalHeight(1)),
          vertical: .init(widthDimension: .fractionalWidth(1), heightDimension: length)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      return item
    }
    let (start, end): (NSRectAlignment, NSRectAlignment) =
      axis.select(horizontal: (.leading, .trailing), vertical: (.top, .bottom))
    return [
      item(
        UICollectionView.elementKindSectionHeader, metrics.header, start,
        isPinned: sectionHeadersPinToVisibleBounds),
      item(
        UICollectionView.elementKindSectionFooter, metrics.footer, end,
        isPinned: sectionFootersPinToVisibleBounds),
    ].compactMap { $0 }
  }

  // MARK: Metrics

  private func metrics(ofSection index: Int) -> Metrics {
    let metrics = Metrics(
      equalSize: itemSize, insets: sectionInset, lineSpacing: minimumLineSpacing,
      spacing: minimumInteritemSpacing, header: headerReferenceSize, footer: footerReferenceSize)
    guard MainActor.isCurrent else { return metrics }
    return MainActor.assumeIsolated { asked(metrics, ofSection: index) }
  }

  /// The metrics with the answers of the delegate and the sizes of cells.
  @MainActor private func asked(_ metrics: Metrics, ofSection index: Int) -> Metrics {
    guard let view = collectionView else { return metrics }
    var metrics = metrics
    metrics.count = view.numberOfItems(inSection: index)
    let paths = (0..<metrics.count).map { IndexPath(item: $0, section: index) }
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      metrics.insets = delegate.collectionView(view, layout: self, insetForSectionAt: index)
      metrics.lineSpacing = delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: index)
      metrics.spacing = delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index)
      metrics.header = delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: index)
      metrics.footer = delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: index)
      metrics.sizes = paths.map {
        delegate.collectionView(view, layout: self, sizeForItemAt: $0)
      }
    }
    if estimatedItemSize != .zero || itemSize == Self.automaticSize {
      metrics.sizes = paths.enumerated().map { index, path in
        measured(path, metrics.sizes.isEmpty ? nil : metrics.sizes[index], in: view)
      }
    }
    let lengths =
      metrics.sizes + [metrics.equalSize, metrics.header, metrics.footer].compactMap { $0 }
    // Sizes computed from a view that has none yet may be negative; nothing is shown in it.
    if !view.bounds.isEmpty, lengths.contains(where: { $0.width < 0 || $0.height < 0 }) {
      view.record(.negativeSize)
    }
    metrics.sizes = metrics.sizes.map(\.usable)
    let first = metrics.sizes.first
    if let first { metrics.equalSize = metrics.sizes.allSatisfy { $0 == first } ? first : nil }
    metrics.equalSize = metrics.equalSize?.usable
    return metrics
  }

  /// The size of a cell that sizes itself. The estimate is the size that the delegate returns, or the
  /// layout's.
  @MainActor private func measured(
    _ path: IndexPath, _ answer: CGSize?, in view: UICollectionView
  ) -> CGSize {
    let estimates = [estimatedItemSize, answer, itemSize].compactMap { $0 }
    let given = estimates.first { $0 != Self.automaticSize && $0 != .zero }
    let estimate = (given ?? CGSize(width: 50, height: 50)).usable
    guard let identity = SolvedElement.Identity(.cell, at: path) else { return estimate }
    var measurer = CellMeasurer(collectionView: view, keepsViews: false)
    let proposal = MeasureProposal(
      width: nil, height: nil, estimate: estimate, available: view.bounds.size)
    return measurer.measure(identity, in: proposal) ?? estimate
  }
}

extension CGSize {
  /// The size, with lengths that no layout accepts replaced by 0 or the limit.
  var usable: CGSize {
    func usable(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, 0), CGFloat(LayoutLimits.length))
    }
    return CGSize(width: usable(width), height: usable(height))
  }
}
