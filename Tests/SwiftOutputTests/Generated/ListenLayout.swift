import UIKit

/// A music home.
///
/// A grid of short cuts, covers with two lines, and a large mix with a play button, composed from
/// parts.
@MainActor enum ListenLayout {
  enum Section: Int, CaseIterable {
    case shortcuts
    case mixes
    case recent
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .shortcuts: return shortcutsSection(environment)
      case .mixes: return mixesSection(environment)
      case .recent: return recentSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Good evening"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "gearshape")),
      UIBarButtonItem(image: UIImage(systemName: "bell")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Home", "house"),
      tab(UIViewController(), "Search", "magnifyingglass"),
      tab(UIViewController(), "Library", "square.stack"),
    ]
    tabs.tabBar.tintColor = UIColor.systemGreen
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

  private static func shortcutsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
      subitem: item,
      count: containerWidth >= 700 ? 4 : 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func mixesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(128)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 700 ? .fractionalWidth(0.48) : .fractionalWidth(0.92),
        heightDimension: .estimated(128)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func recentSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 200)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 700 ? .absolute(170) : .absolute(150),
        heightDimension: .estimated(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  struct ShortcutItem {
    var cover: String?
    var title: String?
  }

  final class ShortcutCell: UICollectionViewCell {
    private let row = UIStackView()
    private let coverImageView = UIImageView()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 10
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 0, trailing: 10)
      coverImageView.tintColor = UIColor.tintColor
      coverImageView.contentMode = .scaleAspectFill
      coverImageView.clipsToBounds = true
      ListenLayout.prefer(coverImageView.widthAnchor.constraint(equalToConstant: 56))
      ListenLayout.prefer(coverImageView.heightAnchor.constraint(equalToConstant: 56))
      row.addArrangedSubview(coverImageView)
      titleLabel.numberOfLines = 2
      titleLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      row.clipsToBounds = true
      contentView.backgroundColor = UIColor.secondarySystemBackground
      contentView.layer.cornerRadius = 8
      contentView.clipsToBounds = true
      contentView.addSubview(row)
      ListenLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: ShortcutItem) {
      coverImageView.image = item.cover.flatMap { UIImage(named: $0) }
      coverImageView.isHidden = item.cover == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
    }
  }

  struct MixItem {
    var artist: String?
    var cover: String?
    var title: String?
  }

  final class MixCell: UICollectionViewCell {
    private let row = UIStackView()
    private let coverImageView = UIImageView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let overlay = OverlayView()
    private let image = UIImageView()
    private let gradient = GradientView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 14
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      coverImageView.tintColor = UIColor.white
      coverImageView.contentMode = .scaleAspectFill
      coverImageView.clipsToBounds = true
      coverImageView.layer.cornerRadius = 12
      ListenLayout.prefer(coverImageView.widthAnchor.constraint(equalToConstant: 96))
      ListenLayout.prefer(coverImageView.heightAnchor.constraint(equalToConstant: 96))
      row.addArrangedSubview(coverImageView)
      column.axis = .vertical
      column.spacing = 4
      titleLabel.numberOfLines = 2
      titleLabel.font = UIFont.preferredFont(.title3, weight: .bold)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      artistLabel.numberOfLines = 2
      artistLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      artistLabel.textColor = UIColor.white
      artistLabel.alpha = 0.85
      column.addArrangedSubview(artistLabel)
      row.addArrangedSubview(column)
      image.image = UIImage(systemName: "play.fill")
      image.tintColor = UIColor.black
      image.contentMode = .scaleAspectFit
      ListenLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      ListenLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      overlay.add(image, x: 0.5, y: 0.5)
      overlay.backgroundColor = UIColor.white
      overlay.layer.cornerRadius = 22
      overlay.clipsToBounds = true
      ListenLayout.prefer(overlay.widthAnchor.constraint(equalToConstant: 44))
      ListenLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 44))
      row.addArrangedSubview(overlay)
      ListenLayout.prefer(column.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.insertSubview(gradient, at: 0)
      ListenLayout.pin(gradient, to: contentView)
      contentView.clipsToBounds = true
      contentView.layer.cornerRadius = 18
      contentView.clipsToBounds = true
      contentView.addSubview(row)
      ListenLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: MixItem) {
      coverImageView.image = item.cover.flatMap { UIImage(named: $0) }
      coverImageView.isHidden = item.cover == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      artistLabel.text = item.artist
      artistLabel.isHidden = item.artist == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      gradient.show(
        [UIColor.systemPurple, UIColor.systemIndigo],
        from: CGPoint(x: 0, y: 0),
        to: CGPoint(x: 1, y: 1))
    }
  }

  struct CoverItem {
    var artist: String?
    var cover: String?
    var title: String?
  }

  final class CoverCell: UICollectionViewCell {
    private let column = UIStackView()
    private let coverImageView = UIImageView()
    private let coverImageViewBox = OverlayView()
    private let column2 = UIStackView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 8
      coverImageView.tintColor = UIColor.tintColor
      coverImageView.contentMode = .scaleAspectFill
      coverImageView.clipsToBounds = true
      coverImageView.layer.cornerRadius = 8
      ListenLayout.prefer(
        coverImageView.widthAnchor.constraint(equalTo: coverImageView.heightAnchor, multiplier: 1))
      coverImageViewBox.add(coverImageView, x: 0.5, y: 0.5)
      column.addArrangedSubview(coverImageViewBox)
      column2.axis = .vertical
      titleLabel.font = UIFont.preferredFont(.subheadline, weight: .medium)
      titleLabel.textColor = UIColor.label
      column2.addArrangedSubview(titleLabel)
      artistLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      artistLabel.textColor = UIColor.secondaryLabel
      column2.addArrangedSubview(artistLabel)
      column.addArrangedSubview(column2)
      ListenLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ListenLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: CoverItem) {
      coverImageView.image = item.cover.flatMap { UIImage(named: $0) }
      coverImageView.isHidden = item.cover == nil
      coverImageViewBox.isHidden = coverImageView.isHidden
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      artistLabel.text = item.artist
      artistLabel.isHidden = item.artist == nil
      column2.isHidden = column2.arrangedSubviews.allSatisfy(\.isHidden)
      ListenLayout.close(column)
    }
  }

  /// What a cell shows.
  enum Item {
    case cover(CoverItem)
    case mix(MixItem)
    case shortcut(ShortcutItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .shortcut(ShortcutItem(cover: "photo-covers-6", title: "Liked songs")),
      .shortcut(ShortcutItem(cover: "photo-covers-12", title: "Rain on a tin roof")),
      .shortcut(ShortcutItem(cover: "photo-covers-17", title: "The Lanterns")),
      .shortcut(ShortcutItem(cover: "photo-food-4", title: "Kitchen radio")),
    ],
    [
      .mix(
        MixItem(
          artist: "The Lanterns, Ona Vale and more",
          cover: "photo-covers-9",
          title: "Slow Sunday")),
      .mix(
        MixItem(
          artist: "Harbor Lights, Kilo Meter and more",
          cover: "photo-covers-11",
          title: "Night drive")),
    ],
    [
      .cover(CoverItem(artist: "Ona Vale", cover: "photo-covers-3", title: "Paper Boats")),
      .cover(CoverItem(artist: "The Lanterns", cover: "photo-covers-20", title: "Salt & Cedar")),
      .cover(CoverItem(artist: "Kilo Meter", cover: "photo-covers-4", title: "Northern Line")),
      .cover(CoverItem(artist: "Harbor Lights", cover: "photo-7", title: "Windows Down")),
      .cover(CoverItem(artist: "Mina Okafor", cover: "photo-people-4", title: "Early")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = ListenLayout.sampleItems
    private let shortcutCells =
      UICollectionView.CellRegistration<ShortcutCell, ShortcutItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let mixCells =
      UICollectionView.CellRegistration<MixCell, MixItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let coverCells =
      UICollectionView.CellRegistration<CoverCell, CoverItem> { cell, _, item in
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
      case .shortcut(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: shortcutCells, for: indexPath, item: item)
      case .mix(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: mixCells, for: indexPath, item: item)
      case .cover(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: coverCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [[:], [:], ["header": "Recently played"]]

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
