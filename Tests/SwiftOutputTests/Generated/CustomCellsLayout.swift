import UIKit

/// A list with cells of one's own.
///
/// A plain list whose rows are as high as what they say.
@MainActor enum CustomCellsLayout {
  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      itemsSection(environment)
    }
  }

  private static func itemsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
