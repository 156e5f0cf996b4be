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

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Checkout"
    let pay134Item = UIBarButtonItem(title: "Pay €134")
    pay134Item.style = .done
    content.toolbarItems = [.flexibleSpace(), pay134Item, .flexibleSpace()]
    let previous = UIViewController()
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    navigation.isToolbarHidden = false
    return navigation
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private var hasPresented = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasPresented else { return }
      hasPresented = true
      let alert = UIAlertController(
        title: "Pay with your everyday account?",
        message: "€134.00 to Harbor Running. The shoes arrive on Friday.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Pay", style: .default))
      alert.addAction(UIAlertAction(title: "Use another card", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(alert, animated: false)
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
