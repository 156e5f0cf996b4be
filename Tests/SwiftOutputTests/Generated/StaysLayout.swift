import UIKit

/// A search for places to stay.
///
/// Pictures with a heart and the dots of a page control, prices with a struck-out former price, and
/// ratings.
@MainActor enum StaysLayout {
  enum Section: Int, CaseIterable {
    case section1
    case section2
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .section1: return section1()
      case .section2: return section2(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(content, "Explore", "magnifyingglass"),
      tab(UIViewController(), "Saved", "heart"),
      tab(UIViewController(), "Trips", "suitcase"),
      tab(UIViewController(), "Inbox", "message", badge: "1"),
      tab(UIViewController(), "Profile", "person.crop.circle"),
    ]
    tabs.tabBar.tintColor = UIColor.systemPink
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

  private static func section1() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func section2(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(400)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(400)),
      subitem: item,
      count: containerWidth >= 1000 ? 3 : containerWidth >= 600 ? 2 : 1)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 28
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)
    return section
  }

  struct SearchItem {
    var subtitle: String?
    var title: String?
  }

  final class SearchCell: UICollectionViewCell {
    private let row = UIStackView()
    private let image = UIImageView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let image2 = UIImageView()
    private var capsules: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      image.image = UIImage(systemName: "magnifyingglass")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFit
      StaysLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .headline).pointSize * 1.25),
        760)
      StaysLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .headline).pointSize * 1.25),
        760)
      row.addArrangedSubview(image)
      column.axis = .vertical
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      subtitleLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(subtitleLabel)
      row.addArrangedSubview(column)
      image2.image = UIImage(systemName: "slider.horizontal.3")
      image2.tintColor = UIColor.tintColor
      image2.contentMode = .scaleAspectFit
      StaysLayout.prefer(
        image2.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .headline).pointSize * 1.25),
        760)
      StaysLayout.prefer(
        image2.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .headline).pointSize * 1.25),
        760)
      row.addArrangedSubview(image2)
      StaysLayout.prefer(column.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.backgroundColor = UIColor.secondarySystemBackground
      capsules.append(contentView)
      contentView.clipsToBounds = true
      contentView.addSubview(row)
      StaysLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: SearchItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      for view in capsules {
        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
      }
    }
  }

  struct StayItem {
    var page: Double?
    var photo: String?
    var price: String?
    var stars: String?
    var subtitle: String?
    var tag: String?
    var title: String?
    var was: String?
  }

  final class StayCell: UICollectionViewCell {
    private let column = UIStackView()
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let tagBadgeLabel = BadgeLabel()
    private let image = UIImageView()
    private let pages = UIPageControl()
    private let overlayBox = OverlayView()
    private let column2 = UIStackView()
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let image2 = UIImageView()
    private let starsLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let label = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 8
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      tagBadgeLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      tagBadgeLabel.textAlignment = .center
      tagBadgeLabel.clipsToBounds = true
      tagBadgeLabel.textColor = UIColor.black
      tagBadgeLabel.backgroundColor = UIColor.white
      overlay.add(tagBadgeLabel, x: 0, y: 0, inset: 12)
      image.image = UIImage(systemName: "heart")
      image.tintColor = UIColor.white
      image.contentMode = .scaleAspectFit
      StaysLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title2).pointSize * 1.25),
        760)
      StaysLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title2).pointSize * 1.25),
        760)
      overlay.add(image, x: 1, y: 0, inset: 12)
      pages.currentPageIndicatorTintColor = UIColor.white
      pages.pageIndicatorTintColor = UIColor.white.withAlphaComponent(0.3)
      pages.numberOfPages = 5
      StaysLayout.prefer(pages.heightAnchor.constraint(equalToConstant: 26), 760)
      overlay.add(pages, x: 0.5, y: 1, inset: 4)
      overlay.layer.cornerRadius = 16
      overlay.clipsToBounds = true
      StaysLayout.prefer(
        overlay.widthAnchor.constraint(equalTo: overlay.heightAnchor, multiplier: 1.1))
      overlayBox.add(overlay, x: 0.5, y: 0.5)
      column.addArrangedSubview(overlayBox)
      column2.axis = .vertical
      column2.spacing = 4
      row.spacing = 4
      row.alignment = .center
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      image2.image = UIImage(systemName: "star.fill")
      image2.tintColor = UIColor.label
      image2.contentMode = .scaleAspectFit
      StaysLayout.prefer(
        image2.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      StaysLayout.prefer(
        image2.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      row.addArrangedSubview(image2)
      starsLabel.numberOfLines = 0
      starsLabel.font = UIFont.preferredFont(forTextStyle: .body)
      starsLabel.textColor = UIColor.label
      row.addArrangedSubview(starsLabel)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      column2.addArrangedSubview(row)
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      subtitleLabel.textColor = UIColor.secondaryLabel
      column2.addArrangedSubview(subtitleLabel)
      label.numberOfLines = 0
      column2.addArrangedSubview(label)
      column.addArrangedSubview(column2)
      StaysLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      StaysLayout.close(column)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      StaysLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: StayItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      tagBadgeLabel.text = item.tag
      tagBadgeLabel.isHidden = item.tag == nil
      pages.currentPage = Int(item.page ?? 0)
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      starsLabel.text = item.stars
      starsLabel.isHidden = item.stars == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      let labelText = NSMutableAttributedString()
      if let text = item.price {
        labelText.append(
          NSAttributedString(
            string: text,
            attributes: [
              .font: UIFont.preferredFont(forTextStyle: .headline),
              .foregroundColor: UIColor.label,
            ]))
      }
      labelText.append(
        NSAttributedString(
          string: " night ",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body),
            .foregroundColor: UIColor.secondaryLabel,
          ]))
      if let text = item.was {
        labelText.append(
          NSAttributedString(
            string: text,
            attributes: [
              .font: UIFont.preferredFont(forTextStyle: .body),
              .foregroundColor: UIColor.secondaryLabel,
              .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            ]))
      }
      label.attributedText = labelText
    }
  }

  /// What a cell shows.
  enum Item {
    case search(SearchItem)
    case stay(StayItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [.search(SearchItem(subtitle: "Any week · 2 guests", title: "Places by the sea"))],
    [
      .stay(
        StayItem(
          page: 0,
          photo: "photo-4",
          price: "€96",
          stars: "4.9",
          subtitle: "42 kilometers away",
          tag: "Guests' choice",
          title: "Cabin in Setúbal, Portugal",
          was: "€120")),
      .stay(
        StayItem(
          page: 2,
          photo: "photo-rooms-7",
          price: "€140",
          stars: "4.7",
          subtitle: "Mountain and valley views",
          title: "Farmhouse in Lucca, Italy")),
      .stay(
        StayItem(
          page: 1,
          photo: "photo-14",
          price: "€210",
          stars: "4.8",
          subtitle: "Sleeps four",
          title: "Boat in Hydra, Greece",
          was: "€260")),
      .stay(
        StayItem(
          page: 0,
          photo: "photo-rooms-12",
          price: "€118",
          stars: "5.0",
          subtitle: "By the canal",
          tag: "New",
          title: "Loft in Gothenburg, Sweden")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = StaysLayout.sampleItems
    private let searchCells =
      UICollectionView.CellRegistration<SearchCell, SearchItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let stayCells =
      UICollectionView.CellRegistration<StayCell, StayItem> { cell, _, item in
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
      case .search(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: searchCells, for: indexPath, item: item)
      case .stay(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: stayCells, for: indexPath, item: item)
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

  /// A short text on a capsule.
  private final class BadgeLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      let height = size.height + 2
      return CGSize(width: max(size.width + font.pointSize * 0.9, height), height: height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
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
