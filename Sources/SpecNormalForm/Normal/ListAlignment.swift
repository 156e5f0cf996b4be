internal import Basics
internal import SpecTree

/// Aligns the elements of two lists in order, so that as many elements as possible match.
enum ListAlignment {
  /// The indices of an element that is in both lists, possibly changed, or in only one of them.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// The largest product of the lengths of two lists that are aligned by similarity.
  private static let similarityLimit = 250_000

  /// The elements of both lists as pairs, in an order consistent with both lists.
  ///
  /// - Complexity: O(*n* · *m*) for lists of *n* and *m* elements with a product of up to 250,000;
  ///   for longer lists, O(*n* log *n*) plus the parts between anchors.
  static func pairs(_ old: [SourceNode], _ new: [SourceNode]) -> [Pair] {
    pairs(old[...], new[...])
  }

  private static func pairs(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Pair] {
    var (old, new) = (old, new)
    var before: [Pair] = []
    var after: [Pair] = []
    while let one = old.first, let two = new.first, one == two {
      before.append(Pair(old: old.startIndex, new: new.startIndex))
      old.removeFirst()
      new.removeFirst()
    }
    while let one = old.last, let two = new.last, one == two {
      old.removeLast()
      new.removeLast()
      after.append(Pair(old: old.endIndex, new: new.endIndex))
    }
    let middle =
      old.count * new.count <= similarityLimit ? bySimilarity(old, new) : anchored(old, new)
    return before + middle + after.reversed()
  }

  // MARK: By similarity

  /// The alignment with the largest sum of similarities.
  private static func bySimilarity(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Pair] {
    let (rows, columns) = (old.count, new.count)
    guard rows > 0, columns > 0 else { return unmatched(old, new) }
    let similarity = similarities(old, new)
    // best[row][column] is the largest sum for the elements from row and column on.
    var best = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let score = similarity[row * columns + column]
        best[at(row, column)] = max(
          score > 0 ? score + best[at(row + 1, column + 1)] : 0,
          best[at(row + 1, column)], best[at(row, column + 1)])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let score = similarity[row * columns + column]
      let total = best[at(row, column)]
      if score > 0, total == score + best[at(row + 1, column + 1)] {
        pairs.append(Pair(old: old.startIndex + row, new: new.startIndex + column))
        row += 1
        column += 1
      } else if total == best[at(row + 1, column)] {
        pairs.append(Pair(old: old.startIndex + row))
        row += 1
      } else {
        pairs.append(Pair(new: new.startIndex + column))
        column += 1
      }
    }
    return pairs + unmatched(old.dropFirst(row), new.dropFirst(column))
  }

  /// The similarity of each old element (rows) to each new element (columns), row by row.
  private static func similarities(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Int] {
    let (before, after) = (Set(old.compactMap(\.identity)), Set(new.compactMap(\.identity)))
    let (removed, added) = (before.subtracting(after), after.subtracting(before))
    return old.flatMap { one in
      new.map { two in one.similarity(to: two) { removed.contains($0) && added.contains($1) } }
    }
  }

  private static func unmatched(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Pair] {
    old.indices.map { Pair(old: $0) } + new.indices.map { Pair(new: $0) }
  }

  // MARK: By unique elements

  /// Aligns long lists, as patience diff does. Elements that occur exactly once in both lists are
  /// anchors; the longest sequence of them in the same order matches. The parts between the anchors
  /// are aligned recursively, or by index if there are no anchors.
  private static func anchored(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Pair] {
    let anchors = longestRun(unique(old, new))
    guard !anchors.isEmpty else {
      let count = min(old.count, new.count)
      let both = (0..<count).map { Pair(old: old.startIndex + $0, new: new.startIndex + $0) }
      return both + unmatched(old.dropFirst(count), new.dropFirst(count))
    }
    var pairs: [Pair] = []
    var (from, to) = (old.startIndex, new.startIndex)
    for anchor in anchors {
      pairs += self.pairs(old[from..<anchor.old], new[to..<anchor.new])
      pairs.append(Pair(old: anchor.old, new: anchor.new))
      (from, to) = (anchor.old + 1, anchor.new + 1)
    }
    return pairs + self.pairs(old[from...], new[to...])
  }

  private typealias Anchor = (old: Int, new: Int)

  private static func unique(
    _ old: ArraySlice<SourceNode>, _ new: ArraySlice<SourceNode>
  ) -> [Anchor] {
    func uniqueIndices(_ nodes: ArraySlice<SourceNode>) -> [SourceNode: Int?] {
      Dictionary(nodes.indices.map { (nodes[$0], .some($0)) }) { _, _ in nil }
    }
    let (before, after) = (uniqueIndices(old), uniqueIndices(new))
    return old.indices.compactMap { index in
      guard before[old[index]] == .some(index), let newIndex = after[old[index]], let newIndex
      else { return nil }
      return (index, newIndex)
    }
  }

  /// The longest subsequence of anchors with increasing indices in the new list.
  private static func longestRun(_ anchors: [Anchor]) -> [Anchor] {
    // ends[n] is the anchor with the smallest new index that ends a run of n + 1 anchors.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: anchors.count)
    for (index, anchor) in anchors.enumerated() {
      let length = ends.partitioningIndex { anchors[$0].new >= anchor.new }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: [Anchor] = []
    var next = ends.last
    while let index = next {
      run.append(anchors[index])
      next = previous[index]
    }
    return run.reversed()
  }
}

extension SourceNode {
  /// A score for how likely `other` is the new version of this element; 0 if they are unrelated.
  ///
  /// A pair of equal elements scores more than all others together. Elements with different names
  /// are unrelated, unless the name may have changed and at least half of the other entries are equal.
  fileprivate func similarity(
    to other: SourceNode, mayBeRenamed: (String, String) -> Bool
  ) -> Int {
    if self == other { return 10_000 }
    let names = identity.flatMap { one in other.identity.map { (one, $0) } }
    if let names {
      if names.0 == names.1 { return 5_000 }
      guard mayBeRenamed(names.0, names.1) else { return 0 }
    }
    guard let entries, let others = other.entries else { return 1 }
    let values = Dictionary(others.map { ($0.key, $0.value) }) { first, _ in first }
    let equal = entries.count { values[$0.key] == $0.value }
    let isMostlyEqual = equal > 0 && 2 * equal >= max(entries.count, others.count) - 1
    guard names == nil || isMostlyEqual else { return 0 }
    let shared = entries.reduce(0) { sum, entry in
      sum + (values[entry.key] == entry.value ? 4 : values[entry.key] == nil ? 0 : 1)
    }
    return 1 + 12 * shared / (4 * max(entries.count, others.count, 1))
  }
}
