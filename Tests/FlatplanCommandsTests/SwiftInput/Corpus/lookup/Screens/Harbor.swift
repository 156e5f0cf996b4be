import UIKit

final class HarborViewController: UIViewController, UICollectionViewDataSource {
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.frame = view.bounds
        grid.dataSource = self
        grid.register(BerthCell.self, forCellWithReuseIdentifier: "berth")
        view.addSubview(grid)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: [item])
        row.interItemSpacing = .fixed(Theme.spacing)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = Theme.spacing
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        6
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "berth", for: indexPath)
        cell.contentView.backgroundColor = .quay
        return cell
    }
}
