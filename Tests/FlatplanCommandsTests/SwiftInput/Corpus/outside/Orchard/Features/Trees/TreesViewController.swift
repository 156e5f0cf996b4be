import UIKit

final class TreesViewController: UIViewController {
    var trees: [Tree] = .sample
    private lazy var grouped = Dictionary(grouping: trees, by: \.row).sorted { $0.key < $1.key }
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.dataSource = self
        collectionView.register(TreeCell.self, forCellWithReuseIdentifier: TreeCell.reuseID)
        collectionView.register(
            RowHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: RowHeader.reuseID)
        collectionView.fill(view)
        Analytics.shared.track(.screen("trees"))
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Spacing.small.rawValue
        section.contentInsets = .init(top: 0, leading: Spacing.medium.rawValue, bottom: Spacing.large.rawValue, trailing: Spacing.medium.rawValue)
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension TreesViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { grouped.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { grouped[section].value.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TreeCell.reuseID, for: indexPath) as! TreeCell
        cell.tree = grouped[indexPath.section].value[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: RowHeader.reuseID, for: indexPath) as! RowHeader
        header.label.text = "Row \(grouped[indexPath.section].key)"
        return header
    }
}

final class RowHeader: UICollectionReusableView {
    let label = StyledLabel(.heading)
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.fill(self)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class TreeCell: UICollectionViewCell {
    private let variety = StyledLabel(.body)
    private let harvest = StyledLabel(.body, color: .secondaryLabel)
    var tree: Tree! {
        didSet {
            variety.text = tree.variety
            harvest.text = tree.harvest.rawValue
        }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = Palette.leaf
        contentView.layer.cornerRadius = Spacing.small.rawValue
        let stack = UIStackView(arrangedSubviews: [variety, harvest])
        stack.distribution = .equalSpacing
        stack.fill(contentView, insets: .init(top: 16, left: 16, bottom: 16, right: 16))
    }
    required init?(coder: NSCoder) { fatalError() }
}
