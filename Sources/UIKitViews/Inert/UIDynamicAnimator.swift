public import CompositionalLayout
public import Foundation

/// An animator with physics. Pictures show the items where they were placed.
///
/// See [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator).
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public var isRunning: Bool { false }

  public init(referenceView view: UIView) { referenceView = view }
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }
  public override init() { referenceView = nil }

  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState: any UIDynamicItem) {}
  open func items(in: CGRect) -> [any UIDynamicItem] { [] }
  open func layoutAttributesForCell(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

/// A behavior of dynamic items. It has no effect on pictures.
///
/// See [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

/// An attachment of an item to a point. It has no effect on pictures.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
  }
}

/// A pull on items. It has no effect on pictures.
open class UIGravityBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var magnitude: CGFloat = 1

  public init(items: [any UIDynamicItem]) { self.items = items }
}

/// A movement to a point. It has no effect on pictures.
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
