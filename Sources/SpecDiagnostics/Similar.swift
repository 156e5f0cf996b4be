/// Finds the word that was meant.
package enum Similar {
  /// The words that a misspelt one may stand for, the nearest first: at most three, at a distance of
  /// at most a third of its length. That one of many is meant, or many where there is one, counts as no
  /// misspelling: `widht` may stand for `widths`.
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

  /// A word of some letters without the one that makes it many.
  private static func singular(_ word: String) -> String {
    word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// The word that one begins, if it begins no other: a name of several words, the last of them left out.
  package static func completion(of word: String, among candidates: [String]) -> [String] {
    let beginning = word.plainName
    guard beginning.count >= 5 else { return [] }
    let longer = candidates.filter { $0 != word && $0.lowercased().hasPrefix(beginning) }
    return longer.count == 1 ? longer : []
  }

  /// What to say about a word that is not known: the one that may be meant, or all there are.
  package static func advice(
    on word: String, among known: [String], otherwise: String? = nil
  ) -> String {
    let others = OtherWords.words(for: word).filter(known.contains)
    if let meant = (others + words(to: word, among: known)).first {
      return "did you mean '\(meant)'?"
    }
    return otherwise ?? "there are \(known.joined(separator: ", "))"
  }

  /// The Damerau-Levenshtein distance in its restricted form: letters added, left out, replaced, or
  /// exchanged with a neighbour.
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
