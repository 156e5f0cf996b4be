internal import CompositionalLayout
internal import Foundation

/// Makes Apple's objects of what a spec says.
enum LayoutBuilder {
  static func layout(_ document: Document) -> UICollectionViewCompositionalLayout {
    let specs = document.sections
    let sections = specs.map { $0.list == nil ? section($0) : nil }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard let spec = specs[safely: index] else { return nil }
        return spec.list.map { list($0, spec, in: environment) } ?? sections[index]
      },
      configuration: configuration(document.configuration))
  }

  static func configuration(
    _ spec: ConfigurationSpec
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = spec.scrollDirection
    configuration.interSectionSpacing = spec.interSectionSpacing
    configuration.contentInsetsReference = spec.contentInsetsReference
    configuration.boundarySupplementaryItems = spec.boundaryItems.map(boundaryItem)
    configuration.compatibility = spec.compatibility
    return configuration
  }

  static func section(_ spec: SectionSpec) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: rootGroup(spec.group))
    section.contentInsets = spec.contentInsets
    section.interGroupSpacing = spec.interGroupSpacing
    section.contentInsetsReference = spec.contentInsetsReference
    section.supplementaryContentInsetsReference = spec.supplementaryContentInsetsReference
    section.supplementariesFollowContentInsets = spec.supplementariesFollowContentInsets
    section.orthogonalScrollingBehavior = spec.orthogonalScrollingBehavior
    section.boundarySupplementaryItems = spec.boundaryItems.map(boundaryItem)
    section.decorationItems = spec.decorations.map(decorationItem)
    return section
  }

  static func boundaryItem(
    _ spec: BoundarySpec
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(spec.width, spec.height), elementKind: spec.elementKind,
      alignment: spec.alignment, absoluteOffset: spec.absoluteOffset)
    item.contentInsets = spec.contentInsets
    item.extendsBoundary = spec.extendsBoundary
    item.pinToVisibleBounds = spec.pinToVisibleBounds
    if let zIndex = spec.zIndex { item.zIndex = zIndex }
    item.name = spec.style
    return item
  }

  static func decorationItem(_ spec: DecorationSpec) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: spec.elementKind)
    item.contentInsets = spec.contentInsets
    if let zIndex = spec.zIndex { item.zIndex = zIndex }
    item.name = spec.style
    return item
  }

  static func supplementaryItem(
    _ spec: SupplementarySpec
  ) -> NSCollectionLayoutSupplementaryItem {
    let size = size(spec.width, spec.height)
    let container = NSCollectionLayoutAnchor(spec.containerAnchor)
    let item =
      if let anchor = spec.itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: spec.elementKind, containerAnchor: container,
          itemAnchor: NSCollectionLayoutAnchor(anchor))
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: spec.elementKind, containerAnchor: container)
      }
    item.contentInsets = spec.contentInsets
    if let zIndex = spec.zIndex { item.zIndex = zIndex }
    item.name = spec.style
    return item
  }

  static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(SizeDescription(width: width, height: height))
  }
}
