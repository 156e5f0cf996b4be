import UIKit

/// Nested boxes.
///
/// Decoration kinds to register with the layout: `shade`.
@MainActor enum TestBoxesLayout {
  private static let step: CGFloat = 30
  private static let deep: CGFloat = 2 * step

  enum Section: Int, CaseIterable {
    case section1
    case section2
    case section3
    case section4
  }

  static func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 12
    let globalHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "global-header",
      alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: -4))
    globalHeader.zIndex = 3
    configuration.boundarySupplementaryItems = [globalHeader]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch Section(rawValue: index) {
        case .section1: return section1(environment)
        case .section2: return section2(environment)
        case .section3: return section3()
        case .section4: return section4(environment)
        case nil: return nil
        }
      }, configuration: configuration)
  }

  private static func section1(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerHeight = environment.container.effectiveContentSize.height
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(max(100, min((containerHeight - 20) / 3, 200)) / 2),
        heightDimension: .fractionalHeight(1)))
    let innerGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitems: [item])
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let innerGroup2 = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = max(100, min((containerHeight - 20) / 3, 200))
      let n: CGFloat = 3
      let k: CGFloat = width / 2
      return (0..<3).map { index in
        let i = CGFloat(index)
        let w: CGFloat = k - i * 10
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: (i * step).truncatingRemainder(dividingBy: 40),
            y: i * step,
            width: max(w, 20),
            height: abs(-step)),
          zIndex: Int((n - i).rounded()))
      }
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(max(100, min((containerHeight - 20) / 3, 200))),
        heightDimension: .fractionalHeight(1)),
      subitems: [innerGroup, innerGroup2])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    return section
  }

  private static func section2(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerHeight = environment.container.effectiveContentSize.height
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(((containerHeight * 0.8 - 2 * 4) / 4.5).rounded() - 1.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(deep * 3), heightDimension: .fractionalHeight(0.8)),
      repeatingSubitem: item,
      count: 3)
    group.interItemSpacing = .flexible(4)
    let mark = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      elementKind: "mark",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 5)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    mark.zIndex = 2
    group.supplementaryItems = [mark]
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let shade = NSCollectionLayoutDecorationItem.background(elementKind: "shade")
    shade.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    shade.zIndex = -1
    section.decorationItems = [shade]
    return section
  }

  private static func section3() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = 120
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 60, height: 44), zIndex: Int((deep / 30).rounded())),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 50, width: 60.5, height: 44), zIndex: 1),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    section.supplementariesFollowContentInsets = false
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .fractionalHeight(1)),
      elementKind: "side",
      alignment: .leading)
    side.extendsBoundary = false
    section.boundarySupplementaryItems = [side]
    return section
  }

  private static func section4(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerHeight = environment.container.effectiveContentSize.height
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1.5, leading: 1.5, bottom: 1.5, trailing: 1.5)
    let innerGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      subitem: item,
      count: 3)
    innerGroup.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .fractionalHeight(1)),
      subitem: innerGroup,
      count: 2)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute((containerHeight - 20) / 10)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }
}
