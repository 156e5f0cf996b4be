import UIKit

/// Music for the evening.
///
/// Carousels of cards, covers and songs in columns of four, over a grid of moods.
@MainActor enum MusicLayout {
  enum Section: Int, CaseIterable {
    case picks
    case recent
    case songs
    case moods
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .picks: return picksSection(environment)
      case .recent: return recentSection(environment)
      case .songs: return songsSection(environment)
      case .moods: return moodsSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = UICollectionViewController(collectionViewLayout: createLayout())
    content.title = "Home"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "person.crop.circle"))
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Home", "house"),
      tab(UIViewController(), "New", "square.grid.2x2"),
      tab(UIViewController(), "Radio", "dot.radiowaves.left.and.right"),
      tab(UIViewController(), "Library", "square.stack"),
    ]
    tabs.tabBar.tintColor = UIColor.systemPink
    if #available(iOS 26.0, *) {
      tabs.bottomAccessory = UITabAccessory(contentView: AccessoryView())
    }
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

  private static func picksSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 900
          ? .fractionalWidth(0.28)
          : containerWidth >= 600 ? .fractionalWidth(0.38) : .fractionalWidth(0.7),
        heightDimension: .absolute(330)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
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
        widthDimension: containerWidth >= 900
          ? .fractionalWidth(0.18)
          : containerWidth >= 600 ? .fractionalWidth(0.24) : .fractionalWidth(0.4),
        heightDimension: containerWidth >= 600 ? .absolute(228) : .absolute(194)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func songsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 900
          ? .fractionalWidth(0.31)
          : containerWidth >= 600 ? .fractionalWidth(0.46) : .fractionalWidth(0.86),
        heightDimension: .absolute(232)),
      subitem: item,
      count: 4)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func moodsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(92)),
      subitem: item,
      count: containerWidth >= 600 ? 4 : 2)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
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

  /// What is above the tab bar.
  final class AccessoryView: UIView {
    private let column = UIStackView()
    private let row = UIStackView()
    private let image = UIImageView()
    private let label = UILabel()
    private let spacer = UIView()
    private let image2 = UIImageView()
    private let image3 = UIImageView()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
      image.image = UIImage(named: "photo-9")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      image.layer.cornerRadius = 7
      MusicLayout.prefer(image.widthAnchor.constraint(equalToConstant: 30))
      MusicLayout.prefer(image.heightAnchor.constraint(equalToConstant: 30))
      row.addArrangedSubview(image)
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(.subheadline, weight: .semibold)
      label.textColor = UIColor.label
      label.text = "First light"
      row.addArrangedSubview(label)
      MusicLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      image2.image = UIImage(systemName: "play.fill")
      image2.tintColor = UIColor.tintColor
      image2.contentMode = .scaleAspectFit
      MusicLayout.prefer(image2.widthAnchor.constraint(equalToConstant: 22))
      MusicLayout.prefer(image2.heightAnchor.constraint(equalToConstant: 22))
      row.addArrangedSubview(image2)
      image3.image = UIImage(systemName: "forward.fill")
      image3.tintColor = UIColor.tintColor
      image3.contentMode = .scaleAspectFit
      MusicLayout.prefer(image3.widthAnchor.constraint(equalToConstant: 26))
      MusicLayout.prefer(image3.heightAnchor.constraint(equalToConstant: 22))
      row.addArrangedSubview(image3)
      column.addArrangedSubview(row)
      MusicLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      MusicLayout.close(column)
      addSubview(column)
      column.translatesAutoresizingMaskIntoConstraints = false
      column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      column.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      column.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Leaves the room that views do not need at the end of a stack, without a gap before it.
  private static func close(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.dropLast()
    for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
  }

  /// Activates a constraint that yields to the size of the cell.
  private static func prefer(_ constraint: NSLayoutConstraint, _ priority: Float = 990) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

extension UIFont {
  fileprivate static func preferredFont(_ style: TextStyle, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
