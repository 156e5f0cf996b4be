import UIKit

/// Rows with room above and below.
///
/// Estimated rows kept apart by fixed gaps above and below each item.
@MainActor enum MeasuredRowsLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(8), trailing: nil, bottom: .fixed(8))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
