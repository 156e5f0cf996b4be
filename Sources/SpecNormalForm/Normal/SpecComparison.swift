/// What is different in two specs, key by key, and the specs between them.
///
/// Elements of lists are matched by their `id`, or the kind of a supplementary, where they have one,
/// and else so that as much as possible stays: a row that is inserted is one difference.
public struct SpecComparison: Sendable {
  public let old: NormalSpec
  public let new: NormalSpec
  /// In the order of the normalised form.
  public let changes: [SpecChange]
  private let delta: NormalDelta

  /// - Complexity: O(*n* log *n*) for *n* values in both specs; for lists of up to 500 elements that
  ///   differ, their product.
  public init(from old: NormalSpec, to new: NormalSpec) {
    self.old = old
    self.new = new
    var differ = NormalDiffer(new)
    delta = differ.delta(old.root, new.root)
    changes = differ.changes
  }

  /// The new spec with some of the changes put back: keys that were added are gone, keys that were
  /// removed are there, others are as they were. With all of them it is the old spec.
  ///
  /// What comes out need not be right: ``NormalSpec/spec(path:readFile:)`` tells.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public func spec(puttingBack changes: Set<SpecChange.ID>) -> NormalSpec {
    NormalSpec(root: delta.node(puttingBack: changes))
  }
}

/// A new value with the old one in it.
indirect enum NormalDelta: Sendable {
  case same(NormalNode)
  case changed(SpecChange.ID, from: NormalNode, to: NormalNode)
  case list([Part])
  case map([(key: String, part: Part)])

  /// An entry of a map, or an element of a list.
  enum Part: Sendable {
    case kept(NormalDelta)
    case removed(SpecChange.ID, NormalNode)
    case added(SpecChange.ID, NormalNode)
  }

  func node(puttingBack changes: Set<SpecChange.ID>) -> NormalNode {
    switch self {
    case .same(let node): node
    case .changed(let change, let old, let new): changes.contains(change) ? old : new
    case .list(let parts):
      NormalNode(value: .list(parts.compactMap { $0.node(puttingBack: changes) }))
    case .map(let parts):
      .map(
        parts.compactMap { key, part in
          part.node(puttingBack: changes).map { NormalNode.Entry(key: key, value: $0) }
        })
    }
  }
}

extension NormalDelta.Part {
  fileprivate func node(puttingBack changes: Set<SpecChange.ID>) -> NormalNode? {
    switch self {
    case .kept(let delta): delta.node(puttingBack: changes)
    case .removed(let change, let node): changes.contains(change) ? node : nil
    case .added(let change, let node): changes.contains(change) ? nil : node
    }
  }
}
