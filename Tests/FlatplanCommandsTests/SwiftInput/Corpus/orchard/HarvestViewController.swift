import RxCocoa
import RxDataSources
import RxSwift
import UIKit

enum HarvestItem {
    case tree(name: String, crates: Int)
    case note(String)
}

enum HarvestSection: SectionModelType {
    case rows(title: String, items: [HarvestItem])
    case notes(items: [HarvestItem])

    typealias Item = HarvestItem

    var items: [HarvestItem] {
        switch self {
        case .rows(_, let items), .notes(let items): return items
        }
    }

    var title: String {
        switch self {
        case .rows(let title, _): return title
        case .notes: return "Notes"
        }
    }

    init(original: HarvestSection, items: [HarvestItem]) {
        switch original {
        case .rows(let title, _): self = .rows(title: title, items: items)
        case .notes: self = .notes(items: items)
        }
    }
}

final class HarvestHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 16, dy: 4)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.frame = contentView.bounds.insetBy(dx: 12, dy: 8)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class HarvestViewController: UIViewController, UIScrollViewDelegate {
    private let bag = DisposeBag()
    private let day = PublishSubject<Int>()
    private let retry = PublishRelay<Void>()
    private var collectionView: UICollectionView!

    private lazy var dataSource = RxCollectionViewSectionedReloadDataSource<HarvestSection>(
        configureCell: { dataSource, collectionView, indexPath, item in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
            switch dataSource[indexPath] {
            case .tree(let name, let crates): cell.label.text = "\(name): \(crates) crates"
            case .note(let text): cell.label.text = text
            }
            return cell
        },
        configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
            guard kind == UICollectionView.elementKindSectionHeader else { return UICollectionReusableView() }
            let header =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! HarvestHeader
            header.label.text = dataSource.sectionModels[indexPath.section].title
            return header
        })

    override func loadView() {
        collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: makeLayout())
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        collectionView.register(
            HarvestHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Observable.merge(day.asObservable(), retry.withLatestFrom(day))
            .distinctUntilChanged()
            .flatMapLatest { day in Self.sections(on: day) }
            .startWith([])
            .observe(on: MainScheduler.asyncInstance)
            .bind(to: collectionView.rx.items(dataSource: dataSource))
            .disposed(by: bag)
        Observable.zip(
            collectionView.rx.itemSelected, collectionView.rx.modelSelected(HarvestItem.self)
        )
        .bind { [weak self] path, item in
            self?.collectionView.deselectItem(at: path, animated: true)
            print(item)
        }
        .disposed(by: bag)
        collectionView.rx.setDelegate(self).disposed(by: bag)
        day.onNext(2)
    }

    private static func sections(on day: Int) -> Observable<[HarvestSection]> {
        let rows = Observable.just([
            HarvestSection.rows(title: "North row", items: [.tree(name: "Egremont Russet", crates: 3 * day), .tree(name: "Ashmead", crates: day)]),
            HarvestSection.rows(title: "South row", items: [.tree(name: "Discovery", crates: 5)]),
        ])
        let notes = Single.just([HarvestItem.note("Ladder three is on loan.")]).asObservable()
        return Observable.combineLatest(rows, notes) { $0 + [.notes(items: $1)] }
            .delay(.milliseconds(250), scheduler: MainScheduler.instance)
            .catch { error in .just([.notes(items: [.note(error.localizedDescription)])]) }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            let isNotes: Bool
            if let section = self?.dataSource.sectionModels[index], case .notes = section { isNotes = true } else { isNotes = false }
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(isNotes ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isNotes ? 56 : 72)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = .init(top: 0, leading: 12, bottom: 8, trailing: 12)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }
}
