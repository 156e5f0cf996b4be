import UIKit

/// The gaps between things.
///
/// Gaps between items, groups and sections are hatched; a flexible one tells its least length.
@MainActor enum OverlaySpacingLayout {
  enum Section: Int, CaseIterable {
    case fixed
    case flexible
  }

  static func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 28
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch Section(rawValue: index) {
        case .fixed: return fixedSection()
        case .flexible: return flexibleSection()
        case nil: return nil
        }
      }, configuration: configuration)
  }

  private static func fixedSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
      subitem: item,
      count: 3)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 24
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func flexibleSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(96), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
      subitems: [item])
    group.interItemSpacing = .flexible(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 24
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}
