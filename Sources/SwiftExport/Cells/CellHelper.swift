internal import SpecDiagnostics

/// A view or function that generated cells use and UIKit does not have.
enum CellHelper: String, CaseIterable, Hashable {
  case overlay, gradient, badge, rating, bars, sparkline, ring, button, field, datePicker
  case picture, close, prefer

  /// The declaration inside of the layout's type.
  var lines: [String] { CellTemplate.lines(rawValue).indented }
}

/// The Swift code in `helpers.md`, which generated cells contain.
enum CellTemplate {
  static let file = MarkdownFile("SwiftExport/Cells/helpers.md")

  private static let sections = file.sections.reduce(into: [String: [String]]()) {
    $0[$1.heading] = $1.block()?.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The code under a heading, filled with values.
  ///
  /// - Parameter values: The lines in place of each `‹name›`, which inside of a line is one line.
  static func lines(_ heading: String, _ values: [String: [String]] = [:]) -> [String] {
    (sections[heading] ?? []).flatMap { line -> [String] in
      let word = line.drop { $0 == " " }
      if word.first == "‹", word.last == "›",
        let lines = values[String(word.dropFirst().dropLast())]
      {
        let margin = line.prefix(line.count - word.count)
        return lines.map { $0.isEmpty ? "" : margin + $0 }
      }
      return [
        values.reduce(line) { $0.replacing("‹\($1.key)›", with: $1.value.first ?? "") }
      ]
    }
  }
}

extension [String] {
  /// The lines inside of a type.
  var indented: [String] { map { $0.isEmpty ? "" : "  " + $0 } }
}
