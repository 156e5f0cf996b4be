import UIKit

/// Names of vars and sections.
///
/// Decoration kinds to register with the layout: `await`.
@MainActor enum TestNamesLayout {
  private static let environmentValue: CGFloat = 20
  private static let frameValue: CGFloat = 4
  private static let selfValue: CGFloat = 2
  private static let `switch`: CGFloat = 5
  private static let sections: CGFloat = 6

  enum Section: Int, CaseIterable {
    case photos
    case photosSection
    case turns
    case steps
    case `default`
  }

  static func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let day = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(16)),
      elementKind: "day",
      alignment: .top)
    configuration.boundarySupplementaryItems = [day]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let sections = Self.sections(in: environment)
        guard sections.indices.contains(index) else { return nil }
        switch sections[index] {
        case .photos: return photosSection2(environment)
        case .photosSection: return photosSection3()
        case .turns: return turnsSection(environment)
        case .steps: return stepsSection(environment)
        case .default: return defaultSection()
        }
      }, configuration: configuration)
  }

  /// The sections to show in an environment. Give the data source these sections only.
  static func sections(
    in environment: any NSCollectionLayoutEnvironment
  ) -> [Section] {
    let containerWidth = environment.container.effectiveContentSize.width
    return Section.allCases.filter { section in
      switch section {
      case .default: containerWidth > sections
      default: true
      }
    }
  }

  private static func photosSection2(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let photosSection: CGFloat = containerWidth >= 600 ? 9 : 6
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environmentValue)),
      subitem: item,
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = photosSection
    return section
  }

  private static func photosSection3() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environmentValue * 2)),
      subitem: item,
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private static func turnsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = containerWidth
      return (0..<5).map { index in
        let i = CGFloat(index)
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: i.truncatingRemainder(dividingBy: 3) * 40,
            y: i.squareRoot() * 20,
            width: frameValue + 10,
            height: width.rounded(.down) / 9))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private static func stepsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(containerWidth > 500 ? 300 : 200), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = containerWidth > 500 ? 300 : 200
      let `in`: CGFloat = width > 250 ? 2 : 1
      let n: CGFloat = CGFloat(Int((`in` * 2).rounded()))
      let frameValue: CGFloat = width / n
      return (0..<Int((`in` * 2).rounded())).map { index in
        let i = CGFloat(index)
        let shift: CGFloat = i * frameValue + 1
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: i * frameValue, y: shift, width: 10, height: 10))
      }
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private static func defaultSection() -> NSCollectionLayoutSection {
    let `in` = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "in",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [`in`])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitem: item,
      count: 3)
    let section = NSCollectionLayoutSection(group: group)
    let `default` = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(selfValue + `switch`)),
      elementKind: "default",
      alignment: .top)
    section.boundarySupplementaryItems = [`default`]
    let `await` = NSCollectionLayoutDecorationItem.background(elementKind: "await")
    section.decorationItems = [`await`]
    return section
  }
}
