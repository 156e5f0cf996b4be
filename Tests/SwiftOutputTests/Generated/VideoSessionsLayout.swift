import UIKit

/// Conference videos.
///
/// Sections of a few videos each, two fifths of a wide view or most of a narrow one.
@MainActor enum VideoSessionsLayout {
  enum Section: Int, CaseIterable {
    case first
    case second
    case third
  }

  static func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch Section(rawValue: index) {
        case .first, .second, .third: return firstSection(environment)
        case nil: return nil
        }
      }, configuration: configuration)
  }

  private static func firstSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 501 ? .fractionalWidth(0.425) : .fractionalWidth(0.85),
        heightDimension: .absolute(250)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }
}
