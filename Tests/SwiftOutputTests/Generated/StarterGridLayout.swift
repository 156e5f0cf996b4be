import UIKit

/// The layout `starter-grid`.
@MainActor enum StarterGridLayout {
  private static let gap: CGFloat = 10

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      tilesSection(environment)
    }
  }

  private static func tilesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
      subitem: item,
      count: containerWidth >= 900 ? 5 : containerWidth >= 600 ? 3 : 2)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: gap * 1.6, leading: gap * 1.6, bottom: gap * 1.6, trailing: gap * 1.6)
    return section
  }
}
