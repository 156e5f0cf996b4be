import UIKit

final class DashboardController: UIViewController {
    struct Widget: Hashable {
        var title: String
        var value: String
        var symbol: String
        var tint: UIColor
    }

    private let widgets = [
        Widget(title: "Sleep", value: "7 h 20", symbol: "moon", tint: .systemIndigo),
        Widget(title: "Steps", value: "8,412", symbol: "figure.walk", tint: .systemGreen),
        Widget(title: "Water", value: "1.5 l", symbol: "drop", tint: .systemBlue),
        Widget(title: "Mood", value: "Calm", symbol: "face.smiling", tint: .systemYellow),
    ]

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.contentSize.width > 600
            return NSCollectionLayoutSection(insets: 11) {
                Stack(.horizontal, height: .fractionalHeight(0.6)) {
                    Tile(width: .fractionalWidth(isWide ? 0.7 : 0.5))
                    Stack(.vertical, width: .fractionalWidth(isWide ? 0.3 : 0.5)) {
                        for _ in 0..<2 {
                            Tile(height: .fractionalHeight(0.5))
                        }
                    }
                }
                Tile(height: .fractionalHeight(0.4))
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Widget> { cell, _, widget in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = widget.title
            content.secondaryText = widget.value
            content.image = UIImage(systemName: widget.symbol)
            content.imageProperties.tintColor = widget.tint
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 16
            background.backgroundColor = .secondarySystemGroupedBackground
            cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, widget in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: widget)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Widget>()
        snapshot.appendSections([0])
        snapshot.appendItems(widgets)
        dataSource?.apply(snapshot)
    }

    private var dataSource: UICollectionViewDiffableDataSource<Int, Widget>?
}
