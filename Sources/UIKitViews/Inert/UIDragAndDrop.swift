public import Foundation

// Items that people drag from one place to another, which nobody does in a picture: whoever is there for that is
// taken, and never asked.

extension UICollectionView {
  /// How soon items would make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }

  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}

@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}

/// What is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What comes of a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}

/// What a view would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

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
  /// Points.
  var previewSize: CGSize { get }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

#if !canImport(Darwin)
  /// What is carried from one app to another, where there is one.
  ///
  /// See [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
  open class NSItemProvider: NSObject {
    open var suggestedName: String?

    public override init() {
      super.init()
    }

    public convenience init(object: Any) {
      self.init()
    }
  }
#endif
