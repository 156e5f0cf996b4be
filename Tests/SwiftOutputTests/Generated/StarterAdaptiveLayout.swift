import UIKit

/// Decoration kinds to register with the layout: `background`.
@MainActor enum StarterAdaptiveLayout {
  enum Section: Int, CaseIterable {
    case hero
    case recent
    case people
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let sections = Self.sections(in: environment)
      guard sections.indices.contains(index) else { return nil }
      switch sections[index] {
      case .hero: return heroSection()
      case .recent: return recentSection(environment)
      case .people: return peopleSection(environment)
      }
    }
  }

  /// The sections to show in an environment. Give the data source these sections only.
  static func sections(
    in environment: any NSCollectionLayoutEnvironment
  ) -> [Section] {
    return Section.allCases.filter { section in
      switch section {
      case .hero: environment.traitCollection.horizontalSizeClass == .regular
      default: true
      }
    }
  }

  private static func heroSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private static func recentSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
      subitem: item,
      count: containerWidth >= 900 ? 4 : containerWidth >= 600 ? 3 : 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [makeHeader()]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 48, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [background]
    return section
  }

  private static func peopleSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth < 400 ? .absolute(60) : .absolute(72)),
      subitem: item,
      count: containerWidth < 400 ? 1 : containerWidth >= 900 ? 4 : containerWidth >= 600 ? 3 : 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [makeHeader()]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 48, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [background]
    return section
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: "header",
      alignment: .top)
  }
}
