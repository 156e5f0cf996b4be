import UIKit

/// One large tile, then two small ones beside it, alternating sides.
class MosaicFlowLayout: UICollectionViewFlowLayout {
    private var cachedAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var height: CGFloat = 0
    var gap: CGFloat = 4

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cachedAttributes.removeAll()
        height = 0
        let unit = (collectionView.bounds.width - 2 * gap) / 3
        for section in 0..<collectionView.numberOfSections {
            if height > 0 { height += 24 }
            let count = collectionView.numberOfItems(inSection: section)
            for item in 0..<count {
                let indexPath = IndexPath(item: item, section: section)
                let block = item / 3
                let top = height + CGFloat(block) * (2 * unit + 2 * gap)
                let isFlipped = block % 2 == 1
                let frame: CGRect
                switch item % 3 {
                case 0: frame = CGRect(x: isFlipped ? unit + gap : 0, y: top, width: 2 * unit + gap, height: 2 * unit + gap)
                case 1: frame = CGRect(x: isFlipped ? 0 : 2 * (unit + gap), y: top, width: unit, height: unit)
                default: frame = CGRect(x: isFlipped ? 0 : 2 * (unit + gap), y: top + unit + gap, width: unit, height: unit)
                }
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frame
                cachedAttributes[indexPath] = attributes
            }
            height = cachedAttributes.values.map { $0.frame.maxY }.max() ?? height
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cachedAttributes.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cachedAttributes[indexPath]
    }
}

class FossilsController: UICollectionViewController {
    let finds = [["Ammonite", "Trilobite", "Fern", "Urchin", "Belemnite", "Crinoid"], ["Tooth", "Claw"]]

    convenience init() {
        self.init(collectionViewLayout: MosaicFlowLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FossilCell.self, forCellWithReuseIdentifier: "fossil")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { return finds.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return finds[section].count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fossil", for: indexPath) as! FossilCell
        cell.name = finds[indexPath.section][indexPath.item]
        return cell
    }
}

class FossilCell: UICollectionViewCell {
    private let label = UILabel()

    var name = "" {
        didSet {
            label.text = name
            contentView.backgroundColor = UIColor(white: 0.55 + CGFloat(name.count % 5) / 14, alpha: 1)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6).isActive = true
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
