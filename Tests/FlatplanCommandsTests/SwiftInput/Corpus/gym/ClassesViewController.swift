import UIKit
import Amplitude
import FirebaseRemoteConfig

enum Level: String, CaseIterable {
    case easy, medium, hard
}

struct GymClass: Hashable {
    let id = UUID()
    let title: String
    let coach: String
    let level: Level
    let spots: Int
}

final class ClassesViewController: UIViewController {
    enum Section: Int, CaseIterable { case today, tomorrow }

    private var dataSource: UICollectionViewDiffableDataSource<Section, GymClass>!
    private var collectionView: UICollectionView!
    private var showsSpots = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Classes"
        AnalyticsClient.shared.log(event: .screenShown("classes"))
        if RemoteConfig.remoteConfig().configValue(forKey: "hide_spots").boolValue {
            showsSpots = false
        } else {
            showsSpots = true
        }
        guard FeatureFlags.isEnabled(.classes) else { return }
        configureCollectionView()
        configureDataSource()
        applySnapshot()
    }

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, GymClass> { [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.secondaryText = item.coach
            cell.contentConfiguration = content
            self?.track(item.level)
            if self?.showsSpots == true {
                cell.accessories = [.label(text: item.spots == 0 ? "Full" : "\(item.spots) left")]
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: indexPath.section) == .today ? "Today" : "Tomorrow"
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func track(_ level: Level) {
        switch level {
        case .easy:
            AnalyticsClient.shared.log(event: .level("easy"))
        case .medium: AnalyticsClient.shared.log(event: .level("medium"))
        case .hard:
            if showsSpots { AnalyticsClient.shared.log(event: .level("hard")) }
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, GymClass>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            [
                GymClass(title: "Rowing basics", coach: "Ines", level: .easy, spots: 4),
                GymClass(title: "Kettlebells", coach: "Tobias", level: .medium, spots: 0),
            ], toSection: .today)
        snapshot.appendItems([GymClass(title: "Hill sprints", coach: "Maren", level: .hard, spots: 11)], toSection: .tomorrow)
        dataSource.apply(snapshot, animatingDifferences: false) {
            AnalyticsClient.shared.log(event: .applied)
        }
    }
}

extension ClassesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        BookingFlow.start(for: item, from: self)
    }
}
