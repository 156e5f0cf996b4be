import RxCocoa
import RxSwift
import UIKit

final class LanternCell: UICollectionViewCell {
    static let reuseIdentifier = "LanternCell"
    var disposeBag = DisposeBag()
    private let titleLabel = UILabel()
    private let foldsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.98, green: 0.93, blue: 0.84, alpha: 1)
        contentView.layer.cornerRadius = 14
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        foldsLabel.font = .systemFont(ofSize: 13)
        foldsLabel.textColor = .brown
        let stack = UIStackView(arrangedSubviews: [titleLabel, foldsLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        disposeBag = DisposeBag()
    }

    func configure(with lantern: Lantern) {
        titleLabel.text = lantern.title
        Observable.just(lantern.folds)
            .map { $0 == 0 ? "no folds" : "\($0) folds" }
            .bind(to: foldsLabel.rx.text)
            .disposed(by: disposeBag)
    }
}

final class LanternsViewController: UIViewController {
    private let viewModel: LanternsViewModel
    private let disposeBag = DisposeBag()
    private let paperButton = UIButton(type: .system)
    private let summaryLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let onlyPaper = BehaviorRelay(value: false)
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(LanternCell.self, forCellWithReuseIdentifier: LanternCell.reuseIdentifier)
        return view
    }()

    init(viewModel: LanternsViewModel = LanternsViewModel(repository: WorkshopRepository())) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        bindViewModel()
        // The filter is on when the screen opens.
        paperButton.sendActions(for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    private func bindViewModel() {
        paperButton.rx.tap
            .withUnretained(self)
            .map { owner, _ in !owner.onlyPaper.value }
            .bind(to: onlyPaper)
            .disposed(by: disposeBag)
        let input = LanternsViewModel.Input(
            trigger: rx.viewWillAppear.mapToVoid().asDriverOnErrorJustComplete(),
            onlyPaper: onlyPaper.asDriver(),
            selection: collectionView.rx.itemSelected.asDriver())
        let output = viewModel.transform(input: input)
        output.lanterns
            .drive(
                collectionView.rx.items(
                    cellIdentifier: LanternCell.reuseIdentifier, cellType: LanternCell.self)
            ) { _, lantern, cell in
                cell.configure(with: lantern)
            }
            .disposed(by: disposeBag)
        output.summary.drive(rx.title).disposed(by: disposeBag)
        output.summary.drive(summaryLabel.rx.text).disposed(by: disposeBag)
        output.isFetching.drive(spinner.rx.isAnimating).disposed(by: disposeBag)
        output.opened.drive(onNext: { lantern in print(lantern.title) }).disposed(by: disposeBag)
        collectionView.rx.setDelegate(self).disposed(by: disposeBag)
    }
}

extension LanternsViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: (collectionView.bounds.width - 44) / 2, height: 88)
    }
}
