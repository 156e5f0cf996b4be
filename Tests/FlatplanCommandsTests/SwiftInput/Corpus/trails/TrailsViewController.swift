import UIKit

class TrailsViewController: UIViewController {
    private let trails: [Trail] = [
        Trail(name: "Beech Hollow", kilometers: 4.25, difficulty: .easy),
        Trail(name: "North Ridge", kilometers: 11, difficulty: .moderate),
        Trail(name: "Devil's Staircase", kilometers: 17.8, difficulty: .hard),
        Trail(name: "Mill Stream Loop", kilometers: 6.5, difficulty: .easy),
    ]

    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.frame.width - 32, height: 96)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
            collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let nib = UINib(nibName: String(describing: TrailCell.self), bundle: Bundle(for: TrailCell.self))
        collectionView.register(nib, forCellWithReuseIdentifier: "TrailCell")
        collectionView.dataSource = self
    }
}

extension TrailsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { trails.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TrailCell", for: indexPath) as! TrailCell
        cell.configure(trails[indexPath.item])
        cell.saveButton.isHidden = indexPath.item == 2
        return cell
    }
}
