public import Foundation
internal import Synchronization

/// A cell's place: a size in its group, insets, and the badges that hang on it.
///
/// Items may be made and changed on any thread; a lock guards each of them. See
/// [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
open class NSCollectionLayoutItem: NSObject, NSCopying, @unchecked Sendable {
  private let guarded: Mutex<ItemStorage>

  /// A façade over `storage`.
  public required init(_ storage: ItemStorage) {
    guarded = Mutex(storage)
  }

  /// An item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(ItemStorage(size: layoutSize))
  }

  /// An item of the given size with badges on it.
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

  /// Changes what is held, in one step.
  func update(_ change: (inout sending ItemStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// Points taken off the frame after layout, ignored along an axis whose length is estimated.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { storage.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// Gaps around the item that count in layout.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { storage.edgeSpacing }
    set { update { $0.edgeSpacing = newValue } }
  }

  /// The size asked for.
  open var layoutSize: NSCollectionLayoutSize { storage.size }

  /// The badges on the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    storage.supplementaryItems
  }

  /// A name that comes back with the item's solved elements. Not in UIKit.
  open var name: String? {
    get { storage.name }
    set { update { $0.name = newValue } }
  }

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
