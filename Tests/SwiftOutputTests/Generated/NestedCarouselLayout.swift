import UIKit

/// One beside two.
///
/// A tall item and a column of two smaller ones, in a row that scrolls across.
@MainActor enum NestedCarouselLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(65), heightDimension: .absolute(120)))
    let item2 = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(65), heightDimension: .absolute(45)))
    let item3 = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(65), heightDimension: .absolute(65)))
    let innerGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(65), heightDimension: .absolute(120)),
      subitems: [item2, item3])
    innerGroup.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(135), heightDimension: .absolute(120)),
      subitems: [item, innerGroup])
    group.interItemSpacing = .fixed(5)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .fixed(10), bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return UICollectionViewCompositionalLayout(section: section)
  }
}
