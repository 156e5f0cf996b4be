import UIKit

/// The front of a store: large cards that snap to the middle, charts in columns of three, places to
/// look further.
// flatplan: skip
final class StoreViewController: UIViewController {

  enum Section: Int, CaseIterable {
    case featured, charts, topics, collections

    var title: String? {
      switch self {
      case .featured: nil
      case .charts: "What everyone plays"
      case .topics: "Browse by topic"
      case .collections: "Put together for you"
      }
    }
  }

  struct Item: Hashable {
    var title: String
    var subtitle = ""
    var kicker = ""
    var image = ""
    var color = UIColor.systemBlue
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot()
  }
}

// MARK: - Layout

extension StoreViewController {
  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 28
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        let width = environment.container.effectiveContentSize.width
        let section =
          switch Section.allCases[index] {
          case .featured: featured(width)
          case .charts: charts(width)
          case .topics: topics(width)
          case .collections: collections(width)
          }
        if Section.allCases[index].title != nil {
          section.boundarySupplementaryItems = [header()]
        }
        return section
      }, configuration: configuration)
  }

  private func featured(_ width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width > 600 ? 0.56 : 0.86),
        heightDimension: .absolute(width > 600 ? 320 : 380)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = width > 600 ? .groupPaging : .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: width > 600 ? 20 : 0, bottom: 4, trailing: 0)
    return section
  }

  private func charts(_ width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width > 600 ? 0.46 : 0.88),
        heightDimension: .absolute(246)),
      repeatingSubitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private func topics(_ width: CGFloat) -> NSCollectionLayoutSection {
    let columns = width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private func collections(_ width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(156), heightDimension: .absolute(204)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 28, trailing: 20)
    return section
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

// MARK: - Data

extension StoreViewController {
  private func configureDataSource() {
    let cards = UICollectionView.CellRegistration<FeaturedCell, Item> { $0.show($2) }
    let apps = UICollectionView.CellRegistration<AppCell, Item> { cell, indexPath, item in
      cell.show(item, rank: indexPath.item + 1)
    }
    let topics = UICollectionView.CellRegistration<TopicCell, Item> { $0.show($2) }
    let covers = UICollectionView.CellRegistration<CoverCell, Item> { $0.show($2) }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, item in
      switch Section.allCases[indexPath.section] {
      case .featured:
        view.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: item)
      case .charts:
        view.dequeueConfiguredReusableCell(using: apps, for: indexPath, item: item)
      case .topics:
        view.dequeueConfiguredReusableCell(using: topics, for: indexPath, item: item)
      case .collections:
        view.dequeueConfiguredReusableCell(using: covers, for: indexPath, item: item)
      }
    }
    let headers = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.show(Section.allCases[indexPath.section].title ?? "")
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.items)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension StoreViewController.Section {
  fileprivate var items: [StoreViewController.Item] {
    typealias Item = StoreViewController.Item
    return switch self {
    case .featured:
      [
        Item(
          title: "Sail around the bay", subtitle: "A slow game of wind and islands",
          kicker: "Game of the week", image: "photo-tide 67"),
        Item(
          title: "Maps for the hills", subtitle: "Paths that work without a signal",
          kicker: "New", image: "photo-snow 2"),
        Item(
          title: "Stars over you", subtitle: "Point at the sky and read it",
          kicker: "Editors' choice", image: "photo-valley"),
      ]
    case .charts:
      [
        Item(title: "Leafbound", subtitle: "Grow a garden by hand", image: "icon-leaf"),
        Item(title: "Nightfall", subtitle: "A puzzle in the dark", image: "icon-moon"),
        Item(title: "Paper Wings", subtitle: "Fold, throw, drift", image: "icon-paperplane"),
        Item(title: "Tiny Tunes", subtitle: "Loops for little ears", image: "icon-music.note"),
        Item(title: "Brightside", subtitle: "Weather, kindly told", image: "icon-sun.max"),
        Item(title: "Inkwell", subtitle: "Draw with real ink", image: "icon-paintbrush"),
        Item(title: "Pathway", subtitle: "Walk a little more", image: "icon-map"),
      ]
    case .topics:
      [
        Item(title: "Music", image: "music.note", color: .systemPink),
        Item(title: "Travel", image: "airplane", color: .systemTeal),
        Item(title: "Cooking", image: "fork.knife", color: .systemOrange),
        Item(title: "Reading", image: "book", color: .systemIndigo),
      ]
    case .collections:
      [
        Item(title: "Calm evenings", subtitle: "12 apps", image: "photo-hills 1"),
        Item(title: "On the road", subtitle: "9 apps", image: "photo-city 4"),
        Item(title: "Made by two", subtitle: "15 apps", image: "photo-meadow 2"),
        Item(title: "City breaks", subtitle: "8 apps", image: "photo-night 3"),
        Item(title: "First snow", subtitle: "6 apps", image: "photo-comet"),
        Item(title: "By the sea", subtitle: "11 apps", image: "photo-island 3"),
      ]
    }
  }
}

