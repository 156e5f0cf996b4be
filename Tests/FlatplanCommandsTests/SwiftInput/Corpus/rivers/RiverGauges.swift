import Combine
import UIKit

struct Gauge: Hashable {
    let station: String
    let centimeters: Int
    var trend: Int
}

protocol GaugeService {
    func gauges() -> AnyPublisher<[Gauge], Error>
}

final class MockGaugeService: GaugeService {
    func gauges() -> AnyPublisher<[Gauge], Error> {
        Just([
            Gauge(station: "Upper Weir", centimeters: 182, trend: 4),
            Gauge(station: "Stone Bridge", centimeters: 240, trend: -2),
            Gauge(station: "Harbor Gate", centimeters: 455, trend: 0),
        ])
        .setFailureType(to: Error.self)
        .delay(for: .milliseconds(350), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
}

final class GaugesViewModel: ObservableObject {
    @Published private(set) var gauges: [Gauge] = []
    @Published var query = ""
    @Published private(set) var isLoading = false
    let errors = PassthroughSubject<String, Never>()

    private let service: GaugeService
    private var cancellables = Set<AnyCancellable>()
    private let all = CurrentValueSubject<[Gauge], Never>([])

    init(service: GaugeService) {
        self.service = service
        Publishers.CombineLatest(all, $query.removeDuplicates().debounce(for: .milliseconds(200), scheduler: RunLoop.main))
            .map { gauges, query in
                query.isEmpty ? gauges : gauges.filter { $0.station.localizedCaseInsensitiveContains(query) }
            }
            .receive(on: RunLoop.main)
            .assign(to: &$gauges)
    }

    func refresh() {
        isLoading = true
        service.gauges()
            .handleEvents(receiveCompletion: { [weak self] _ in self?.isLoading = false })
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.errors.send(error.localizedDescription) }
                },
                receiveValue: { [all] in all.send($0) }
            )
            .store(in: &cancellables)
    }
}

class RiverGaugesViewController: UIViewController {
    private let viewModel: GaugesViewModel
    private var subscriptions: Set<AnyCancellable> = []
    private var dataSource: UICollectionViewDiffableDataSource<Int, Gauge>?
    private let searchController = UISearchController(searchResultsController: nil)
    private let activity = UIActivityIndicatorView()

    lazy var collectionView: UICollectionView = {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.showsSeparators = true
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    init(viewModel: GaugesViewModel = GaugesViewModel(service: MockGaugeService())) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        view.addSubview(activity)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: collectionView.topAnchor), view.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: collectionView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
        ])
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Gauge> { cell, _, gauge in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = gauge.station
            content.secondaryText = "\(gauge.centimeters) cm"
            cell.contentConfiguration = content
            let symbol = gauge.trend == 0 ? "arrow.right" : gauge.trend > 0 ? "arrow.up.right" : "arrow.down.right"
            let image = UIImageView(image: UIImage(systemName: symbol))
            image.tintColor = gauge.trend > 0 ? .systemRed : .systemGreen
            cell.accessories = [
                .label(text: gauge.trend == 0 ? "steady" : String(format: "%+d cm", gauge.trend)),
                .customView(configuration: .init(customView: image, placement: .trailing())),
            ]
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        bind()
        viewModel.refresh()
    }

    private func bind() {
        viewModel.$gauges
            .receive(on: DispatchQueue.main)
            .map { gauges -> NSDiffableDataSourceSnapshot<Int, Gauge> in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Gauge>()
                snapshot.appendSections([0])
                snapshot.appendItems(gauges)
                return snapshot
            }
            .sink { [weak self] in self?.dataSource?.apply($0, animatingDifferences: false) }
            .store(in: &subscriptions)
        viewModel.$isLoading
            .sink { [weak activity] in $0 ? activity?.startAnimating() : activity?.stopAnimating() }
            .store(in: &subscriptions)
        viewModel.errors
            .sink { print("gauge error:", $0) }
            .store(in: &subscriptions)
    }
}

extension RiverGaugesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}
