import UIKit

/// Values that depend on the container.
///
/// Decoration kinds to register with the layout: `background`.
@MainActor enum TestConditionsLayout {
  enum Section: Int, CaseIterable {
    case hero
    case `default`
    case steps
    case beside
    case list
    case choices
    case chosen
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let sections = Self.sections(in: environment)
      guard sections.indices.contains(index) else { return nil }
      switch sections[index] {
      case .hero: return heroSection(environment)
      case .default: return defaultSection(environment)
      case .steps: return stepsSection(environment)
      case .beside: return besideSection(environment)
      case .list: return listSection(environment)
      case .choices: return choicesSection(environment)
      case .chosen: return chosenSection(environment)
      }
    }
  }

  /// The sections to show in an environment. Give the data source these sections only.
  static func sections(
    in environment: any NSCollectionLayoutEnvironment
  ) -> [Section] {
    let containerWidth = environment.container.effectiveContentSize.width
    let gap: CGFloat = containerWidth >= 600 ? 12 : 8
    let wide = containerWidth >= 600
    let half: CGFloat = gap / 2
    return Section.allCases.filter { section in
      switch section {
      case .hero: wide && environment.traitCollection.layoutDirection != .rightToLeft
      case .steps: containerWidth < 700 || environment.traitCollection.userInterfaceStyle != .dark
      case .choices: containerWidth >= 600 || (wide ? half > 9 : half > 2)
      default: true
      }
    }
  }

  private static func heroSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let gap: CGFloat = containerWidth >= 600 ? 12 : 8
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute((containerWidth - 2 * gap) / 4 + 40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: gap, leading: gap, bottom: gap, trailing: gap)
    return section
  }

  private static func defaultSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let containerHeight = environment.container.effectiveContentSize.height
    let gap: CGFloat = containerWidth >= 600 ? 12 : 8
    let wide = containerWidth >= 600
    let half: CGFloat = gap / 2
    if containerHeight > 800 && containerWidth > 1000 {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
      let item2 = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: containerWidth >= 1100
            ? .fractionalWidth(0.25)
            : .fractionalWidth(2.0 / 3),
          heightDimension: .fractionalHeight(1)))
      item2.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(4), top: .fixed(-2), trailing: nil, bottom: nil)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item, item2])
      group.interItemSpacing = .fixed(gap)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = wide ? gap * 2 : gap
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: gap, bottom: 0, trailing: gap)
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: containerWidth >= 700 ? .estimated(44) : .absolute(20)),
        elementKind: "footer",
        alignment: .bottom)
      section.boundarySupplementaryItems = [footer]
      if environment.traitCollection.horizontalSizeClass == .regular {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: "header",
          alignment: .top)
        header.pinToVisibleBounds = containerWidth >= 900
        section.boundarySupplementaryItems.append(header)
      }
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      section.decorationItems = [background]
      return section
    }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    if environment.traitCollection.horizontalSizeClass != .regular {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      supplementaryItems.append(badge)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 600 ? .estimated(60) : .fractionalHeight(1)),
      supplementaryItems: supplementaryItems)
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: half, bottom: 0, trailing: 0)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 600 ? .estimated(60) : .absolute(44)),
      subitem: item,
      count: containerWidth < 350 ? 1 : containerWidth >= 600 ? 3 : 2)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = wide ? gap * 2 : gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: gap, bottom: 0, trailing: gap)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700 ? .estimated(44) : .absolute(20)),
      elementKind: "footer",
      alignment: .bottom)
    section.boundarySupplementaryItems = [footer]
    if environment.traitCollection.horizontalSizeClass == .regular {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = containerWidth >= 900
      section.boundarySupplementaryItems.append(header)
    }
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    section.decorationItems = [background]
    return section
  }

  private static func stepsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    if containerWidth >= 700 {
      if containerWidth >= 700 {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
          let width: CGFloat = containerWidth - 16
          let n: CGFloat = 3
          let step: CGFloat = width / 3
          return (0..<3).map { index in
            let i = CGFloat(index)
            return NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: i * step, y: i * 4, width: step, height: 40),
              zIndex: Int((n - i).rounded()))
          }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.boundarySupplementaryItems = [makeHeader()]
        if environment.traitCollection.layoutDirection != .rightToLeft {
          section.boundarySupplementaryItems.append(makeFooter())
        }
        return section
      }
      let section = NSCollectionLayoutSection(group: makeStepsGroup())
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      section.decorationItems = [background]
      return section
    }
    if containerWidth >= 700 {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        let width: CGFloat = containerWidth
        let n: CGFloat = 3
        let step: CGFloat = width / 3
        return (0..<3).map { index in
          let i = CGFloat(index)
          return NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: i * step, y: i * 4, width: step, height: 40),
            zIndex: Int((n - i).rounded()))
        }
      }
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [makeHeader()]
      if environment.traitCollection.layoutDirection != .rightToLeft {
        section.boundarySupplementaryItems.append(makeFooter())
      }
      return section
    }
    let section = NSCollectionLayoutSection(group: makeStepsGroup())
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    section.decorationItems = [background]
    return section
  }

  private static func besideSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    if containerWidth >= 700 {
      let section = NSCollectionLayoutSection(group: makeBesideGroup())
      if containerWidth > 900 || containerWidth < 700 {
        section.boundarySupplementaryItems.append(makeSide())
      }
      return section
    }
    let section = NSCollectionLayoutSection(group: makeBesideGroup())
    if containerWidth >= 600 && (containerWidth > 900 || containerWidth < 700) {
      section.boundarySupplementaryItems.append(makeSide())
    }
    return section
  }

  private static func listSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    var configuration = UICollectionLayoutListConfiguration(
      appearance: containerWidth >= 600 ? .insetGrouped : .plain)
    configuration.headerMode =
      environment.traitCollection.horizontalSizeClass == .regular
      ? .supplementary
      : .none
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  private static func choicesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitem: item,
      count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing =
      (containerWidth >= 700 ? 500 < containerWidth : containerWidth < containerWidth)
      ? 9
      : (containerWidth > 700 ? containerWidth > 900 : environment.traitCollection.displayScale > 2)
        ? 6
        : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: (containerWidth > 350) != (environment.traitCollection.displayScale > 2) ? 5 : 0,
      leading: (containerWidth > 350) != (environment.traitCollection.displayScale > 2) ? 5 : 0,
      bottom: (containerWidth > 350) != (environment.traitCollection.displayScale > 2) ? 5 : 0,
      trailing: (containerWidth > 350) != (environment.traitCollection.displayScale > 2) ? 5 : 0)
    if (containerWidth > 350) != (environment.traitCollection.displayScale > 2) {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      section.decorationItems.append(background)
    }
    return section
  }

  private static func chosenSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode =
      (containerWidth > 700 ? containerWidth > 900 : environment.traitCollection.displayScale < 2)
      ? .supplementary
      : .none
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: "header",
      alignment: .top)
  }

  private static func makeFooter() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      elementKind: "footer",
      alignment: .bottom)
  }

  private static func makeStepsGroup() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let step: CGFloat = 30
      return (0..<3).map { index in
        let i = CGFloat(index)
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: i * step, y: 0, width: step, height: 40), zIndex: Int(i.rounded()))
      }
    }
    return group
  }

  private static func makeBesideGroup() -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    return group
  }

  private static func makeSide() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(9), heightDimension: .absolute(9)),
      elementKind: "side",
      alignment: .leading)
  }
}
