static func makeCompositionalLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = Self.sectionSpacing
    return UICollectionViewCompositionalLayout(
        sectionProvider: { section, environment in
            switch section {
            case 0: return heroSection()
            default: return gridSection(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
            }
        }, configuration: configuration)
}

static let sectionSpacing: CGFloat = 20

private func heroSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
}

private func gridSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
}

private var inset: CGFloat { 4 }
