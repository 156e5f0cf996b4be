import UIKit

/// A list, sidebarPlain.
///
/// Two sections whose first item is their header, in the appearance sidebarPlain.
@MainActor enum ListSidebarPlainLayout {
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
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    configuration.headerMode = .firstItemInSection
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
