import UIKit

/// A weekend away.
///
/// A screen of a travel app - a carousel of places, a grid of stays, an offer, and apps.
@MainActor enum ShowcaseLayout {
  enum Section: Int, CaseIterable {
    case places
    case filters
    case offer
    case stays
    case apps
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .places: return placesSection(environment)
      case .filters: return filtersSection()
      case .offer: return offerSection()
      case .stays: return staysSection(environment)
      case .apps: return appsSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = UICollectionViewController(collectionViewLayout: createLayout())
    content.title = "A weekend away"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "person.crop.circle")),
      UIBarButtonItem(image: UIImage(systemName: "bell")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Explore", "safari"),
      tab(UIViewController(), "Saved", "heart"),
      tab(UIViewController(), "Trips", "suitcase", badge: "2"),
      tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    tabs.tabBar.tintColor = UIColor.systemIndigo
    return tabs
  }

  /// Gives a controller its tab.
  private static func tab(
    _ controller: UIViewController, _ title: String?, _ image: String?, badge: String? = nil
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(
      title: title, image: image.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    controller.tabBarItem.badgeValue = badge
    return controller
  }

  private static func placesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 900
          ? .fractionalWidth(0.32)
          : containerWidth >= 600 ? .fractionalWidth(0.46) : .fractionalWidth(0.82),
        heightDimension: .absolute(250)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 24, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static func filtersSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(60), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
    return section
  }

  private static func offerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(92)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
    return section
  }

  private static func staysSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 900
          ? .absolute(290)
          : containerWidth >= 600 ? .absolute(230) : .absolute(184)),
      subitem: item,
      count: containerWidth >= 600 ? 3 : 2)
    group.interItemSpacing = .fixed(14)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 18
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func appsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(76)),
      subitem: item,
      count: containerWidth >= 600 ? 2 : 1)
    group.interItemSpacing = .fixed(24)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      elementKind: "header",
      alignment: .top)
  }
}
