public import Foundation
internal import Synchronization

/// A group, repeated for as many items as the section has, with insets, headers and backgrounds.
///
/// A section copies its group and shares its boundary items. See
/// [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
open class NSCollectionLayoutSection: NSObject, NSCopying, @unchecked Sendable {
  private let guarded: Mutex<SectionStorage>

  /// A façade over `storage`.
  public required init(_ storage: SectionStorage) {
    guarded = Mutex(storage)
  }

  /// A section that repeats `group`.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(SectionStorage(group: group.copied))
  }

  var storage: SectionStorage { guarded.withLock { $0 } }

  private func update(_ change: (inout sending SectionStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// Points between the section's edges and its groups.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { storage.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// Points between one group and the next.
  open var interGroupSpacing: CGFloat {
    get { storage.interGroupSpacing }
    set { update { $0.interGroupSpacing = newValue } }
  }

  /// What the insets count from; `.automatic` is what the layout's configuration says.
  open var contentInsetsReference: UIContentInsetsReference {
    get { storage.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// What the insets of boundary items count from.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { storage.supplementaryContentInsetsReference }
    set { update { $0.supplementaryContentInsetsReference = newValue } }
  }

  /// Whether boundary items keep inside `contentInsets`; true unless set.
  open var supplementariesFollowContentInsets: Bool {
    get { storage.supplementariesFollowContentInsets }
    set { update { $0.supplementariesFollowContentInsets = newValue } }
  }

  /// Whether, and how, the section scrolls across the layout's direction.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { storage.orthogonalScrollingBehavior }
    set { update { $0.orthogonalScrollingBehavior = newValue } }
  }

  /// Headers, footers and side items.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storage.boundarySupplementaryItems }
    set { update { $0.boundarySupplementaryItems = newValue } }
  }

  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { storage.decorationItems }
    set { update { $0.decorationItems = newValue } }
  }

  /// What makes the section a list; kept when the section is changed afterwards.
  var list: ListDescription? {
    get { storage.list }
    set { update { $0.list = newValue } }
  }

  /// Called with what is in sight when the section has been solved and whenever it scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { storage.visibleItemsHandler?.handler }
    set {
      let handler = newValue.map(VisibleItemsHandler.init)
      update { $0.visibleItemsHandler = handler }
    }
  }

  /// How a carousel slows down and bounces; of no effect on a picture at rest.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    storage.orthogonalScrollingProperties
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

/// What a section holds, behind its lock.
///
/// Of no use outside the façade; public for the same reason as ``ItemStorage``.
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
  var visibleItemsHandler: VisibleItemsHandler?
  var list: ListDescription?
}

extension SectionStorage: Equatable {
  /// Whether both hold the same, by content; handlers are not compared.
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
  }
}

/// A section's handler, the same only as itself. Apple declares it without `@Sendable`; whoever
/// presents a layout calls it, one call at a time.
final class VisibleItemsHandler: Hashable, @unchecked Sendable {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler

  init(_ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler) {
    self.handler = handler
  }

  static func == (one: VisibleItemsHandler, two: VisibleItemsHandler) -> Bool { one === two }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
