/// Suggests known words for a misspelled one.
package enum Similar {
  /// The candidates closest to `word`, nearest first: at most three, within an edit distance of a
  /// third of the word's length. A plural s is ignored, so `widht` matches `widths`.
  package static func words(to word: String, among candidates: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    guard word.count <= 64 else { return [] }
    let one = singular(word.lowercased())
    let near = candidates.compactMap { candidate -> (distance: Int, word: String)? in
      guard candidate != word, abs(candidate.count - word.count) <= limit + 1 else { return nil }
      let other = candidate.lowercased()
      let distance = distance(word.lowercased(), other)
      guard distance > limit else { return (distance, candidate) }
      return self.distance(one, singular(other)) <= limit ? (distance, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
  }

  /// The word without a plural s. Words of up to four letters are unchanged.
  private static func singular(_ word: String) -> String {
    word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
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
  /// or swapped with a neighbor.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the two words.
  static func distance(_ one: String, _ two: String) -> Int {
    let one = Array(one)
    let two = Array(two)
    var beforeLast: [Int] = []
    var last = Array(0...two.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
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
    }
    return last[two.count]
  }
}
