import UIKit

/// Names in columns.
///
/// Low rows of two, or of three beyond 800 points, as a list of search results stands.
@MainActor enum MountainsLayout {
  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      mountainsSection(environment)
    }
  }

  private static func mountainsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitem: item,
      count: containerWidth >= 801 ? 3 : 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }
}
