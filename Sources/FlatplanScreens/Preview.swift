public import UIKitViews

/// A `#Preview` of a view controller.
public struct ControllerPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UIViewController

  @MainActor
  public func make() -> UIViewController { body() }
}

/// A `#Preview` of a collection view.
public struct CollectionViewPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UICollectionView

  @MainActor
  public func make() -> UICollectionView { body() }
}

/// A `#Preview` of another view, which is not drawn.
public struct ViewPreview: Sendable {}

// MARK: Calls that replace `#Preview` in a user's file

public func preview(
  _ body: @escaping @MainActor @Sendable () -> UIViewController
) -> ControllerPreview {
  ControllerPreview(body: body)
}

public func preview(
  _ body: @escaping @MainActor @Sendable () -> UICollectionView
) -> CollectionViewPreview {
  CollectionViewPreview(body: body)
}

/// Creates a preview of another view.
public func preview(_ body: @escaping @MainActor @Sendable () -> UIView) -> ViewPreview {
  ViewPreview()
}
