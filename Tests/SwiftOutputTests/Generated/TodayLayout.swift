import UIKit

/// Today's stories.
///
/// Cards with a picture, a shade and the story's words, and rows with a button, composed from
/// parts.
@MainActor enum TodayLayout {
  enum Section: Int, CaseIterable {
    case stories
    case apps
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .stories: return storiesSection(environment)
      case .apps: return appsSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Today"
    if #available(iOS 26.0, *) {
      content.navigationItem.subtitle = "24 May"
    }
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "person.crop.circle"))
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Today", "newspaper"),
      tab(UIViewController(), "Games", "gamecontroller"),
      tab(UIViewController(), "Apps", "square.stack.3d.up", badge: "3"),
      tab(UIViewController(), "Search", "magnifyingglass"),
    ]
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

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private let source = DataSource()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = source
    }
  }

  private static func storiesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700 ? .absolute(340) : .absolute(400)),
      subitem: item,
      count: containerWidth >= 700 ? 2 : 1)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 28, trailing: 20)
    return section
  }

  private static func appsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(72)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(72)),
      subitem: item,
      count: containerWidth >= 700 ? 2 : 1)
    group.interItemSpacing = .fixed(24)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    return section
  }

  struct StoryItem {
    var kicker: String?
    var photo: String?
    var subtitle: String?
    var title: String?
  }

  final class StoryCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let box = UIView()
    private let gradient = GradientView()
    private let column = UIStackView()
    private let spacer = UIView()
    private let kickerLabel = UILabel()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      box.insertSubview(gradient, at: 0)
      TodayLayout.pin(gradient, to: box)
      box.clipsToBounds = true
      overlay.fill(with: box)
      column.axis = .vertical
      column.spacing = 4
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      TodayLayout.prefer(spacer.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(spacer)
      kickerLabel.numberOfLines = 0
      kickerLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      kickerLabel.textColor = UIColor.white
      kickerLabel.alpha = 0.85
      column.addArrangedSubview(kickerLabel)
      titleLabel.numberOfLines = 3
      titleLabel.font = UIFont.preferredFont(.title1, weight: .bold)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      subtitleLabel.numberOfLines = 2
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      subtitleLabel.textColor = UIColor.white
      subtitleLabel.alpha = 0.9
      column.addArrangedSubview(subtitleLabel)
      overlay.fill(with: column)
      overlay.layer.cornerRadius = 20
      overlay.clipsToBounds = true
      overlay.clipsToBounds = true
      contentView.backgroundColor = UIColor.tertiarySystemBackground
      contentView.layer.cornerRadius = 20
      contentView.clipsToBounds = true
      contentView.layer.borderWidth = 0.5
      layer.shadowOpacity = 0.18
      layer.shadowRadius = 14
      layer.shadowOffset = CGSize(width: 0, height: 6)
      contentView.addSubview(overlay)
      TodayLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: StoryItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      gradient.show(
        [
          UIColor(red: 0, green: 0, blue: 0, alpha: 0),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.149),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.851),
        ],
        from: CGPoint(x: 0.5, y: 0),
        to: CGPoint(x: 0.5, y: 1))
      kickerLabel.text = item.kicker?.uppercased()
      kickerLabel.isHidden = item.kicker == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      contentView.layer.borderColor = UIColor.separator.cgColor
      layer.shadowColor = UIColor.black.cgColor
    }
  }

  struct AppItem {
    var icon: String?
    var price: String?
    var subtitle: String?
    var title: String?
  }

  final class AppCell: UICollectionViewCell {
    private let row = UIStackView()
    private let iconImageView = UIImageView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let button = UIButton()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      iconImageView.tintColor = UIColor.tintColor
      iconImageView.contentMode = .scaleAspectFill
      iconImageView.clipsToBounds = true
      iconImageView.layer.cornerRadius = 12
      TodayLayout.prefer(iconImageView.widthAnchor.constraint(equalToConstant: 56))
      TodayLayout.prefer(iconImageView.heightAnchor.constraint(equalToConstant: 56))
      row.addArrangedSubview(iconImageView)
      column.axis = .vertical
      column.spacing = 2
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      subtitleLabel.textColor = UIColor.label.withAlphaComponent(0.66)
      column.addArrangedSubview(subtitleLabel)
      row.addArrangedSubview(column)
      button.tintColor = UIColor.tintColor
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      row.addArrangedSubview(button)
      TodayLayout.prefer(column.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      TodayLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: AppItem) {
      iconImageView.image = item.icon.flatMap { UIImage(named: $0) }
      iconImageView.isHidden = item.icon == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      button.configuration = TodayLayout.configuration(
        .gray(),
        title: item.price,
        image: nil,
        font: UIFont.preferredFont(.subheadline, weight: .bold))
      button.configuration?.baseForegroundColor = UIColor.tintColor
      button.isHidden = item.price == nil
    }
  }

  /// What a cell shows.
  enum Item {
    case app(AppItem)
    case story(StoryItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .story(
        StoryItem(
          kicker: "Behind the scenes",
          photo: "photo-7",
          subtitle: "How three friends drew a whole sea",
          title: "The harbor that plays itself")),
      .story(
        StoryItem(
          kicker: "Our favorites",
          photo: "photo-32",
          subtitle: "No sound, no hurry, no score",
          title: "Ten quiet games for the train")),
    ],
    [
      .app(
        AppItem(
          icon: "icon-drop.fill",
          price: "Get",
          subtitle: "Tables of the tides",
          title: "Tidewater")),
      .app(
        AppItem(
          icon: "icon-leaf.fill",
          price: "$2.99",
          subtitle: "Water, wait, harvest",
          title: "Pocket Garden")),
      .app(
        AppItem(
          icon: "icon-pencil",
          price: "Get",
          subtitle: "Notes for people with pens",
          title: "Longhand")),
      .app(
        AppItem(
          icon: "icon-tram.fill",
          price: "Open",
          subtitle: "Timetables of Europe",
          title: "Slow Trains")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = TodayLayout.sampleItems
    private let storyCells =
      UICollectionView.CellRegistration<StoryCell, StoryItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let appCells =
      UICollectionView.CellRegistration<AppCell, AppItem> { cell, _, item in
        cell.configure(with: item)
      }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch items[indexPath.section][indexPath.item] {
      case .story(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: storyCells, for: indexPath, item: item)
      case .app(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: appCells, for: indexPath, item: item)
      }
    }
  }

  /// Views on top of one another.
  private final class OverlayView: UIView {
    /// Adds a view that fills the overlay.
    func fill(with view: UIView) {
      insert(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    /// Adds a view at a place, from the leading top corner at 0, 0 to the trailing bottom corner at
    /// 1, 1.
    func add(_ view: UIView, x: CGFloat, y: CGFloat, inset: CGFloat = 0) {
      insert(view)
      let room = layoutMarginsGuide
      let horizontal =
        x == 0
        ? view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: inset)
        : x == 1
          ? view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -inset)
          : view.centerXAnchor.constraint(equalTo: room.centerXAnchor)
      let vertical =
        y == 0
        ? view.topAnchor.constraint(equalTo: room.topAnchor, constant: inset)
        : y == 1
          ? view.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -inset)
          : view.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      let width = view.widthAnchor.constraint(
        lessThanOrEqualTo: room.widthAnchor, constant: -2 * inset)
      let height = view.heightAnchor.constraint(
        lessThanOrEqualTo: room.heightAnchor, constant: -2 * inset)
      for fitting in [width, height] { fitting.priority = UILayoutPriority(990) }
      NSLayoutConstraint.activate([horizontal, vertical, width, height])
    }

    private func insert(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .zero
      insetsLayoutMarginsFromSafeArea = false
      // No larger than the views need.
      for side in [widthAnchor, heightAnchor] {
        let fit = side.constraint(equalToConstant: 0)
        fit.priority = UILayoutPriority(60)
        fit.isActive = true
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A view filled with a gradient.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = colors.map(\.cgColor)
      gradient.startPoint = start
      gradient.endPoint = end
    }
  }

  private static func configuration(
    _ base: UIButton.Configuration, title: String?, image: String?, font: UIFont
  ) -> UIButton.Configuration {
    var configuration = base
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 6
    configuration.image = image.flatMap { UIImage(systemName: $0) }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: font)
    if let title {
      configuration.attributedTitle = AttributedString(
        title, attributes: AttributeContainer([.font: font]))
    }
    return configuration
  }

  /// Lets a view fill another one.
  private static func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
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
