import RxCocoa
import RxSwift
import UIKit

final class PlotsViewModel {
    // Inputs
    let select: AnyObserver<Plot>
    let planted: AnyObserver<Crop>
    // Outputs
    let plots: Observable<[Plot]>
    let showCrops: Observable<Plot>
    let title: Observable<String>

    init() {
        let selected = PublishSubject<Plot>()
        let crop = PublishSubject<Crop>()
        select = selected.asObserver()
        planted = crop.asObserver()
        showCrops = selected.asObservable()
        title = crop.map { "Last planted: \($0.name)" }.startWith("Plots")
        plots = Observable.of([
            Plot(number: 12, holder: "Mrs. Adeyemi"), Plot(number: 13, holder: "vacant"), Plot(number: 14, holder: "The Brewsters"),
        ])
    }
}

final class PlotCell: UICollectionViewListCell {}

final class PlotsViewController: UIViewController {
    private let viewModel: PlotsViewModel
    private let disposeBag = DisposeBag()
    private let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))

    init(viewModel: PlotsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        collectionView.register(PlotCell.self, forCellWithReuseIdentifier: "PlotCell")
        viewModel.plots
            .bind(to: collectionView.rx.items(cellIdentifier: "PlotCell", cellType: PlotCell.self)) { _, plot, cell in
                var content = cell.defaultContentConfiguration()
                content.text = "Plot \(plot.number)"
                content.secondaryText = plot.holder
                cell.contentConfiguration = content
            }
            .disposed(by: disposeBag)
        viewModel.title.bind(to: navigationItem.rx.title).disposed(by: disposeBag)
        collectionView.rx.modelSelected(Plot.self).bind(to: viewModel.select).disposed(by: disposeBag)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The vacant plot is offered first.
        viewModel.select.onNext(Plot(number: 13, holder: "vacant"))
    }
}
