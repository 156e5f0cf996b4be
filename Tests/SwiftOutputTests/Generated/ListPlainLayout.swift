import UIKit

/// A list, plain.
///
/// Two sections whose first item is their header, in the appearance plain.
@MainActor enum ListPlainLayout {
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
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
