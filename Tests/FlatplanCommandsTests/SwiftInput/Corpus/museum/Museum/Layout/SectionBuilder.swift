import UIKit

/// Fluent helper around compositional layouts.
struct SectionBuilder {
    private var itemWidth: NSCollectionLayoutDimension = .fractionalWidth(1)
    private var itemHeight: NSCollectionLayoutDimension = .fractionalHeight(1)
    private var groupWidth: NSCollectionLayoutDimension = .fractionalWidth(1)
    private var groupHeight: NSCollectionLayoutDimension = .estimated(100)
    private var columns: Int = 1
    private var spacing: CGFloat = 0
    private var insets: NSDirectionalEdgeInsets = .zero
    private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    private var headerKind: String?

    func item(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> Self {
        mutating {
            $0.itemWidth = width; $0.itemHeight = height
        }
    }
    func group(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> Self {
        mutating {
            $0.groupWidth = width; $0.groupHeight = height
        }
    }
    func columns(_ count: Int) -> Self { mutating { $0.columns = count } }
    func spacing(_ value: CGFloat) -> Self { mutating { $0.spacing = value } }
    func insets(_ value: NSDirectionalEdgeInsets) -> Self { mutating { $0.insets = value } }
    func scrolls(_ value: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Self { mutating { $0.behavior = value } }
    func header(_ kind: String) -> Self { mutating { $0.headerKind = kind } }

    private func mutating(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    func build() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: itemWidth, heightDimension: itemHeight))
        let size = NSCollectionLayoutSize(widthDimension: groupWidth, heightDimension: groupHeight)
        let group: NSCollectionLayoutGroup
        if #available(iOS 16.0, *) {
            group = .horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
        } else {
            group = .horizontal(layoutSize: size, subitem: item, count: columns)
        }
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = insets
        section.orthogonalScrollingBehavior = behavior
        if let kind = headerKind {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: kind, alignment: .topLeading)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
        }
        return section
    }
}

extension NSDirectionalEdgeInsets {
    static func all(_ value: CGFloat) -> NSDirectionalEdgeInsets {
        .init(top: value, leading: value, bottom: value, trailing: value)
    }
    static func horizontal(_ value: CGFloat) -> NSDirectionalEdgeInsets {
        .init(top: 0, leading: value, bottom: 0, trailing: value)
    }
}
