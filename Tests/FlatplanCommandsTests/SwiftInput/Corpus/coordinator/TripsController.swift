import UIKit

class TripsController: UICollectionViewController {
    weak var coordinator: TripsCoordinator?
    private let trips = ["Coast", "Hills", "Lakes"]

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: .init(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "trip")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        trips.count
    }

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "trip", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = trips[indexPath.item]
            cell.contentConfiguration = content
        }
        return cell
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        coordinator?.open(trips[indexPath.item])
    }
}
