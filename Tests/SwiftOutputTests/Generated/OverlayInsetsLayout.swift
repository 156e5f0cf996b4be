import UIKit

/// What insets take off.
///
/// Content insets of a section and of its items, washed in green with their numbers.
@MainActor enum OverlayInsetsLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 26, bottom: 14, trailing: 26)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitem: item,
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 32, bottom: 20, trailing: 32)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
