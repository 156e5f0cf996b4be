static func shelves() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(160)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .estimated(400), heightDimension: .absolute(160)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
}
