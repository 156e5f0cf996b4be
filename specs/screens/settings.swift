import UIKit

/// Settings in groups: switches, values, signs on tiles, and devices that can be unfolded.
// flatplan: skip
final class SettingsViewController: UIViewController {

  enum Section: Int, CaseIterable {
    case account, connections, devices, look

    var header: String? {
      switch self {
      case .account: nil
      case .connections: "Connections"
      case .devices: "Devices"
      case .look: "Look and feel"
      }
    }

    var footer: String? {
      switch self {
      case .connections: "While you fly, everything but Bluetooth is switched off."
      case .account, .devices, .look: nil
      }
    }
  }

  struct Item: Hashable {
    enum Accessory: Hashable {
      case disclosure
      case toggle(isOn: Bool)
      case checkmark
      case info
    }

    var title: String
    var subtitle: String?
    var value: String?
    var symbol: String?
    var color = UIColor.systemGray
    var accessory: Accessory?
    var children: [Item] = []
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshots()
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let section = Section.allCases[index]
      configuration.headerMode = section.header == nil ? .none : .supplementary
      configuration.footerMode = section.footer == nil ? .none : .supplementary
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

// MARK: - Data

extension SettingsViewController {
  private func configureDataSource() {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content =
        item.subtitle == nil
        ? UIListContentConfiguration.valueCell() : .subtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle ?? item.value
      cell.contentConfiguration = content
      cell.accessories = item.accessories
      // What is unfolded begins below the words of its parent.
      cell.indentationWidth = 38
    }
    let account = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.image = item.symbol.flatMap { UIImage(named: $0) }
      content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
      content.imageProperties.cornerRadius = 30
      cell.contentConfiguration = content
      cell.accessories = item.accessories
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: indexPath.section == 0 ? account : rows, for: indexPath, item: item)
    }

    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = Section.allCases[indexPath.section].header
      header.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { footer, _, indexPath in
      var content = footer.defaultContentConfiguration()
      content.text = Section.allCases[indexPath.section].footer
      footer.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers,
        for: indexPath)
    }
  }

  private func applySnapshots() {
    for section in Section.allCases {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      for item in section.items {
        snapshot.append([item])
        snapshot.append(item.children, to: item)
      }
      if let first = section.items.first(where: { !$0.children.isEmpty }) {
        snapshot.expand([first])
      }
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
  }
}

extension SettingsViewController.Section {
  fileprivate var items: [SettingsViewController.Item] {
    typealias Item = SettingsViewController.Item
    return switch self {
    case .account:
      [
        Item(
          title: "Your account", subtitle: "Backup, purchases and more", symbol: "avatar-You",
          accessory: .disclosure)
      ]
    case .connections:
      [
        Item(
          title: "Flight mode", symbol: "airplane", color: .systemOrange,
          accessory: .toggle(isOn: false)),
        Item(
          title: "Wi-Fi", value: "Harbour", symbol: "wifi", color: .systemBlue,
          accessory: .disclosure),
        Item(
          title: "Bluetooth", symbol: "antenna.radiowaves.left.and.right", color: .systemBlue,
          accessory: .toggle(isOn: true)),
      ]
    case .devices:
      [
        Item(
          title: "Living room", value: "3", symbol: "tv", color: .systemIndigo,
          children: [
            Item(title: "Television", value: "On", accessory: .info),
            Item(title: "Speakers", subtitle: "Playing the evening programme", accessory: .info),
            Item(title: "Ceiling lamp", value: "Off", accessory: .info),
          ]),
        Item(
          title: "Kitchen", value: "1", symbol: "cup.and.saucer", color: .systemBrown,
          children: [Item(title: "Radio", value: "Off", accessory: .info)]),
      ]
    case .look:
      [
        Item(
          title: "Brightness", value: "Automatic", symbol: "sun.max", color: .systemYellow,
          accessory: .disclosure),
        Item(
          title: "Size of text", value: "Large", symbol: "textformat.size", color: .systemBlue,
          accessory: .disclosure),
        Item(
          title: "Quiet at night", symbol: "moon", color: .systemPurple,
          accessory: .toggle(isOn: true)),
      ]
    }
  }
}

// MARK: - Accessories

extension SettingsViewController.Item {
  @MainActor fileprivate var accessories: [UICellAccessory] {
    var result: [UICellAccessory] = []
    if let symbol, !symbol.hasPrefix("avatar") {
      let tile = IconTile(symbol: symbol, color: color)
      result.append(.customView(configuration: .init(customView: tile, placement: .leading())))
    }
    switch accessory {
    case .disclosure: result.append(.disclosureIndicator())
    case .checkmark: result.append(.checkmark())
    case .info: result.append(.detail())
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      result.append(.customView(configuration: .init(customView: toggle, placement: .trailing())))
    case nil: break
    }
    if !children.isEmpty { result.append(.outlineDisclosure(options: .init(style: .cell))) }
    return result
  }
}

/// A white sign on a coloured tile.
final class IconTile: UIView {
  init(symbol: String, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    backgroundColor = color
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    let imageView = UIImageView(
      image: UIImage(systemName: symbol, withConfiguration: configuration))
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.frame = bounds
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }
}

// flatplan: name settings
// flatplan: render {appearance: [light, dark], compatibility: [ios26, ios18], exclude: [{compatibility: ios18, widths: 768}, {compatibility: ios18, appearance: dark}]}
#Preview {
  let controller = SettingsViewController()
  controller.title = "Settings"
  controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
  let stack = UINavigationController(rootViewController: controller)
  stack.navigationBar.prefersLargeTitles = true
  return stack
}
