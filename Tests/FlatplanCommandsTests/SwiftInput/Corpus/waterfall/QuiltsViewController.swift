import UIKit

struct Quilt {
    var name: String
    var maker: String
    var ratio: CGFloat
    var color: UIColor

    static func samples() -> [Quilt] {
        let names = ["Log Cabin", "Flying Geese", "Nine Patch", "Lone Star", "Drunkard's Path", "Bear's Paw", "Ohio Star"]
        let ratios: [CGFloat] = [1.2, 0.8, 1.5, 1, 0.7, 1.3, 0.9]
        let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBrown, .systemBlue]
        return names.indices.map { Quilt(name: names[$0], maker: "No. \($0 + 1)", ratio: ratios[$0], color: colors[$0]) }
    }
}

class QuiltsViewController: UICollectionViewController {
    var quilts = Quilt.samples()

    init() {
        super.init(collectionViewLayout: WaterfallLayout())
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let layout = collectionView?.collectionViewLayout as? WaterfallLayout {
            layout.delegate = self
        }
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.contentInset = UIEdgeInsets(top: 12, left: 10, bottom: 12, right: 10)
        collectionView.register(QuiltCell.self, forCellWithReuseIdentifier: "QuiltCell")
        collectionView.register(
            QuiltHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return quilts.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "QuiltCell", for: indexPath) as! QuiltCell
        cell.quilt = quilts[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }
}

extension QuiltsViewController: WaterfallLayoutDelegate {
    func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
        return quilts[indexPath.item].ratio * width
    }
}

class QuiltHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: bounds.insetBy(dx: 6, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = UIFont.preferredFont(forTextStyle: .title2)
        label.text = "From the guild"
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class QuiltCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private let makerLabel = UILabel()

    var quilt: Quilt? {
        didSet {
            guard let quilt = quilt else { return }
            titleLabel.text = quilt.name
            makerLabel.text = quilt.maker
            contentView.backgroundColor = quilt.color.withAlphaComponent(0.25)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 6
        contentView.layer.masksToBounds = true
        titleLabel.font = .boldSystemFont(ofSize: 14)
        makerLabel.font = .systemFont(ofSize: 12)
        makerLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, makerLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
