internal import Foundation
package import SpecDiagnostics

/// Something wrong at a place, before anybody has put it into words or tried its fixes.
package struct Finding: Error, Hashable, Sendable {
  var problem: Problem
  var span: SourceSpan
  /// Said at the place when no fix is.
  var hint: String?
  var advice: Advice
  var fixes: [FixCandidate]
  /// The widths of the container at which it is so; none are all.
  var widths: [CGFloat] = []

  /// How fixes are introduced.
  package enum Advice: Hashable, Sendable {
    case didYouMean
    case add
    case write
    /// With a style, which is written elsewhere.
    case writeWithStyle(String)
  }

  /// What is said of a key that is the rest of a value.
  static let restHint = "a comma splits maps: quote the value before it"

  /// What is said of an expression that a comma in parentheses has split.
  static let splitHint = "a comma splits lists and maps: quote the expression"

  package init(
    _ problem: Problem, at span: SourceSpan, hint: String? = nil, advice: Advice = .didYouMean,
    fixes: [FixCandidate] = []
  ) {
    self.problem = problem
    self.span = span
    self.hint = hint
    self.advice = advice
    self.fixes = fixes
  }
}

/// A change that may help; it is shown if it does.
package struct FixCandidate: Hashable, Sendable {
  var title: String
  var span: SourceSpan
  var replacement: String

  init(title: String, span: SourceSpan, replacement: String? = nil) {
    self.title = title
    self.span = span
    self.replacement = replacement ?? title
  }
}

extension Finding {
  /// In words, with those of its fixes that help.
  func diagnostic(in source: SourceText, fixes: [FixCandidate]) -> Diagnostic {
    Diagnostic(
      severity: problem.severity, code: problem.code, message: message,
      location: source.location(of: span), label: label(fixes.map(\.title)),
      fixes: fixes.map {
        Diagnostic.Fix(
          title: $0.title, location: source.location(of: $0.span), replacement: $0.replacement)
      })
  }

  /// What is wrong, and at which widths.
  private var message: String {
    guard !widths.isEmpty else { return problem.message }
    let widths = widths.map(\.grouped)
    if let problem = problem.naming(widths.alternatives) { return problem.message }
    let name = widths.count == 1 ? "width" : "widths"
    return "\(problem.message) at \(name) \(widths.joined(separator: ", "))"
  }

  private func label(_ titles: [String]) -> String? {
    guard !titles.isEmpty else { return hint ?? problem.hint }
    let quoted = titles.map { "'\($0)'" }.alternatives
    return switch advice {
    case .didYouMean: "did you mean \(quoted)?"
    case .add: "add \(quoted)"
    case .write: "write \(quoted)"
    case .writeWithStyle(let style): "write \(quoted), and in 'styles' '\(style)'"
    }
  }
}

extension Problem {
  /// One that names the width at which it is so, with other widths in its place.
  fileprivate func naming(_ widths: String) -> Problem? {
    switch self {
    case .noValueForWidth: .noValueForWidth(widths)
    case .brokenVariable(let name, _?): .brokenVariable(name, width: widths)
    default: nil
    }
  }
}

extension SourceText {
  package func location(of span: SourceSpan) -> Diagnostic.Location {
    let file = file(span.place)
    return Diagnostic.Location(
      path: file.path, line: span.place.line, column: span.place.column, length: span.length,
      sourceLine: String(file.line(span.place.line)))
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  var alternatives: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
