package import Foundation
package import SpecDiagnostics

/// A problem at a position in the file, before it is turned into a message and its fixes are tried.
package struct Finding: Error, Hashable, Sendable {
  package var problem: Problem
  package var span: SourceSpan
  /// The hint shown at the location if no fix is.
  package var hint: String?
  package var advice: Advice
  package var fixes: [FixCandidate]
  /// The container widths at which the problem occurs; empty if it occurs at every width.
  package var widths: [CGFloat] = []

  /// How the fixes are introduced in the message.
  package enum Advice: Hashable, Sendable {
    case didYouMean
    /// The fix is the usual meaning; the text names another one.
    case didYouMeanOr(String)
    case add
    case write
    /// The fix also needs a new style.
    case writeWithStyle(String)
  }

  /// The hint for a key that is in fact the second part of a value, because an unquoted comma split
  /// the value.
  package static let splitEntryHint = "a comma separates map entries: quote the value before it"

  /// The hint for an expression that was split by a comma inside parentheses.
  package static let splitHint = "a comma separates list and map entries: quote the expression"

  /// Whether the nearest match is enough of several fixes, as for a misspelled word.
  package var takesFirstFix: Bool {
    switch advice {
    case .didYouMean, .didYouMeanOr: true
    case .add, .write, .writeWithStyle: false
    }
  }

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

/// A change that may fix a problem; it is offered only if reading the changed file shows that it
/// does.
package struct FixCandidate: Hashable, Sendable {
  package var title: String
  package var span: SourceSpan
  package var replacement: String

  package init(title: String, span: SourceSpan, replacement: String? = nil) {
    self.title = title
    self.span = span
    self.replacement = replacement ?? title
  }
}

extension Finding {
  /// Returns the message, with the fixes that help.
  package func diagnostic(in source: SourceText, fixes: [FixCandidate]) -> Diagnostic {
    Diagnostic(
      severity: problem.severity, code: problem.code, message: message,
      location: source.location(of: span), label: label(fixes.map(\.title)),
      fixes: fixes.map {
        Diagnostic.Fix(
          title: $0.title, location: source.location(of: $0.span), replacement: $0.replacement)
      })
  }

  /// The message, with the widths at which the problem occurs.
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
    case .didYouMeanOr(let other): "did you mean \(quoted)? \(other.sentence)"
    case .add: "add \(quoted)"
    case .write: "write \(quoted)"
    case .writeWithStyle(let style): "write \(quoted) and add '\(style)' to 'styles'"
    }
  }
}

extension String {
  /// The text with an uppercase first letter.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Problem {
  /// Returns the problem with other widths if its message names a width; otherwise `nil`.
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
  package var alternatives: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
