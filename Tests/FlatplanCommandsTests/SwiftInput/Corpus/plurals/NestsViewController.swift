import UIKit

struct Nest: Hashable {
    var bird: String
    var eggs: Int
}

final class NestsViewController: UICollectionViewController {
    private let nests = [Nest(bird: "bird.tit", eggs: 1), Nest(bird: "bird.robin", eggs: 5)]

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Nest> { cell, _, nest in
        var content = UIListContentConfiguration.valueCell()
        content.text = NSLocalizedString(nest.bird, tableName: "Birds", comment: "")
        content.secondaryText = String(localized: "\(nest.eggs) eggs")
        cell.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("nests.title", comment: "Screen title")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        _ = registration
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { nests.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: nests[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        if let cell = view as? UICollectionViewListCell {
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            var content = isHeader ? UIListContentConfiguration.groupedHeader() : .groupedFooter()
            content.text = isHeader ? title : String(localized: "nests.tap")
            cell.contentConfiguration = content
        }
        return view
    }
}
