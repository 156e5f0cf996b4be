import UIKit

final class AlbumsViewController: UIViewController {
    static let badgeElementKind = "badge-element-kind"
    static let backgroundElementKind = "section-background-element-kind"

    private struct Album: Hashable {
        let title: String
        let unseen: Int
        let identifier = UUID()
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: Album, rhs: Album) -> Bool { lhs.identifier == rhs.identifier }
    }

    private var dataSource: UICollectionViewDiffableDataSource<String, Album>! = nil
    private var collectionView: UICollectionView! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Albums"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
            elementKind: AlbumsViewController.badgeElementKind, containerAnchor: badgeAnchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.3)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: AlbumsViewController.backgroundElementKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(PanelView.self, forDecorationViewOfKind: AlbumsViewController.backgroundElementKind)
        return layout
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<TextTileCell, Album> { cell, _, album in
            cell.label.text = album.title
        }
        let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeElementKind) {
            [weak self] badge, _, indexPath in
            guard let album = self?.dataSource.itemIdentifier(for: indexPath) else { return }
            badge.label.text = album.unseen > 99 ? "99+" : "\(album.unseen)"
            badge.isHidden = album.unseen == 0
        }
        dataSource = UICollectionViewDiffableDataSource<String, Album>(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: Album) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
        }
        dataSource.supplementaryViewProvider = { [weak self] in
            self?.collectionView.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Album>()
        snapshot.appendSections(["Shared", "Mine"])
        snapshot.appendItems(
            [("Beach", 3), ("Aunts", 0), ("Club", 120), ("Roof", 1), ("Dogs", 7)].map { Album(title: $0.0, unseen: $0.1) }, toSection: "Shared")
        snapshot.appendItems((1...6).map { Album(title: "Roll \($0)", unseen: $0 % 2) }, toSection: "Mine")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

class TextTileCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
        contentView.layer.cornerRadius = 10
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .white
        contentView.addSubview(label)
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
    }
    required init?(coder: NSCoder) { fatalError() }
}

class BadgeView: UICollectionReusableView {
    let label = UILabel()
    override var frame: CGRect { didSet { configureBorder() } }
    override var bounds: CGRect { didSet { configureBorder() } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        backgroundColor = .systemRed
        configureBorder()
    }
    required init?(coder: NSCoder) { fatalError("Not implemented") }

    func configureBorder() {
        let radius = bounds.width / 2.0
        layer.cornerRadius = radius
        layer.borderColor = UIColor.systemBackground.cgColor
        layer.borderWidth = 1.0
    }
}

class PanelView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 18
    }
    required init?(coder: NSCoder) { fatalError("not implemented") }
}
