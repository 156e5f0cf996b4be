internal import Basics

/// An output format for diagnostics.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// The message, the source line and carets under the affected characters.
  case human
  /// One line per diagnostic, in the style of compilers: `file:line:col: error[E104]: …`.
  case short
  /// A JSON list with ranges and the edits of fixes, for editors and other programs.
  case json
  /// Annotations for GitHub Actions.
  case github
  /// A SARIF log, which code hosts and editors import.
  case sarif

  /// Formats diagnostics as text that ends with a line break. Without diagnostics the text is empty,
  /// or an empty list in JSON and SARIF.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in output order.
  ///   - isColorful: Whether to add terminal color codes to the `human` format.
  public func text(_ diagnostics: [Diagnostic], isColorful: Bool = false) -> String {
    switch self {
    case .human:
      diagnostics.map { $0.human(Paint(isColorful: isColorful)) }.joined(separator: "\n")
    case .short: diagnostics.map(\.short).joined()
    case .json: JSONValue.list(diagnostics.map(\.json)).text() + "\n"
    case .github: diagnostics.map(\.github).joined()
    case .sarif: SARIFLog(diagnostics).json.text() + "\n"
    }
  }
}

extension Diagnostic {
  fileprivate var short: String {
    let label = label.map { " (\($0.inLine))" } ?? ""
    return "\(position): \(severity.rawValue)[\(code)]: \(message.inLine)\(label)\n"
  }

  private var position: String { "\(location.path.inLine):\(location.line):\(location.column)" }

  fileprivate func human(_ paint: Paint) -> String {
    let number = "\(location.line)"
    let margin = String(repeating: " ", count: number.count)
    var lines = [
      paint.highlighted("\(severity.rawValue)[\(code)]", severity) + ": "
        + paint.bold(message.inLine),
      paint.dimmed("\(margin) ┌─") + " \(position)",
    ]
    if location.length > 0 {
      let excerpt = Excerpt(location)
      lines.append(paint.dimmed("\(number) │") + " \(excerpt.line)")
      let carets = excerpt.carets.drop { $0 == " " }
      let blanks = String(repeating: " ", count: excerpt.carets.count - carets.count)
      let beside = label.map { " \($0.inLine)" } ?? ""
      let hasRoom = excerpt.carets.count + beside.count <= Excerpt.width
      let marks = hasRoom ? carets + beside : carets
      lines.append(paint.dimmed("\(margin) │") + " " + blanks + paint.highlighted(marks, severity))
      if !hasRoom { lines += note(margin, paint) }
    } else {
      lines += note(margin, paint)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The label on separate lines, for a label that does not fit beside the carets.
  private func note(_ margin: String, _ paint: Paint) -> [String] {
    guard let label else { return [] }
    return label.inLine.wrapped(at: 100).enumerated().map { index, line in
      paint.dimmed("\(margin) \(index == 0 ? "=" : " ")") + " " + line
    }
  }
}

/// Styles text with the escape codes of a terminal.
private struct Paint {
  var isColorful: Bool

  func highlighted(_ text: some StringProtocol, _ severity: Diagnostic.Severity) -> String {
    wrap(text, severity == .error ? "1;31" : "1;33")
  }

  func bold(_ text: String) -> String { wrap(text, "1") }

  func dimmed(_ text: String) -> String { wrap(text, "34") }

  private func wrap(_ text: some StringProtocol, _ code: String) -> String {
    isColorful ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : String(text)
  }
}

/// A source line, truncated around the affected characters, and the carets for the line below it.
private struct Excerpt {
  let line: String
  let carets: String

  /// The length of the longest line that is shown in full, in characters.
  static let width = 160
  /// The number of characters shown on each side of the carets in a longer line.
  private static let context = 60

  init(_ location: Diagnostic.Location) {
    let scalars = location.sourceLine.unicodeScalars.map(\.inLine)
    let start = min(max(location.column - 1, 0), scalars.count)
    let end = min(start + location.length, max(scalars.count, start))
    let isWhole = scalars.count <= Self.width
    let from = isWhole ? 0 : max(start - Self.context, 0)
    let to = isWhole ? scalars.count : min(scalars.count, end + Self.context, start + Self.width)
    let before = (from > 0 ? "… " : "") + String(from, to: start, of: scalars)
    let marked = String(start, to: min(end, to), of: scalars)
    let after = String(min(end, to), to: to, of: scalars) + (to < scalars.count ? " …" : "")
    line = before + marked + after
    carets =
      String(repeating: " ", count: before.terminalWidth)
      + String(repeating: "^", count: max(marked.terminalWidth, 1))
  }
}

extension String {
  fileprivate init(_ start: Int, to end: Int, of scalars: [Unicode.Scalar]) {
    let slice = start < end && end <= scalars.count ? scalars[start..<end] : []
    self.init(String.UnicodeScalarView(slice))
  }

  /// The number of terminal columns: two for wide East Asian characters and emoji, zero for
  /// combining marks.
  fileprivate var terminalWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
