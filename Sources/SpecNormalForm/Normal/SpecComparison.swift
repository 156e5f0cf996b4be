internal import SpecTree

/// The differences between two specs, key by key. Any subset of them can be reverted.
///
/// List elements with an `id` or an `elementKind` are matched by it. Other elements are aligned so
/// that as many as possible are unchanged: an inserted row is a single difference.
public struct SpecComparison: Sendable {
  /// The spec before the changes.
  public let old: NormalSpec
  /// The spec after the changes.
  public let new: NormalSpec
  /// The changes, in the order of the normalized text.
  public let changes: [SpecChange]
  private let delta: NormalDelta

  /// Compares two specs.
  ///
  /// - Complexity: O(*n* log *n*) for *n* values in both specs, plus the product of the lengths for
  ///   differing lists of up to 500 elements.
  public init(from old: NormalSpec, to new: NormalSpec) {
    self.old = old
    self.new = new
    var differ = NormalDiffer(new)
    delta = differ.delta(old.root, new.root)
    changes = differ.changes
  }

  /// Returns the new spec with some of the changes reverted. Reverting all changes returns the old
  /// spec.
  ///
  /// The result may be an invalid spec; ``NormalSpec/spec(path:readFile:)`` reports that.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public func spec(reverting changes: Set<SpecChange.ID>) -> NormalSpec {
    NormalSpec(root: delta.node(reverting: changes))
  }
}

/// A tree of the differences between an old and a new value.
indirect enum NormalDelta: Sendable {
  case same(SourceNode)
  case changed(SpecChange.ID, from: SourceNode, to: SourceNode)
  case list([Part])
  case map([(key: String, part: Part)])

  /// An entry of a map, or an element of a list.
  enum Part: Sendable {
    case matched(NormalDelta)
    case removed(SpecChange.ID, SourceNode)
    case added(SpecChange.ID, SourceNode)
  }

  func node(reverting changes: Set<SpecChange.ID>) -> SourceNode {
    switch self {
    case .same(let node): node
    case .changed(let change, let old, let new): changes.contains(change) ? old : new
    case .list(let parts):
      SourceNode(list: parts.compactMap { $0.node(reverting: changes) }, at: .nowhere)
    case .map(let parts):
      .map(
        parts.compactMap { key, part in
          part.node(reverting: changes).map { SourceNode.Entry(key: key, value: $0) }
        })
    }
  }
}

extension NormalDelta.Part {
  fileprivate func node(reverting changes: Set<SpecChange.ID>) -> SourceNode? {
    switch self {
    case .matched(let delta): delta.node(reverting: changes)
    case .removed(let change, let node): changes.contains(change) ? node : nil
    case .added(let change, let node): changes.contains(change) ? nil : node
    }
  }
}
