import UIKit

/// A screen in its frame.
///
/// A list on a phone, clear of what the safe area keeps free.
@MainActor enum DeviceFrameLayout {
  enum Section: Int, CaseIterable {
    case settings
    case display
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .settings, .display: return settingsSection(environment)
      case nil: return nil
      }
    }
  }

  private static func settingsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
