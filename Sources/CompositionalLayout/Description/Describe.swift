internal import Foundation
internal import Geometry
internal import LayoutEngine

/// Converts the layout objects to immutable values and calls their providers. No other step does.
///
/// Where UIKit would raise an exception, it throws an error.
struct Describe {
  package let container: Container
  package let grid: PixelGrid

  /// Returns the layout with its sections. Each section is requested once.
  package func layout(
    _ layout: UICollectionViewCompositionalLayout, itemCounts: [Int]
  ) throws(LayoutError) -> LayoutDescription {
    let configuration = layout.configuration.storage
    guard itemCounts.count <= LayoutLimits.sections else {
      throw LayoutError(.tooLarge(what: "the number of sections", limit: LayoutLimits.sections))
    }
    try checkContainer()
    try check(configuration.interSectionSpacing, "interSectionSpacing")
    var sections: [SectionDescription?] = []
    sections.reserveCapacity(itemCounts.count)
    for (index, count) in itemCounts.enumerated() {
      do {
        let section = layout.sections.section(
          at: index, LayoutEnvironment(container, section: index, of: itemCounts.count))
        sections.append(try self.section(section, itemCount: count))
      } catch {
        throw LayoutError(error.cause, section: index)
      }
    }
    return LayoutDescription(
      scrollAxis: configuration.scrollDirection.axis,
      interSectionSpacing: configuration.interSectionSpacing,
      contentInsetsReference: configuration.contentInsetsReference,
      compatibility: container.compatibility,
      boundaryItems: try boundaryItems(configuration.boundarySupplementaryItems),
      sections: sections)
  }

  private func section(
    _ section: NSCollectionLayoutSection?, itemCount: Int
  ) throws(LayoutError) -> SectionDescription? {
    guard itemCount >= 0 else { throw LayoutError(.itemCount(itemCount)) }
    guard itemCount <= LayoutLimits.itemsInSection else {
      throw LayoutError(
        .tooLarge(what: "the number of items", limit: LayoutLimits.itemsInSection))
    }
    guard let section else {
      if itemCount > 0 { throw LayoutError(.noSection) }
      return nil
    }
    let storage = section.storage
    try check(storage.contentInsets, "section contentInsets")
    try check(storage.interGroupSpacing, "interGroupSpacing")
    var description = SectionDescription(
      group: try group(storage.group.storage), itemCount: itemCount)
    try checkKinds(in: storage.group)
    description.contentInsets = storage.contentInsets
    description.interGroupSpacing = storage.interGroupSpacing
    description.contentInsetsReference = storage.contentInsetsReference
    description.supplementaryContentInsetsReference = storage.supplementaryContentInsetsReference
    description.supplementariesFollowContentInsets = storage.supplementariesFollowContentInsets
    description.keepsInsetsWhenEmpty = storage.keepsInsetsWhenEmpty
    description.orthogonalScrollingBehavior = storage.orthogonalScrollingBehavior
    description.boundaryItems = try boundaryItems(storage.boundarySupplementaryItems)
    if let list = storage.list {
      try check(list.headerTopPadding, "headerTopPadding")
      description.list = list
    }
    description.handler = storage.visibleItemsHandler?.described
    for item in storage.decorationItems {
      description.decorations.append(try decoration(item))
    }
    return description
  }

  // MARK: Items and groups

  private func node(_ item: NSCollectionLayoutItem) throws(LayoutError) -> NodeDescription {
    let storage = item.storage
    return if case .group = storage.role {
      .group(try group(storage))
    } else {
      .item(try box(storage))
    }
  }

  private func group(_ storage: ItemStorage) throws(LayoutError) -> GroupDescription {
    guard let parts = storage.group else { throw LayoutError(.noSubitems) }
    let box = try box(storage)
    let spacing = parts.interItemSpacing?.value ?? .none
    try check(spacing.minimum, "interItemSpacing")
    guard let arrangement = parts.arrangement else {
      throw LayoutError(.tooDeep(limit: LayoutLimits.depth))
    }
    return GroupDescription(
      box: box, arrangement: try self.arrangement(arrangement, of: box), interItemSpacing: spacing)
  }

