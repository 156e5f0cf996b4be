import UIKit

final class DeckViewController: UICollectionViewController {
    private enum Section: Hashable { case due }
    private struct Card: Hashable { var term: String; var meaning: String; var level: Int }
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.showsSeparators = false
                configuration.backgroundColor = .systemBackground
                let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
                section.interGroupSpacing = 12
                return section
            })
        installsStandardGestureForInteractiveMovement = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        var snapshot = dataSource.snapshot()
        snapshot.appendSections([.due])
        snapshot.appendItems([
            Card(term: "fjäril", meaning: "butterfly", level: 1), Card(term: "kanelbulle", meaning: "a cinnamon bun, eaten with coffee on most afternoons", level: 4),
            Card(term: "lagom", meaning: "just enough", level: 5),
        ])
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Card> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Card> { cell, indexPath, card in
            cell.contentConfiguration = FlashcardContentConfiguration(
                term: card.term, meaning: card.meaning, level: card.level, accent: indexPath.item.isMultiple(of: 2) ? .systemIndigo : .systemPink)
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 14
            background.backgroundColor = .secondarySystemGroupedBackground
            background.strokeColor = .separator
            background.strokeWidth = 1
            cell.backgroundConfiguration = background
        }
        return .init(collectionView: collectionView) { view, indexPath, card in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
        }
    }
}
