import UIKit

class GridController: UICollectionViewController {
    let records: Records

    init(records: Records) {
        self.records = records
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 90)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var names: [String] { fatalError("Subclasses return names") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath) as! NameCell
        cell.label.text = names[indexPath.item]
        return cell
    }
}

final class PatientsController: GridController {
    override var names: [String] { records.patients }
}

final class VaccinesController: GridController {
    override var names: [String] { records.vaccines }
}

final class NameCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        contentView.layer.cornerRadius = 10
        label.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}
