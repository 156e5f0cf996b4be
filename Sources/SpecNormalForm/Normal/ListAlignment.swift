internal import CompositionalLayout

/// Matches the elements of two lists in order, so that as much as possible stays.
enum ListAlignment {
  /// An element that stays, with or without changes, or one that is in one list only.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// Lists up to this product of lengths are matched by their likeness.
  private static let thorough = 250_000

  /// All elements of both lists, in an order that agrees with both.
  static func pairs(_ old: [NormalNode], _ new: [NormalNode]) -> [Pair] {
    pairs(old[...], new[...])
  }

  private static func pairs(
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
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
      old.count * new.count <= thorough ? alike(old, new) : anchored(old, new)
    return before + middle + after.reversed()
  }

  // MARK: By likeness

  /// The matching with the largest sum of likenesses.
  private static func alike(
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
  ) -> [Pair] {
    let (rows, columns) = (old.count, new.count)
    guard rows > 0, columns > 0 else { return apart(old, new) }
    let likeness = likeness(old, new)
    // best[row][column] is what is left to be had from there on.
    var best = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let like = likeness[row * columns + column]
        best[at(row, column)] = max(
          like > 0 ? like + best[at(row + 1, column + 1)] : 0,
          best[at(row + 1, column)], best[at(row, column + 1)])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let like = likeness[row * columns + column]
      let whole = best[at(row, column)]
      if like > 0, whole == like + best[at(row + 1, column + 1)] {
        pairs.append(Pair(old: old.startIndex + row, new: new.startIndex + column))
        row += 1
        column += 1
      } else if whole == best[at(row + 1, column)] {
        pairs.append(Pair(old: old.startIndex + row))
        row += 1
      } else {
        pairs.append(Pair(new: new.startIndex + column))
        column += 1
      }
    }
    return pairs + apart(old.dropFirst(row), new.dropFirst(column))
  }

  /// How likely each of the new elements is what became of each of the old ones, row by row.
  private static func likeness(
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
  ) -> [Int] {
    let (before, after) = (Set(old.compactMap(\.identity)), Set(new.compactMap(\.identity)))
    let (gone, come) = (before.subtracting(after), after.subtracting(before))
    return old.flatMap { one in
      new.map { two in one.likeness(to: two) { gone.contains($0) && come.contains($1) } }
    }
  }

  private static func apart(
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
  ) -> [Pair] {
    old.indices.map { Pair(old: $0) } + new.indices.map { Pair(new: $0) }
  }

  // MARK: By what is there once

  /// Long lists: what is there once in both stays, in the longest run of the same order; between
  /// these the lists are short, or are matched one by one.
  private static func anchored(
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
  ) -> [Pair] {
    let anchors = longestRun(unique(old, new))
    guard !anchors.isEmpty else {
      let count = min(old.count, new.count)
      let both = (0..<count).map { Pair(old: old.startIndex + $0, new: new.startIndex + $0) }
      return both + apart(old.dropFirst(count), new.dropFirst(count))
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
    _ old: ArraySlice<NormalNode>, _ new: ArraySlice<NormalNode>
  ) -> [Anchor] {
    func places(_ nodes: ArraySlice<NormalNode>) -> [NormalNode: Int?] {
      Dictionary(nodes.indices.map { (nodes[$0], .some($0)) }) { _, _ in nil }
    }
    let (before, after) = (places(old), places(new))
    return old.indices.compactMap { index in
      guard before[old[index]] == .some(index), let place = after[old[index]], let place
      else { return nil }
      return (index, place)
    }
  }

  /// The longest rising run of places in the new list.
  private static func longestRun(_ anchors: [Anchor]) -> [Anchor] {
    // ends[n] is the anchor with the smallest place that ends a run of n + 1.
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

extension NormalNode {
  /// How likely a node is what became of this one: 0 if it is another thing. Two equal ones outweigh
  /// all others that a list may have. Where names differ, it is another thing unless it may have been
  /// renamed, and at least half of what it says besides is as it was.
  fileprivate func likeness(
    to other: NormalNode, mayBeRenamed: (String, String) -> Bool
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
