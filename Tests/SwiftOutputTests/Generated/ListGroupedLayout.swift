import UIKit

/// A list, grouped.
///
/// Two sections whose first item is their header, in the appearance grouped.
@MainActor enum ListGroupedLayout {
  enum Section: Int, CaseIterable {
    case first
    case second
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .first, .second: return firstSection(environment)
      case nil: return nil
      }
    }
  }

  private static func firstSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
