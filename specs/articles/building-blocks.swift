// swift-format-ignore-file
// Formatting is disabled: the code keeps the formatting of the article.
//
// The samples of an article on the building blocks of layouts: items, groups, sections, headers, badges
// and backgrounds. The corrections are listed in Tests/SourceCompatibility/README.md.
import UIKit

// MARK: A row that scrolls horizontally

class FiveColumnsViewController: BlocksViewController {

// 初始化 compositional layout
lazy var CollectionViewLayout: UICollectionViewLayout = {
    // 4
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2),
                                          heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    // 3
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1),
                                           heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize,
                                                   subitems: [item])
    group.interItemSpacing = .fixed(8)

    // 2
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    // 增加 section 邊緣的空間
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    // 1
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}()

override func viewDidLoad() {
    super.viewDidLoad()
    // 指定 layout 的方法為 UICollectionViewCompositionalLayout
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
}
}

class OneItemGroupsViewController: BlocksViewController {

lazy var CollectionViewLayout: UICollectionViewLayout = {
    // 1
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1),
                                            heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    // 2
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    // 3
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(8), bottom: nil)

    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}()

override func viewDidLoad() {
    super.viewDidLoad()
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
}
}

// MARK: Patterns

func stackedItemsLayout() -> UICollectionViewLayout {
    // 提供三種不同形狀的 item 
    let layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(45))
    let item = NSCollectionLayoutItem(layoutSize: layoutSize)
    let layoutSize2 = NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(65))
    let item2 = NSCollectionLayoutItem(layoutSize: layoutSize2)
    let layoutSize3 = NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(85))
    let item3 = NSCollectionLayoutItem(layoutSize: layoutSize3)

    // 給剛好大小的 group
    let groupLayoutSize = NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(205))

    // 用 .vertical 指明我們的 group 是垂直排列的
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupLayoutSize, subitems: [item, item2, item3])

    // 這裡指的是垂直的間距了
    group.interItemSpacing = .fixed(5)

    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(10), bottom: nil)

    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}

func nestedGroupLayout() -> UICollectionViewLayout {
    let layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(65), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: layoutSize)

    let layoutSize2 = NSCollectionLayoutSize(widthDimension: .absolute(65), heightDimension: .absolute(45))
    let item2 = NSCollectionLayoutItem(layoutSize: layoutSize2)
    let layoutSize3 = NSCollectionLayoutSize(widthDimension: .absolute(65), heightDimension: .absolute(65))
    let item3 = NSCollectionLayoutItem(layoutSize: layoutSize3)

    // 右邊的子 group
    let subGroupSize = NSCollectionLayoutSize(widthDimension: .absolute(65), heightDimension: .absolute(120))
    let subGroup = NSCollectionLayoutGroup.vertical(layoutSize: subGroupSize, subitems: [item2, item3])
    subGroup.interItemSpacing = .fixed(10)

    // 包含一個左邊的 item 跟右邊的子 group 的大 group
    let groupLayoutSize = NSCollectionLayoutSize(widthDimension: .absolute(135), heightDimension: .absolute(120))

    // 同時在 group 裡面放 group 跟 item 兩種 layout 物件
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupLayoutSize, subitems: [item, subGroup])

    group.interItemSpacing = .fixed(5)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(10), bottom: nil)

    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}

// MARK: A header

class HeaderViewController: BlocksViewController {

lazy var CollectionViewLayout: UICollectionViewLayout = {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))

    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    // 設定 header 的大小
    let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

    // 負責描述 supplementary item 的物件
    let headerItem = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top, absoluteOffset: CGPoint(x: 0, y: -5))

    let section = NSCollectionLayoutSection(group: group)

    // 指定 supplementary item 給 section 
    section.boundarySupplementaryItems = [headerItem]

    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}()

override func viewDidLoad() {
    super.viewDidLoad()
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
    CollectionView.register(HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "HeaderView")
}

override func collectionView(_ CollectionView: UICollectionView, 
viewForSupplementaryElementOfKind kind: String, 
                          at indexPath: IndexPath) -> UICollectionReusableView {
    let header = CollectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "HeaderView", for: indexPath) as! HeaderView
    header.label.text = "Section \(indexPath.section)"
    return header
}
}

// MARK: A badge

/// The badge with both of its anchors.
class BadgeViewController: BlocksViewController {

lazy var CollectionViewLayout: UICollectionViewLayout = {
let layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))

let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
let badgeContainerAnchor = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 10, y: 10))
            let badgeItemAnchor = NSCollectionLayoutAnchor(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 0, y: 0))
let badgeItem = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: BadgeView.supplementaryKind, containerAnchor: badgeContainerAnchor, itemAnchor: badgeItemAnchor)

let item = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: [badgeItem])

return UICollectionViewCompositionalLayout(section: centredRows(of: item))
}()

override func viewDidLoad() {
    super.viewDidLoad()
    show(CollectionViewLayout)
}

override func collectionView(_ CollectionView: UICollectionView, 
viewForSupplementaryElementOfKind kind: String, 
                          at indexPath: IndexPath) -> UICollectionReusableView {
    CollectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "BadgeView", for: indexPath)
}

/// The layout with the badge in the article: one centered item in a group of the screen width.
func centredRows(of item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)

    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    section.interGroupSpacing = 20
    return section
}

func show(_ layout: UICollectionViewLayout) {
    CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    CollectionView.register(BadgeView.self, forSupplementaryViewOfKind: BadgeView.supplementaryKind, withReuseIdentifier: "BadgeView")
}

