internal import CompositionalLayout
public import Foundation

// UIKit API that is common in code but not supported. Using it is a compiler error that names the
// reason and the replacement. Members are declared where the compiler would otherwise only report
// that they are missing.

/// Unavailable: create controllers and views in code.
@available(
  *, unavailable, message: "storyboards cannot be loaded; create controllers and views in code"
)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Unavailable.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Unavailable.
  public func instantiateInitialViewController() -> UIViewController? { nil }
  /// Unavailable.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
