import UIKit

/// A simple list.
///
/// Rows of an inset grouped list, each with a line of text.
@MainActor enum SimpleListLayout {
  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      rowsSection(environment)
    }
  }

  private static func rowsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
