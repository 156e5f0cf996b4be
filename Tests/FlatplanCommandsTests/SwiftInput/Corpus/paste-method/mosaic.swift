// paste of a method that was shared in a chat
func mosaicLayout() -> UICollectionViewLayout {
    let leading = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.66), heightDimension: .fractionalHeight(1.0)))
    leading.contentInsets = NSDirectionalEdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
    let small = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
    let trailing = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.34), heightDimension: .fractionalHeight(1.0)), subitem: small, count: 2)
    let nested = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.7)), subitems: [leading, trailing])
    let strip = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
        subitem: NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))), count: 4)
    let all = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.95)), subitems: [nested, strip])
    let section = NSCollectionLayoutSection(group: all)
    section.interGroupSpacing = self.padding
    return UICollectionViewCompositionalLayout(section: section)
}

let padding: CGFloat = 2
