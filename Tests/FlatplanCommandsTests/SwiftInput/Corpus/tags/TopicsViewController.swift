import UIKit

class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1.0
        attributes?.forEach { layoutAttribute in
            guard layoutAttribute.representedElementCategory == .cell else { return }
            if layoutAttribute.frame.origin.y >= maxY {
                leftMargin = sectionInset.left
            }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}

class TopicCell: UICollectionViewCell {
    static let font = UIFont.systemFont(ofSize: 15, weight: .medium)
    let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = TopicCell.font
        nameLabel.textAlignment = .center
        nameLabel.frame = contentView.bounds
        nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(nameLabel)
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.systemGray3.cgColor
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = contentView.frame.height / 2
    }

    override var isSelected: Bool {
        didSet {
            contentView.backgroundColor = isSelected ? .systemBlue : .clear
            nameLabel.textColor = isSelected ? .white : .label
        }
    }
}

class TopicsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let topics = [
        "Beekeeping", "Maps", "Short stories", "Bicycle repair", "Bread", "Birds", "Amateur radio", "Knots", "Weather",
        "Stone walls", "Ferns",
    ]
    var chosen: Set<String> = ["Maps", "Knots"]
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = LeftAlignedFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView = UICollectionView(frame: view.frame, collectionViewLayout: layout)
        collectionView.allowsMultipleSelection = true
        collectionView.backgroundColor = .systemBackground
        collectionView.register(TopicCell.self, forCellWithReuseIdentifier: "topic")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        for (index, topic) in topics.enumerated() where chosen.contains(topic) {
            collectionView.selectItem(at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { topics.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "topic", for: indexPath) as! TopicCell
        cell.nameLabel.text = topics[indexPath.row]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let text = topics[indexPath.row] as NSString
        let width = text.size(withAttributes: [.font: TopicCell.font]).width
        return CGSize(width: ceil(width) + 28, height: 34)
    }
}
