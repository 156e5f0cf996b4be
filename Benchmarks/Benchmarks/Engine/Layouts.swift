import CompositionalLayout
import Foundation

/// The layouts of the benchmarks.
enum Layouts {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Three columns with badges, spacing and insets.
  static var grid: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  /// Rows as tall as their content.
  static var list: NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    return NSCollectionLayoutSection(group: group)
  }

  /// Groups of two, nested to the given depth.
  static func nested(_ depth: Int) -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    var node = NSCollectionLayoutItem(layoutSize: whole)
    for level in 0..<depth {
      let group: NSCollectionLayoutGroup =
        level.isMultiple(of: 2)
        ? .horizontal(layoutSize: whole, subitem: node, count: 2)
        : .vertical(layoutSize: whole, subitem: node, count: 2)
      node = group
    }
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(1024)), subitems: [node])
    return NSCollectionLayoutSection(group: outer)
  }

  static func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section)
  }
}

/// A measurer that cycles through five row heights.
struct Heights: ContentMeasuring {
  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 0, height: CGFloat(31 + 19 * (element.item % 5)))
  }
}
