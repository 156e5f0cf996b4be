internal import Basics
internal import CompositionalLayout
internal import Foundation
internal import LayoutEngine
internal import SpecTree

/// Builds UIKit's layout objects from a document.
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
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    ConfigurationKeys.table.build(spec, into: &configuration)
    return configuration
  }

  static func section(_ spec: SectionSpec) -> NSCollectionLayoutSection {
    var section = NSCollectionLayoutSection(group: rootGroup(spec.group))
    SectionKeys.table.build(spec, into: &section)
    section.boundarySupplementaryItems = spec.boundaryItems.map(boundaryItem)
    section.decorationItems = spec.decorations.map(decorationItem)
    return section
  }

  static func boundaryItem(
    _ spec: BoundarySpec
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    var item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(spec.width, spec.height), elementKind: spec.elementKind,
      alignment: spec.alignment, absoluteOffset: spec.absoluteOffset)
    BoundaryKeys.table.build(spec, into: &item)
    item.name = spec.style
    return item
  }

  static func decorationItem(_ spec: DecorationSpec) -> NSCollectionLayoutDecorationItem {
    var item = NSCollectionLayoutDecorationItem.background(elementKind: spec.elementKind)
    DecorationKeys.table.build(spec, into: &item)
    item.name = spec.style
    return item
  }

  static func supplementaryItem(
    _ spec: SupplementarySpec
  ) -> NSCollectionLayoutSupplementaryItem {
    let size = size(spec.width, spec.height)
    let container = NSCollectionLayoutAnchor(spec.containerAnchor)
    var item =
      if let anchor = spec.itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: spec.elementKind, containerAnchor: container,
          itemAnchor: NSCollectionLayoutAnchor(anchor))
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: spec.elementKind, containerAnchor: container)
      }
    SupplementaryKeys.table.build(spec, into: &item)
    item.name = spec.style
    return item
  }

  static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(SizeDescription(width: width, height: height))
  }
}
