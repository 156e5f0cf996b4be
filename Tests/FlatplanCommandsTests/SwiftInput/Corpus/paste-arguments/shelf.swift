/// From the design system's wiki page.
public static func shelf(itemWidth: CGFloat, aspectRatio: CGFloat, spacing: CGFloat = 12, hasHeader: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth / aspectRatio))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = .init(top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
    if hasHeader {
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
    }
    return section
}
