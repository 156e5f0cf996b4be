import UIKit

/// A row of films.
///
/// The film of the week with buttons, posters with progress, and a ranking with large numbers,
/// composed from parts.
@MainActor enum FilmsLayout {
  enum Section: Int, CaseIterable {
    case lead
    case watching
    case ranking
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .lead: return leadSection(environment)
      case .watching: return watchingSection(environment)
      case .ranking: return rankingSection()
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "For you"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "magnifyingglass")),
      UIBarButtonItem(image: UIImage(systemName: "arrow.down")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Home", "house"),
      tab(UIViewController(), "New", "rectangle.on.rectangle", badge: "4"),
      tab(UIViewController(), "My films", "person.crop.circle"),
    ]
    tabs.tabBar.tintColor = UIColor.white
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

  private static func leadSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700 ? .absolute(460) : .absolute(440)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private static func watchingSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 700 ? .absolute(220) : .absolute(164),
        heightDimension: .absolute(134)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func rankingSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(160), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(160), heightDimension: .absolute(148)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 28, trailing: 16)
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

  struct LeadItem {
    var detail: String?
    var photo: String?
    var title: String?
  }

  final class LeadCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let box = UIView()
    private let gradient = GradientView()
    private let column = UIStackView()
    private let spacer = UIView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let row = UIStackView()
    private let button = UIButton()
    private let buttonBox = OverlayView()
    private let button2 = UIButton()
    private let button2Box = OverlayView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      box.insertSubview(gradient, at: 0)
      FilmsLayout.pin(gradient, to: box)
      box.clipsToBounds = true
      overlay.fill(with: box)
      column.axis = .vertical
      column.spacing = 10
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      FilmsLayout.prefer(spacer.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(spacer)
      titleLabel.numberOfLines = 2
      titleLabel.textAlignment = .center
      titleLabel.font = UIFont.preferredFont(.largeTitle, weight: .heavy)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      detailLabel.numberOfLines = 0
      detailLabel.textAlignment = .center
      detailLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      detailLabel.textColor = UIColor.white
      detailLabel.alpha = 0.85
      column.addArrangedSubview(detailLabel)
      row.spacing = 12
      row.distribution = .fillEqually
      button.tintColor = UIColor.white
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      FilmsLayout.prefer(button.heightAnchor.constraint(equalToConstant: 44))
      buttonBox.add(button, x: 0.5, y: 0.5)
      row.addArrangedSubview(buttonBox)
      button2.tintColor = UIColor.white
      button2.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button2.setContentHuggingPriority(.defaultHigh, for: .vertical)
      FilmsLayout.prefer(button2.heightAnchor.constraint(equalToConstant: 44))
      button2Box.add(button2, x: 0.5, y: 0.5)
      row.addArrangedSubview(button2Box)
      column.addArrangedSubview(row)
      overlay.fill(with: column)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(overlay)
      FilmsLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: LeadItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      gradient.show(
        [
          UIColor(red: 0, green: 0, blue: 0, alpha: 0),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.4),
          UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        ],
        from: CGPoint(x: 0.5, y: 0),
        to: CGPoint(x: 0.5, y: 1))
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      button.configuration = FilmsLayout.configuration(
        .filled(),
        title: "Play",
        image: "play.fill",
        font: UIFont.preferredFont(.body, weight: .semibold))
      button2.configuration = FilmsLayout.configuration(
        .gray(), title: "My List", image: "plus", font: UIFont.preferredFont(forTextStyle: .body))
      button2.configuration?.baseForegroundColor = UIColor.white
    }
  }

  struct FilmItem {
    var photo: String?
    var seen: Double?
    var title: String?
  }

  final class FilmCell: UICollectionViewCell {
    private let column = UIStackView()
    private let photoImageView = UIImageView()
    private let seenProgressView = UIProgressView(progressViewStyle: .default)
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let image = UIImageView()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      FilmsLayout.prefer(photoImageView.heightAnchor.constraint(equalToConstant: 92))
      column.addArrangedSubview(photoImageView)
      seenProgressView.progressTintColor = UIColor(red: 0.898, green: 0.282, blue: 0.302, alpha: 1)
      seenProgressView.trackTintColor = .systemFill
      FilmsLayout.prefer(seenProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      column.addArrangedSubview(seenProgressView)
      row.spacing = 6
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      titleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      titleLabel.textColor = UIColor.white
      row.addArrangedSubview(titleLabel)
      image.image = UIImage(systemName: "info.circle")
      image.tintColor = UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
      image.contentMode = .scaleAspectFit
      FilmsLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      FilmsLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      row.addArrangedSubview(image)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      column.addArrangedSubview(row)
      FilmsLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      column.clipsToBounds = true
      contentView.backgroundColor = UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1)
      contentView.layer.cornerRadius = 10
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      FilmsLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: FilmItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      seenProgressView.progress = Float(item.seen ?? 0)
      seenProgressView.isHidden = item.seen == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      FilmsLayout.close(column)
    }
  }

  struct RankedItem {
    var photo: String?
    var place: String?
  }

  final class RankedCell: UICollectionViewCell {
    private let row = UIStackView()
    private let placeLabel = UILabel()
    private let photoImageView = UIImageView()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 4
      row.alignment = .bottom
      placeLabel.numberOfLines = 0
      placeLabel.font = UIFont.systemFont(ofSize: 88, weight: .heavy)
      placeLabel.textColor = UIColor(red: 0.282, green: 0.282, blue: 0.29, alpha: 1)
      row.addArrangedSubview(placeLabel)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      photoImageView.layer.cornerRadius = 8
      FilmsLayout.prefer(photoImageView.widthAnchor.constraint(equalToConstant: 96))
      FilmsLayout.prefer(photoImageView.heightAnchor.constraint(equalToConstant: 144))
      row.addArrangedSubview(photoImageView)
      FilmsLayout.prefer(end.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      FilmsLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: RankedItem) {
      placeLabel.text = item.place
      placeLabel.isHidden = item.place == nil
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      FilmsLayout.close(row)
    }
  }

  /// What a cell shows.
  enum Item {
    case film(FilmItem)
    case lead(LeadItem)
    case ranked(RankedItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .lead(
        LeadItem(
          detail: "Drama · 2 h 4 min · Subtitles", photo: "photo-28", title: "The Far Light"))
    ],
    [
      .film(FilmItem(photo: "photo-32", seen: 0.7, title: "Ferry to Inari")),
      .film(FilmItem(photo: "photo-food-5", seen: 0.25, title: "Second Harvest")),
      .film(FilmItem(photo: "photo-people-12", seen: 0.9, title: "The Clockmaker")),
      .film(FilmItem(photo: "photo-7", seen: 0.1, title: "Low Tide")),
    ],
    [
      .ranked(RankedItem(photo: "photo-people-2", place: "1")),
      .ranked(RankedItem(photo: "photo-covers-24", place: "2")),
      .ranked(RankedItem(photo: "photo-21", place: "3")),
      .ranked(RankedItem(photo: "photo-rooms-4", place: "4")),
      .ranked(RankedItem(photo: "photo-covers-18", place: "5")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = FilmsLayout.sampleItems
    private let leadCells =
      UICollectionView.CellRegistration<LeadCell, LeadItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let filmCells =
      UICollectionView.CellRegistration<FilmCell, FilmItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let rankedCells =
      UICollectionView.CellRegistration<RankedCell, RankedItem> { cell, _, item in
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
      case .lead(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: leadCells, for: indexPath, item: item)
      case .film(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: filmCells, for: indexPath, item: item)
      case .ranked(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: rankedCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [
      [:],
      ["header": "Keep watching"],
      ["header": "Most watched this week"],
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
