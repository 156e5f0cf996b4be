import UIKit

final class BoatsViewController: UIViewController {
    weak var coordinator: AppCoordinator?
    private let viewModel: BoatsViewModel
    private var collectionView: UICollectionView!
    private lazy var dataSource = makeDataSource()

    init(viewModel: BoatsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Boats"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: .rows(.insetGrouped))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        viewModel.onChange = { [unowned self] in apply() }
        viewModel.load()
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Boat> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Boat> { cell, _, boat in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "\(boat.number)  \(boat.name)"
            content.secondaryText = boat.skipper
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Boat>()
        snapshot.appendSections([0])
        snapshot.appendItems(viewModel.boats)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension BoatsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        coordinator?.showDetail(of: viewModel.boats[indexPath.item])
    }
}

private extension UICollectionViewLayout {
    static func rows(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    }
}
