import UIKit

enum Asset {
    enum Colors: String {
        case petal = "Petal"
        var color: UIColor { UIColor(named: rawValue) ?? .magenta }
    }

    enum Images: String {
        case pot = "Pot"
        var image: UIImage {
            guard let image = UIImage(named: rawValue) else { fatalError("\(rawValue) is missing") }
            return image
        }
    }
}

class OrchidsViewController: UIViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<String, String>

    private var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<OrchidCell, String> { cell, _, name in cell.show(name) }
        dataSource = DataSource(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["windowsill"])
        snapshot.appendItems(["Phalaenopsis", "Cattleya", "Vanda", "Dendrobium"])
        dataSource.apply(snapshot)
    }

    private static func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

final class OrchidCell: UICollectionViewCell {
    private let pot = UIImageView(image: Asset.Images.pot.image)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = Asset.Colors.petal.color.withAlphaComponent(0.4)
        contentView.layer.cornerRadius = 14
        pot.tintColor = Asset.Colors.petal.color
        label.textColor = UIColor(named: "Missing") ?? .label
        label.font = .preferredFont(forTextStyle: .callout)
        let stack = UIStackView(arrangedSubviews: [pot, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            pot.widthAnchor.constraint(equalToConstant: 40),
            pot.heightAnchor.constraint(equalTo: pot.widthAnchor),
            stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func show(_ name: String) { label.text = name }
}
