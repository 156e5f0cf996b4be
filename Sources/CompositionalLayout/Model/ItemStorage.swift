internal import Foundation
internal import Geometry
package import LayoutEngine

/// The state of an item, group, supplementary item or decoration item, guarded by its lock.
///
/// Only the layout classes use it. It is public because subclassable classes need a public required
/// initializer to make copies of their own class.
public struct ItemStorage: Sendable {
  var size: NSCollectionLayoutSize
  var contentInsets = NSDirectionalEdgeInsets.zero
  var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  var name: String?
  var role = Role.item
  /// Shared by the copies of one item, so that an item that is repeated is recognized as one (R100).
  private(set) var origin = ItemOrigin()

  /// The kind of item, with the state that only this kind has.
  enum Role: Sendable {
    case item
    case group(GroupParts)
    case supplementary(SupplementaryParts)
    case decoration(kind: String, zIndex: Int)
  }

  struct GroupParts: Sendable {
    /// The subitems and how they are arranged; `nil` if groups are nested beyond ``LayoutLimits``.
    /// Deeper subitems are released at once, because freeing a deeper object would overflow the
    /// stack. The solve throws an error.
    var arrangement: Arrangement?
    /// The number of nested group levels, including this group.
    var depth = 1
    var interItemSpacing: NSCollectionLayoutSpacing?
    /// Whether several supplementary items of the group may have one element kind.
    var allowsRepeatedKinds = false
  }

  package typealias Arrangement = GroupArrangement<NSCollectionLayoutItem, Int, CustomItems>

  /// A custom group's provider. Apple declares it without `@Sendable`; only one solve at a time
  /// calls it.
  package struct CustomItems: @unchecked Sendable, Equatable {
    let provider: NSCollectionLayoutGroupCustomItemProvider

    package init(provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
      self.provider = provider
    }

    /// Always true: providers cannot be compared.
    package static func == (one: Self, two: Self) -> Bool { true }
  }

  struct SupplementaryParts: Sendable {
    var kind: String
    var zIndex = 1
    var attachment: Attachment
  }

  enum Attachment: Sendable {
    case anchored(container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)
    case boundary(BoundaryParts)
  }

  struct BoundaryParts: Sendable {
    var alignment: NSRectAlignment
    var offset: CGPoint
    var extendsBoundary = true
    var pinToVisibleBounds = false
  }

  init(size: NSCollectionLayoutSize, role: Role = .item) {
    self.size = size
    self.role = role
    edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
  }
}

extension ItemStorage {
  var group: GroupParts? {
    get { if case .group(let parts) = role { parts } else { nil } }
    set { if let newValue { role = .group(newValue) } }
  }

  var supplementary: SupplementaryParts? {
    get { if case .supplementary(let parts) = role { parts } else { nil } }
    set { if let newValue { role = .supplementary(newValue) } }
  }

  var boundary: BoundaryParts? {
    get { if case .boundary(let parts) = supplementary?.attachment { parts } else { nil } }
    set { if let newValue { supplementary?.attachment = .boundary(newValue) } }
  }
}

/// The identity that an item shares with its copies.
final class ItemOrigin: Sendable {}
