import UIKit

enum TideSection: Int, CaseIterable {
    case now
    case today
    case week

    var title: String? {
        switch self {
        case .now: return nil
        case .today: return "Today"
        case .week: return "This week"
        }
    }

    var columns: Int {
        switch self {
        case .now: return 1
        case .today: return 2
        case .week: return 3
        }
    }

    func layout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .full)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self == .now ? 120 : 64)),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
        if title != nil {
            section.boundarySupplementaryItems = [
                .init(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }
}

private extension NSCollectionLayoutSize {
    static var full: NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) }
}

class TidesBaseViewController: UIViewController {
    let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
            TideSection(rawValue: index)?.layout(environment)
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        setUp()
    }

    @objc dynamic func setUp() {}
    func levels(in section: TideSection) -> [String] { [] }
}

class TidesViewController: TidesBaseViewController {
    fileprivate let store: [TideSection: [String]] = [
        .now: ["2.4 m rising"], .today: ["High 06:12", "Low 12:30", "High 18:40"], .week: ["Mon", "Tue", "Wed", "Thu"],
    ]
}

// MARK: - Overrides
extension TidesViewController {
    override func setUp() {
        super.setUp()
        collectionView.register(TideCell.self, forCellWithReuseIdentifier: "tide")
        collectionView.register(
            TideHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.dataSource = self
    }

    override func levels(in section: TideSection) -> [String] { store[section] ?? super.levels(in: section) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension TidesViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { TideSection.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        TideSection(rawValue: section).map { levels(in: $0).count } ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tide", for: indexPath)
        guard let section = TideSection(rawValue: indexPath.section) else { return cell }
        (cell as? TideCell)?.text = levels(in: section)[indexPath.item]
        cell.contentView.backgroundColor = section == .now ? .systemTeal : .systemGray5
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? TideHeader)?.label.text = TideSection(rawValue: indexPath.section)?.title
        return view
    }
}

final class TideCell: UICollectionViewCell {
    private let label = UILabel()
    var text: String? {
        get { label.text }
        set { label.text = newValue; setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if label.superview == nil {
            contentView.addSubview(label)
            contentView.layer.cornerRadius = 10
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
        }
        label.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
    }
}

final class TideHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
    }
    required init?(coder: NSCoder) { fatalError() }
}
