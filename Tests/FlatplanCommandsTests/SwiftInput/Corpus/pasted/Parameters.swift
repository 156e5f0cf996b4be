import UIKit

func columns(count: Int, spacing: CGFloat) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .absolute(60)))
    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
}

// flatplan: arguments rows: 3, "Spring, early"
func stack(rows: Int, _ title: String) -> UICollectionViewLayout {
    columns(count: rows, spacing: CGFloat(title.count))
}
