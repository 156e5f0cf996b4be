public import CompositionalLayout
public import Foundation

/// An animator with physics. Pictures show the items where they were placed.
///
/// See [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator).
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used.
  public let referenceView: UIView?
  /// The behaviors that were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move; always `false`.
  public var isRunning: Bool { false }

  /// Creates an animator for a view.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  /// Creates an animator for a collection view layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
  }

  /// Creates an animator without a view.
  public override init() {
    referenceView = nil
  }

  /// Stores a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    behaviors = []
  }

  /// Does nothing: items do not move.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Returns no items: their attributes come from the layout.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Returns `nil`: the attributes come from the layout.
  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// A behavior of dynamic items. It has no effect on pictures.
///
/// See [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Called in each step of an animation. Flatplan never calls it.
  open var action: (() -> Void)?
  /// The behaviors of which this one consists.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Creates a behavior.
  public override init() {}

  /// Stores a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
  }
}

/// An attachment of an item to a point. It has no effect on pictures.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items of the behavior.
  public let items: [any UIDynamicItem]
  /// The point in the reference view, in points.
  open var anchorPoint: CGPoint
  /// The distance to the point, in points.
  open var length: CGFloat = 0
  /// How quickly oscillations end.
  open var damping: CGFloat = 0
  /// The oscillations per second.
  open var frequency: CGFloat = 0

  /// Attaches an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
  }
}

/// A pull on items. It has no effect on pictures.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items of the behavior.
  public let items: [any UIDynamicItem]
  /// The strength of the pull.
  open var magnitude: CGFloat = 1

  /// Pulls items down.
  public init(items: [any UIDynamicItem]) {
    self.items = items
  }
}

/// A movement to a point. It has no effect on pictures.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point, in points.
  open var snapPoint: CGPoint
  /// How quickly oscillations end.
  open var damping: CGFloat = 0.5

  /// Moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
  }
}
