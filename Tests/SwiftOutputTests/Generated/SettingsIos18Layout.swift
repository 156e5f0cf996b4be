import UIKit

/// Settings on iOS 18.
///
/// The list of settings with the metrics of iOS 15 to 18.
@MainActor enum SettingsIos18Layout {
  enum Section: Int, CaseIterable {
    case network
    case general
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .network: return networkSection(environment)
      case .general: return generalSection(environment)
      case nil: return nil
      }
    }
  }

  private static func networkSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }

  private static func generalSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
