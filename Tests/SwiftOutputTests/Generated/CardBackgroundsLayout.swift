import UIKit

/// A background below the header.
///
/// The decoration begins forty points down, so that the header stands above it.
///
/// Decoration kinds to register with the layout: `background`.
@MainActor enum CardBackgroundsLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(76)),
      subitem: item,
      count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 24, trailing: 24)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 40, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [background]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
