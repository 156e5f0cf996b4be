import UIKit

/// Three items on top of one another.
///
/// A column of three heights for each stop of the carousel.
@MainActor enum StackedCarouselLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(110), heightDimension: .absolute(45)))
    let item2 = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(110), heightDimension: .absolute(65)))
    let item3 = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(110), heightDimension: .absolute(85)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(110), heightDimension: .absolute(205)),
      subitems: [item, item2, item3])
    group.interItemSpacing = .fixed(5)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .fixed(10), bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return UICollectionViewCompositionalLayout(section: section)
  }
}
