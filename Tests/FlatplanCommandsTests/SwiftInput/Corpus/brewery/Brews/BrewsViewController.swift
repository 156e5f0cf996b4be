import UIKit

protocol BrewsViewControllerDelegate: AnyObject {
    func brewsViewController(_ controller: BrewsViewController, didSelect recipe: BeerRecipe)
}

final class BrewsViewController: UIViewController {
    private enum Section { case main }

    weak var delegate: BrewsViewControllerDelegate?
    private let recipes: RecipeProviding
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, BeerRecipe>!

    init(recipes: RecipeProviding) {
        self.recipes = recipes
        super.init(nibName: nil, bundle: nil)
        title = "Brews"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureHierarchy()
        configureDataSource()
        applySnapshot()
    }

    private func configureHierarchy() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            let action = UIContextualAction(style: .destructive, title: "Dump") { _, _, done in done(true) }
            return UISwipeActionsConfiguration(actions: [action])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, BeerRecipe> { cell, _, recipe in
            var content = UIListContentConfiguration.valueCell()
            content.text = recipe.name
            content.secondaryText = "\(recipe.style) · \(recipe.abv)%"
            content.image = UIImage(systemName: "mug.fill")
            content.imageProperties.tintColor = .systemOrange
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "On tap"
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, recipe in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, BeerRecipe>()
        snapshot.appendSections([.main])
        snapshot.appendItems(recipes.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension BrewsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        delegate?.brewsViewController(self, didSelect: recipe)
    }
}
