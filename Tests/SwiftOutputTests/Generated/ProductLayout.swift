import UIKit

/// A product with swatches and reviews.
///
/// A picture with dots, a price, swatches made from boxes, sizes, buttons, and a summary of ratings
/// as bars.
@MainActor enum ProductLayout {
  enum Section: Int, CaseIterable {
    case section1
    case section2
    case section3
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .section1: return section1()
      case .section2: return section2()
      case .section3: return section3(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "heart"))
    ]
    let previous = UIViewController()
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Shop", "bag"),
      tab(UIViewController(), "Search", "magnifyingglass"),
      tab(UIViewController(), "Saved", "heart"),
      tab(UIViewController(), "Cart", "cart", badge: "1"),
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

  private static func section1() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private static func section2() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(340)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(340)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func section3(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 110)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)),
      subitem: item,
      count: containerWidth >= 700 ? 2 : 1)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  struct HeroItem {
  }

  final class HeroCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let image = UIImageView()
    private let pages = UIPageControl()

    override init(frame: CGRect) {
      super.init(frame: frame)
      image.image = UIImage(named: "photo-products-15")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      overlay.fill(with: image)
      pages.currentPageIndicatorTintColor = UIColor.black
      pages.pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.3)
      pages.numberOfPages = 4
      pages.currentPage = 1
      ProductLayout.prefer(pages.heightAnchor.constraint(equalToConstant: 26), 760)
      overlay.add(pages, x: 0.5, y: 1, inset: 4)
      overlay.clipsToBounds = true
      overlay.clipsToBounds = true
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(overlay)
      ProductLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: HeroItem) {
    }
  }

  struct OfferItem {
    var colors: [ColorsEntry]?
    var detail: String?
    var price: String?
    var reviews: String?
    var stars: Double?
    var title: String?

    struct ColorsEntry {
      var color: UIColor?
      var ring: UIColor?
    }
  }

  final class OfferCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let priceLabel = UILabel()
    private let row2 = UIStackView()
    private let starsRatingView = RatingView()
    private let label = UILabel()
    private let detailLabel = UILabel()
    private let row3 = UIStackView()
    private let end = UIView()
    private let segments = UISegmentedControl()
    private let row4 = UIStackView()
    private let button = UIButton()
    private let buttonBox = OverlayView()
    private let button2 = UIButton()
    private let button2Box = OverlayView()
    private let end2 = UIView()
    private var colorsViews: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 14
      row.spacing = 12
      row.alignment = .firstBaseline
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(.title2, weight: .bold)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      priceLabel.numberOfLines = 0
      priceLabel.font = UIFont.preferredFont(forTextStyle: .title2)
      priceLabel.textColor = UIColor.label
      row.addArrangedSubview(priceLabel)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      column.addArrangedSubview(row)
      row2.spacing = 8
      row2.alignment = .center
      starsRatingView.tintColor = UIColor.systemOrange
      row2.addArrangedSubview(starsRatingView)
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(forTextStyle: .subheadline)
      label.textColor = UIColor.label.withAlphaComponent(0.66)
      row2.addArrangedSubview(label)
      column.addArrangedSubview(row2)
      detailLabel.numberOfLines = 0
      detailLabel.font = UIFont.preferredFont(forTextStyle: .body)
      detailLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(detailLabel)
      row3.spacing = 8
      ProductLayout.prefer(end.widthAnchor.constraint(equalToConstant: 0), 60)
      row3.addArrangedSubview(end)
      column.addArrangedSubview(row3)
      ProductLayout.prefer(segments.heightAnchor.constraint(equalToConstant: 32), 760)
      column.addArrangedSubview(segments)
      row4.spacing = 12
      button.tintColor = UIColor.systemBlue
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      ProductLayout.prefer(button.heightAnchor.constraint(equalToConstant: 50))
      buttonBox.add(button, x: 0.5, y: 0.5)
      ProductLayout.prefer(button.widthAnchor.constraint(equalTo: buttonBox.widthAnchor))
      row4.addArrangedSubview(buttonBox)
      button2.tintColor = UIColor.tintColor
      button2.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button2.setContentHuggingPriority(.defaultHigh, for: .vertical)
      ProductLayout.prefer(button2.widthAnchor.constraint(equalToConstant: 50))
      ProductLayout.prefer(button2.heightAnchor.constraint(equalToConstant: 50))
      button2Box.add(button2, x: 0.5, y: 0.5)
      row4.addArrangedSubview(button2Box)
      ProductLayout.prefer(buttonBox.widthAnchor.constraint(equalToConstant: 4_000), 300)
      column.addArrangedSubview(row4)
      ProductLayout.prefer(end2.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end2)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ProductLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: OfferItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      priceLabel.text = item.price
      priceLabel.isHidden = item.price == nil
      row.isHidden = row.arrangedSubviews.allSatisfy(\.isHidden)
      starsRatingView.show(
        item.stars ?? 0, of: 5, font: UIFont.preferredFont(forTextStyle: .subheadline))
      starsRatingView.isHidden = item.stars == nil
      label.text = "\(item.reviews ?? "") reviews"
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      ProductLayout.show(
        (item.colors ?? []).map { makeColorsView($0, item) }, insteadOf: &colorsViews
      ) {
        row3.insertArrangedSubview($1, at: $0)
      }
      ProductLayout.close(row3)
      segments.removeAllSegments()
      for (index, title) in ["38", "39", "40", "41"].enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
      segments.selectedSegmentIndex = 1
      button.configuration = ProductLayout.configuration(
        .filled(),
        title: "Add to Bag",
        image: "bag",
        font: UIFont.preferredFont(.body, weight: .semibold))
      button2.configuration = ProductLayout.configuration(
        .gray(),
        title: nil,
        image: "square.and.arrow.up",
        font: UIFont.preferredFont(forTextStyle: .body))
      button2.configuration?.baseForegroundColor = UIColor.tintColor
      ProductLayout.close(column)
    }

    private func makeColorsView(_ each: OfferItem.ColorsEntry, _ item: OfferItem) -> UIView {
      let overlay = OverlayView()
      let box = UIView()
      box.layer.cornerRadius = 14
      ProductLayout.prefer(box.widthAnchor.constraint(equalToConstant: 28))
      ProductLayout.prefer(box.heightAnchor.constraint(equalToConstant: 28))
      overlay.add(box, x: 0.5, y: 0.5)
      overlay.layer.cornerRadius = 18
      overlay.layer.borderWidth = 1
      overlay.clipsToBounds = true
      ProductLayout.prefer(overlay.widthAnchor.constraint(equalToConstant: 36))
      ProductLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 36))
      box.backgroundColor = each.color
      overlay.layer.borderColor = (each.ring ?? .clear).cgColor
      return overlay
    }
  }

  struct ReviewItem {
    var detail: String?
    var stars: Double?
    var subtitle: String?
    var title: String?
  }

  final class ReviewCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let starsRatingView = RatingView()
    private let detailLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 6
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 14, leading: 14, bottom: 14, trailing: 14)
      row.spacing = 8
      row.alignment = .center
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      starsRatingView.tintColor = UIColor.systemOrange
      row.addArrangedSubview(starsRatingView)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      column.addArrangedSubview(row)
      detailLabel.numberOfLines = 0
      detailLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      detailLabel.textColor = UIColor.label
      column.addArrangedSubview(detailLabel)
      subtitleLabel.numberOfLines = 0
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      subtitleLabel.textColor = UIColor.label.withAlphaComponent(0.66)
      column.addArrangedSubview(subtitleLabel)
      ProductLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.secondarySystemBackground
      contentView.layer.cornerRadius = 14
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      ProductLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: ReviewItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      starsRatingView.show(
        item.stars ?? 0, of: 5, font: UIFont.preferredFont(forTextStyle: .footnote))
      starsRatingView.isHidden = item.stars == nil
      row.isHidden = row.arrangedSubviews.allSatisfy(\.isHidden)
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      ProductLayout.close(column)
    }
  }

  /// What a cell shows.
  enum Item {
    case hero(HeroItem)
    case offer(OfferItem)
    case review(ReviewItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [.hero(HeroItem())],
    [
      .offer(
        OfferItem(
          colors: [
            .init(color: UIColor.systemTeal, ring: UIColor.systemTeal),
            .init(color: UIColor.systemOrange, ring: UIColor.clear),
            .init(color: UIColor.systemIndigo, ring: UIColor.clear),
          ],
          detail: "A light shoe for wet mornings, with a cork sole and a mesh that dries by noon.",
          price: "€129",
          reviews: "218",
          stars: 4.5,
          title: "Harbor runner"))
    ],
    [
      .review(
        ReviewItem(
          detail: "Ran through a storm and nothing came in.",
          stars: 5,
          subtitle: "Ingrid · 3 days ago",
          title: "Dry all day")),
      .review(
        ReviewItem(
          detail: "Take half a size more than usual.",
          stars: 4,
          subtitle: "Mateo · last week",
          title: "Good but narrow")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = ProductLayout.sampleItems
    private let heroCells =
      UICollectionView.CellRegistration<HeroCell, HeroItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let offerCells =
      UICollectionView.CellRegistration<OfferCell, OfferItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let reviewCells =
      UICollectionView.CellRegistration<ReviewCell, ReviewItem> { cell, _, item in
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
      case .hero(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: heroCells, for: indexPath, item: item)
      case .offer(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: offerCells, for: indexPath, item: item)
      case .review(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: reviewCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [[:], [:], ["header": "Reviews"]]

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

  /// Stars, filled in halves.
  private final class RatingView: UIView {
    /// The side of the stars if there is more room than they need.
    var textAlignment = NSTextAlignment.natural
    private let stars = UIStackView()

    func show(_ value: Double, of count: Int, font: UIFont) {
      let side = font.pointSize * 1.15
      for star in stars.arrangedSubviews { star.removeFromSuperview() }
      let halves = Int((value * 2).rounded())
      for index in 0..<count {
        let name =
          halves >= 2 * index + 2
          ? "star.fill" : halves == 2 * index + 1 ? "star.leadinghalf.filled" : "star"
        let star = UIImageView(image: UIImage(systemName: name))
        star.contentMode = .scaleAspectFit
        star.widthAnchor.constraint(equalToConstant: side * 0.88).isActive = true
        star.heightAnchor.constraint(equalToConstant: side * 0.88).isActive = true
        stars.addArrangedSubview(star)
      }
      stars.spacing = side * 0.12
      stars.alignment = .center
      stars.translatesAutoresizingMaskIntoConstraints = false
      if stars.superview == nil { addSubview(stars) }
      NSLayoutConstraint.deactivate(constraints)
      NSLayoutConstraint.activate([
        textAlignment == .center
          ? stars.centerXAnchor.constraint(equalTo: centerXAnchor)
          : textAlignment == .natural
            ? stars.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side * 0.06)
            : stars.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side * 0.06),
        stars.centerYAnchor.constraint(equalTo: centerYAnchor),
        widthAnchor.constraint(greaterThanOrEqualToConstant: side * CGFloat(count)),
        heightAnchor.constraint(greaterThanOrEqualToConstant: side),
      ])
      setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: 1, height: 1)
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
