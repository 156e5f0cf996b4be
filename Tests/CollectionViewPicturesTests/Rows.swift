import CompositionalLayout
import Foundation
import UIKitViews

/// A collection view with rows that a test fills.
@MainActor final class Rows<Cell: UICollectionViewCell> {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>

  /// - Parameter fill: Fills the cell of an item. Items are numbered from 0.
  init(
    _ layout: UICollectionViewCompositionalLayout, _ sections: [Int], width: CGFloat = 320,
    fill: @escaping @MainActor (Cell, Int) -> Void
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in fill(cell, item) }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var first = 0
    for (section, count) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(first..<first + count))
      first += count
    }
    source.apply(snapshot)
  }

  static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
  ) -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: appearance))
  }

  /// A layout with cells of the full width and the given height, in points.
  static func cells(high height: CGFloat) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
