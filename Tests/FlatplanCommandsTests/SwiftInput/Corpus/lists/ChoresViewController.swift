import UIKit

@available(iOS 14, *)
class ChoresViewController: UICollectionViewController {

    private enum Section: String, CaseIterable { case today = "Today", later = "Later this week" }

    private struct Chore: Hashable, Identifiable {
        let id = UUID()
        var title: String
        var detail: String?
        var icon: String
        var isDone = false
        var flagged = false
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Chore>!
    private var chores: [Section: [Chore]] = [
        .today: [
            Chore(title: "Take out the paper", detail: "Blue bin", icon: "trash", isDone: true),
            Chore(title: "Water the tomatoes", detail: nil, icon: "drop", flagged: true),
            Chore(title: "Call the plumber about the second sink in the hallway", detail: "Before noon", icon: "phone"),
        ],
        .later: [
            Chore(title: "Descale the kettle", icon: "mug"),
            Chore(title: "Bike to the workshop", detail: "Front brake squeaks", icon: "bicycle"),
        ],
    ]

    init() {
        var config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
        config.headerMode = .supplementary
        config.footerMode = .none
        config.showsSeparators = true
        config.backgroundColor = .systemGroupedBackground
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = makeListLayout()
        let registration = makeCellRegistration()
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let header = makeHeaderRegistration()
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Chore>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(chores[section] ?? [], toSection: section)
        }
        dataSource.apply(snapshot)
    }

    private func makeListLayout() -> UICollectionViewLayout {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        config.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let done = UIContextualAction(style: .normal, title: "Done") { _, _, completion in
                self?.toggle(indexPath)
                completion(true)
            }
            done.backgroundColor = .systemGreen
            done.image = UIImage(systemName: "checkmark")
            return UISwipeActionsConfiguration(actions: [done])
        }
        if #available(iOS 14.5, *) {
            config.itemSeparatorHandler = { indexPath, configuration in
                var configuration = configuration
                if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
                return configuration
            }
        }
        return UICollectionViewCompositionalLayout.list(using: config)
    }

    private func makeCellRegistration() -> UICollectionView.CellRegistration<UICollectionViewListCell, Chore> {
        .init { cell, indexPath, chore in
            var content = cell.defaultContentConfiguration()
            content.image = UIImage(systemName: chore.icon)
            content.secondaryText = chore.detail
            content.secondaryTextProperties.color = .secondaryLabel
            if chore.isDone {
                content.attributedText = NSAttributedString(
                    string: chore.title,
                    attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.tertiaryLabel])
                content.imageProperties.tintColor = .systemGray
            } else {
                content.text = chore.title
            }
            content.textProperties.numberOfLines = 2
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = [.disclosureIndicator()]
            if chore.isDone { accessories = [.checkmark()] }
            if chore.flagged {
                let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
                flag.tintColor = .systemOrange
                accessories.insert(.customView(configuration: .init(customView: flag, placement: .trailing(displayed: .always))), at: 0)
            }
            cell.accessories = accessories
        }
    }

    private func makeHeaderRegistration() -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        .init(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] view, _, indexPath in
            let section = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = section.rawValue
            view.contentConfiguration = content
        }
    }

    private func toggle(_ indexPath: IndexPath) {
        guard var chore = dataSource.itemIdentifier(for: indexPath) else { return }
        chore.isDone.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reloadItems([chore])
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}
