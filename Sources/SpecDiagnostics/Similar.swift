/// Suggests known words for a misspelled one.
package enum Similar {
  /// The maximum number of candidates. Specs with more names of a kind, each misspelled elsewhere,
  /// would take minutes.
  private static let searched = 2_000

  /// The candidates closest to `word`, nearest first: at most three, within an edit distance of a
  /// third of the word's length. A plural s is ignored, so `widht` matches `widths`. Long words and
  /// long lists of candidates are not searched.
  ///
  /// - Complexity: O(*n* · *m*²), where *n* is the number of candidates and *m* the length of the
  ///   word, both limited.
  package static func words(
    to word: String, among candidates: some Collection<String>
  ) -> [String] {
    guard word.utf8.count <= 64, candidates.count <= searched else { return [] }
    let one = Letters(word)
    let limit = max(1, one.letters.count / 3)
    let near = candidates.compactMap { candidate -> (distance: Int, word: String)? in
      guard candidate.utf8.count <= 4 * word.utf8.count + 8, candidate != word else { return nil }
      let other = Letters(candidate)
      guard abs(other.letters.count - one.letters.count) <= limit + 1,
        one.differences(from: other) <= limit + 1
      else { return nil }
      let distance = distance(one.letters, other.letters, below: limit + 2)
      guard distance > limit, one.isPlural || other.isPlural else {
        return distance <= limit ? (distance, candidate) : nil
      }
      return self.distance(one.singular, other.singular) <= limit ? (distance, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
  }

  /// The letters of a word in lower case.
  private struct Letters {
    let letters: [Unicode.Scalar]
    /// A bit for each letter that occurs; letters may share one.
    private let set: UInt64

    init(_ word: String) {
      letters = Array(word.lowercased().unicodeScalars)
      set = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }

    /// A lower bound for the edit distance, in constant time: the number of letters of one word
    /// that the other one lacks.
    func differences(from other: Letters) -> Int {
      max((set & ~other.set).nonzeroBitCount, (other.set & ~set).nonzeroBitCount)
    }

    /// Whether the word ends with a plural s. Words of up to four letters do not.
    var isPlural: Bool { letters.count > 4 && letters.last == "s" }
    var singular: [Unicode.Scalar] { isPlural ? letters.dropLast() : letters }
  }

  /// The only candidate that starts with `word`, as in a compound name whose last word is missing.
  /// Empty if several candidates do, or if the word has fewer than five letters.
  package static func completion(of word: String, among candidates: [String]) -> [String] {
    let beginning = word.plainName
    guard beginning.count >= 5 else { return [] }
    let longer = candidates.filter { $0 != word && $0.lowercased().hasPrefix(beginning) }
    return longer.count == 1 ? longer : []
  }

  /// The hint for an unknown word: the closest known word, otherwise the list of known words.
  ///
  /// - Parameter otherwise: Replaces the list of known words.
  package static func advice(
    on word: String, among known: [String], otherwise: String? = nil
  ) -> String {
    let others = OtherWords.words(for: word).filter(known.contains)
    if let meant = (others + words(to: word, among: known)).first {
      return "did you mean '\(meant)'?"
    }
    return otherwise ?? "use one of \(known.joined(separator: ", "))"
  }

  /// The restricted Damerau-Levenshtein distance: the number of letters inserted, deleted, replaced
  /// or swapped with a neighbor; `limit` if it is greater.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the two words.
  static func distance(
    _ one: [Unicode.Scalar], _ two: [Unicode.Scalar], below limit: Int = .max
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...two.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(two.count + 1)
      for (column, other) in two.enumerated() {
        var best = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == two[column - 1], one[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
      // A swap reaches back by two rows.
      guard min(last.min() ?? 0, beforeLast.min() ?? 0) < limit else { return limit }
    }
    return min(last[two.count], limit)
  }
}
