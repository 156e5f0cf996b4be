public import Foundation
public import Geometry
internal import Synchronization

/// A cell with its size in the group, its insets and its anchored supplementary items.
///
/// Items may be created and changed on any thread; each has a lock. See
/// [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
open class NSCollectionLayoutItem: NSObject, NSCopying, @unchecked Sendable {
  private let guarded: Mutex<ItemStorage>

  /// Creates an item that wraps `storage`.
  public required init(_ storage: ItemStorage) {
    guarded = Mutex(storage)
  }

  /// Creates an item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(ItemStorage(size: layoutSize))
  }

  /// Creates an item of the given size with anchored supplementary items.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    var storage = ItemStorage(size: layoutSize)
    storage.supplementaryItems = supplementaryItems
    self.init(storage)
  }

  var storage: ItemStorage {
    get { guarded.withLock { $0 } }
    set { guarded.withLock { $0 = newValue } }
  }

  /// Changes the storage while holding the lock.
  func update(_ change: (inout sending ItemStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// The insets in points subtracted from the frame after layout. They are ignored along an axis
  /// with an estimated length (R17).
  open var contentInsets: NSDirectionalEdgeInsets {
    get { storage.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// The gaps around the item. They take part in layout (R16).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { storage.edgeSpacing }
    set { update { $0.edgeSpacing = newValue } }
  }

  /// The requested size.
  open var layoutSize: NSCollectionLayoutSize { storage.size }

  /// The supplementary items anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    storage.supplementaryItems
  }

  /// A name that the item's solved elements carry. Not in UIKit.
  open var name: String? {
    get { storage.name }
    set { update { $0.name = newValue } }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(storage)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return self === other
      || (type(of: self) == type(of: other) && storage.isEqual(to: other.storage))
  }

  open override var hash: Int { storage.size.hash }

  open override var description: String {
    "<\(type(of: self)) \(address(of: self)) size=\(layoutSize)>"
  }
}
