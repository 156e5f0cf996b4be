import UIKit

/// Sections are rows, items are columns. The first column is wider.
final class LedgerLayout: UICollectionViewLayout {
    var columnWidths: [CGFloat] = [96, 64, 64, 64, 72]
    var rowHeight: CGFloat = 36

    private var attributes: [[UICollectionViewLayoutAttributes]] = []
    private var contentSize: CGSize = .zero

    override func prepare() {
        guard let collectionView else { return }
        attributes.removeAll()
        for section in 0..<collectionView.numberOfSections {
            var x: CGFloat = 0
            var row: [UICollectionViewLayoutAttributes] = []
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let width = columnWidths[item % columnWidths.count]
                let attribute = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                attribute.frame = CGRect(x: x, y: CGFloat(section) * rowHeight, width: width, height: rowHeight)
                attribute.zIndex = section == 0 ? 2 : item == 0 ? 1 : 0
                row.append(attribute)
                x += width
            }
            attributes.append(row)
            contentSize = CGSize(width: max(contentSize.width, x), height: CGFloat(section + 1) * rowHeight)
        }
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.section][indexPath.row]
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.flatMap { $0 }.filter { rect.intersects($0.frame) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class LedgerViewController: UIViewController {
    private let rows: [[String]] = [
        ["Account", "Jan", "Feb", "Mar", "Total"],
        ["Firewood", "80", "75", "40", "195"],
        ["Hay", "120", "110", "90", "320"],
        ["Vet", "0", "210", "0", "210"],
        ["Eggs sold", "-44", "-52", "-61", "-157"],
    ]
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: LedgerLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.isDirectionalLockEnabled = true
        collectionView.register(LedgerCell.self, forCellWithReuseIdentifier: LedgerCell.identifier)
        collectionView.dataSource = self
    }
}

extension LedgerViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: LedgerCell.identifier, for: indexPath)
        if let cell = cell as? LedgerCell {
            cell.label.text = rows[indexPath.section][indexPath.item]
            cell.label.textAlignment = indexPath.item == 0 ? .natural : .right
            let isHead = indexPath.section == 0 || indexPath.item == 4
            cell.label.font = isHead ? .systemFont(ofSize: 14, weight: .semibold) : .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
            cell.backgroundColor = indexPath.section == 0 ? .secondarySystemBackground : .systemBackground
        }
        return cell
    }
}

final class LedgerCell: UICollectionViewCell {
    static let identifier = String(describing: LedgerCell.self)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
