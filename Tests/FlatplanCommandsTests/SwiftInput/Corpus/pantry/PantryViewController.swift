import UIKit

class JarCell: UICollectionViewCell {
    @IBOutlet weak var label: UILabel!
}

class ShelfHeader: UICollectionReusableView {
    @IBOutlet var label: UILabel!
}

class JarDetailViewController: UIViewController {
    var jar: String?
}

class PantryViewController: UICollectionViewController {
    var shelves: [(name: String, jars: [String])] = [
        ("Grains", ["Barley", "Oats", "Polenta", "Rice"]),
        ("Preserves", ["Quince", "Plum"]),
    ]

    // MARK: - UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return shelves.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return shelves[section].jars.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "jar", for: indexPath) as! JarCell
        cell.label.text = shelves[indexPath.section].jars[indexPath.row]
        cell.layer.cornerRadius = 12
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "shelf", for: indexPath) as! ShelfHeader
        header.label.text = shelves[indexPath.section].name
        return header
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? JarCell, let detail = segue.destination as? JarDetailViewController else { return }
        detail.jar = cell.label.text
    }
}