override var itemCounts: [Int] { [3] }
}

/// The same badge in the simplified form of the article.
class SimpleBadgeViewController: BadgeViewController {

lazy var simpleLayout: UICollectionViewLayout = {
let layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))

let badgeContainerAnchor = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: -10, y: -10))
let badgeItem = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: BadgeView.supplementaryKind, containerAnchor: badgeContainerAnchor)

let item = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: [badgeItem])
return UICollectionViewCompositionalLayout(section: centredRows(of: item))
}()

override func viewDidLoad() {
    super.viewDidLoad()
    show(simpleLayout)
}
}

// MARK: A background

class BackgroundOfFourViewController: BlocksViewController {

lazy var CollectionViewLayout: UICollectionViewLayout = {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 20, trailing: 20)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)

    // 設定 decoration view 
    let decorationItem = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackgroundDecorationView.elementKind)
    decorationItem.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [decorationItem]

    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)

    // 註冊 decoration view
    layout.register(SectionBackgroundDecorationView.self, forDecorationViewOfKind: SectionBackgroundDecorationView.elementKind)

    return layout 
}()

override func viewDidLoad() {
    super.viewDidLoad()
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
}

override var itemCounts: [Int] { [4, 4] }
}

// MARK: A custom group, and flexible spacing

func stepsLayout() -> UICollectionViewLayout {
    let height: CGFloat = 120.0
    let groupLayoutSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupLayoutSize) { (env) -> [NSCollectionLayoutGroupCustomItem] in
        let size = env.container.contentSize
        let spacing: CGFloat = 8.0
        let itemWidth = (size.width-spacing*4)/3.0
        return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: itemWidth, height: height/3.0)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: (itemWidth+spacing), y: height/3.0, width: itemWidth, height: height/3.0)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: ((itemWidth+spacing)*2), y: height*2/3.0, width: itemWidth, height: height/3.0))
        ]
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

// flatplan: items 3
func indentedLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(20), top: nil, trailing: nil, bottom: nil)
    return UICollectionViewCompositionalLayout(section: rows(of: item))
}

// flatplan: items 3
func centredLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    return UICollectionViewCompositionalLayout(section: rows(of: item))
}

private func rows(of item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return NSCollectionLayoutSection(group: group)
}

func evenlySpacedLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(90))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = .flexible(8)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

// MARK: One section and several

/// One section, with the sizes that the article leaves out.
class OneSectionViewController: BlocksViewController {

let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

lazy var CollectionViewLayout: UICollectionViewLayout = {

    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize,
                                                   subitems: [item])

    let section = NSCollectionLayoutSection(group: group)

    // 只有一個 section 被包含在 layout 裡
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}()

override func viewDidLoad() {
    super.viewDidLoad()
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
}
}

// The sections that the article names: large ones that scroll sideways, three on top of each other,
// and rows.

// flatplan: skip
private let featureSectionlayout = carousel(.fractionalWidth(0.9), height: 180, rows: 1)
// flatplan: skip
private let pileSectionLayout = carousel(.fractionalWidth(0.8), height: 180, rows: 3)
// flatplan: skip
private let normalSectionLayout = carousel(.fractionalWidth(1), height: 50, rows: 1, .none)

private func carousel(_ width: NSCollectionLayoutDimension, height: CGFloat, rows: Int, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)), subitem: NSCollectionLayoutItem(layoutSize: whole), count: rows)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.orthogonalScrollingBehavior = behavior
    return section
}

class SeveralSectionsViewController: BlocksViewController {

var sectionProvider: UICollectionViewCompositionalLayoutSectionProvider? = { _, _ in nil }

lazy var CollectionViewLayout: UICollectionViewLayout = {

    if self.sectionProvider != nil {
        let layout = UICollectionViewCompositionalLayout { (sectionIndex, environment) -> NSCollectionLayoutSection? in
            switch sectionIndex {
            case 0:
                return featureSectionlayout
            case 1:
                return pileSectionLayout
            default:
                return normalSectionLayout
            }
        }
        return layout
    } else {
        fatalError("Section provider is not ready")
    }
}()

override func viewDidLoad() {
    super.viewDidLoad()
    self.CollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CollectionViewLayout)
}

override var itemCounts: [Int] { [3, 7, 3] }
}

// MARK: Code that the article leaves out

/// The collection view that the article assumes. Each cell shows the indices of its section and
/// item.
// flatplan: skip
class BlocksViewController: UIViewController, UICollectionViewDataSource {

var CollectionView: UICollectionView! {
    didSet {
        view.addSubview(CollectionView)
        CollectionView.dataSource = self
        CollectionView.register(BlockCell.self, forCellWithReuseIdentifier: "BlockCell")
    }
}

/// The number of items of each section.
var itemCounts: [Int] { [12] }

func numberOfSections(in collectionView: UICollectionView) -> Int {
    itemCounts.count
}

func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCounts[section]
}

func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BlockCell", for: indexPath) as! BlockCell
    cell.label.text = "(\(indexPath.section), \(indexPath.item))"
    return cell
}

func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    UICollectionReusableView()
}
}

class BlockCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemIndigo
        contentView.layer.cornerRadius = 6
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class HeaderView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title2)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class BadgeView: UICollectionReusableView {
    static let supplementaryKind = "badge"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 10
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class SectionBackgroundDecorationView: UICollectionReusableView {
    static let elementKind = "section-background"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
