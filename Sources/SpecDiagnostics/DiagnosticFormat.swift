/// A way to write diagnostics down.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// With the source line and a caret under the characters that are meant.
  case human
  /// One line each, as compilers do: `file:line:col: error[E104]: …`.
  case short
  /// One list, with ranges and the edits of fixes, for editors and other programs.
  case json
  /// Annotations of a workflow on GitHub.
  case github

  /// All the diagnostics as text that ends with a line break; empty if there are none, but for JSON,
  /// which is an empty list then.
  ///
  /// - Parameters:
  ///   - diagnostics: In the order in which they are told.
  ///   - isColorful: Whether what people read is coloured as terminals do.
  public func text(_ diagnostics: [Diagnostic], isColorful: Bool = false) -> String {
    switch self {
    case .human:
      diagnostics.map { $0.human(Paint(isColorful: isColorful)) }.joined(separator: "\n")
    case .short: diagnostics.map(\.short).joined()
    case .json: JSONValue.list(diagnostics.map(\.json)).text() + "\n"
    case .github: diagnostics.map(\.github).joined()
    }
  }
}

extension Diagnostic {
  fileprivate var short: String {
    let label = label.map { " (\($0.inLine))" } ?? ""
    return "\(place): \(severity.rawValue)[\(code)]: \(message.inLine)\(label)\n"
  }

  private var place: String { "\(location.path.inLine):\(location.line):\(location.column)" }

  fileprivate func human(_ paint: Paint) -> String {
    let number = "\(location.line)"
    let margin = String(repeating: " ", count: number.count)
    var lines = [
      paint.loud("\(severity.rawValue)[\(code)]", severity) + ": " + paint.bold(message.inLine),
      paint.quiet("\(margin) ┌─") + " \(place)",
    ]
    if location.length > 0 {
      let excerpt = Excerpt(location)
      lines.append(paint.quiet("\(number) │") + " \(excerpt.line)")
      let carets = excerpt.carets.drop { $0 == " " }
      let blanks = String(repeating: " ", count: excerpt.carets.count - carets.count)
      let beside = label.map { " \($0.inLine)" } ?? ""
      let hasRoom = excerpt.carets.count + beside.count <= Excerpt.width
      let words = hasRoom ? carets + beside : carets
      lines.append(paint.quiet("\(margin) │") + " " + blanks + paint.loud(words, severity))
      if !hasRoom { lines += note(margin, paint) }
    } else {
      lines += note(margin, paint)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The label in lines of its own.
  private func note(_ margin: String, _ paint: Paint) -> [String] {
    guard let label else { return [] }
    return label.inLine.wrapped(at: 100).enumerated().map { index, line in
      paint.quiet("\(margin) \(index == 0 ? "=" : " ")") + " " + line
    }
  }
}

/// The colours of a terminal.
private struct Paint {
  var isColorful: Bool

  func loud(_ text: some StringProtocol, _ severity: Diagnostic.Severity) -> String {
    wrap(text, severity == .error ? "1;31" : "1;33")
  }

  func bold(_ text: String) -> String { wrap(text, "1") }

  func quiet(_ text: String) -> String { wrap(text, "34") }

  private func wrap(_ text: some StringProtocol, _ code: String) -> String {
    isColorful ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : String(text)
  }
}

/// A source line, shortened around the characters that are meant, with carets for the line below.
private struct Excerpt {
  let line: String
  let carets: String

  /// Characters of a line that are shown whole.
  static let width = 160
  /// Of a longer line, characters to the left of the carets, and to the right.
  private static let reach = 60

  init(_ location: Diagnostic.Location) {
    let scalars = location.sourceLine.unicodeScalars.map(\.inLine)
    let start = min(max(location.column - 1, 0), scalars.count)
    let end = min(start + location.length, max(scalars.count, start))
    let isWhole = scalars.count <= Self.width
    let from = isWhole ? 0 : max(start - Self.reach, 0)
    let to = isWhole ? scalars.count : min(scalars.count, end + Self.reach, start + Self.width)
    let before = (from > 0 ? "… " : "") + String(from, to: start, of: scalars)
    let meant = String(start, to: min(end, to), of: scalars)
    let after = String(min(end, to), to: to, of: scalars) + (to < scalars.count ? " …" : "")
    line = before + meant + after
    carets =
      String(repeating: " ", count: before.terminalWidth)
      + String(repeating: "^", count: max(meant.terminalWidth, 1))
  }
}

extension String {
  /// The text as part of one line of a terminal, which it can give no orders.
  package var inLine: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? self : String(String.UnicodeScalarView(unicodeScalars.map(\.inLine)))
  }

  fileprivate init(_ start: Int, to end: Int, of scalars: [Unicode.Scalar]) {
    let slice = start < end && end <= scalars.count ? scalars[start..<end] : []
    self.init(String.UnicodeScalarView(slice))
  }

  /// Columns on a terminal: two for the wide scripts of East Asia and emoji, none for marks that
  /// combine.
  fileprivate var terminalWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
  }
}

extension Unicode.Scalar {
  /// A blank for what moves on, and a sign for other controls, among them those that let what
  /// follows be read in another order than it stands in.
  fileprivate var inLine: Unicode.Scalar {
    if ["\t", "\n", "\r"].contains(self) { return " " }
    let isOrder = properties.generalCategory == .control || reordersText
    return isOrder ? "\u{FFFD}" : self
  }

  /// Whether it begins or ends an embedding, an override or an isolate of Unicode's bidirectional
  /// algorithm (UAX #9, section 2).
  private var reordersText: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

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
