public import UIKitViews

/// A `#Preview` of a view controller.
public struct ControllerPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UIViewController

  /// Creates the view controller.
  @MainActor
  public func make() -> UIViewController { body() }
}

/// A `#Preview` of a collection view.
public struct CollectionViewPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UICollectionView

  /// Creates the collection view.
  @MainActor
  public func make() -> UICollectionView { body() }
}

/// A `#Preview` of another view, which is not drawn.
public struct ViewPreview: Sendable {}

// MARK: Calls that replace `#Preview` in a user's file

/// Creates a preview of a view controller.
public func preview(
  _ body: @escaping @MainActor @Sendable () -> UIViewController
) -> ControllerPreview {
  ControllerPreview(body: body)
}

/// Creates a preview of a collection view.
public func preview(
  _ body: @escaping @MainActor @Sendable () -> UICollectionView
) -> CollectionViewPreview {
  CollectionViewPreview(body: body)
}

/// Creates a preview of another view.
public func preview(_ body: @escaping @MainActor @Sendable () -> UIView) -> ViewPreview {
  ViewPreview()
}
