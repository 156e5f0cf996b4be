import UIKit

/// Lists of reminders.
///
/// Tiles with a colored symbol, a count and a progress bar, composed from parts, above a list of
/// lists.
@MainActor enum RemindersLayout {
  enum Section: Int, CaseIterable {
    case tiles
    case lists
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .tiles: return tilesSection(environment)
      case .lists: return listsSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
    ]
    content.toolbarItems = [
      UIBarButtonItem(title: "New Reminder"),
      .flexibleSpace(),
      UIBarButtonItem(title: "Add List"),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    return navigation
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private let source = DataSource()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = source
    }
  }

  private static func tilesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitem: item,
      count: containerWidth >= 700 ? 4 : 2)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func listsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  struct TileItem {
    var count: String?
    var done: Double?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class TileCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let overlay = OverlayView()
    private let symbolImageView = UIImageView()
    private let spacer = UIView()
    private let countLabel = UILabel()
    private let titleLabel = UILabel()
    private let doneProgressView = UIProgressView(progressViewStyle: .default)
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 8
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 12, bottom: 12, trailing: 12)
      row.alignment = .center
      symbolImageView.tintColor = UIColor.white
      symbolImageView.contentMode = .scaleAspectFit
      RemindersLayout.prefer(symbolImageView.widthAnchor.constraint(equalToConstant: 16))
      RemindersLayout.prefer(symbolImageView.heightAnchor.constraint(equalToConstant: 16))
      overlay.add(symbolImageView, x: 0.5, y: 0.5)
      overlay.layer.cornerRadius = 16
      overlay.clipsToBounds = true
      RemindersLayout.prefer(overlay.widthAnchor.constraint(equalToConstant: 32))
      RemindersLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 32))
      row.addArrangedSubview(overlay)
      RemindersLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      countLabel.numberOfLines = 0
      countLabel.font = UIFont.preferredFont(.title1, weight: .bold)
      countLabel.textColor = UIColor.label
      row.addArrangedSubview(countLabel)
      column.addArrangedSubview(row)
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(titleLabel)
      doneProgressView.trackTintColor = .systemFill
      RemindersLayout.prefer(doneProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      column.addArrangedSubview(doneProgressView)
      RemindersLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 16
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      RemindersLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: TileItem) {
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      overlay.backgroundColor = item.tint
      overlay.isHidden = symbolImageView.isHidden
      countLabel.text = item.count
      countLabel.isHidden = item.count == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      doneProgressView.progressTintColor = item.tint ?? UIColor.tintColor
      doneProgressView.progress = Float(item.done ?? 0)
      doneProgressView.isHidden = item.done == nil
      RemindersLayout.close(column)
    }
  }

  struct ListItem {
    var count: String?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class ListCell: UICollectionViewListCell {
    private let row = UIStackView()
    private let overlay = OverlayView()
    private let symbolImageView = UIImageView()
    private let titleLabel = UILabel()
    private let spacer = UIView()
    private let countLabel = UILabel()
    private let image = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      symbolImageView.tintColor = UIColor.white
      symbolImageView.contentMode = .scaleAspectFit
      RemindersLayout.prefer(symbolImageView.widthAnchor.constraint(equalToConstant: 16))
      RemindersLayout.prefer(symbolImageView.heightAnchor.constraint(equalToConstant: 16))
      overlay.add(symbolImageView, x: 0.5, y: 0.5)
      overlay.layer.cornerRadius = 15
      overlay.clipsToBounds = true
      RemindersLayout.prefer(overlay.widthAnchor.constraint(equalToConstant: 30))
      RemindersLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 30))
      row.addArrangedSubview(overlay)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      RemindersLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      countLabel.numberOfLines = 0
      countLabel.font = UIFont.preferredFont(forTextStyle: .body)
      countLabel.textColor = UIColor.secondaryLabel
      row.addArrangedSubview(countLabel)
      image.image = UIImage(systemName: "chevron.forward")
      image.tintColor = UIColor.tertiaryLabel
      image.contentMode = .scaleAspectFit
      RemindersLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      RemindersLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      row.addArrangedSubview(image)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      contentView.addSubview(row)
      RemindersLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: ListItem) {
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      overlay.backgroundColor = item.tint
      overlay.isHidden = symbolImageView.isHidden
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      countLabel.text = item.count
      countLabel.isHidden = item.count == nil
    }
  }

  /// What a cell shows.
  enum Item {
    case list(ListItem)
    case tile(TileItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .tile(
        TileItem(
          count: "4", done: 0.4, symbol: "calendar", tint: UIColor.systemBlue, title: "Today")),
      .tile(
        TileItem(
          count: "12",
          done: 0.1,
          symbol: "clock.fill",
          tint: UIColor.systemRed,
          title: "Scheduled")),
      .tile(
        TileItem(
          count: "31", done: 0.6, symbol: "tray.fill", tint: UIColor.systemGray, title: "All")),
      .tile(
        TileItem(
          count: "3", done: 1, symbol: "flag.fill", tint: UIColor.systemOrange, title: "Flagged")),
    ],
    [
      .list(
        ListItem(count: "9", symbol: "cart.fill", tint: UIColor.systemGreen, title: "Groceries")),
      .list(ListItem(count: "5", symbol: "leaf.fill", tint: UIColor.systemTeal, title: "Garden")),
      .list(
        ListItem(
          count: "17",
          symbol: "book.fill",
          tint: UIColor.systemIndigo,
          title: "Books to read before the end of the year")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = RemindersLayout.sampleItems
    private let tileCells =
      UICollectionView.CellRegistration<TileCell, TileItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let listCells =
      UICollectionView.CellRegistration<ListCell, ListItem> { cell, _, item in
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
      case .tile(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: tileCells, for: indexPath, item: item)
      case .list(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: listCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [
      [:],
      [UICollectionView.elementKindSectionHeader: "My Lists"],
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
