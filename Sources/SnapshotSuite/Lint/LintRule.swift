/// What is looked for in layouts that come out, and yet are probably not meant.
enum LintRule: Hashable, Sendable, CaseIterable {
  case overlap, outside, empty, cutText, offGrid, notMirrored, smallTarget, brokenWord, colorOfPage

  /// Stable: a code never changes its meaning.
  var code: String {
    switch self {
    case .overlap: "W801"
    case .outside: "W802"
    case .empty: "W803"
    case .cutText: "W804"
    case .offGrid: "W805"
    case .notMirrored: "W806"
    case .smallTarget: "W807"
    case .brokenWord: "W808"
    case .colorOfPage: "W809"
    }
  }
}

/// One thing that was found in one layout.
struct LintFinding: Hashable, Sendable {
  var rule: LintRule
  /// The index of the section; `nil` for what belongs to the layout itself.
  var section: Int?
  /// The frame that it is found at, as it is called: `photos/4`, `photos header`.
  var frame: String
  /// All that the frame goes by, and whatever else has a part in it.
  var names: [String]
  /// What stands after its name: `and photos/5 overlap by 12 x 44 pt`.
  var words: String
}
