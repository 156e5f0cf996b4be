internal import SpecTree

/// How much two specs have in common, to find the old baselines of a renamed spec.
extension NormalSpec {
  /// The values of a spec with their keys, and how often each occurs.
  package struct Contents: Sendable {
    private var counts: [String: Int] = [:]
    private var total = 0

    package init(_ spec: NormalSpec) {
      for entry in spec.root.entries ?? [] where entry.key != "name" { add(entry.value, entry.key) }
    }

    private mutating func add(_ node: SourceNode, _ key: String) {
      switch node.value {
      case .list(let elements): for element in elements { add(element, key) }
      case .map(let entries): for entry in entries { add(entry.value, entry.key) }
      case .scalar:
        counts["\(key): \(node.nonNullText ?? "")", default: 0] += 1
        total += 1
      }
    }

    /// Returns the fraction of values that two specs have in common, from 0 to 1, wherever they are.
    package func similarity(to other: Contents) -> Double {
      let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
      return Double(common) / Double(max(total, other.total, 1))
    }
  }
}
