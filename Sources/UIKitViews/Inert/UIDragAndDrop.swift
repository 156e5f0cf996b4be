public import Foundation

// Drag and drop has no effect on a picture: delegates are stored but never called.

extension UICollectionView {
  /// How quickly items are rearranged during a drag. It has no effect on pictures.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short or a longer delay.
    case fast, slow
  }

  /// Whether a drag is in progress; always `false`.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress; always `false`.
  public var hasActiveDrop: Bool { false }
}

/// The object that manages drags from a collection view. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}

/// The object that manages drops onto a collection view. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}

/// A dragged item. It has no effect on pictures.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// A value that the app attaches to the item. Has no effect on pictures.
  open var localObject: Any?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or drop in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The position of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items have data of a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the app attaches to the drag.
  var localContext: Any? { get set }
}

/// A drop in progress. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it started in the same app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The operation that a drop performs on the data.
public enum UIDropOperation: UInt, Sendable {
  /// A canceled drop.
  case cancel = 0
  /// A rejected drop, a copy, or a move.
  case forbidden, copy, move
}

/// A view's answer to a possible drop. It has no effect on pictures.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop would perform.
  public let operation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A collection view's answer to a possible drop. It has no effect on pictures.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The insertion position of the dropped item.
  public enum Intent: Int, Sendable {
    /// No particular position.
    case unspecified = 0
    /// Between items, or inside an item.
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The insertion position of the dropped item. Has no effect on pictures.
  public private(set) var intent = Intent.unspecified

  /// Creates a proposal from an operation and an insertion position.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// An item of a drop. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item, if it was dragged from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// A drop onto a collection view. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the drop delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }

  /// Animates the drop of an item to an index path.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

#if !canImport(Darwin)
  /// A container of data that apps exchange. Available where Foundation lacks it.
  ///
  /// See [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
  open class NSItemProvider: NSObject {
    /// The suggested file name.
    open var suggestedName: String?

    public override init() {
      super.init()
    }

    /// Creates a provider. The object is not kept.
    public convenience init(object: Any) {
      self.init()
    }
  }
#endif
