import UIKit

private let reuseIdentifier = "Cell"

class HopsViewController: UICollectionViewController {
    let hops = ["Cascade", "Saaz", "Citra", "Fuggle", "Mosaic", "Tettnang", "Galaxy"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hops"
        collectionView.backgroundColor = .systemBackground
        self.collectionView!.register(HopCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        if let layout = collectionViewLayout as? UICollectionViewFlowLayout {
            layout.itemSize = CGSize(width: 104, height: 104)
            layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        }
    }

    // MARK: UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return hops.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
        (cell as? HopCell)?.label.text = hops[indexPath.item]
        return cell
    }
}

final class HopCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        contentView.addSubview(label)
        contentView.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.25)
        contentView.layer.cornerRadius = 52
    }

    required init?(coder: NSCoder) { fatalError() }
}
