import UIKit

/// A gap before an item.
///
/// A fixed leading gap of twenty points; what is left of the row stays empty.
@MainActor enum LeadingGapLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(20), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
