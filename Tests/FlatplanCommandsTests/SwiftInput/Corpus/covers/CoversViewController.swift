import UIKit

final class ZoomingFlowLayout: UICollectionViewFlowLayout {
    private let zoom: CGFloat = 0.2

    override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 180, height: 220)
        minimumLineSpacing = 24
        sectionInset = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect), let collectionView else { return nil }
        let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return attributes.compactMap { original in
            guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let distance = min(abs(center - copy.center.x) / collectionView.bounds.width, 1)
            let scale = 1 + zoom * (1 - distance)
            copy.transform = CGAffineTransform(scaleX: scale, y: scale)
            copy.alpha = 1 - distance * 0.5
            copy.zIndex = Int(100 * (1 - distance))
            return copy
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class CoversViewController: UIViewController {
    private let covers = ["Salt", "The Long Ditch", "Harvest", "Ditto"]
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ZoomingFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 300),
        ])
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
        collectionView.dataSource = self
        collectionView.decelerationRate = .fast
    }
}

extension CoversViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { covers.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath) as! CoverCell
        cell.title.text = covers[indexPath.item]
        return cell
    }
}

private final class CoverCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemMint
        contentView.layer.cornerRadius = 8
        title.font = .systemFont(ofSize: 20, weight: .heavy)
        title.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
        title.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError() }
}
