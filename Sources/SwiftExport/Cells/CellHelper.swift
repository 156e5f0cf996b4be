internal import SpecDiagnostics

/// A view or function that generated cells use and UIKit does not have.
enum CellHelper: String, CaseIterable, Hashable {
  case overlay, gradient, badge, rating, bars, sparkline, ring, datePicker
  case configuration, symbol, picture, close, show, addLine, pin, prefer, font

  var declaration: SwiftStatement { .template(rawValue, [:]) }
}

/// The Swift code in `helpers.md`, which generated cells contain.
enum CellTemplate {
  static let file = MarkdownFile("SwiftExport/Cells/helpers.md")

  private static let sections = file.sections.reduce(into: [String: [Substring]]()) {
    $0[$1.heading] = $1.block()?.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The code under a heading.
  ///
  /// - Parameters:
  ///   - values: The statements in place of each `‹name›`, which inside of a line is one line.
  ///   - indent: The indentation in spaces.
  static func lines(
    _ heading: String, _ values: [String: [SwiftStatement]], indent: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return (sections[heading] ?? []).flatMap { line -> [String] in
      let word = line.drop { $0 == " " }
      if word.first == "‹", word.last == "›",
        let statements = values[String(word.dropFirst().dropLast())]
      {
        return statements.flatMap { $0.lines(indent: indent + line.count - word.count) }
      }
      let filled = values.reduce(String(line)) { line, value in
        line.replacing("‹\(value.key)›", with: value.value.first?.lines(indent: 0).first ?? "")
      }
      return [filled.isEmpty ? "" : margin + filled]
    }
  }
}
