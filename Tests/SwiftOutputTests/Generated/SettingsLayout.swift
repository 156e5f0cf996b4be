import UIKit

/// Settings.
///
/// An inset grouped list with headers, footers and accessories, as settings are laid out.
@MainActor enum SettingsLayout {
  enum Section: Int, CaseIterable {
    case network
    case general
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .network: return networkSection(environment)
      case .general: return generalSection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Settings"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
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

  private static func networkSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  private static func generalSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  struct DateItem {
    var at: String?
    var title: String?
    var until: String?
  }

  final class DateCell: UICollectionViewListCell {
    private let row = UIStackView()
    private let image = UIImageView()
    private let titleLabel = UILabel()
    private let datePicker = DatePicker()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
      image.image = UIImage(named: "icon-moon.zzz")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      SettingsLayout.prefer(image.widthAnchor.constraint(equalToConstant: 30))
      row.addArrangedSubview(image)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      datePicker.preferredDatePickerStyle = .compact
      row.addArrangedSubview(datePicker)
      titleLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      contentView.addSubview(row)
      SettingsLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: DateItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      datePicker.show([item.until ?? "", item.at ?? ""])
    }
  }

  /// What a cell shows.
  enum Item {
    case date(DateItem)
    /// The content of a template, which is left out.
    case empty
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [.empty, .empty, .empty],
    [.empty, .empty, .empty, .date(DateItem(at: "07:30", title: "Quiet", until: "2026-09-04"))],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = SettingsLayout.sampleItems
    private let dateCells =
      UICollectionView.CellRegistration<DateCell, DateItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let emptyCells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      _, _, _ in
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch items[indexPath.section][indexPath.item] {
      case .date(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: dateCells, for: indexPath, item: item)
      case .empty:
        collectionView.dequeueConfiguredReusableCell(
          using: emptyCells, for: indexPath, item: 0)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [
      [
        UICollectionView.elementKindSectionHeader: "Network",
        UICollectionView.elementKindSectionFooter: "Known networks are joined automatically.",
      ],
      [UICollectionView.elementKindSectionHeader: "General"],
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

  /// A day and a time in the compact style.
  private final class DatePicker: UIDatePicker {
    /// Shows a day such as 2026-09-04 and a time such as 09:41.
    func show(_ texts: [String]) {
      let words = texts.flatMap { $0.split { $0 == " " || $0 == "T" } }
      let day = words.first { $0.contains("-") }
      let time = words.first { $0.contains(":") }
      datePickerMode = day == nil ? .time : time == nil ? .date : .dateAndTime
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      date = formatter.date(from: "\(day ?? "2001-01-01") \(time?.prefix(5) ?? "00:00")") ?? date
    }
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
