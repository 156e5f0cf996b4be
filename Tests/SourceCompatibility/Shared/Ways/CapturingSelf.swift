// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

/// A lazy layout whose provider captures its controller weakly.
@MainActor
final class WeakSelfViewController: UIViewController {
    var collectionView: UICollectionView!
    private var sections: [String] = ["large", "small"]
    private let spacing: CGFloat = 10

    private lazy var layout: UICollectionViewCompositionalLayout = {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let self = self else { return nil }
            switch self.sections[sectionIndex] {
            case "large": return self.rows(height: 100)
            default: return self.rows(height: 40)
            }
        }
    }()

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view = collectionView
    }

    private func rows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return section
    }
}

/// A controller that replaces its layout when a property changes, and reads its traits.
class TraitColumnsViewController: UIViewController {
    var collectionView: UICollectionView!

    var isGrid = true {
        didSet { collectionView.setCollectionViewLayout(makeLayout(), animated: true) }
    }

    init(isGrid: Bool) {
        self.isGrid = isGrid
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
        view.addSubview(collectionView)
        collectionView.collectionViewLayout = makeLayout()
    }

    private func makeLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [unowned self] _, environment in
            let isCompact = environment.traitCollection.horizontalSizeClass == .compact
            let columns = self.isGrid ? (isCompact ? 2 : 4) : 1
            return self.section(columns: columns, in: environment)
        }
    }

    private func section(columns: Int, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let side = environment.container.effectiveContentSize.width / CGFloat(columns)
        let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: groupSize, subitems: Array(repeating: item, count: columns)))
    }
}

/// A controller that reads the screen before it creates the layout, and the idiom while it does.
class ScreenWidthViewController: UIViewController {
    lazy var collectionView: UICollectionView! = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: createLayout())

    func createLayout() -> UICollectionViewLayout {
        let width = UIScreen.main.bounds.width
        let columns: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
        let itemWidth = (width - 16 * (columns + 1)) / columns
        let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth * 1.5))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemWidth * 1.5))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .fixed(16)
        let section = NSCollectionLayoutSection(group: group)
        let sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        section.contentInsets = NSDirectionalEdgeInsets(top: sectionInset.top, leading: sectionInset.left, bottom: sectionInset.bottom, trailing: sectionInset.right)
        section.interGroupSpacing = 16
        return UICollectionViewCompositionalLayout(section: section)
    }
}

/// A collection view controller that creates its layout before `super.init`.
final class AlbumsViewController: UICollectionViewController {
    private let albums: [[String]]

    init(albums: [[String]]) {
        self.albums = albums
        super.init(collectionViewLayout: AlbumsViewController.createLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    private static func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        albums.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums[section].count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
