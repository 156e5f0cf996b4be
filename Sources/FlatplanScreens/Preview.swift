public import UIKitViews

/// A controller that a file has a `#Preview` of.
public struct ControllerPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UIViewController

  @MainActor
  public func make() -> UIViewController { body() }
}

/// A collection view that a file has a `#Preview` of.
public struct CollectionViewPreview: Sendable {
  fileprivate let body: @MainActor @Sendable () -> UICollectionView

  @MainActor
  public func make() -> UICollectionView { body() }
}

/// A `#Preview` of something else, which is not drawn.
public struct ViewPreview: Sendable {}

// What `#Preview` in a user's file becomes.

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

public func preview(_ body: @escaping @MainActor @Sendable () -> UIView) -> ViewPreview {
  ViewPreview()
}
