import UIKit

/// Weather with hourly and daily ranges.
///
/// The temperature now, a carousel of hours, and days whose bars show the coldest and the warmest
/// hour.
///
/// Decoration kinds to register with the layout: `background`.
@MainActor enum ForecastLayout {
  private static let low: CGFloat = 8
  private static let high: CGFloat = 28

  enum Section: Int, CaseIterable {
    case section1
    case section2
    case section3
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .section1: return section1()
      case .section2: return section2(environment)
      case .section3: return section3()
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.toolbarItems = [
      UIBarButtonItem(image: UIImage(systemName: "map")),
      .flexibleSpace(),
      UIBarButtonItem(image: UIImage(systemName: "list.bullet")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isNavigationBarHidden = true
    navigation.navigationBar.barStyle = .black
    navigation.isToolbarHidden = false
    return navigation
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private let source = DataSource()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = source
    }
  }

  private static func section1() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 0, bottom: 16, trailing: 0)
    return section
  }

  private static func section2(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: containerWidth >= 600
          ? .absolute((containerWidth - 32) / 11)
          : .absolute((containerWidth - 32) / 6),
        heightDimension: .estimated(110)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.decorationItems = [background]
    return section
  }

  private static func section3() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 22, leading: 16, bottom: 22, trailing: 16)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    section.decorationItems = [background]
    return section
  }

  struct NowItem {
    var degrees: String?
    var detail: String?
    var subtitle: String?
    var title: String?
  }

  final class NowCell: UICollectionViewCell {
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let degreesLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let detailLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.alignment = .center
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      degreesLabel.numberOfLines = 0
      degreesLabel.font = UIFont.systemFont(ofSize: 88, weight: .thin)
      degreesLabel.textColor = UIColor.white
      column.addArrangedSubview(degreesLabel)
      subtitleLabel.numberOfLines = 0
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .title3)
      subtitleLabel.textColor = UIColor.white
      column.addArrangedSubview(subtitleLabel)
      detailLabel.numberOfLines = 0
      detailLabel.font = UIFont.preferredFont(forTextStyle: .title3)
      detailLabel.textColor = UIColor.white
      column.addArrangedSubview(detailLabel)
      ForecastLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ForecastLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: NowItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      degreesLabel.text = item.degrees
      degreesLabel.isHidden = item.degrees == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      ForecastLayout.close(column)
    }
  }

  struct HourItem {
    var degrees: String?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class HourCell: UICollectionViewCell {
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let symbolImageView = UIImageView()
    private let degreesLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 10
      column.alignment = .center
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 4, bottom: 12, trailing: 4)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(.subheadline, weight: .semibold)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      symbolImageView.contentMode = .scaleAspectFit
      ForecastLayout.prefer(
        symbolImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      ForecastLayout.prefer(
        symbolImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      column.addArrangedSubview(symbolImageView)
      degreesLabel.numberOfLines = 0
      degreesLabel.font = UIFont.preferredFont(.title3, weight: .medium)
      degreesLabel.textColor = UIColor.white
      column.addArrangedSubview(degreesLabel)
      ForecastLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ForecastLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: HourItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      symbolImageView.tintColor = item.tint ?? UIColor.white
      degreesLabel.text = item.degrees
      degreesLabel.isHidden = item.degrees == nil
      ForecastLayout.close(column)
    }
  }

  struct DayItem {
    var max: String?
    var min: String?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class DayCell: UICollectionViewCell {
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let symbolImageView = UIImageView()
    private let spacer = UIView()
    private let label = UILabel()
    private let row2 = UIStackView()
    private let box = UIView()
    private let box2 = UIView()
    private let gradient = GradientView()
    private let box2Box = OverlayView()
    private let end = UIView()
    private let label2 = UILabel()
    private lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
    private lazy var box2Width = box2.widthAnchor.constraint(equalToConstant: 0)
    private var item: DayItem?

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 8
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(.title3, weight: .medium)
      titleLabel.textColor = UIColor.white
      ForecastLayout.prefer(titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 64))
      ForecastLayout.prefer(titleLabel.widthAnchor.constraint(equalToConstant: 64), 70)
      row.addArrangedSubview(titleLabel)
      symbolImageView.contentMode = .scaleAspectFit
      ForecastLayout.prefer(
        symbolImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      ForecastLayout.prefer(
        symbolImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title3).pointSize * 1.25),
        760)
      row.addArrangedSubview(symbolImageView)
      ForecastLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      label.textAlignment = .right
      label.font = UIFont.preferredFont(forTextStyle: .title3)
      label.textColor = UIColor.white
      label.alpha = 0.6
      ForecastLayout.prefer(label.widthAnchor.constraint(greaterThanOrEqualToConstant: 36))
      ForecastLayout.prefer(label.widthAnchor.constraint(equalToConstant: 36), 70)
      row.addArrangedSubview(label)
      ForecastLayout.prefer(boxWidth)
      row2.addArrangedSubview(box)
      box2.insertSubview(gradient, at: 0)
      ForecastLayout.pin(gradient, to: box2)
      box2.clipsToBounds = true
      box2.layer.cornerRadius = 2.5
      ForecastLayout.prefer(box2Width)
      ForecastLayout.prefer(box2.heightAnchor.constraint(equalToConstant: 5))
      box2Box.add(box2, x: 0.5, y: 0.5)
      row2.addArrangedSubview(box2Box)
      ForecastLayout.prefer(end.widthAnchor.constraint(equalToConstant: 0), 60)
      row2.addArrangedSubview(end)
      ForecastLayout.close(row2)
      row2.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.2)
      row2.layer.cornerRadius = 2.5
      ForecastLayout.prefer(row2.heightAnchor.constraint(equalToConstant: 5))
      row.addArrangedSubview(row2)
      label2.textAlignment = .right
      label2.font = UIFont.preferredFont(forTextStyle: .title3)
      label2.textColor = UIColor.white
      ForecastLayout.prefer(label2.widthAnchor.constraint(greaterThanOrEqualToConstant: 36))
      ForecastLayout.prefer(label2.widthAnchor.constraint(equalToConstant: 36), 70)
      row.addArrangedSubview(label2)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      ForecastLayout.pin(row, to: contentView)
      ForecastLayout.prefer(
        row2.widthAnchor.constraint(equalTo: row.layoutMarginsGuide.widthAnchor, multiplier: 0.36))
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: DayItem) {
      self.item = item
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      symbolImageView.tintColor = item.tint ?? UIColor.white
      label.text = "\(item.min ?? "")°"
      gradient.show(
        [UIColor.systemTeal, UIColor.systemYellow, UIColor.systemOrange],
        from: CGPoint(x: 0, y: 0.5),
        to: CGPoint(x: 1, y: 0.5))
      row2.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      label2.text = "\(item.max ?? "")°"
    }

    /// Computes the lengths that depend on the size of the cell.
    private func fit() {
      guard let item else { return }
      let minNumber = CGFloat(item.min.flatMap(Double.init) ?? 0)
      boxWidth.constant = max((bounds.width - 32) * 0.36 * (minNumber - 8) / (28 - 8), 0)
      let maxNumber = CGFloat(item.max.flatMap(Double.init) ?? 0)
      box2Width.constant = max((bounds.width - 32) * 0.36 * (maxNumber - minNumber) / (28 - 8), 0)
    }

    override func updateConstraints() {
      fit()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      fit()
      super.layoutSubviews()
    }
  }

  /// What a cell shows.
  enum Item {
    case day(DayItem)
    case hour(HourItem)
    case now(NowItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .now(
        NowItem(
          degrees: "21°", detail: "H: 26°  L: 15°", subtitle: "Mostly sunny", title: "Lisbon"))
    ],
    [
      .hour(
        HourItem(degrees: "21°", symbol: "sun.max.fill", tint: UIColor.systemYellow, title: "Now")),
      .hour(
        HourItem(degrees: "24°", symbol: "sun.max.fill", tint: UIColor.systemYellow, title: "14")),
      .hour(
        HourItem(degrees: "26°", symbol: "sun.max.fill", tint: UIColor.systemYellow, title: "15")),
      .hour(HourItem(degrees: "25°", symbol: "cloud.fill", tint: UIColor.white, title: "16")),
      .hour(HourItem(degrees: "22°", symbol: "cloud.rain.fill", tint: UIColor.white, title: "17")),
      .hour(HourItem(degrees: "19°", symbol: "moon.fill", tint: UIColor.systemYellow, title: "18")),
      .hour(HourItem(degrees: "17°", symbol: "moon.fill", tint: UIColor.systemYellow, title: "19")),
      .hour(
        HourItem(
          degrees: "17°", symbol: "moon.stars.fill", tint: UIColor.systemYellow, title: "20")),
      .hour(
        HourItem(
          degrees: "16°", symbol: "moon.stars.fill", tint: UIColor.systemYellow, title: "21")),
      .hour(HourItem(degrees: "16°", symbol: "cloud.fill", tint: UIColor.white, title: "22")),
      .hour(HourItem(degrees: "15°", symbol: "cloud.fill", tint: UIColor.white, title: "23")),
      .hour(
        HourItem(
          degrees: "15°", symbol: "moon.stars.fill", tint: UIColor.systemYellow, title: "0")),
    ],
    [
      .day(
        DayItem(
          max: "26",
          min: "15",
          symbol: "sun.max.fill",
          tint: UIColor.systemYellow,
          title: "Today")),
      .day(
        DayItem(
          max: "19", min: "13", symbol: "cloud.rain.fill", tint: UIColor.white, title: "Tue")),
      .day(DayItem(max: "21", min: "12", symbol: "cloud.fill", tint: UIColor.white, title: "Wed")),
      .day(
        DayItem(
          max: "27", min: "14", symbol: "sun.max.fill", tint: UIColor.systemYellow, title: "Thu")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = ForecastLayout.sampleItems
    private let nowCells =
      UICollectionView.CellRegistration<NowCell, NowItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let hourCells =
      UICollectionView.CellRegistration<HourCell, HourItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let dayCells =
      UICollectionView.CellRegistration<DayCell, DayItem> { cell, _, item in
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
      case .now(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: nowCells, for: indexPath, item: item)
      case .hour(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: hourCells, for: indexPath, item: item)
      case .day(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: dayCells, for: indexPath, item: item)
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
