import RxCocoa
import RxSwift
import UIKit

final class CropsViewController: UIViewController {
    var didCancel: Observable<Void> { cancelButton.rx.tap.asObservable() }
    var didSelect: Observable<Crop> { selected.asObservable() }

    private let plot: Plot
    private let selected = PublishSubject<Crop>()
    private let crops = BehaviorSubject<[Crop]>(value: [])
    private let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    private let disposeBag = DisposeBag()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)

    private static var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        return UICollectionViewCompositionalLayout(section: section)
    }

    init(plot: Plot) {
        self.plot = plot
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plot \(plot.number)"
        navigationItem.leftBarButtonItem = cancelButton
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "crop")
        crops.asObservable()
            .map { $0.sorted { $0.weeks < $1.weeks } }
            .bind(to: collectionView.rx.items) { collectionView, index, crop in
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "crop", for: IndexPath(item: index, section: 0))
                let label = UILabel(frame: cell.contentView.bounds)
                label.textAlignment = .center
                label.text = "\(crop.name) \(crop.weeks)"
                cell.contentView.subviews.forEach { $0.removeFromSuperview() }
                cell.contentView.addSubview(label)
                cell.contentView.backgroundColor = .systemMint
                return cell
            }
            .disposed(by: disposeBag)
        crops.onNext([
            Crop(name: "Beet", weeks: 9), Crop(name: "Radish", weeks: 4), Crop(name: "Leek", weeks: 20), Crop(name: "Chard", weeks: 8),
        ])
    }
}
