import UIKit

class ExhibitsController: UIViewController, UICollectionViewDataSource {
    struct Hall { let name: String; let pieces: [String] }

    let halls = [
        Hall(name: "Bronze Age", pieces: ["Sword hilt", "Ring of Vik", "Axe head"]),
        Hall(name: "Textiles", pieces: ["Loom weight", "Indigo shawl", "Sash", "Bridal cap", "Sampler"]),
        Hall(name: "Clocks", pieces: ["Regulator", "Cuckoo"]),
    ]

    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout { index, _ in Self.section(at: index) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        view.register(PieceCell.self)
        view.registerHeader(HallHeader.self)
        return view
    }()

    override func loadView() {
        view = collectionView
    }

    static func section(at index: Int) -> NSCollectionLayoutSection {
        let base = SectionBuilder().header(UICollectionView.elementKindSectionHeader).spacing(8)
        switch index {
        case 0:
            return base.group(width: .fractionalWidth(0.8), height: .absolute(160))
                .scrolls(.groupPaging).insets(.horizontal(16)).build()
        case 1:
            return base.columns(3).item(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
                .group(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)).insets(.all(16)).build()
        default:
            return base.group(width: .fractionalWidth(1), height: .estimated(56)).item(width: .fractionalWidth(1), height: .estimated(56))
                .insets(.horizontal(16)).build()
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { halls.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        halls[section].pieces.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: PieceCell = collectionView.dequeue(for: indexPath)
        cell.titleLabel.text = halls[indexPath.section].pieces[indexPath.item]
        cell.contentView.backgroundColor = indexPath.section == 0 ? .systemBrown : .tertiarySystemFill
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header: HallHeader = collectionView.dequeueHeader(for: indexPath)
        header.title = halls[indexPath.section].name
        return header
    }
}

final class PieceCell: UICollectionViewCell {
    let titleLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.numberOfLines = 0
        titleLabel.font = .preferredFont(forTextStyle: .callout)
        contentView.addSubview(titleLabel)
        titleLabel.pinEdges(to: contentView, padding: 12)
        contentView.layer.cornerRadius = 6
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class HallHeader: UICollectionReusableView {
    var title: String? { didSet { label.text = title } }
    private let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title3)
        addSubview(label)
        label.pinEdges(to: self)
    }
    required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
    func pinEdges(to other: UIView, padding: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: padding).isActive = true
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -padding).isActive = true
        topAnchor.constraint(equalTo: other.topAnchor, constant: padding).isActive = true
        bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -padding).isActive = true
    }
}
