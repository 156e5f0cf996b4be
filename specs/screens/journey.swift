import UIKit

/// A journey to be asked for: fields, buttons and all that is turned, slid and switched, on cards that
/// stand side by side where there is room.
// flatplan: name journey
// flatplan: render {appearance: [light, dark], compatibility: [ios26, ios18], exclude: [{compatibility: ios18, widths: 768}, {compatibility: ios18, appearance: dark}]}
final class JourneyViewController: UIViewController {

  enum Section: CaseIterable {
    case route, places, travellers, departure, actions
  }

  enum Item: Hashable {
    case route(from: String)
    case place(Place)
    case count(of: String, note: String, Int)
    case choice(String, symbol: String, isOn: Bool)
    case departure(hour: Float)
    case pass(used: Int, of: Int)
    case actions(connections: Int)
  }

  struct Place: Hashable {
    var name: String
    var note: String
    var photo: String
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemIndigo
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot()
  }

  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        let isWide = environment.container.effectiveContentSize.width > 600
        let section: NSCollectionLayoutSection
        switch Section.allCases[index] {
        case .route:
          section = cards(columns: 1, height: 200)
          section.boundarySupplementaryItems = [title(height: 72)]
        case .places:
          section = places(width: isWide ? 0.44 : 0.86)
        case .travellers:
          section = cards(columns: isWide ? 2 : 1, height: 60)
          section.boundarySupplementaryItems = [title(height: 40)]
        case .departure: section = cards(columns: isWide ? 2 : 1, height: 96)
        case .actions: section = cards(columns: 1, height: 110)
        }
        return section
      }, configuration: configuration)
  }

  private func cards(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .estimated(height)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      subitems: [item])
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private func places(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(176)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 4, trailing: 16)
    let pages = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    section.boundarySupplementaryItems = [title(height: 40), pages]
    return section
  }

  private func title(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

// MARK: - Data

extension JourneyViewController {
  private func configureDataSource() {
    let routes = UICollectionView.CellRegistration<RouteCell, String> { cell, _, from in
      cell.show(from: from)
    }
    let places = UICollectionView.CellRegistration<PlaceCell, Place> { cell, _, place in
      cell.show(place)
    }
    let rows = UICollectionView.CellRegistration<RowCell, Item> { cell, _, item in
      cell.show(item)
    }
    let gauges = UICollectionView.CellRegistration<GaugeCell, Item> { cell, _, item in
      cell.show(item)
    }
    let actions = UICollectionView.CellRegistration<ActionsCell, Int> { cell, _, connections in
      cell.show(connections: connections)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .route(let from):
        collectionView.dequeueConfiguredReusableCell(using: routes, for: indexPath, item: from)
      case .place(let place):
        collectionView.dequeueConfiguredReusableCell(using: places, for: indexPath, item: place)
      case .count, .choice:
        collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
      case .departure, .pass:
        collectionView.dequeueConfiguredReusableCell(using: gauges, for: indexPath, item: item)
      case .actions(let count):
        collectionView.dequeueConfiguredReusableCell(using: actions, for: indexPath, item: count)
      }
    }
    let titles = UICollectionView.SupplementaryRegistration<QuestionView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] title, _, indexPath in
      guard let section = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      title.show(section)
    }
    let pages = UICollectionView.SupplementaryRegistration<PagesView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { pages, _, _ in
      pages.show(Place.all.count)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionFooter
        ? collectionView.dequeueConfiguredReusableSupplementary(using: pages, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.route(from: "Harbour Central")], toSection: .route)
    snapshot.appendItems(Place.all.map(Item.place), toSection: .places)
    snapshot.appendItems(
      [
        .count(of: "Adults", note: "From 16 years", 2),
        .count(of: "Children", note: "Under 6 for free", 1),
        .choice("Bicycles", symbol: "bicycle", isOn: false),
        .choice("Quiet coach", symbol: "moon.fill", isOn: true),
      ], toSection: .travellers)
    snapshot.appendItems(
      [.departure(hour: 9.5), .pass(used: 7, of: 10)], toSection: .departure)
    snapshot.appendItems([.actions(connections: 14)], toSection: .actions)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension JourneyViewController.Place {
  fileprivate static let all = [
    Self(name: "The quiet coast", note: "2 h 10 min, no change", photo: "photo-coast 3"),
    Self(name: "Old town by night", note: "3 h 5 min, one change", photo: "photo-city 6"),
    Self(name: "Up to the lake", note: "4 h 40 min, one change", photo: "photo-lake 6"),
    Self(name: "Pine valley", note: "1 h 35 min, no change", photo: "photo-pines 2"),
    Self(name: "The long dunes", note: "2 h 50 min, one change", photo: "photo-dunes 1"),
  ]
}

// MARK: - Views

/// A cell with a ground of its own, and a column of views on it.
class CardCell: UICollectionViewCell {
  let column = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class RouteCell: CardCell {
  private let from = UITextField()
  private let to = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    to.placeholder = "Any station"
    for field in [from, to] {
      field.font = .preferredFont(forTextStyle: .body)
      field.borderStyle = .roundedRect
    }
    let fields = UIStackView(arrangedSubviews: [from, to])
    fields.axis = .vertical
    fields.spacing = 10

    var turn = UIButton.Configuration.gray()
    turn.image = UIImage(systemName: "arrow.up.arrow.down")
    turn.cornerStyle = .capsule
    let button = UIButton(configuration: turn)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [fields, button])
    row.alignment = .center
    row.spacing = 12

