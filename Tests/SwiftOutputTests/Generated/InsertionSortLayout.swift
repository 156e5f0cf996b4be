import UIKit

/// Bars to sort.
///
/// As many columns of sixteen points as fit, without gaps, a section for every row.
@MainActor enum InsertionSortLayout {
  enum Section: Int, CaseIterable {
    case row1
    case row2
    case row3
    case row4
    case row5
    case row6
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .row1, .row2, .row3, .row4, .row5, .row6: return row1Section(environment)
      case nil: return nil
      }
    }
  }

  private static func row1Section(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let bars: CGFloat = (containerWidth / 16).rounded(.down)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)),
      subitem: item,
      count: Int(bars.rounded()))
    let section = NSCollectionLayoutSection(group: group)
    return section
  }
}
