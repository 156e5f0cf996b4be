import UIKit

/// A staircase.
///
/// A custom group computes its frames from its own size, three steps at any width.
@MainActor enum StaircaseLayout {
  private static let gap: CGFloat = 8
  private static let step: CGFloat = 40

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      stepsSection(environment)
    }
  }

  private static func stepsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(3 * step))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      let width: CGFloat = containerWidth
      let n: CGFloat = 3
      let w: CGFloat = ((width - gap * (n - 1)) / n).rounded(.down)
      return (0..<3).map { index in
        let i = CGFloat(index)
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: i * (w + gap), y: i * step, width: w, height: step))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    return section
  }
}
