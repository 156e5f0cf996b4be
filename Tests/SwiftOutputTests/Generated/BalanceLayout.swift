import UIKit

/// A bank's dashboard.
///
/// A card with the balance, spending as bars, goals as rings and the latest payments, all composed
/// from parts.
@MainActor enum BalanceLayout {
  enum Section: Int, CaseIterable {
    case section1
    case section2
    case section3
    case section4
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .section1: return section1()
      case .section2: return section2()
      case .section3: return section3()
      case .section4: return section4(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Accounts"
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "person.crop.circle")),
      UIBarButtonItem(image: UIImage(systemName: "bell")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Accounts", "creditcard"),
      tab(UIViewController(), "Payments", "arrow.left.arrow.right"),
      tab(UIViewController(), "Goals", "target"),
      tab(UIViewController(), "Help", "questionmark.circle"),
    ]
    tabs.tabBar.tintColor = UIColor.systemIndigo
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
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func section2() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(170)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(170)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private static func section3() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 120)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
      subitem: item,
      count: 3)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private static func section4(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  struct CardItem {
    var balance: String?
    var number: String?
    var title: String?
    var until: String?
  }

  final class CardCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let spacer = UIView()
    private let image = UIImageView()
    private let balanceLabel = UILabel()
    private let row2 = UIStackView()
    private let numberLabel = UILabel()
    private let spacer2 = UIView()
    private let untilLabel = UILabel()
    private let end = UIView()
    private let gradient = GradientView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 12
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      row.alignment = .center
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      titleLabel.textColor = UIColor.white
      titleLabel.alpha = 0.8
      row.addArrangedSubview(titleLabel)
      BalanceLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      image.image = UIImage(systemName: "wifi")
      image.tintColor = UIColor.white
      image.contentMode = .scaleAspectFit
      BalanceLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .body).pointSize * 1.25),
        760)
      BalanceLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .body).pointSize * 1.25),
        760)
      row.addArrangedSubview(image)
      column.addArrangedSubview(row)
      balanceLabel.font = UIFont.preferredFont(.largeTitle, weight: .bold)
      balanceLabel.textColor = UIColor.white
      column.addArrangedSubview(balanceLabel)
      numberLabel.numberOfLines = 0
      numberLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      numberLabel.textColor = UIColor.white
      row2.addArrangedSubview(numberLabel)
      BalanceLayout.prefer(spacer2.widthAnchor.constraint(equalToConstant: 0), 60)
      row2.addArrangedSubview(spacer2)
      untilLabel.numberOfLines = 0
      untilLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      untilLabel.textColor = UIColor.white
      row2.addArrangedSubview(untilLabel)
      numberLabel.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      column.addArrangedSubview(row2)
      BalanceLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.insertSubview(gradient, at: 0)
      BalanceLayout.pin(gradient, to: contentView)
      contentView.clipsToBounds = true
      contentView.layer.cornerRadius = 20
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      BalanceLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: CardItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      balanceLabel.text = item.balance
      balanceLabel.isHidden = item.balance == nil
      numberLabel.text = item.number
      numberLabel.isHidden = item.number == nil
      untilLabel.text = item.until
      untilLabel.isHidden = item.until == nil
      BalanceLayout.close(column)
      gradient.show(
        [UIColor.systemIndigo, UIColor.systemPurple],
        from: CGPoint(x: 0, y: 0),
        to: CGPoint(x: 1, y: 1))
    }
  }

  struct PanelItem {
    var days: [Double]?
    var detail: String?
    var title: String?
  }

  final class PanelCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let titleLabel = UILabel()
    private let spacer = UIView()
    private let detailLabel = UILabel()
    private let daysBarChartView = BarChartView()
    private let row2 = UIStackView()
    private let end = UIView()
    private var partViews: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 10
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      row.addArrangedSubview(titleLabel)
      BalanceLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      detailLabel.numberOfLines = 0
      detailLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      detailLabel.textColor = UIColor.secondaryLabel
      row.addArrangedSubview(detailLabel)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      column.addArrangedSubview(row)
      daysBarChartView.isOpaque = false
      daysBarChartView.contentMode = .redraw
      daysBarChartView.tintColor = UIColor.systemIndigo
      BalanceLayout.prefer(daysBarChartView.heightAnchor.constraint(equalToConstant: 72))
      column.addArrangedSubview(daysBarChartView)
      row2.distribution = .fillEqually
      column.addArrangedSubview(row2)
      BalanceLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 16
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      BalanceLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PanelItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      daysBarChartView.values = item.days ?? []
      daysBarChartView.isHidden = item.days == nil
      BalanceLayout.show(
        ["M", "T", "W", "T", "F", "S", "S"].map { makePartView($0, item) }, insteadOf: &partViews
      ) {
        row2.insertArrangedSubview($1, at: $0)
      }
      BalanceLayout.close(column)
    }

    private func makePartView(_ each: String, _ item: PanelItem) -> UIView {
      let eachLabel = UILabel()
      eachLabel.numberOfLines = 0
      eachLabel.textAlignment = .center
      eachLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
      eachLabel.textColor = UIColor.secondaryLabel
      eachLabel.text = each
      return eachLabel
    }
  }

  struct GoalItem {
    var done: Double?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class GoalCell: UICollectionViewCell {
    private let column = UIStackView()
    private let overlay = OverlayView()
    private let doneRingView = RingView()
    private let symbolImageView = UIImageView()
    private let titleLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 8
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 12, bottom: 12, trailing: 12)
      doneRingView.isOpaque = false
      doneRingView.contentMode = .redraw
      BalanceLayout.prefer(doneRingView.widthAnchor.constraint(equalToConstant: 56))
      BalanceLayout.prefer(doneRingView.heightAnchor.constraint(equalToConstant: 56))
      overlay.add(doneRingView, x: 0.5, y: 0.5)
      symbolImageView.contentMode = .scaleAspectFit
      BalanceLayout.prefer(
        symbolImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .body).pointSize * 1.25),
        760)
      BalanceLayout.prefer(
        symbolImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .body).pointSize * 1.25),
        760)
      overlay.add(symbolImageView, x: 0.5, y: 0.5)
      BalanceLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 56))
      column.addArrangedSubview(overlay)
      titleLabel.numberOfLines = 2
      titleLabel.textAlignment = .center
      titleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      BalanceLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 16
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      BalanceLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: GoalItem) {
      doneRingView.tintColor = item.tint ?? UIColor.tintColor
      doneRingView.value = item.done ?? 0
      doneRingView.isHidden = item.done == nil
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      symbolImageView.tintColor = item.tint ?? UIColor.tintColor
      overlay.isHidden = doneRingView.isHidden && symbolImageView.isHidden
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      BalanceLayout.close(column)
    }
  }

  struct PaymentItem {
    var amount: String?
    var icon: String?
    var subtitle: String?
    var title: String?
  }

  final class PaymentCell: UICollectionViewListCell {
    private let row = UIStackView()
    private let iconImageView = UIImageView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let amountLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      iconImageView.tintColor = UIColor.tintColor
      iconImageView.contentMode = .scaleAspectFill
      iconImageView.clipsToBounds = true
      BalanceLayout.prefer(iconImageView.widthAnchor.constraint(equalToConstant: 36))
      BalanceLayout.prefer(iconImageView.heightAnchor.constraint(equalToConstant: 36))
      row.addArrangedSubview(iconImageView)
      column.axis = .vertical
      titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
      subtitleLabel.textColor = UIColor.label.withAlphaComponent(0.66)
      column.addArrangedSubview(subtitleLabel)
      row.addArrangedSubview(column)
      amountLabel.numberOfLines = 0
      amountLabel.font = UIFont.preferredFont(.body, weight: .semibold)
      amountLabel.textColor = UIColor.label
      row.addArrangedSubview(amountLabel)
      BalanceLayout.prefer(column.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.addSubview(row)
      BalanceLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PaymentItem) {
      iconImageView.image = item.icon.flatMap { UIImage(named: $0) }
      iconImageView.isHidden = item.icon == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      amountLabel.text = item.amount
      amountLabel.isHidden = item.amount == nil
    }
  }

  /// What a cell shows.
  enum Item {
    case card(CardItem)
    case goal(GoalItem)
    case panel(PanelItem)
    case payment(PaymentItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .card(
        CardItem(
          balance: "€ 3,482.17", number: "•••• 4821", title: "Everyday account", until: "09/29"))
    ],
    [.panel(PanelItem(days: [32, 18, 54, 0, 96, 71, 41], detail: "€ 312", title: "This week"))],
    [
      .goal(
        GoalItem(done: 0.72, symbol: "bicycle", tint: UIColor.systemOrange, title: "New bicycle")),
      .goal(
        GoalItem(
          done: 0.4, symbol: "airplane", tint: UIColor.systemTeal, title: "Summer in Crete")),
      .goal(
        GoalItem(
          done: 0.9, symbol: "umbrella.fill", tint: UIColor.systemGreen, title: "Safety net")),
    ],
    [
      .payment(
        PaymentItem(
          amount: "− € 6.40", icon: "icon-cart", subtitle: "Today", title: "Corner Bakery")),
      .payment(
        PaymentItem(
          amount: "+ € 40.00", icon: "avatar-ada", subtitle: "Yesterday", title: "Ada Lovelace")),
      .payment(
        PaymentItem(
          amount: "− € 89.00", icon: "icon-bicycle", subtitle: "Monday", title: "City Bicycles")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = BalanceLayout.sampleItems
    private let cardCells =
      UICollectionView.CellRegistration<CardCell, CardItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let panelCells =
      UICollectionView.CellRegistration<PanelCell, PanelItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let goalCells =
      UICollectionView.CellRegistration<GoalCell, GoalItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let paymentCells =
      UICollectionView.CellRegistration<PaymentCell, PaymentItem> { cell, _, item in
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
      case .card(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: cardCells, for: indexPath, item: item)
      case .panel(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: panelCells, for: indexPath, item: item)
      case .goal(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: goalCells, for: indexPath, item: item)
      case .payment(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: paymentCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [
      [:],
      [:],
      [:],
      [UICollectionView.elementKindSectionHeader: "Latest"],
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

  /// A chart of bars.
  private final class BarChartView: UIView {
    var values: [Double] = [] {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      let most = max(values.max() ?? 0, 0)
      let step = bounds.width / CGFloat(max(values.count, 1))
      let width = min(step * 0.66, 24)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, value) in values.enumerated() {
        let place = CGFloat(isMirrored ? values.count - 1 - index : index)
        let height = max(most > 0 ? bounds.height * CGFloat(max(value, 0) / most) : 0, 2)
        let bar = CGRect(
          x: (place + 0.5) * step - width / 2, y: bounds.height - height, width: width,
          height: height)
        (value > 0 ? tintColor : UIColor.systemFill).setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: min(3, width / 2)).fill()
      }
    }
  }

  /// A ring that is closed up to a fraction.
  private final class RingView: UIView {
    var value = 0.0 {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      let side = min(bounds.width, bounds.height)
      let width = max(side * 0.12, 2)
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      let whole = UIBezierPath(
        arcCenter: center, radius: (side - width) / 2, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      whole.lineWidth = width
      UIColor.systemFill.setStroke()
      whole.stroke()
      guard value > 0 else { return }
      let part = UIBezierPath(
        arcCenter: center, radius: (side - width) / 2, startAngle: -.pi / 2,
        endAngle: (2 * min(value, 1) - 0.5) * .pi, clockwise: true)
      part.lineWidth = width
      part.lineCapStyle = .round
      tintColor.setStroke()
      part.stroke()
    }
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
