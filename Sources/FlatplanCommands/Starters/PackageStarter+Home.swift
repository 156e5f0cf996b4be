extension PackageStarter {
  /// The source of a UIKit screen with sample content.
  static let home = #"""
    import UIKit

    /// A carousel of places above a list of notes, which has more columns in wide containers.
    final class HomeViewController: UIViewController {
      private struct Card: Hashable {
        var title: String
        var text = ""
        var symbol = ""
      }

      private let places = [
        Card(title: "Quiet shores"), Card(title: "High meadows"), Card(title: "Old harbors"),
      ]
      private let notes = [
        Card(title: "Ferry at nine", text: "From the east pier", symbol: "paperplane"),
        Card(title: "Tickets", text: "Two, by the window", symbol: "bookmark"),
        Card(title: "Lighthouse", text: "Open until five", symbol: "lightbulb"),
        Card(title: "Dinner", text: "A table for four", symbol: "fork.knife"),
        Card(title: "Weather", text: "Dry, some wind", symbol: "sun.max"),
        Card(title: "Way back", text: "The last bus is at ten", symbol: "moon"),
      ]
      private var collectionView: UICollectionView!
      private var dataSource: UICollectionViewDiffableDataSource<Int, Card>!

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)

        let placeCells = UICollectionView.CellRegistration<PlaceCell, Card> { cell, _, card in
          cell.imageView.image = UIImage(named: "photo-\(card.title)")  // a random picture
          cell.titleLabel.text = card.title
        }
        let noteCells = UICollectionView.CellRegistration<UICollectionViewCell, Card> { cell, _, card in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = card.title
          content.secondaryText = card.text
          content.image = UIImage(systemName: card.symbol)
          cell.contentConfiguration = content
          var background = UIBackgroundConfiguration.clear()
          background.backgroundColor = .secondarySystemBackground
          background.cornerRadius = 12
          cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Card>(collectionView: collectionView) {
          collectionView, indexPath, card in
          indexPath.section == 0
            ? collectionView.dequeueConfiguredReusableCell(
              using: placeCells, for: indexPath, item: card)
            : collectionView.dequeueConfiguredReusableCell(
              using: noteCells, for: indexPath, item: card)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Card>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(places, toSection: 0)
        snapshot.appendItems(notes, toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
      }

      private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
          section == 0 ? createPlaces() : createNotes(environment)
        }
      }
    }

    private final class PlaceCell: UICollectionViewCell {
      let imageView = UIImageView()
      let titleLabel = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 16
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
      }

      required init?(coder: NSCoder) { nil }
    }

    private func createPlaces() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(220)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
      return section
    }

    private func createNotes(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      return section
    }

    """#
}
