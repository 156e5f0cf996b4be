import UIKit

/// A profile with its grid.
///
/// A portrait with a ring, numbers in columns, buttons of equal width, highlights, and a grid of
/// pictures.
@MainActor enum ProfileLayout {
  enum Section: Int, CaseIterable {
    case person
    case highlights
    case posts
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .person: return personSection()
      case .highlights: return highlightsSection()
      case .posts: return postsSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "mina.okafor"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "ellipsis")),
      UIBarButtonItem(image: UIImage(systemName: "bell")),
    ]
    let previous = UIViewController()
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(UIViewController(), "Home", "house"),
      tab(UIViewController(), "Search", "magnifyingglass"),
      tab(UIViewController(), "Post", "plus.app"),
      tab(navigation, "Profile", "person.crop.circle"),
    ]
    tabs.selectedIndex = 3
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

  private static func personSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(230)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(230)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func highlightsSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(76), heightDimension: .estimated(90)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
    return section
  }

  private static func postsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700
          ? .absolute(((containerWidth - 8) / 5).rounded(.down))
          : .absolute(((containerWidth - 4) / 3).rounded(.down))),
      subitem: item,
      count: containerWidth >= 700 ? 5 : 3)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    return section
  }

  struct PersonItem {
    var about: String?
    var link: String?
    var numbers: [NumbersEntry]?
    var title: String?

    struct NumbersEntry {
      var count: String?
      var label: String?
    }
  }

  final class PersonCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let image = UIImageView()
    private let row2 = UIStackView()
    private let column2 = UIStackView()
    private let titleLabel = UILabel()
    private let aboutLabel = UILabel()
    private let linkLabel = UILabel()
    private let row3 = UIStackView()
    private let button = UIButton()
    private let buttonBox = OverlayView()
    private let button2 = UIButton()
    private let button2Box = OverlayView()
    private let end = UIView()
    private var numbersViews: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 14
      row.spacing = 16
      row.alignment = .center
      image.image = UIImage(named: "photo-people-4")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      image.layer.cornerRadius = 46
      image.clipsToBounds = true
      image.layer.borderWidth = 3
      ProfileLayout.prefer(image.widthAnchor.constraint(equalToConstant: 92))
      ProfileLayout.prefer(image.heightAnchor.constraint(equalToConstant: 92))
      row.addArrangedSubview(image)
      row2.spacing = 6
      row2.distribution = .fillEqually
      row.addArrangedSubview(row2)
      ProfileLayout.prefer(row2.widthAnchor.constraint(equalToConstant: 4_000), 300)
      column.addArrangedSubview(row)
      column2.axis = .vertical
      column2.spacing = 2
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      column2.addArrangedSubview(titleLabel)
      aboutLabel.numberOfLines = 0
      aboutLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      aboutLabel.textColor = UIColor.label
      column2.addArrangedSubview(aboutLabel)
      linkLabel.numberOfLines = 0
      linkLabel.font = UIFont.preferredFont(.subheadline, weight: .semibold)
      linkLabel.textColor = UIColor.link
      column2.addArrangedSubview(linkLabel)
      column.addArrangedSubview(column2)
      row3.spacing = 8
      row3.distribution = .fillEqually
      button.tintColor = UIColor.systemBlue
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      ProfileLayout.prefer(button.heightAnchor.constraint(equalToConstant: 36))
      buttonBox.add(button, x: 0.5, y: 0.5)
      row3.addArrangedSubview(buttonBox)
      button2.tintColor = UIColor.label
      button2.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button2.setContentHuggingPriority(.defaultHigh, for: .vertical)
      ProfileLayout.prefer(button2.heightAnchor.constraint(equalToConstant: 36))
      button2Box.add(button2, x: 0.5, y: 0.5)
      row3.addArrangedSubview(button2Box)
      column.addArrangedSubview(row3)
      ProfileLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ProfileLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PersonItem) {
      image.layer.borderColor = UIColor.systemPink.cgColor
      ProfileLayout.show(
        (item.numbers ?? []).map { makeNumbersView($0, item) }, insteadOf: &numbersViews
      ) {
        row2.insertArrangedSubview($1, at: $0)
      }
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      aboutLabel.text = item.about
      aboutLabel.isHidden = item.about == nil
      linkLabel.text = item.link
      linkLabel.isHidden = item.link == nil
      column2.isHidden = column2.arrangedSubviews.allSatisfy(\.isHidden)
      button.configuration = ProfileLayout.configuration(
        .filled(),
        title: "Follow",
        image: nil,
        font: UIFont.preferredFont(.subheadline, weight: .semibold))
      button2.configuration = ProfileLayout.configuration(
        .gray(),
        title: "Message",
        image: nil,
        font: UIFont.preferredFont(.subheadline, weight: .semibold))
      button2.configuration?.baseForegroundColor = UIColor.label
      ProfileLayout.close(column)
    }

    private func makeNumbersView(_ each: PersonItem.NumbersEntry, _ item: PersonItem) -> UIView {
      let column2 = UIStackView()
      let countLabel = UILabel()
      let label = UILabel()
      let end = UIView()
      column2.axis = .vertical
      countLabel.textAlignment = .center
      countLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      countLabel.textColor = UIColor.label
      column2.addArrangedSubview(countLabel)
      label.textAlignment = .center
      label.font = UIFont.preferredFont(forTextStyle: .footnote)
      label.textColor = UIColor.secondaryLabel
      column2.addArrangedSubview(label)
      ProfileLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column2.addArrangedSubview(end)
      countLabel.text = each.count
      countLabel.isHidden = each.count == nil
      label.text = each.label
      label.isHidden = each.label == nil
      ProfileLayout.close(column2)
      column2.isHidden = column2.arrangedSubviews.dropLast().allSatisfy(\.isHidden)
      return column2
    }
  }

  struct HighlightItem {
    var photo: String?
    var title: String?
  }

  final class HighlightCell: UICollectionViewCell {
    private let column = UIStackView()
    private let photoImageView = UIImageView()
    private let titleLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 6
      column.alignment = .center
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      photoImageView.layer.cornerRadius = 32
      photoImageView.clipsToBounds = true
      photoImageView.layer.borderWidth = 1
      ProfileLayout.prefer(photoImageView.widthAnchor.constraint(equalToConstant: 64))
      ProfileLayout.prefer(photoImageView.heightAnchor.constraint(equalToConstant: 64))
      column.addArrangedSubview(photoImageView)
      titleLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      ProfileLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ProfileLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: HighlightItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      photoImageView.layer.borderColor = UIColor.systemGray4.cgColor
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      ProfileLayout.close(column)
    }
  }

  struct PostItem {
    var photo: String?
    var symbol: String?
  }

  final class PostCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let box = UIView()
    private let gradient = GradientView()
    private let symbolImageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      box.insertSubview(gradient, at: 0)
      ProfileLayout.pin(gradient, to: box)
      box.clipsToBounds = true
      overlay.fill(with: box)
      symbolImageView.tintColor = UIColor.white
      symbolImageView.contentMode = .scaleAspectFit
      ProfileLayout.prefer(
        symbolImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .subheadline).pointSize * 1.25),
        760)
      ProfileLayout.prefer(
        symbolImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .subheadline).pointSize * 1.25),
        760)
      overlay.add(symbolImageView, x: 1, y: 0, inset: 8)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(overlay)
      ProfileLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PostItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      gradient.show(
        [
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.6),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0),
        ],
        from: CGPoint(x: 1, y: 0),
        to: CGPoint(x: 0.5, y: 0.5))
      let symbolFlag =
        item.symbol.map { !["", "false", "no", "off", "0"].contains($0.lowercased()) } ?? false
      box.isHidden = !symbolFlag
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      overlay.isHidden = photoImageView.isHidden && box.isHidden && symbolImageView.isHidden
    }
  }

  /// What a cell shows.
  enum Item {
    case highlight(HighlightItem)
    case person(PersonItem)
    case post(PostItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .person(
        PersonItem(
          about: "Potter in a former boathouse. Mugs on Fridays.",
          link: "okafor.example",
          numbers: [
            .init(count: "214", label: "posts"),
            .init(count: "8,410", label: "followers"),
            .init(count: "386", label: "following"),
          ],
          title: "Mina Okafor"))
    ],
    [
      .highlight(HighlightItem(photo: "photo-23", title: "Kiln")),
      .highlight(HighlightItem(photo: "photo-covers-12", title: "Glazes")),
      .highlight(HighlightItem(photo: "photo-food-5", title: "Markets")),
      .highlight(HighlightItem(photo: "photo-rooms-1", title: "Studio")),
      .highlight(HighlightItem(photo: "photo-7", title: "Sea")),
    ],
    [
      .post(PostItem(photo: "photo-products-18", symbol: "pin.fill")),
      .post(PostItem(photo: "photo-35", symbol: "play.fill")),
      .post(PostItem(photo: "photo-food-4")),
      .post(PostItem(photo: "photo-3")),
      .post(PostItem(photo: "photo-people-6")),
      .post(PostItem(photo: "photo-rooms-15", symbol: "square.on.square")),
      .post(PostItem(photo: "photo-57")),
      .post(PostItem(photo: "photo-21", symbol: "play.fill")),
      .post(PostItem(photo: "photo-32")),
      .post(PostItem(photo: "photo-11")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = ProfileLayout.sampleItems
    private let personCells =
      UICollectionView.CellRegistration<PersonCell, PersonItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let highlightCells =
      UICollectionView.CellRegistration<HighlightCell, HighlightItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let postCells =
      UICollectionView.CellRegistration<PostCell, PostItem> { cell, _, item in
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
      case .person(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: personCells, for: indexPath, item: item)
      case .highlight(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: highlightCells, for: indexPath, item: item)
      case .post(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: postCells, for: indexPath, item: item)
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

  /// Leaves the room that views do not need at the end of a stack, without a gap before it.
  private static func close(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.dropLast()
    for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
  }

  /// Shows views in place of others.
  private static func show(
    _ views: [UIView], insteadOf old: inout [UIView], insert: (Int, UIView) -> Void
  ) {
    for view in old { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { insert(index, view) }
    old = views
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
