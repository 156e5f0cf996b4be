// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

// Factory methods in extensions of the layout classes.
extension NSCollectionLayoutSize {
    static let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

    static func row(height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }

    static func selfSizingRow(estimate: CGFloat = 44) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    }
}

extension NSCollectionLayoutItem {
    static func fill(insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: .full)
        item.contentInsets = insets
        return item
    }

    func with(insets: NSDirectionalEdgeInsets) -> Self {
        contentInsets = insets
        return self
    }
}

extension NSDirectionalEdgeInsets {
    static func uniform(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }

    init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    static func header(height: CGFloat, pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .row(height: height), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinned
        return header
    }

    static func footer(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .row(height: height), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    }
}

extension NSCollectionLayoutSection {
    static func list(rowHeight: CGFloat, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .row(height: rowHeight), subitems: [.fill()])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    static func carousel(
        width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, spacing: CGFloat,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), subitems: [.fill()])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    func addingHeader(height: CGFloat, pinned: Bool = false) -> NSCollectionLayoutSection {
        boundarySupplementaryItems.append(.header(height: height, pinned: pinned))
        return self
    }
}

// A caseless enum of static functions.
enum LayoutFactory {
    static let spacing: CGFloat = 8
    static let pinterestItem = NSCollectionLayoutItem(layoutSize: .selfSizingRow(estimate: 120))

    static func makeStore() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { section, _ in
            switch section {
            case 0: return .carousel(width: .fractionalWidth(0.9), height: .absolute(200), spacing: spacing)
            case 1: return .list(rowHeight: 60, spacing: spacing).addingHeader(height: 32, pinned: true)
            default: return nil
            }
        }, configuration: configuration)
    }

    static func sideways() -> UICollectionViewLayout {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
            subitem: .fill(insets: .uniform(4)), count: 3)
        let layout = UICollectionViewCompositionalLayout(section: .init(group: column))
        let configuration = layout.configuration
        configuration.scrollDirection = UICollectionView.ScrollDirection.horizontal
        layout.configuration = configuration
        return layout
    }
}

// A builder with chained calls.
struct GridBuilder {
    private var columns = 2
    private var height: NSCollectionLayoutDimension = .absolute(44)
    private var insets = NSDirectionalEdgeInsets.zero
    private var gap: CGFloat = 0

    func columns(_ count: Int) -> GridBuilder { var copy = self; copy.columns = count; return copy }
    func height(_ dimension: NSCollectionLayoutDimension) -> GridBuilder { var copy = self; copy.height = dimension; return copy }
    func insets(_ insets: NSDirectionalEdgeInsets) -> GridBuilder { var copy = self; copy.insets = insets; return copy }
    func gap(_ points: CGFloat) -> GridBuilder { var copy = self; copy.gap = points; return copy }

    func build() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitem: .fill(), count: columns)
        group.interItemSpacing = .fixed(gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        section.contentInsets = insets
        return section
    }
}

// Global layout objects.
let sharedBadge = NSCollectionLayoutSupplementaryItem(
    layoutSize: .init(widthDimension: .absolute(16), heightDimension: .absolute(16)),
    elementKind: "badge",
    containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: .init(x: 0.5, y: -0.5)))

func badgedGrid() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [sharedBadge])
    item.contentInsets = .init(horizontal: 10, vertical: 10)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
