public import Foundation

// Drag and drop has no effect on a picture: delegates are stored but never called.

extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }

  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}

/// The object that manages drags from a collection view. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}

/// The object that manages drops onto a collection view. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or drop in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in: UIView) -> CGPoint
  func canLoadObjects(ofClass: AnyClass) -> Bool
}

/// A drag in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// The operation that a drop performs on the data.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}

/// A view's answer to a possible drop. It has no effect on pictures.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A collection view's answer to a possible drop. It has no effect on pictures.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public private(set) var intent = Intent.unspecified

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A drop onto a collection view. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  func drop(_: UIDragItem, toItemAt: IndexPath)
}

#if !canImport(Darwin)
  open class NSItemProvider: NSObject {
    open var suggestedName: String?

    public override init() { super.init() }
    public convenience init(object: Any) { self.init() }
  }
#endif
