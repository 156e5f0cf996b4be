import UIKit

/// An outline.
///
/// A sidebar whose rows are indented by their level.
@MainActor enum OutlineLayout {
  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      outlineSection(environment)
    }
  }

  private static func outlineSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
