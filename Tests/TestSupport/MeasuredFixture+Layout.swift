public import CompositionalLayout
public import Foundation

/// Builds the layout that a fixture describes, through the public API.
extension MeasuredFixture {
  /// The layout as an app would create it, with the given handler in each section.
  public func makeLayout(
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = layout.scrollDirection == "horizontal" ? .horizontal : .vertical
    configuration.interSectionSpacing = layout.interSectionSpacing
    if let reference = layout.contentInsetsReference {
      configuration.contentInsetsReference = UIContentInsetsReference(named: reference)
    }
    configuration.boundarySupplementaryItems =
      (layout.boundarySupplementaryItems ?? []).map { $0.makeItem() }
    let sections = layout.sections.map { $0.makeSection() }
    for section in sections { section.visibleItemsInvalidationHandler = handler }
    if sections.count == 1, let section = sections.first {
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in index < sections.count ? sections[index] : nil },
      configuration: configuration)
  }

  /// The container in which the layout was measured.
  public func makeContainer() -> Container {
    var result = Container(
      width: container.width, height: container.height, scale: container.scale)
    result.safeArea = container.safeArea?.insets ?? .zero
    result.layoutMargins = container.layoutMargins?.insets ?? .zero
    return result
  }

  /// The sizes that the views returned during the measurement.
  public func makeMeasuring() -> TableMeasuring {
    TableMeasuring(sizes: measuredSizes)
  }
}

/// Measures content with the sizes of a fixture.
public struct TableMeasuring: ContentMeasuring {
  let sizes: MeasuredFixture.Sizes?

  public func variety(ofCellsInSection section: Int) -> ContentVariety {
    sizes == nil ? .silent : .individual
  }

  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard let sizes else { return nil }
    let length: CGFloat? =
      if let kind = element.kind {
        sizes.supplementaries[kind].flatMap { $0[element.section] }
      } else {
        sizes.cells[element.section][element.item]
      }
    guard let length else { return nil }
    return sizes.fixedAxis == "width"
      ? CGSize(width: proposal.width ?? proposal.estimate.width, height: length)
      : CGSize(width: length, height: proposal.height ?? proposal.estimate.height)
  }
}

extension MeasuredFixture.Section {
  fileprivate func makeSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group.makeGroup())
    section.contentInsets = contentInsets?.insets ?? .zero
    section.interGroupSpacing = interGroupSpacing ?? 0
    if let behavior = orthogonalScrollingBehavior {
      section.orthogonalScrollingBehavior = .init(named: behavior)
    }
    section.boundarySupplementaryItems = (boundarySupplementaryItems ?? []).map { $0.makeItem() }
    section.decorationItems = (decorationItems ?? []).map { $0.makeItem() }
    if let follow = supplementariesFollowContentInsets {
      section.supplementariesFollowContentInsets = follow
    }
    if let reference = contentInsetsReference {
      section.contentInsetsReference = UIContentInsetsReference(named: reference)
    }
    return section
  }
}

extension MeasuredFixture.Node {
  private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
  }

  private func makeItem() -> NSCollectionLayoutItem {
    guard axis == nil, custom == nil else { return makeGroup() }
    let badges = (supplementaryItems ?? []).map { $0.makeItem() }
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
    item.contentInsets = contentInsets?.insets ?? .zero
    item.edgeSpacing = edgeSpacing?.edgeSpacing
    return item
  }

  fileprivate func makeGroup() -> NSCollectionLayoutGroup {
    let group = makeArrangement()
    if let gap = interItemSpacing { group.interItemSpacing = gap.spacing }
    group.contentInsets = contentInsets?.insets ?? .zero
    if let edgeSpacing { group.edgeSpacing = edgeSpacing.edgeSpacing }
    group.supplementaryItems = (supplementaryItems ?? []).map { $0.makeItem() }
    return group
  }

  private func makeArrangement() -> NSCollectionLayoutGroup {
    let isRow = axis != "vertical"
    if let custom {
      return .custom(layoutSize: size) { _ in
        custom.frames.enumerated().map { index, frame in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(frame), zIndex: custom.zIndex?[index] ?? 0)
        }
      }
    }
    guard let subitem, let count else {
      let items = (subitems ?? []).map { $0.makeItem() }
      return isRow
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
    let item = subitem.makeItem()
    return switch (isRow, countMode == "repeatingSubitem") {
    case (true, true): .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
    case (true, false): .horizontal(layoutSize: size, subitem: item, count: count)
    case (false, true): .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    case (false, false): .vertical(layoutSize: size, subitem: item, count: count)
    }
  }
}

extension MeasuredFixture.Badge {
  fileprivate func makeItem() -> NSCollectionLayoutSupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: width.dimension, heightDimension: height.dimension)
    let item =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: containerAnchor.anchor,
          itemAnchor: itemAnchor.anchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: containerAnchor.anchor)
      }
    if let zIndex { item.zIndex = zIndex }
    return item
  }
}

extension MeasuredFixture.Boundary {
  fileprivate func makeItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.dimension, heightDimension: height.dimension),
      elementKind: kind, alignment: NSRectAlignment(named: alignment),
      absoluteOffset: offset.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero)
    if let extendsBoundary { item.extendsBoundary = extendsBoundary }
    if let pinToVisibleBounds { item.pinToVisibleBounds = pinToVisibleBounds }
    if let zIndex { item.zIndex = zIndex }
    item.contentInsets = contentInsets?.insets ?? .zero
    return item
  }
}

extension MeasuredFixture.Decoration {
  fileprivate func makeItem() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.contentInsets = contentInsets?.insets ?? .zero
    if let zIndex { item.zIndex = zIndex }
    return item
  }
}

extension MeasuredFixture.Insets {
  fileprivate var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension MeasuredFixture.Length {
  fileprivate var dimension: NSCollectionLayoutDimension {
    if let fractionalWidth { return .fractionalWidth(fractionalWidth) }
    if let fractionalHeight { return .fractionalHeight(fractionalHeight) }
    if let absolute { return .absolute(absolute) }
    return .estimated(estimated ?? 0)
  }
}

extension MeasuredFixture.Gap {
  fileprivate var spacing: NSCollectionLayoutSpacing {
    flexible.map { .flexible($0) } ?? .fixed(fixed ?? 0)
  }
}

extension MeasuredFixture.Edges {
  fileprivate var edgeSpacing: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading?.spacing, top: top?.spacing, trailing: trailing?.spacing,
      bottom: bottom?.spacing)
  }
}

extension MeasuredFixture.Anchor {
  fileprivate var anchor: NSCollectionLayoutAnchor {
    let names: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    let edges = NSDirectionalRectEdge(edges.compactMap { names[$0] })
    if let point = absoluteOffset {
      return NSCollectionLayoutAnchor(
        edges: edges, absoluteOffset: CGPoint(x: point[0], y: point[1]))
    }
    if let point = fractionalOffset {
      return NSCollectionLayoutAnchor(
        edges: edges, fractionalOffset: CGPoint(x: point[0], y: point[1]))
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }
}

extension NSRectAlignment {
  fileprivate init(named name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .none
  }
}

extension UIContentInsetsReference {
  fileprivate init(named name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .automatic
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate init(named name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .none
  }
}
