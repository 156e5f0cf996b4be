import UIKit

struct Stamp: Hashable { let country: String; let year: Int; let cents: Int }

final class StampsViewModel: ViewModelType {
    enum State { case loading, loaded([Stamp]), failed(String) }
    private(set) var state: State = .loading { didSet { onChange?(state) } }
    var onChange: ((State) -> Void)?

    func viewDidLoad() {
        state = .loaded([
            Stamp(country: "Norvia", year: 1932, cents: 5), Stamp(country: "Elland", year: 1950, cents: 20),
            Stamp(country: "San Berto", year: 1968, cents: 12), Stamp(country: "Quill Islands", year: 1971, cents: 45),
            Stamp(country: "Norvia", year: 1984, cents: 60),
        ])
    }
}

final class StampsView: UIView {
    let collectionView: UICollectionView

    override init(frame: CGRect) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .estimated(140))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(140)), subitems: [item])
        group.interItemSpacing = .fixed(0)
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
        super.init(frame: frame)
        collectionView.backgroundColor = .systemBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            collectionView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class StampCell: BaseCell<Stamp> {
    private let paper = UIView()
    private let value = UILabel()
    private let caption = UILabel()

    override func setUpViews() {
        paper.backgroundColor = .systemYellow.withAlphaComponent(0.3)
        paper.layer.borderWidth = 2
        paper.layer.borderColor = UIColor.systemBrown.cgColor
        value.font = .init(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.serif)!, size: 34)
        value.textAlignment = .center
        caption.font = .preferredFont(forTextStyle: .caption2)
        caption.textAlignment = .center
        caption.numberOfLines = 0
    }

    override func setUpConstraints() {
        [paper, value, caption].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            paper.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            paper.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            paper.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            paper.heightAnchor.constraint(equalTo: paper.widthAnchor),
            value.centerXAnchor.constraint(equalTo: paper.centerXAnchor),
            value.centerYAnchor.constraint(equalTo: paper.centerYAnchor),
            caption.topAnchor.constraint(equalToSystemSpacingBelow: paper.bottomAnchor, multiplier: 1),
            caption.leadingAnchor.constraint(equalTo: paper.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: paper.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    override func update(with model: Stamp) {
        value.text = "\(model.cents)"
        caption.text = "\(model.country), \(model.year)"
    }
}

final class StampsViewController: BaseViewController<StampsView, StampsViewModel> {
    private var stamps: [Stamp] = []

    convenience init() { self.init(viewModel: StampsViewModel()) }

    override func setUp() {
        title = "Stamps"
        rootView.collectionView.register(StampCell.self, forCellWithReuseIdentifier: "stamp")
        rootView.collectionView.dataSource = self
    }

    override func render(_ state: StampsViewModel.State) {
        guard case .loaded(let stamps) = state else { return }
        self.stamps = stamps
        rootView.collectionView.reloadData()
    }
}

extension StampsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stamps.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath) as! StampCell
        cell.model = stamps[indexPath.item]
        return cell
    }
}
