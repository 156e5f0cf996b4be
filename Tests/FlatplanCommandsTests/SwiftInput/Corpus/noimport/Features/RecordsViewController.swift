import DesignKit

final class RecordsViewController: UICollectionViewController {
    private let records = [["Blue Hour", "Small Rooms", "Ferry Songs"], ["Static", "Low Sun"]]

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
                Layouts.shelf(height: index == 0 ? 160 : 110)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(SleeveCell.self, forCellWithReuseIdentifier: "sleeve")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { records.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { records[section].count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sleeve", for: indexPath)
        (cell as? SleeveCell)?.configure(records[indexPath.section][indexPath.item], hue: CGFloat(indexPath.item) / 4)
        return cell
    }
}
