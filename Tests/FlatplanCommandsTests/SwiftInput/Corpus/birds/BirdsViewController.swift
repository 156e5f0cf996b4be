import RxCocoa
import RxDataSources
import RxSwift
import UIKit

struct Bird: Equatable, IdentifiableType {
    let name: String
    let count: Int
    var identity: String { name }
}

protocol BirdServing {
    func birds() -> Single<[Bird]>
}

final class BirdService: BirdServing {
    func birds() -> Single<[Bird]> {
        Single.create { single in
            single(.success([Bird(name: "Wren", count: 4), Bird(name: "Rook", count: 12), Bird(name: "Swift", count: 0)]))
            return Disposables.create()
        }
    }
}

final class BirdsViewModel {
    struct Input {
        let search: Observable<String>
        let refresh: Signal<Void>
    }
    struct Output {
        let birds: Driver<[Bird]>
        let title: Driver<String>
        let isLoading: Driver<Bool>
    }
    private let service: BirdServing
    private let loading = BehaviorRelay(value: true)
    private let all = BehaviorRelay<[Bird]>(value: [])
    private let bag = DisposeBag()

    init(service: BirdServing = BirdService()) { self.service = service }

    func transform(_ input: Input) -> Output {
        input.refresh.startWith(())
            .asObservable()
            .flatMapLatest { [service] in service.birds().asObservable() }
            .do(onNext: { [loading] _ in loading.accept(false) })
            .bind(to: all)
            .disposed(by: bag)
        let found = Observable.combineLatest(
            all.asObservable(),
            input.search.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
                .distinctUntilChanged()
        ) { birds, text in text.isEmpty ? birds : birds.filter { $0.name.contains(text) } }
        .share(replay: 1, scope: .whileConnected)
        return Output(
            birds: found.asDriver(onErrorJustReturn: []),
            title: found.map { "\($0.count) birds" }.asDriver(onErrorJustReturn: ""),
            isLoading: loading.asDriver())
    }
}

final class BirdCell: UICollectionViewCell {
    static let id = "bird"
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class BirdsViewController: UIViewController {
    private let viewModel = BirdsViewModel()
    private let bag = DisposeBag()
    private let searchBar = UISearchBar()
    private let button = UIButton()
    private let label = UILabel()
    private lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(BirdCell.self, forCellWithReuseIdentifier: BirdCell.id)
        view.addSubview(grid)
        let output = viewModel.transform(
            .init(search: searchBar.rx.text.orEmpty.asObservable(), refresh: button.rx.tap.asSignal()))
        output.birds
            .drive(grid.rx.items(cellIdentifier: BirdCell.id, cellType: BirdCell.self)) { index, bird, cell in
                cell.label.text = "\(index + 1). \(bird.name)"
            }
            .disposed(by: bag)
        output.title.drive(rx.title).disposed(by: bag)
        output.title.drive(label.rx.text).disposed(by: bag)
        output.isLoading.drive(label.rx.isHidden).disposed(by: bag)
        grid.rx.modelSelected(Bird.self).subscribe(onNext: { bird in print(bird) }).disposed(by: bag)
        grid.rx.itemSelected.bind { [weak self] path in self?.grid.deselectItem(at: path, animated: true) }.disposed(by: bag)
        precondition(title == "3 birds" && label.text == "3 birds" && !label.isHidden)
    }
}

typealias BirdSection = AnimatableSectionModel<String, Bird>

final class FlocksViewController: UIViewController {
    private let bag = DisposeBag()
    private let sections = BehaviorSubject<[BirdSection]>(value: [])
    private lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: column())

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(BirdCell.self, forCellWithReuseIdentifier: BirdCell.id)
        view.addSubview(grid)
        let source = RxCollectionViewSectionedAnimatedDataSource<BirdSection>(
            configureCell: { source, view, path, bird in
                let cell = view.dequeueReusableCell(withReuseIdentifier: BirdCell.id, for: path) as! BirdCell
                cell.label.text = "\(source[path.section].model) \(bird.name)"
                return cell
            })
        sections.bind(to: grid.rx.items(dataSource: source)).disposed(by: bag)
        sections.onNext([
            BirdSection(model: "Wood", items: [Bird(name: "Wren", count: 1)]),
            BirdSection(model: "Field", items: [Bird(name: "Rook", count: 1), Bird(name: "Lark", count: 2)]),
        ])
    }
}

// flatplan: skip
func column() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
