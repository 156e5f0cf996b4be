import UIKit

@MainActor
final class ReportsViewModel {
    enum Phase {
        case idle, loading
        case loaded([Row])
        case failed(any Error)
    }
    struct Row: Hashable { let report: Report; let author: String }

    private(set) var phase = Phase.idle { didSet { onPhase?(phase) } }
    var onPhase: ((Phase) -> Void)?
    private let repository: any ReportsRepository

    init(repository: any ReportsRepository = StaticReportsRepository()) { self.repository = repository }

    func load() async {
        phase = .loading
        do {
            let reports = try await repository.reports()
            let rows = await withTaskGroup(of: (Int, Row).self) { group in
                for (index, report) in reports.enumerated() {
                    group.addTask { [repository] in (index, Row(report: report, author: await repository.author(of: report))) }
                }
                var rows: [(Int, Row)] = []
                for await row in group { rows.append(row) }
                return rows.sorted { $0.0 < $1.0 }.map(\.1)
            }
            phase = .loaded(rows)
        } catch is CancellationError {
        } catch {
            phase = .failed(error)
        }
    }
}

final class ReportsViewController: UIViewController {
    private let viewModel = ReportsViewModel()
    private var task: Task<Void, Never>?
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
    private lazy var dataSource = makeDataSource()

    private static var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reports"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        viewModel.onPhase = { [weak self] in self?.render($0) }
        task = Task { await viewModel.load() }
    }

    isolated deinit { task?.cancel() }

    private func render(_ phase: ReportsViewModel.Phase) {
        switch phase {
        case .idle: break
        case .loading:
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .loaded(let rows):
            contentUnavailableConfiguration = nil
            var snapshot = NSDiffableDataSourceSnapshot<Int, ReportsViewModel.Row>()
            snapshot.appendSections([0])
            snapshot.appendItems(rows)
            Task { await dataSource.apply(snapshot, animatingDifferences: true) }
        case .failed(let error):
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = error.localizedDescription
            contentUnavailableConfiguration = configuration
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, ReportsViewModel.Row> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ReportsViewModel.Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.report.title
            content.secondaryText = "\(row.author) · \(row.report.pages) pages"
            content.image = UIImage(systemName: "doc.text")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .detail()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, row in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
    }
}
