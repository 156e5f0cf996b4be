import UIKit

class PostcardsViewController: UIViewController {
    private let cards = [
        ("Trieste", "The wind nearly took my hat, and then it did.", UIColor.systemRed),
        ("Hallstatt", "Rain. Cake. More rain.", .systemBlue),
        ("Ghent", "Rented bikes with no brakes to speak of. We are both fine.", .systemGreen),
    ]

    private lazy var collectionView: UICollectionView = {
        var layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 12
        layout.sectionInset = .init(top: 16, left: 0, bottom: 16, right: 0)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.registerNib(PostcardCell.self)
        collectionView.dataSource = self
        collectionView.delegate = self
        return collectionView
    }()

    override func loadView() { view = collectionView }
}

extension PostcardsViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: PostcardCell = collectionView.dequeue(at: indexPath)
        let (place, note, stamp) = cards[indexPath.row]
        cell.show(place: place, note: note, stamp: stamp)
        cell.onReply = { [weak self] in self?.reply(to: place) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 32, height: 120)
    }

    private func reply(to place: String) { print(place) }
}
