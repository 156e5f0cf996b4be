private func createSection(for kind: SectionKind, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch kind {
    case .hero:
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9 / 16))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .paging
        return section
    case .chips:
        let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(36))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        return section
    case .list:
        return NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
}

enum SectionKind: Int, CaseIterable {
    case hero, chips, list
}

static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
        guard let kind = SectionKind(rawValue: index) else { return nil }
        return createSection(for: kind, environment: environment)
    }
}
