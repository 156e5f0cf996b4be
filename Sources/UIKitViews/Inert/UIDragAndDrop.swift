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

  /// Always `false`.
  public var hasActiveDrag: Bool { false }
  /// Always `false`.
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
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
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

/// What a drop does with the data.
public enum UIDropOperation: UInt, Sendable {
  /// A canceled drop.
  case cancel = 0
  /// A rejected drop, a copy, or a move.
  case forbidden, copy, move
}

/// A view's answer to a possible drop. It has no effect on pictures.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A collection view's answer to a possible drop. It has no effect on pictures.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of the dropped item.
  public enum Intent: Int, Sendable {
    /// No particular place.
    case unspecified = 0
    /// Between items, or inside an item.
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The place of the dropped item. Has no effect on pictures.
  public private(set) var intent = Intent.unspecified

  /// Creates a proposal of an operation and a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// An item of a drop. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// A drop onto a collection view. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

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
