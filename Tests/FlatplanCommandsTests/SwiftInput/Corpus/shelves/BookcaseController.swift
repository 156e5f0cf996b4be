import UIKit

/// Every section is a shelf with a board under its books.
final class BookcaseLayout: UICollectionViewLayout {
    static let board = "BookcaseBoard"
    static let label = "BookcaseLabel"

    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var labels: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var boards: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private let shelfHeight: CGFloat = 130
    private let spacing: CGFloat = 6

    override init() {
        super.init()
        register(BoardView.self, forDecorationViewOfKind: Self.board)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(BoardView.self, forDecorationViewOfKind: Self.board)
    }

    override func prepare() {
        super.prepare()
        cells = [:]
        labels = [:]
        boards = [:]
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            let bottom = CGFloat(section + 1) * shelfHeight
            var x: CGFloat = 90
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let height = 70 + CGFloat((item * 17 + section * 11) % 40)
                attributes.frame = CGRect(x: x, y: bottom - 10 - height, width: 26, height: height)
                if item == 3 { attributes.transform = CGAffineTransform(rotationAngle: 0.12) }
                attributes.zIndex = 1
                cells[path] = attributes
                x += 26 + spacing
            }
            let path = IndexPath(item: 0, section: section)
            let label = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.label, with: path)
            label.frame = CGRect(x: 8, y: bottom - 60, width: 74, height: 40)
            labels[path] = label
            let boardPath = IndexPath(item: section, section: 0)
            let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.board, with: boardPath)
            board.frame = CGRect(x: 0, y: bottom - 10, width: collectionView.bounds.width, height: 10)
            boards[boardPath] = board
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(collectionView?.numberOfSections ?? 0) * shelfHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (Array(cells.values) + Array(labels.values) + Array(boards.values)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cells[indexPath] }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        labels[indexPath]
    }

    override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        boards[indexPath]
    }
}

final class BoardView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .brown
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class ShelfLabel: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 2
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BookcaseController: UICollectionViewController {
    private let shelves = [("Field guides", 7), ("Novels", 5), ("Cooking", 6)]

    init() { super.init(collectionViewLayout: BookcaseLayout()) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
        collectionView.register(ShelfLabel.self, forSupplementaryViewOfKind: BookcaseLayout.label, withReuseIdentifier: "label")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shelves[section].1 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        let colors: [UIColor] = [.systemRed, .systemTeal, .systemYellow, .systemPurple]
        cell.contentView.backgroundColor = colors[(indexPath.item + indexPath.section) % 4]
        cell.contentView.layer.cornerRadius = 2
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "label", for: indexPath) as! ShelfLabel
        view.label.text = shelves[indexPath.section].0
        return view
    }
}
