import UIKit

protocol Configurable: AnyObject {
    associatedtype Model
    func configure(with model: Model)
}

class BaseCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
        setupConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setupViews() {}
    func setupConstraints() {}
}

/// Subclasses provide cells and models.
class ListController<Cell: BaseCell & Configurable>: UIViewController, UICollectionViewDataSource {
    var models: [Cell.Model] = [] {
        didSet { collectionView.reloadData() }
    }

    lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: String(describing: Cell.self))
        view.dataSource = self
        return view
    }()

    var rowHeight: CGFloat { 60 }

    private lazy var layout: UICollectionViewCompositionalLayout = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: .init(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        return UICollectionViewCompositionalLayout(section: section)
    }()

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGray6
        bind()
    }

    func bind() {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { models.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath) as! Cell
        cell.configure(with: models[indexPath.item])
        return cell
    }
}

/// A plain base without items of its own.
class PlainListController: UICollectionViewController {
    var rows: [String] { [] }

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }
}
