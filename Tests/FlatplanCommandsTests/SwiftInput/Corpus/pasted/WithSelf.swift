private func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { [weak self] index, environment in
        guard let self = self else { return nil }
        return index == 0 ? self.banner() : self.tiles()
    }
}

private func banner() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(180))
    return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

private func tiles() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    )
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
}
