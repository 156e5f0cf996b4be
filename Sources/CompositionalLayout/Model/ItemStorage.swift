internal import Foundation

/// What an item, a group, a supplementary or a decoration item holds, behind its lock.
///
/// Of no use outside the façades; public because a class that can be subclassed needs a public
/// required initializer to make copies of its own kind.
public struct ItemStorage: Sendable {
  var size: NSCollectionLayoutSize
  var contentInsets = NSDirectionalEdgeInsets.zero
  var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  var name: String?
  var role = Role.item
  /// Shared by the copies of one item, so that an item that is repeated is recognized as one (R100).
  private(set) var origin = ItemOrigin()

  /// What makes a group a group, a badge a badge.
  enum Role: Sendable {
    case item
    case group(GroupParts)
    case supplementary(SupplementaryParts)
    case decoration(kind: String, zIndex: Int)
  }

  struct GroupParts: Sendable {
    /// `nil` for groups within groups beyond the limit, which are let go of at once: an object that deep
    /// could not even be freed. The solve says so.
    var arrangement: Arrangement?
    /// How many groups lie within one another, this one included.
    var depth = 1
    var interItemSpacing: NSCollectionLayoutSpacing?
  }

  package typealias Arrangement = GroupArrangement<NSCollectionLayoutItem, Int, CustomItems>

  /// A custom group's provider. Apple declares it without `@Sendable`; it is called by one solve at
  /// a time.
  package struct CustomItems: @unchecked Sendable, Equatable {
    let provider: NSCollectionLayoutGroupCustomItemProvider

    package init(provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
      self.provider = provider
    }

    /// Providers are not compared.
    package static func == (one: Self, two: Self) -> Bool { true }
  }

  struct SupplementaryParts: Sendable {
    var kind: String
    var zIndex = 1
    var place: Place
  }

  enum Place: Sendable {
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
    get { if case .boundary(let parts) = supplementary?.place { parts } else { nil } }
    set { if let newValue { supplementary?.place = .boundary(newValue) } }
  }
}

/// The identity that an item shares with its copies.
final class ItemOrigin: Sendable {}
