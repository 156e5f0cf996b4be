public import Foundation
public import Geometry
public import LayoutEngine
internal import Synchronization

/// A group repeated for all items of the section, with insets, headers and backgrounds.
///
/// A section copies its group but shares its boundary items. See
/// [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
open class NSCollectionLayoutSection: NSObject, NSCopying, @unchecked Sendable {
  private let guarded: Mutex<SectionStorage>

  /// Creates a section that wraps `storage`.
  public required init(_ storage: SectionStorage) {
    guarded = Mutex(storage)
  }

  /// Creates a section that repeats `group`.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(SectionStorage(group: group.copied))
  }

  var storage: SectionStorage { guarded.withLock { $0 } }

  private func update(_ change: (inout sending SectionStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// The insets in points between the section's edges and its groups.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { storage.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// The gap in points between consecutive groups.
  open var interGroupSpacing: CGFloat {
    get { storage.interGroupSpacing }
    set { update { $0.interGroupSpacing = newValue } }
  }

  /// The rectangle that the content insets are relative to (R40). `.automatic` uses the layout
  /// configuration's value.
  open var contentInsetsReference: UIContentInsetsReference {
    get { storage.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// The rectangle that the insets of boundary items are relative to (R41).
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { storage.supplementaryContentInsetsReference }
    set { update { $0.supplementaryContentInsetsReference = newValue } }
  }

  /// Whether boundary items stay inside `contentInsets` (R24). The default is true.
  open var supplementariesFollowContentInsets: Bool {
    get { storage.supplementariesFollowContentInsets }
    set { update { $0.supplementariesFollowContentInsets = newValue } }
  }

  /// Whether and how the section scrolls across the layout's scroll direction (R36).
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { storage.orthogonalScrollingBehavior }
    set { update { $0.orthogonalScrollingBehavior = newValue } }
  }

  /// The headers, footers and side items.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storage.boundarySupplementaryItems }
    set { update { $0.boundarySupplementaryItems = newValue } }
  }

  /// The backgrounds (R30).
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { storage.decorationItems }
    set { update { $0.decorationItems = newValue } }
  }

  /// The list settings if the section is a list. Later changes to the section keep them.
  var list: ListDescription? {
    get { storage.list }
    set { update { $0.list = newValue } }
  }

  /// The handler called with the visible elements after the section has been solved and whenever it
  /// scrolls (R38).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { storage.visibleItemsHandler?.given }
    set {
      let handler = newValue.map(SectionHandler.init)
      update { $0.visibleItemsHandler = handler }
    }
  }

  /// The deceleration and bounce of a carousel. They have no effect on frames at rest.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    storage.orthogonalScrollingProperties
  }

  /// Returns a copy of the same class, with copies of its group and decoration items.
  /// Whether a section without items and boundary items keeps its insets, as in flow layouts (R106).
  package var keepsInsetsWhenEmpty: Bool {
    get { storage.keepsInsetsWhenEmpty }
    set { update { $0.keepsInsetsWhenEmpty = newValue } }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    var copy = storage
    copy.group = copy.group.copied
    copy.decorationItems = copy.decorationItems.map(\.copied)
    copy.orthogonalScrollingProperties = copy.orthogonalScrollingProperties.copied
    return Self(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return self === other || (type(of: self) == type(of: other) && storage == other.storage)
  }

  open override var hash: Int { storage.group.hash }
}

/// The state of a section, guarded by its lock.
///
/// Only the section class uses it. It is public for the same reason as ``ItemStorage``.
public struct SectionStorage: Sendable {
  var group: NSCollectionLayoutGroup
  var contentInsets = NSDirectionalEdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var contentInsetsReference = UIContentInsetsReference.automatic
  var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  var supplementariesFollowContentInsets = true
  var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var decorationItems: [NSCollectionLayoutDecorationItem] = []
  var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  var visibleItemsHandler: SectionHandler?
  var list: ListDescription?
  var keepsInsetsWhenEmpty = false
}

extension SectionStorage: Equatable {
  /// Whether both have equal values. Handlers are not compared.
  public static func == (one: Self, two: Self) -> Bool {
    one.group == two.group && one.contentInsets == two.contentInsets
      && one.interGroupSpacing == two.interGroupSpacing
      && one.contentInsetsReference == two.contentInsetsReference
      && one.supplementaryContentInsetsReference == two.supplementaryContentInsetsReference
      && one.supplementariesFollowContentInsets == two.supplementariesFollowContentInsets
      && one.orthogonalScrollingBehavior == two.orthogonalScrollingBehavior
      && one.boundarySupplementaryItems == two.boundarySupplementaryItems
      && one.decorationItems == two.decorationItems && one.list == two.list
      && one.orthogonalScrollingProperties == two.orthogonalScrollingProperties
      && one.keepsInsetsWhenEmpty == two.keepsInsetsWhenEmpty
  }
}
