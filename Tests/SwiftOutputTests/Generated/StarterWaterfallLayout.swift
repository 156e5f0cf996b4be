import UIKit

/// The layout `starter-waterfall`.
@MainActor enum StarterWaterfallLayout {
  private static let gap: CGFloat = 8

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      tilesSection(environment)
    }
  }

  private static func tilesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let columns2: CGFloat = containerWidth >= 600 ? 3 : 2
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(540))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = containerWidth - 32
      let height: CGFloat = 540
      let w: CGFloat = (width - (columns2 - 1) * gap) / columns2
      return (0..<Int((2 * columns2).rounded())).map { index in
        let i = CGFloat(index)
        let column: CGFloat = i.truncatingRemainder(dividingBy: columns2)
        let first: CGFloat = 160 + 60 * column.truncatingRemainder(dividingBy: 2) + 30 * column
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: column * (w + gap),
            y: i < columns2 ? 0 : first + gap,
            width: w,
            height: i < columns2 ? first : height - first - gap))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}