    let ways = UISegmentedControl(items: ["Return", "One way", "Day pass"])
    ways.selectedSegmentIndex = 0
    column.addArrangedSubview(row)
    column.addArrangedSubview(ways)
    column.spacing = 16
  }

  required init?(coder: NSCoder) { nil }

  func show(from name: String) { from.text = name }
}

final class PlaceCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let shade = GradientView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.textColor = .white
    noteLabel.textColor = .white
    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [imageView, shade, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      shade.heightAnchor.constraint(equalToConstant: 96),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: JourneyViewController.Place) {
    imageView.image = UIImage(named: place.photo)
    nameLabel.text = place.name
    noteLabel.text = place.note
  }
}

/// Darkens what lies behind words.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.65).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }
}

/// What is counted or chosen, with what changes it at the end.
final class RowCell: CardCell {
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()
  private let symbolView = UIImageView()
  private let countLabel = UILabel()
  private let stepper = UIStepper()
  private let toggle = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.textColor = .secondaryLabel
    countLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    symbolView.contentMode = .center
    let symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 28)
    symbolWidth.priority = .required - 1
    symbolWidth.isActive = true
    stepper.minimumValue = 0
    stepper.maximumValue = 9
    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 1
    texts.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    for view in [countLabel, stepper, toggle] {
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: [symbolView, texts, countLabel, stepper, toggle])
    row.alignment = .center
    row.spacing = 12
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
    column.addArrangedSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: JourneyViewController.Item) {
    for view in [symbolView, noteLabel, countLabel, stepper, toggle] { view.isHidden = true }
    switch item {
    case .count(let name, let note, let count):
      nameLabel.text = name
      noteLabel.text = note
      countLabel.text = "\(count)"
      stepper.value = Double(count)
      for view in [noteLabel, countLabel, stepper] { view.isHidden = false }
    case .choice(let name, let symbol, let isOn):
      nameLabel.text = name
      symbolView.image = UIImage(systemName: symbol)
      toggle.isOn = isOn
      for view in [symbolView, toggle] { view.isHidden = false }
    default: break
    }
  }
}

/// How far something has come, or how late it may be.
final class GaugeCell: CardCell {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let noteLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    valueLabel.font = .preferredFont(forTextStyle: .subheadline)
    valueLabel.textColor = .secondaryLabel
    valueLabel.setContentHuggingPriority(.required, for: .horizontal)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.textColor = .secondaryLabel
    slider.minimumValue = 5
    slider.maximumValue = 23
    slider.minimumValueImage = UIImage(systemName: "sunrise.fill")
    slider.maximumValueImage = UIImage(systemName: "moon.stars.fill")
    let row = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
    row.alignment = .firstBaseline
    for view in [row, slider, progress, noteLabel] { column.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: JourneyViewController.Item) {
    switch item {
    case .departure(let hour):
      nameLabel.text = "Leave after"
      valueLabel.text = "\(Int(hour)):\(hour == hour.rounded(.down) ? "00" : "30")"
      slider.value = hour
      noteLabel.text = nil
    case .pass(let used, let all):
      nameLabel.text = "Your pass"
      valueLabel.text = "\(used) of \(all)"
      progress.progress = Float(used) / Float(all)
      noteLabel.text = "\(all - used) journeys left, until the end of May"
    default: break
    }
    slider.isHidden = noteLabel.text != nil
    progress.isHidden = noteLabel.text == nil
    noteLabel.isHidden = noteLabel.text == nil
  }
}

final class ActionsCell: UICollectionViewCell {
  private let showButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var keep = UIButton.Configuration.tinted()
    keep.title = "Save"
    keep.image = UIImage(systemName: "bookmark")
    keep.imagePadding = 6
    keep.buttonSize = .large
    keep.cornerStyle = .large
    var clear = UIButton.Configuration.gray()
    clear.title = "Clear"
    clear.buttonSize = .large
    clear.cornerStyle = .large
    let others = UIStackView(
      arrangedSubviews: [UIButton(configuration: keep), UIButton(configuration: clear)])
    others.distribution = .fillEqually
    others.spacing = 12
    let column = UIStackView(arrangedSubviews: [showButton, others])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(connections: Int) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Show \(connections) connections"
    configuration.subtitle = "from 38 €"
    configuration.image = UIImage(systemName: "tram.fill")
    configuration.imagePadding = 10
    configuration.titleAlignment = .leading
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    showButton.configuration = configuration
  }
}

final class QuestionView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [titleLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(texts)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: JourneyViewController.Section) {
    let isFirst = section == .route
    titleLabel.font = .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: isFirst ? .largeTitle : .title3).pointSize,
      weight: isFirst ? .bold : .semibold)
    noteLabel.text = isFirst ? "Friday, 9 October" : nil
    noteLabel.isHidden = !isFirst
    switch section {
    case .route: titleLabel.text = "Where to?"
    case .places: titleLabel.text = "Near and far"
    case .travellers: titleLabel.text = "Who comes along"
    case .departure, .actions: titleLabel.text = nil
    }
  }
}

final class PagesView: UICollectionReusableView {
  private let pages = UIPageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.frame = bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(pages)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ count: Int) { pages.numberOfPages = count }
}
