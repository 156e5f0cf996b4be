internal import CompositionalLayout
internal import Foundation
internal import LayoutEngine
internal import SpecTree

extension LayoutBuilder {
  /// Returns a list section as UIKit makes it, with the spec's section keys applied.
  static func list(
    _ list: ListSpec, _ spec: SectionSpec, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: list.appearance)
    ListKeys.table.build(list, into: &configuration)
    var section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    SectionKeys.table.build(spec, into: &section) { list.sectionKeys.contains($0.name) }
    section.boundarySupplementaryItems += spec.boundaryItems
      .filter {
        $0.elementKind != ListDescription.headerKind && $0.elementKind != ListDescription.footerKind
      }
      .map(boundaryItem)
    for item in section.boundarySupplementaryItems {
      let style = spec.boundaryItems.first { $0.elementKind == item.elementKind }?.style
      if let style { item.name = style }
    }
    section.decorationItems = spec.decorations.map(decorationItem)
    return section
  }
}
