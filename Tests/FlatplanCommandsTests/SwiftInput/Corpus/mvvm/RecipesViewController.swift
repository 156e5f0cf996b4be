import Telemetry
import UIKit

final class RecipesViewController: UIViewController {
    private let viewModel: RecipesViewModel
    private let tracker = TelemetryTracker(name: "recipes")
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Recipe>!

    init(viewModel: RecipesViewModel = RecipesViewModel()) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        TelemetryCenter.shared.screen("recipes")
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
            cell, _, recipe in
            var content = cell.defaultContentConfiguration()
            content.text = recipe.title
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, index, recipe in
            view.dequeueConfiguredReusableCell(using: registration, for: index, item: recipe)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Recipe>()
        snapshot.appendSections([0])
        snapshot.appendItems(viewModel.recipes)
        dataSource.apply(snapshot, animatingDifferences: false)
        tracker.begin()
    }

    @objc private func share() {
        let sheet = TelemetryShareSheet(items: viewModel.recipes)
        present(sheet, animated: true)
    }
}
