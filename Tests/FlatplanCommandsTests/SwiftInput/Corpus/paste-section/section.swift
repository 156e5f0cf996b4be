/// Two rows of a carousel that peeks at the next page.
func generateFeaturedLayout(isWide: Bool, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let rows = [Int](repeating: 0, count: 2).map { _ -> NSCollectionLayoutItem in
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
        return item
    }
    let fraction: CGFloat = isWide ? 2 / 5 : 0.85
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .absolute(200)), subitems: rows)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
        elementKind: HomeViewController.headerKind, alignment: .top)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
}
