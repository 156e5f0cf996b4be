// swift-format-ignore-file
// Formatting is disabled: the code keeps the formatting of the article.
//
// The samples of an article on layouts and data sources: a basic list, a layout of several sections with
// a configuration, lists, and cells and headers by registrations. The corrections are listed in
// Tests/SourceCompatibility/README.md.
import UIKit

// MARK: A basic list

class BasicListViewController: UIViewController {
var collectionView: UICollectionView!

override func viewDidLoad() {
super.viewDidLoad()
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createBasicListLayout())
view.addSubview(collectionView)
}

func createBasicListLayout() -> UICollectionViewLayout {
let itemSize = NSCollectionLayoutSize(
widthDimension: .fractionalWidth(1.0),
heightDimension: .fractionalHeight(1.0)
)
let item = NSCollectionLayoutItem(layoutSize: itemSize)
let groupSize = NSCollectionLayoutSize(
widthDimension: .fractionalWidth(1.0),
heightDimension: .absolute(44)
)
let group = NSCollectionLayoutGroup.horizontal(
layoutSize: groupSize,
subitems: [item]
)
let section = NSCollectionLayoutSection(group: group)
let layout = UICollectionViewCompositionalLayout(section: section)
return layout
}
}

// MARK: A section provider with a configuration

/// All members of configurations and environments in the article: sections of up to three columns,
/// depending on the width, inside of the layout margins, with a header of the whole layout.
// flatplan: items 2, 4, 6
class ConfiguredViewController: UIViewController {
var collectionView: UICollectionView!

let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider = { sectionIndex, layoutEnvironment in
let container: NSCollectionLayoutContainer = layoutEnvironment.container
let insets: NSDirectionalEdgeInsets = container.effectiveContentInsets
let room = container.contentSize.width - insets.leading - insets.trailing
let isRoomy = layoutEnvironment.traitCollection.horizontalSizeClass == .regular || min(room, container.effectiveContentSize.width) > 350
let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: isRoomy ? sectionIndex + 1 : 1)
group.interItemSpacing = .fixed(8)
let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 8
return section
}

func createLayout() -> UICollectionViewLayout {
let configuration = UICollectionViewCompositionalLayoutConfiguration()
configuration.scrollDirection = .vertical
configuration.interSectionSpacing = 24
configuration.contentInsetsReference = .layoutMargins
let header = NSCollectionLayoutBoundarySupplementaryItem(
layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
elementKind: "layout-header",
alignment: .top
)
configuration.boundarySupplementaryItems = [header]
return UICollectionViewCompositionalLayout(
sectionProvider: sectionProvider,
configuration: configuration
)
}

override func viewDidLoad() {
super.viewDidLoad()
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
view.addSubview(collectionView)
}
}

// MARK: Lists

/// The three ways to give a list a header, as in the article.
class HeaderModesViewController: UIViewController {
typealias HeaderMode = UICollectionLayoutListConfiguration.HeaderMode
var collectionView: UICollectionView!
var dataSource: UICollectionViewDiffableDataSource<HeaderMode, String>!
let modes: [HeaderMode] = [.none, .supplementary, .firstItemInSection]

override func viewDidLoad() {
super.viewDidLoad()
let modes = self.modes
let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
configuration.headerMode = modes[sectionIndex]
return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
}
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
view.addSubview(collectionView)

let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, item in
var contentConfiguration = cell.defaultContentConfiguration()
if modes[indexPath.section] == .firstItemInSection && indexPath.item == 0 {
contentConfiguration = .groupedHeader()
}
contentConfiguration.text = item
cell.contentConfiguration = contentConfiguration
}
let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { header, elementKind, indexPath in
var contentConfiguration = UIListContentConfiguration.groupedHeader()
contentConfiguration.text = ".supplementary"
header.contentConfiguration = contentConfiguration
}
dataSource = UICollectionViewDiffableDataSource<HeaderMode, String>(collectionView: collectionView) { collectionView, indexPath, item in
collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
}
dataSource.supplementaryViewProvider = { collectionView, elementKind, indexPath in
collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
}

var snapshot = NSDiffableDataSourceSnapshot<HeaderMode, String>()
snapshot.appendSections(modes)
snapshot.appendItems(["None", "Rows and nothing else"], toSection: HeaderMode.none)
snapshot.appendItems(["Below a view of its own", "And one more"], toSection: .supplementary)
snapshot.appendItems([".firstItemInSection", "Below the section's first item"], toSection: .firstItemInSection)
dataSource.apply(snapshot, animatingDifferences: false)
}
}

/// The list appearances in the article.
func plainListLayout() -> UICollectionViewLayout {
UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
}

func sidebarListLayout() -> UICollectionViewLayout {
UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
}

func groupedListLayout() -> UICollectionViewLayout {
UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .grouped))
}

// MARK: Cells and headers

class IdentifiersViewController: UIViewController {
var collectionView: UICollectionView!
var dataSource: UICollectionViewDiffableDataSource<Int, UUID>!

override func viewDidLoad() {
super.viewDidLoad()
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: BasicListViewController().createBasicListLayout())
view.addSubview(collectionView)
// The way before registrations: a class under a name.
collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
dataSource = UICollectionViewDiffableDataSource<Int, UUID>(collectionView: collectionView) {
(collectionView: UICollectionView, indexPath: IndexPath, itemIdentifier: UUID) -> UICollectionViewCell? in
// Configure and return cell.
let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! UICollectionViewListCell
var contentConfiguration = cell.defaultContentConfiguration()
contentConfiguration.text = String(itemIdentifier.uuidString.prefix(8))
cell.contentConfiguration = contentConfiguration
return cell
}

var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
snapshot.appendSections([0])
snapshot.appendItems((1...6).map { UUID(uuidString: "\($0)8B12A4E-3C5D-4F60-9A7B-1C2D3E4F5A6B")! })
dataSource.apply(snapshot, animatingDifferences: false)
}
}

class RegistrationViewController: UIViewController {
enum Section { case main }
var collectionView: UICollectionView!
var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

override func viewDidLoad() {
super.viewDidLoad()
var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
configuration.headerMode = .supplementary
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
view.addSubview(collectionView)

let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, item in
var contentConfiguration = cell.defaultContentConfiguration()
contentConfiguration.text = "\(item)"
contentConfiguration.textProperties.color = .lightGray
cell.contentConfiguration = contentConfiguration
}
dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
(collectionView: UICollectionView, indexPath: IndexPath, itemIdentifier: Int) -> UICollectionViewCell? in
return collectionView.dequeueConfiguredReusableCell(using: cellRegistration,
for: indexPath,
item: itemIdentifier)
}

let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { header, elementKind, indexPath in
var contentConfiguration = UIListContentConfiguration.groupedHeader()
contentConfiguration.text = "Header"
header.contentConfiguration = contentConfiguration
}
dataSource.supplementaryViewProvider = { collectionView, elementKind, indexPath in
collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
}

var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
snapshot.appendSections([.main])
snapshot.appendItems([1, 2, 3])
dataSource.apply(snapshot, animatingDifferences: false)
}
}
