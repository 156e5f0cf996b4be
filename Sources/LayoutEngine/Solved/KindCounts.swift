internal import Basics

/// The number of supplementary views of each kind.
public struct KindCounts: Hashable, Sendable {
  /// A sorted array, because there are usually few kinds. Sorting makes equal counts compare as
  /// equal and lookups fast if there are many.
  private var counts: [Entry] = []

  private struct Entry: Hashable, Sendable {
    var kind: String
    var count: Int
  }

  init() {}

  /// The number of views of `kind`; 0 if there are none.
  subscript(kind: String) -> Int {
    get {
      let index = index(of: kind)
      return index < counts.count && counts[index].kind == kind ? counts[index].count : 0
    }
    set {
      let index = index(of: kind)
      if index < counts.count, counts[index].kind == kind {
        counts[index].count = newValue
      } else {
        counts.insert(Entry(kind: kind, count: newValue), at: index)
      }
    }
  }

  /// The index of `kind`, or its insertion point. Complexity: O(log kinds).
  private func index(of kind: String) -> Int { counts.partitioningIndex { $0.kind >= kind } }

  /// The total number of views, clamped to `Int.max`.
  var total: Int { counts.lazy.map(\.count).sumWithSaturation() }

  static func + (one: Self, two: Self) -> Self {
    if two.counts.isEmpty { return one }
    if one.counts.isEmpty { return two }
    var sum = one
    for entry in two.counts { sum[entry.kind] += entry.count }
    return sum
  }

  static func * (one: Self, times: Int) -> Self {
    var product = one
    for index in product.counts.indices { product.counts[index].count *= times }
    return product
  }
}
