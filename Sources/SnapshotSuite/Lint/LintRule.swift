internal import CellContent

/// A rule that finds valid but probably unintended layouts.
enum LintRule: Hashable, Sendable, CaseIterable {
  case overlap, outside, empty, cutText, offGrid, notMirrored, smallTarget, brokenWord, colorOfPage
  case lowContrast, coveredText

  /// The warning code, which is stable.
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
    case .lowContrast: "W810"
    case .coveredText: "W811"
    }
  }
}

/// A finding in one layout.
struct LintFinding: Sendable {
  var rule: LintRule
  /// The index of the section; `nil` for elements of the layout itself.
  var section: Int?
  /// Where the part is written that the finding is about; `nil` for whole elements.
  var origin: PartOrigin?
  /// The name of the bar that the finding is about; `nil` for others.
  var bar: String?
  /// The name of the frame: `photos/4`, `photos header`, `photos/4.title`.
  var frame: String
  /// All names of the frame and of the second frame involved, if any.
  var names: [String]
  /// The message after the frame's name: `and photos/5 overlap by 12 x 44 pt`.
  var message: String
}
