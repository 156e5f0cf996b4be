import UIKit

/// A podcast and its player.
///
/// The episode that plays with its slider and buttons, and a list of episodes with the time that is
/// left.
@MainActor enum PodcastLayout {
  enum Section: Int, CaseIterable {
    case playing
    case episodes
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .playing: return playingSection()
      case .episodes: return episodesSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Now playing"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
    ]
    let previous = UIViewController()
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(UIViewController(), "Home", "house"),
      tab(UIViewController(), "New", "square.grid.2x2"),
      tab(navigation, "Library", "square.stack"),
      tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    tabs.selectedIndex = 2
    tabs.tabBar.tintColor = UIColor.systemPurple
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

  private static func playingSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(250)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(250)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 12, trailing: 16)
    return section
  }

  private static func episodesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  struct PlayerItem {
    var cover: String?
    var elapsed: String?
    var played: Double?
    var rest: String?
    var show: String?
    var title: String?
  }

  final class PlayerCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let coverImageView = UIImageView()
    private let column2 = UIStackView()
    private let showLabel = UILabel()
    private let titleLabel = UILabel()
    private let playedProgressView = UIProgressView(progressViewStyle: .default)
    private let row2 = UIStackView()
    private let elapsedLabel = UILabel()
    private let spacer = UIView()
    private let restLabel = UILabel()
    private let row3 = UIStackView()
    private let label = UILabel()
    private let image = UIImageView()
    private let image2 = UIImageView()
    private let image3 = UIImageView()
    private let image4 = UIImageView()
    private let end = UIView()
    private let gradient = GradientView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 14
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      row.spacing = 14
      row.alignment = .center
      coverImageView.tintColor = UIColor.white
      coverImageView.contentMode = .scaleAspectFill
      coverImageView.clipsToBounds = true
      coverImageView.layer.cornerRadius = 14
      PodcastLayout.prefer(coverImageView.widthAnchor.constraint(equalToConstant: 88))
      PodcastLayout.prefer(coverImageView.heightAnchor.constraint(equalToConstant: 88))
      row.addArrangedSubview(coverImageView)
      column2.axis = .vertical
      column2.spacing = 4
      showLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      showLabel.textColor = UIColor.white
      showLabel.alpha = 0.8
      column2.addArrangedSubview(showLabel)
      titleLabel.numberOfLines = 3
      titleLabel.font = UIFont.preferredFont(.title3, weight: .bold)
      titleLabel.textColor = UIColor.white
      column2.addArrangedSubview(titleLabel)
      row.addArrangedSubview(column2)
      PodcastLayout.prefer(column2.widthAnchor.constraint(equalToConstant: 4_000), 300)
      column.addArrangedSubview(row)
      playedProgressView.progressTintColor = UIColor.white
      playedProgressView.trackTintColor = .systemFill
      PodcastLayout.prefer(playedProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      column.addArrangedSubview(playedProgressView)
      elapsedLabel.numberOfLines = 0
      elapsedLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
      elapsedLabel.textColor = UIColor.white
      elapsedLabel.alpha = 0.8
      row2.addArrangedSubview(elapsedLabel)
      PodcastLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row2.addArrangedSubview(spacer)
      restLabel.numberOfLines = 0
      restLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
      restLabel.textColor = UIColor.white
      restLabel.alpha = 0.8
      row2.addArrangedSubview(restLabel)
      restLabel.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      column.addArrangedSubview(row2)
      row3.alignment = .center
      row3.distribution = .equalSpacing
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      label.textColor = UIColor.white
      label.text = "1×"
      row3.addArrangedSubview(label)
      image.image = UIImage(systemName: "gobackward.15")
      image.tintColor = UIColor.white
      image.contentMode = .scaleAspectFit
      PodcastLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      PodcastLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      row3.addArrangedSubview(image)
      image2.image = UIImage(systemName: "pause.fill")
      image2.tintColor = UIColor.white
      image2.contentMode = .scaleAspectFit
      PodcastLayout.prefer(
        image2.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize * 1.25),
        760)
      PodcastLayout.prefer(
        image2.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize * 1.25),
        760)
      row3.addArrangedSubview(image2)
      image3.image = UIImage(systemName: "goforward.30")
      image3.tintColor = UIColor.white
      image3.contentMode = .scaleAspectFit
      PodcastLayout.prefer(
        image3.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      PodcastLayout.prefer(
        image3.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      row3.addArrangedSubview(image3)
      image4.image = UIImage(systemName: "moon.zzz.fill")
      image4.tintColor = UIColor.white
      image4.contentMode = .scaleAspectFit
      PodcastLayout.prefer(
        image4.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      PodcastLayout.prefer(
        image4.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      row3.addArrangedSubview(image4)
      column.addArrangedSubview(row3)
      PodcastLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.insertSubview(gradient, at: 0)
      PodcastLayout.pin(gradient, to: contentView)
      contentView.clipsToBounds = true
      contentView.layer.cornerRadius = 24
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      PodcastLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PlayerItem) {
      coverImageView.image = item.cover.flatMap { UIImage(named: $0) }
      coverImageView.isHidden = item.cover == nil
      showLabel.text = item.show?.uppercased()
      showLabel.isHidden = item.show == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      column2.isHidden = column2.arrangedSubviews.allSatisfy(\.isHidden)
      row.isHidden = row.arrangedSubviews.allSatisfy(\.isHidden)
      playedProgressView.progress = Float(item.played ?? 0)
      playedProgressView.isHidden = item.played == nil
      elapsedLabel.text = item.elapsed
      elapsedLabel.isHidden = item.elapsed == nil
      restLabel.text = item.rest
      restLabel.isHidden = item.rest == nil
      PodcastLayout.close(column)
      gradient.show(
        [
          UIColor(red: 0.357, green: 0.227, blue: 0.549, alpha: 1),
          UIColor(red: 0.169, green: 0.137, blue: 0.314, alpha: 1),
        ],
        from: CGPoint(x: 0, y: 0),
        to: CGPoint(x: 1, y: 1))
    }
  }

  struct EpisodeItem {
    var about: String?
    var cover: String?
    var date: String?
    var played: Double?
    var rest: String?
    var title: String?
  }

  final class EpisodeCell: UICollectionViewListCell {
    private let row = UIStackView()
    private let column = UIStackView()
    private let dateLabel = UILabel()
    private let titleLabel = UILabel()
    private let aboutLabel = UILabel()
    private let row2 = UIStackView()
    private let image = UIImageView()
    private let playedProgressView = UIProgressView(progressViewStyle: .default)
    private let restLabel = UILabel()
    private let coverImageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 14
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      column.axis = .vertical
      column.spacing = 4
      dateLabel.numberOfLines = 0
      dateLabel.font = UIFont.preferredFont(.caption1, weight: .semibold)
      dateLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(dateLabel)
      titleLabel.numberOfLines = 2
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      aboutLabel.numberOfLines = 2
      aboutLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      aboutLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(aboutLabel)
      row2.spacing = 8
      row2.alignment = .center
      image.image = UIImage(systemName: "play.circle.fill")
      image.tintColor = UIColor.systemPurple
      image.contentMode = .scaleAspectFit
      PodcastLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      PodcastLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      row2.addArrangedSubview(image)
      playedProgressView.progressTintColor = UIColor.systemPurple
      playedProgressView.trackTintColor = .systemFill
      PodcastLayout.prefer(playedProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      PodcastLayout.prefer(playedProgressView.widthAnchor.constraint(equalToConstant: 48))
      row2.addArrangedSubview(playedProgressView)
      restLabel.numberOfLines = 0
      restLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      restLabel.textColor = UIColor.systemPurple
      row2.addArrangedSubview(restLabel)
      column.addArrangedSubview(row2)
      row.addArrangedSubview(column)
      coverImageView.tintColor = UIColor.tintColor
      coverImageView.contentMode = .scaleAspectFill
      coverImageView.clipsToBounds = true
      coverImageView.layer.cornerRadius = 10
      PodcastLayout.prefer(coverImageView.widthAnchor.constraint(equalToConstant: 64))
      PodcastLayout.prefer(coverImageView.heightAnchor.constraint(equalToConstant: 64))
      row.addArrangedSubview(coverImageView)
      PodcastLayout.prefer(column.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.addSubview(row)
      PodcastLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: EpisodeItem) {
      dateLabel.text = item.date?.uppercased()
      dateLabel.isHidden = item.date == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      aboutLabel.text = item.about
      aboutLabel.isHidden = item.about == nil
      playedProgressView.progress = Float(item.played ?? 0)
      playedProgressView.isHidden = item.played == nil
      restLabel.text = item.rest
      restLabel.isHidden = item.rest == nil
      coverImageView.image = item.cover.flatMap { UIImage(named: $0) }
      coverImageView.isHidden = item.cover == nil
    }
  }

  /// What a cell shows.
  enum Item {
    case episode(EpisodeItem)
    case player(PlayerItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .player(
        PlayerItem(
          cover: "photo-covers-9",
          elapsed: "16:20",
          played: 0.38,
          rest: "−26:44",
          show: "The Slow Radio",
          title: "How a bell is cast"))
    ],
    [
      .episode(
        EpisodeItem(
          about: "He knows every stone of the strait and none by name.",
          cover: "photo-7",
          date: "Today",
          played: 0.6,
          rest: "14 min left",
          title: "The last ferry pilot")),
      .episode(
        EpisodeItem(
          about: "Four bakers, one oven and a very old dough.",
          cover: "photo-food-8",
          date: "Yesterday",
          rest: "41 min",
          title: "Bread without a clock")),
      .episode(
        EpisodeItem(
          about: "A night in the woods with a microphone and cold feet.",
          cover: "photo-32",
          date: "Sunday",
          rest: "52 min",
          title: "What owls hear")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = PodcastLayout.sampleItems
    private let playerCells =
      UICollectionView.CellRegistration<PlayerCell, PlayerItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let episodeCells =
      UICollectionView.CellRegistration<EpisodeCell, EpisodeItem> { cell, _, item in
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
      case .player(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: playerCells, for: indexPath, item: item)
      case .episode(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: episodeCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [
      [:],
      [UICollectionView.elementKindSectionHeader: "Up next"],
    ]

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
      if let cell = view as? UICollectionViewListCell {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = titles[indexPath.section][kind]
        cell.contentConfiguration = content
      }
      return view
    }
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

  /// Leaves the room that views do not need at the end of a stack, without a gap before it.
  private static func close(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.dropLast()
    for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
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