// MARK: - Views

/// A photo with words on its shaded lower part.
final class FeaturedCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let shade = CAGradientLayer()
  private let shadeView = UIView()
  private let kickerLabel = UILabel()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 20
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 6)
    imageView.contentMode = .scaleAspectFill
    shade.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.72).cgColor,
    ]
    shade.locations = [0.45, 1]
    shadeView.layer.addSublayer(shade)
    kickerLabel.font = .systemFont(ofSize: 13, weight: .bold)
    kickerLabel.textColor = .white.withAlphaComponent(0.8)
    titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
    titleLabel.textColor = .white
    titleLabel.numberOfLines = 2
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .white.withAlphaComponent(0.85)
    subtitleLabel.numberOfLines = 2

    let texts = UIStackView(arrangedSubviews: [kickerLabel, titleLabel, subtitleLabel])
    texts.axis = .vertical
    texts.spacing = 4
    texts.translatesAutoresizingMaskIntoConstraints = false
    for view in [imageView, shadeView] {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    contentView.addSubview(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = contentView.bounds
  }

  func show(_ item: StoreViewController.Item) {
    imageView.image = UIImage(named: item.image)
    kickerLabel.text = item.kicker.uppercased()
    titleLabel.text = item.title
    subtitleLabel.text = item.subtitle
  }
}

/// An app in a chart: rank, icon, name and a button.
final class AppCell: UICollectionViewCell {
  private let iconView = UIImageView()
  private let rankLabel = UILabel()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let getLabel = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    rankLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    getLabel.text = "Get"
    getLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    getLabel.textColor = .systemBlue
    getLabel.textAlignment = .center
    getLabel.backgroundColor = .tertiarySystemFill
    getLabel.layer.cornerRadius = 15
    getLabel.layer.masksToBounds = true
    line.backgroundColor = .separator

    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [iconView, rankLabel, texts, getLabel, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 60),
      iconView.heightAnchor.constraint(equalToConstant: 60),
      rankLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      rankLabel.widthAnchor.constraint(equalToConstant: 20),
      rankLabel.topAnchor.constraint(equalTo: texts.topAnchor),
      texts.leadingAnchor.constraint(equalTo: rankLabel.trailingAnchor, constant: 4),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      getLabel.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 12),
      getLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      getLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      getLabel.widthAnchor.constraint(equalToConstant: 68),
      getLabel.heightAnchor.constraint(equalToConstant: 30),
      line.leadingAnchor.constraint(equalTo: rankLabel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreViewController.Item, rank: Int) {
    iconView.image = UIImage(named: item.image)
    rankLabel.text = "\(rank)"
    titleLabel.text = item.title
    subtitleLabel.text = item.subtitle
    line.isHidden = rank.isMultiple(of: 3)
  }
}

/// A topic on a tile of its colour.
final class TopicCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    imageView.preferredSymbolConfiguration = .init(pointSize: 20, weight: .semibold)
    imageView.contentMode = .center
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    let row = UIStackView(arrangedSubviews: [imageView, titleLabel])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 26),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreViewController.Item) {
    contentView.backgroundColor = item.color.withAlphaComponent(0.16)
    imageView.image = UIImage(systemName: item.image)
    imageView.tintColor = item.color
    titleLabel.text = item.title
  }
}

/// A cover with its name below.
final class CoverCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 14
    imageView.layer.cornerCurve = .continuous
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, subtitleLabel])
    stack.axis = .vertical
    stack.setCustomSpacing(8, after: imageView)
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    imageView.setContentHuggingPriority(.defaultLow, for: .vertical)
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreViewController.Item) {
    imageView.image = UIImage(named: item.image)
    titleLabel.text = item.title
    subtitleLabel.text = item.subtitle
  }
}

/// The title of a section, and a way to see all of it.
final class TitleView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let moreLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    moreLabel.text = "See all"
    moreLabel.font = .preferredFont(forTextStyle: .body)
    moreLabel.textColor = .systemBlue
    moreLabel.setContentHuggingPriority(.required, for: .horizontal)
    moreLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, moreLabel])
    row.alignment = .lastBaseline
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) {
    titleLabel.text = title
  }
}

// flatplan: name store
// flatplan: render {appearance: [light, dark], compatibility: [ios26, ios18], exclude: [{compatibility: ios18, widths: 768}, {compatibility: ios18, appearance: dark}]}
#Preview {
  let controller = StoreViewController()
  controller.title = "Games"
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "person.crop.circle"), style: .plain, target: nil, action: nil)
  let stack = UINavigationController(rootViewController: controller)
  stack.navigationBar.prefersLargeTitles = true
  stack.tabBarItem.image = UIImage(systemName: "gamecontroller")
  let others = [("Apps", "square.stack"), ("Search", "magnifyingglass")].map { title, symbol in
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return other
  }
  let tabs = UITabBarController()
  tabs.viewControllers = [stack] + others
  return tabs
}
