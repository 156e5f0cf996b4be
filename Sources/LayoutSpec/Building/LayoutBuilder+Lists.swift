internal import CompositionalLayout
internal import Foundation

extension LayoutBuilder {
  /// A list section as UIKit makes it, with what the spec changes of it.
  static func list(
    _ list: ListSpec, _ spec: SectionSpec, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: list.appearance)
    configuration.headerMode = list.headerMode
    configuration.footerMode = list.footerMode
    if let shows = list.showsSeparators { configuration.showsSeparators = shows }
    if let padding = list.headerTopPadding { configuration.headerTopPadding = padding }
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    if let insets = list.contentInsets { section.contentInsets = insets }
    if let reference = list.contentInsetsReference { section.contentInsetsReference = reference }
    section.interGroupSpacing = spec.interGroupSpacing
    section.supplementaryContentInsetsReference = spec.supplementaryContentInsetsReference
    section.supplementariesFollowContentInsets = spec.supplementariesFollowContentInsets
    section.orthogonalScrollingBehavior = spec.orthogonalScrollingBehavior
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
