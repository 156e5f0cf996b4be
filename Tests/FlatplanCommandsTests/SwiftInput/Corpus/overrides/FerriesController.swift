import UIKit

class FerriesController: BaseListController {
    var ferries: [(route: String, leaves: String, minutes: Int)] = []
    fileprivate let cellId = "ferryCell"
    fileprivate let headerId = "header"
}

// MARK: - Setup
extension FerriesController {
    override func registerCells() {
        collectionView.backgroundColor = .init(white: 0.96, alpha: 1)
        collectionView.register(FerryCell.self, forCellWithReuseIdentifier: cellId)
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: headerId)
    }

    override func bindData() {
        ferries = [("Vik – Sund", "08:15", 25), ("Sund – Holm", "08:50", 40), ("Holm – Vik", "09:05", 55), ("Vik – Ness", "09:40", 15)]
    }

    override var sectionInset: UIEdgeInsets { UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12) }
}

// MARK: - Data source
extension FerriesController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ferries.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath) as! FerryCell
        cell.ferry = ferries[indexPath.item]
        return cell
    }
}

extension FerriesController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (view.frame.width - 3 * 12) / 2
        return .init(width: width, height: width * 0.75)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 12 }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 12 }
}

final class FerryCell: UICollectionViewCell {
    var ferry: (route: String, leaves: String, minutes: Int)! {
        didSet {
            routeLabel.text = ferry.route
            timeLabel.text = ferry.leaves
            ring.progress = CGFloat(ferry.minutes) / 60
        }
    }
    private let routeLabel = UILabel()
    private let timeLabel = UILabel()
    private let ring = RingView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 4
        timeLabel.font = .systemFont(ofSize: 30, weight: .thin)
        routeLabel.font = .systemFont(ofSize: 15)
        let stack = UIStackView(arrangedSubviews: [timeLabel, routeLabel, UIView()])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        contentView.addSubview(stack)
        contentView.addSubview(ring)
        stack.frame = contentView.bounds
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor), stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stack.leftAnchor.constraint(equalTo: contentView.leftAnchor), stack.rightAnchor.constraint(equalTo: contentView.rightAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension FerryCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = CGRect(x: bounds.width - 46, y: bounds.height - 46, width: 36, height: 36)
    }
}

final class RingView: UIView {
    var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }
    required init?(coder: NSCoder) { fatalError() }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let path = UIBezierPath(arcCenter: center, radius: rect.width / 2 - 3, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
        path.lineWidth = 5
        path.lineCapStyle = .round
        UIColor.systemBlue.setStroke()
        path.stroke()
    }
}
