import UIKit

/// A checkout with an alert.
///
/// An order in a list, a button to pay below it, and an alert that asks before it does.
@MainActor enum CheckoutLayout {
  enum Section: Int, CaseIterable {
    case order
    case delivery
    case address
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .order, .delivery, .address: return orderSection(environment)
      case nil: return nil
      }
    }
  }

  private static func orderSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    return section
  }
}