  private func arrangement(
    _ arrangement: ItemStorage.Arrangement, of box: BoxDescription
  ) throws(LayoutError) -> GroupDescription.Arrangement {
    switch arrangement {
    case .cycle(_, let items):
      guard !items.isEmpty else { throw LayoutError(.noSubitems) }
      guard items.count <= LayoutLimits.itemsInGroup else { throw tooManyItems }
    case .shares(_, _, let count), .repeats(_, _, let count):
      guard count >= 1 else { throw LayoutError(.count(count)) }
      guard count <= LayoutLimits.itemsInGroup else { throw tooManyItems }
    case .custom: break
    }
    return try arrangement.map { (item) throws(LayoutError) in
      // A share replaces the item's length before the provider of a nested custom group is called.
      guard case .shares(let axis, _, let count) = arrangement else { return try node(item) }
      return try node(item.sharing(axis, count))
    } frames: { (items) throws(LayoutError) in
      try frames(of: items, in: box)
    }
  }

  private var tooManyItems: LayoutError {
    LayoutError(.tooLarge(what: "the number of items in a group", limit: LayoutLimits.itemsInGroup))
  }

  /// Returns the frames from the provider. Its container has the group's size as resolved in the
  /// whole view, and the group's insets are the container's effective insets.
  private func frames(
    of items: ItemStorage.CustomItems, in box: BoxDescription
  ) throws(LayoutError) -> [CustomItemDescription] {
    let environment = LayoutEnvironment(
      groupSize: box.size.resolved(in: container.size, on: grid), insets: box.effectiveInsets,
      traits: container.traits)
    var frames: [CustomItemDescription] = []
    for item in items.provider(environment) {
      try check(item.frame, "a custom item's frame")
      frames.append(CustomItemDescription(frame: item.frame.standardized, zIndex: item.zIndex))
    }
    guard frames.count <= LayoutLimits.itemsInGroup else { throw tooManyItems }
    return frames
  }

  private func box(_ storage: ItemStorage) throws(LayoutError) -> BoxDescription {
    let size = storage.size.value
    try check(size)
    try check(storage.contentInsets, "contentInsets")
    let edges = storage.edgeSpacing?.value ?? .none
    for spacing in [edges.top, edges.leading, edges.bottom, edges.trailing] {
      try check(spacing.minimum, "edgeSpacing")
    }
    var supplementaries: [SupplementaryDescription] = []
    for item in storage.supplementaryItems {
      supplementaries.append(try supplementary(item))
    }
    return BoxDescription(
      size: size, contentInsets: storage.contentInsets, edgeSpacing: edges,
      supplementaries: supplementaries, name: storage.name)
  }

  // MARK: Supplementary and decoration items

  private func supplementary(
    _ item: NSCollectionLayoutSupplementaryItem
  ) throws(LayoutError) -> SupplementaryDescription {
    let container = item.containerAnchor.value
    let own = item.itemAnchor?.value
    for anchor in [container, own].compactMap(\.self) {
      try check(anchor.offset.point, "an anchor's offset")
    }
    return SupplementaryDescription(
      box: try box(item.storage), kind: item.elementKind, zIndex: item.zIndex,
      containerAnchor: container,
      itemAnchor: own ?? AnchorDescription(edges: container.edges, offset: .absolute(.zero)))
  }

  private func boundaryItems(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) throws(LayoutError) -> [BoundaryDescription] {
    var descriptions: [BoundaryDescription] = []
    for item in items {
      try check(item.offset, "a boundary item's offset")
      descriptions.append(
        BoundaryDescription(
          box: try box(item.storage), kind: item.elementKind, zIndex: item.zIndex,
          alignment: item.alignment, offset: item.offset, extendsBoundary: item.extendsBoundary,
          pinsToVisibleBounds: item.pinToVisibleBounds))
    }
    try checkKinds(descriptions.map(\.kind))
    return descriptions
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem
  ) throws(LayoutError) -> DecorationDescription {
    try check(item.contentInsets, "a decoration's contentInsets")
    return DecorationDescription(
      contentInsets: item.contentInsets, kind: item.elementKind, zIndex: item.zIndex,
      name: item.name)
  }
}

extension UICollectionViewCompositionalLayout.Sections {
  fileprivate func section(
    at index: Int, _ environment: LayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch self {
    case .one(let section): section
    case .provided(let provider): provider(index, environment)
    }
  }
}
