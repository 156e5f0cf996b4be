// swift-format-ignore-file
// The formatter is kept away: printed code keeps the shape it was printed in.
// An article on building layouts from blocks. What was mended is listed in ../../README.md.
import UIKit

// MARK: A row that scrolls sideways

class FiveColumnsViewController: UIViewController {

var CollectionView: UICollectionView!

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

class OneItemGroupsViewController: UIViewController {

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

func headerLayout() -> UICollectionViewLayout {
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
}

class BadgeView: UICollectionReusableView {
    static let supplementaryKind = "badge"
}

/// The badge with both of its anchors, and as the article then simplifies it.
@MainActor func badgeLayout(simplified: Bool) -> UICollectionViewLayout {
    let layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge: NSCollectionLayoutSupplementaryItem
    if simplified {
        let badgeContainerAnchor = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: -10, y: -10))
        let badgeItem = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: BadgeView.supplementaryKind, containerAnchor: badgeContainerAnchor)
        badge = badgeItem
    } else {
        let badgeContainerAnchor = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 10, y: 10))
                    let badgeItemAnchor = NSCollectionLayoutAnchor(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 0, y: 0))
        let badgeItem = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: BadgeView.supplementaryKind, containerAnchor: badgeContainerAnchor, itemAnchor: badgeItemAnchor)
        badge = badgeItem
    }
    let badgeItem = badge

    let item = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: [badgeItem])

    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)

    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

class SectionBackgroundDecorationView: UICollectionReusableView {
    static let elementKind = "section-background"
}

@MainActor func decorationLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)

    // 設定 decoration view 
    let decorationItem = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackgroundDecorationView.elementKind)
    decorationItem.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [decorationItem]

    let layout = UICollectionViewCompositionalLayout(section: section)

    // 註冊 decoration view
    layout.register(SectionBackgroundDecorationView.self, forDecorationViewOfKind: SectionBackgroundDecorationView.elementKind)

    return layout 
}

func customGroup() -> NSCollectionLayoutGroup {
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
    return group
}

func indentedLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(20), top: nil, trailing: nil, bottom: nil)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

func evenlySpacedLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(90))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = .flexible(8)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

// MARK: Several sections

private func row(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

private let featureSectionlayout = row(height: 200)
private let pileSectionLayout = row(height: 100)
private let normalSectionLayout = row(height: 50)

class SeveralSectionsViewController: UIViewController {

var sectionProvider: UICollectionViewCompositionalLayoutSectionProvider?

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
}
