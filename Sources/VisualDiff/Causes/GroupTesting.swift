/// Finds out what many edits do, each put back alone, by putting back half of them at once. An edit may be
/// several here that act together.
///
/// Most edits have nothing to do with one another: each repaints cells of its own. They have numbers of
/// a few digits, 0 or 1, and for each digit those are put back that have 1 there, then the others. What
/// is changed each time by one of the two alone, and always in the same way, is changed by the edit with
/// just these digits. That takes two layouts a digit, 16 for 256 edits.
///
/// Edits that change the same thing show in both layouts of a digit in which they differ. Neighbours,
/// such as those of one row, differ in one (Gray's code), so that a few edits come into question: these
/// are tried apart from one another. Where many edits change one thing, as all do that move what is below
/// them, nothing is found out.
struct GroupTesting {
  /// What is otherwise than where no edit is put back, each with what is left of it; `nil` for nothing.
  typealias Changes = [CauseSearch.Sign: Double?]

  private let count: Int
  private let changes: (_ puttingBack: Set<Int>) -> Changes?

  /// Things are the same that differ by no more.
  private let tolerance: Double

  /// In how many digits edits may differ that change one thing.
  private static let mostShared = 3

  /// - Parameters:
  ///   - count: How many edits there are.
  ///   - changes: Lays out with some of them put back, by their indexes; `nil` where that is not possible.
  init(
    count: Int, tolerance: Double, changes: @escaping (_ puttingBack: Set<Int>) -> Changes?
  ) {
    self.count = count
    self.tolerance = tolerance
    self.changes = changes
  }

  /// What each of the edits changes; `nil` where that is not to be told without trying each.
  func run() -> [Changes]? {
    let all = Array(0..<count)
    guard Self.layouts(for: count) < count, let first = apart(all) else { return nil }
    if first.meetings.isEmpty { return first.changes }
    let classes = classes(apart: first.meetings)
    guard classes.reduce(0, { $0 + Self.layouts(for: $1.count) }) < count else { return nil }
    var found = [Changes](repeating: [:], count: count)
    for edits in classes {
      guard let tried = apart(edits), tried.meetings.isEmpty else { return nil }
      for (edit, changes) in zip(edits, tried.changes) { found[edit] = changes }
    }
    return found
  }

  /// How many layouts it takes to tell so many edits apart.
  private static func layouts(for count: Int) -> Int { count > 1 ? 2 * digits(of: count) : 1 }

  private static func digits(of count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  // MARK: Digits

  /// In which layouts something was changed, by digits.
  private struct Sightings {
    /// Where edits were put back that have 1, and where the others were.
    var ones = 0
    var zeros = 0
    var left: Double?
    /// Whether the same was left of it each time.
    var isSteady = true

    var shared: Int { ones & zeros }
    var seen: Int { ones | zeros }
  }

  /// What was found of edits, in their order, and which of them may change one thing.
  private struct Found {
    var changes: [Changes]
    var meetings: [[Int]] = []
  }

  private func apart(_ edits: [Int]) -> Found? {
    guard edits.count > 1 else { return changes(Set(edits)).map { Found(changes: [$0]) } }
    var sightings: [CauseSearch.Sign: Sightings] = [:]
    for digit in 0..<Self.digits(of: edits.count) {
      for value in [1, 0] {
        let some = edits.indices.filter { Self.code(of: $0) >> digit & 1 == value }
        guard let changes = changes(Set(some.map { edits[$0] })) else { return nil }
        for (sign, left) in changes { note(left, of: sign, digit, value, &sightings) }
      }
      let all = 1 << (digit + 1) - 1
      let isClear = sightings.values.allSatisfy {
        $0.seen == all && $0.shared.nonzeroBitCount <= Self.mostShared
      }
      guard isClear else { return nil }
    }
    return found(edits, sightings)
  }

  private func note(
    _ left: Double?, of sign: CauseSearch.Sign, _ digit: Int, _ value: Int,
    _ sightings: inout [CauseSearch.Sign: Sightings]
  ) {
    var known = sightings[sign] ?? Sightings(left: left)
    switch (known.left, left) {
    case (nil, nil): break
    case (let one?, let two?): if (one - two).magnitude > tolerance { known.isSteady = false }
    default: known.isSteady = false
    }
    if value == 1 { known.ones |= 1 << digit } else { known.zeros |= 1 << digit }
    sightings[sign] = known
  }

  private func found(
    _ edits: [Int], _ sightings: [CauseSearch.Sign: Sightings]
  ) -> Found? {
    var found = Found(changes: Array(repeating: [:], count: edits.count))
    var meetings: Set<[Int]> = []
    for (sign, sighting) in sightings {
      let numbers = Self.codes(sighting).map(Self.number).filter(edits.indices.contains)
      if sighting.shared == 0 {
        guard sighting.isSteady, let number = numbers.first else { return nil }
        found.changes[number].updateValue(sighting.left, forKey: sign)
      } else {
        meetings.insert(numbers.sorted().map { edits[$0] })
      }
    }
    found.meetings = Array(meetings)
    return found
  }

  /// The digits of all edits that may have been seen.
  private static func codes(_ sighting: Sightings) -> [Int] {
    var codes = [sighting.ones & ~sighting.zeros]
    for digit in 0..<Int.bitWidth where sighting.shared >> digit & 1 == 1 {
      codes += codes.map { $0 | 1 << digit }
    }
    return codes
  }

  /// Gray, "Pulse Code Communication" (1953): neighbours differ in one digit.
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

  /// All edits, those apart that may change one thing.
  private func classes(apart meetings: [[Int]]) -> [[Int]] {
    var others: [Int: Set<Int>] = [:]
    for meeting in meetings {
      for edit in meeting { others[edit, default: []].formUnion(meeting) }
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
