import UIKit

/// A checkmark on a group.
///
/// A supplementary view hangs on the group of three, not on an item.
@MainActor enum GroupCheckmarkLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.2)),
      subitem: item,
      count: 3)
    let checkmark = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(45), heightDimension: .absolute(45)),
      elementKind: "checkmark",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    group.supplementaryItems = [checkmark]
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
