/// Finds the effects of many edits, each reverted alone, by reverting half of them at a time. An
/// edit may be a set of edits here.
///
/// Most edits are independent: each repaints cells of its own. Edits are numbered in binary. For
/// each digit, the edits with a 1 are reverted, then the others. An effect that occurs in exactly
/// one layout of each pair, and always in the same way, belongs to the edit with those digits. This
/// takes two layouts per digit, 16 for 256 edits.
///
/// If two edits have the same effect, it occurs in both layouts of each digit in which they differ.
/// Neighbors, such as edits of one row, differ in one digit (Gray code), so only a few edits are
/// candidates. They are then tested in separate groups. If many edits have the same effect, such as
/// moving everything below them, group testing gives no result.
struct GroupTesting {
  /// The effects compared with reverting no edit, each with what is left of it; `nil` if nothing is
  /// left.
  typealias Changes = [CauseSearch.Effect: Double?]

  private let count: Int
  private let changes: (_ reverting: Set<Int>) -> Changes?

  /// Values within this tolerance are equal.
  private let tolerance: Double

  /// The maximum number of digits in which edits with the same effect may differ.
  private static let mostShared = 3

  /// - Parameters:
  ///   - count: The number of edits.
  ///   - tolerance: The difference up to which values are equal.
  ///   - changes: Solves the layout with the edits at some indexes reverted; `nil` if that is not
  ///     possible.
  init(
    count: Int, tolerance: Double, changes: @escaping (_ reverting: Set<Int>) -> Changes?
  ) {
    self.count = count
    self.tolerance = tolerance
    self.changes = changes
  }

  /// Returns the effects of each edit; `nil` if they cannot be found without trying each edit.
  func run() -> [Changes]? {
    let all = Array(0..<count)
    guard Self.layouts(for: count) < count, let first = test(all) else { return nil }
    if first.overlaps.isEmpty { return first.changes }
    let classes = classes(separating: first.overlaps)
    guard classes.reduce(0, { $0 + Self.layouts(for: $1.count) }) < count else { return nil }
    var found = [Changes](repeating: [:], count: count)
    for edits in classes {
      guard let tested = test(edits), tested.overlaps.isEmpty else { return nil }
      for (edit, changes) in zip(edits, tested.changes) { found[edit] = changes }
    }
    return found
  }

  /// Returns the number of layouts needed to distinguish the given number of edits.
  private static func layouts(for count: Int) -> Int { count > 1 ? 2 * digits(of: count) : 1 }

  private static func digits(of count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  // MARK: Digits

  /// The layouts in which an effect occurred, by digit.
  private struct Occurrences {
    /// The digits for which it occurred when the edits with a 1, or the others, were reverted.
    var ones = 0
    var zeros = 0
    var left: Double?
    /// Whether the remaining amount was the same each time.
    var isSteady = true

    var shared: Int { ones & zeros }
    var occurring: Int { ones | zeros }
  }

  /// The effects of edits, in their order, and the groups of edits that may have the same effect.
  private struct Found {
    var changes: [Changes]
    var overlaps: [[Int]] = []
  }

  private func test(_ edits: [Int]) -> Found? {
    guard edits.count > 1 else { return changes(Set(edits)).map { Found(changes: [$0]) } }
    var occurrences: [CauseSearch.Effect: Occurrences] = [:]
    for digit in 0..<Self.digits(of: edits.count) {
      for value in [1, 0] {
        let some = edits.indices.filter { Self.code(of: $0) >> digit & 1 == value }
        guard let changes = changes(Set(some.map { edits[$0] })) else { return nil }
        for (effect, left) in changes { note(left, of: effect, digit, value, &occurrences) }
      }
      let all = 1 << (digit + 1) - 1
      let isClear = occurrences.values.allSatisfy {
        $0.occurring == all && $0.shared.nonzeroBitCount <= Self.mostShared
      }
      guard isClear else { return nil }
    }
    return found(edits, occurrences)
  }

  private func note(
    _ left: Double?, of effect: CauseSearch.Effect, _ digit: Int, _ value: Int,
    _ occurrences: inout [CauseSearch.Effect: Occurrences]
  ) {
    var known = occurrences[effect] ?? Occurrences(left: left)
    switch (known.left, left) {
    case (nil, nil): break
    case (let one?, let two?): if (one - two).magnitude > tolerance { known.isSteady = false }
    default: known.isSteady = false
    }
    if value == 1 { known.ones |= 1 << digit } else { known.zeros |= 1 << digit }
    occurrences[effect] = known
  }

  private func found(
    _ edits: [Int], _ occurrences: [CauseSearch.Effect: Occurrences]
  ) -> Found? {
    var found = Found(changes: Array(repeating: [:], count: edits.count))
    var overlaps: Set<[Int]> = []
    for (effect, occurrence) in occurrences {
      let numbers = Self.codes(occurrence).map(Self.number).filter(edits.indices.contains)
      if occurrence.shared == 0 {
        guard occurrence.isSteady, let number = numbers.first else { return nil }
        found.changes[number].updateValue(occurrence.left, forKey: effect)
      } else {
        overlaps.insert(numbers.sorted().map { edits[$0] })
      }
    }
    found.overlaps = Array(overlaps)
    return found
  }

  /// Returns the numbers of all edits that may have caused an effect.
  private static func codes(_ occurrence: Occurrences) -> [Int] {
    var codes = [occurrence.ones & ~occurrence.zeros]
    for digit in 0..<Int.bitWidth where occurrence.shared >> digit & 1 == 1 {
      codes += codes.map { $0 | 1 << digit }
    }
    return codes
  }

  /// Gray code: neighbors differ in one digit (Gray, "Pulse Code Communication", 1953).
  private static func code(of number: Int) -> Int { number ^ number >> 1 }

  private static func number(_ code: Int) -> Int {
    var number = code
    var rest = code >> 1
    while rest != 0 {
      number ^= rest
      rest >>= 1
    }
    return number
  }

  // MARK: Classes

  /// Returns all edits in groups that separate edits which may have the same effect.
  private func classes(separating overlaps: [[Int]]) -> [[Int]] {
    var others: [Int: Set<Int>] = [:]
    for overlap in overlaps {
      for edit in overlap { others[edit, default: []].formUnion(overlap) }
    }
    var places: [Int: Int] = [:]
    var classes: [[Int]] = []
    for edit in 0..<count {
      let taken = Set((others[edit] ?? []).compactMap { places[$0] })
      let place = (0...classes.count).first { !taken.contains($0) } ?? 0
      places[edit] = place
      if place == classes.count { classes.append([]) }
      classes[place].append(edit)
    }
    return classes
  }
}
