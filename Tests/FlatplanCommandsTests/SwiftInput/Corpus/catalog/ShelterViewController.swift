import UIKit

final class ShelterViewController: UIViewController {
    nonisolated struct Animal: Hashable, Sendable {
        var name: String
        var years: Int
        var kind: Kind
        enum Kind: String { case dog, cat, rabbit }
    }

    private let animals: [Animal] = [
        .init(name: "Biscuit", years: 1, kind: .dog), .init(name: "Old Tom", years: 14, kind: .cat),
        .init(name: "Clover", years: 2, kind: .rabbit), .init(name: "Rudder", years: 5, kind: .dog),
    ]
    private var dataSource: UICollectionViewDiffableDataSource<Animal.Kind, Animal.ID>?
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let cell = UICollectionView.CellRegistration<AnimalCell, Animal.ID> { [animals] cell, _, id in
            guard let animal = animals.first(where: { $0.id == id }) else { return }
            cell.configure(animal)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "header") { view, _, _ in
            var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
            content.text = String(localized: "shelter.header")
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        dataSource?.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Animal.Kind, Animal.ID>()
        snapshot.appendSections([.dog])
        snapshot.appendItems(animals.map(\.id))
        dataSource?.apply(snapshot)
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width < 500 ? 2 : 4
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .uniformAcrossSiblings(estimate: 180)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)), repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
            section.boundarySupplementaryItems = [
                .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), elementKind: "header", alignment: .top)
            ]
            return section
        }
    }
}

extension ShelterViewController.Animal: Identifiable {
    var id: String { name }
}

private final class AnimalCell: UICollectionViewCell {
    private let button = UIButton(configuration: .tinted())
    private let name = UILabel()
    private let age = UILabel()
    private let photo = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.layer.cornerRadius = 16
        name.font = .preferredFont(forTextStyle: .headline)
        age.font = .preferredFont(forTextStyle: .subheadline)
        age.textColor = .secondaryLabel
        button.configuration?.buttonSize = .small
        button.configuration?.cornerStyle = .capsule
        let stack = UIStackView(arrangedSubviews: [photo, name, age, button])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(10, after: age)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor), stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).withPriority(.defaultHigh),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure(_ animal: ShelterViewController.Animal) {
        photo.image = UIImage(named: "photo-\(animal.name)")
        name.text = animal.name
        age.text = String(localized: "\(animal.years) years old")
        button.configuration?.title = String(localized: "Adopt \(animal.name)", comment: "Button")
    }
}

extension NSLayoutConstraint {
    fileprivate func withPriority(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}
