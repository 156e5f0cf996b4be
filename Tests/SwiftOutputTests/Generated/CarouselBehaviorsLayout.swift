import UIKit

/// The six ways to scroll across.
///
/// One section for each behaviour, none of them scrolled yet.
@MainActor enum CarouselBehaviorsLayout {
  enum Section: Int, CaseIterable {
    case continuous
    case leading
    case paging
    case group
    case centred
    case noneSection
  }

  static func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch Section(rawValue: index) {
        case .continuous: return continuousSection()
        case .leading: return leadingSection()
        case .paging: return pagingSection()
        case .group: return groupSection()
        case .centred: return centredSection()
        case .noneSection: return noneSection()
        case nil: return nil
        }
      }, configuration: configuration)
  }

  private static func continuousSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func leadingSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func pagingSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func groupSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func centredSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func noneSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup())
    section.orthogonalScrollingBehavior = .none
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func makeGroup() -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let item2 = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item2.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let innerGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: item2,
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(160)),
      subitems: [item, innerGroup])
    return group
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: "header",
      alignment: .top)
  }
}
