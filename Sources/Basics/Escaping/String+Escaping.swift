// Text of users inside of other languages. Each language has one function. All of them work on
// Unicode scalars, because a combining mark merges with the sign before it to another character.
// Control and format characters (Cc, Cf) are never written as they are: terminals obey them, and
// readers cannot see them. XML is in String+XML.swift, JSON and YAML in String+JSON.swift.

extension Unicode.Scalar {
  /// Whether the scalar is a control or format character (Cc, Cf), or separates lines or
  /// paragraphs.
  package var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F, 0xC0..<0x600, 0x4E00..<0xD800: false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The scalar in one line of a terminal: tabs and line breaks become spaces, other invisible
  /// characters U+FFFD.
  package var inLine: Unicode.Scalar {
    if ["\t", "\n", "\r"].contains(self) { return " " }
    return isInvisible ? "\u{FFFD}" : self
  }

  /// The scalar as a hexadecimal number, in uppercase.
  fileprivate var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}

extension String {
  /// Replaces scalars; `nil` keeps one.
  private func replacing(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        text.append(contentsOf: other.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text in one line of a terminal or a log, which does not begin with a workflow command; see
  /// ``withoutCommands``.
  package var inLine: String {
    oneLine.withoutCommands
  }

  /// The text in one line of a report, in which names must differ as their files do: each invisible
  /// character becomes U+FFFD. It does not begin with a workflow command.
  package var withoutControls: String {
    replacing { $0.isInvisible ? "\u{FFFD}" : nil }.withoutCommands
  }

  private var oneLine: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? self : String(String.UnicodeScalarView(unicodeScalars.map(\.inLine)))
  }

  /// The text without lines that GitHub Actions takes for commands, which begin with `::` or `##[`,
  /// also after spaces. They get a backslash.
  package var withoutCommands: String {
    guard utf8.contains(UInt8(ascii: ":")) || utf8.contains(UInt8(ascii: "#")) else { return self }
    var text = String.UnicodeScalarView()
    var isStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if isStart, rest.starts(with: "::".unicodeScalars) || rest.starts(with: "##[".unicodeScalars)
      {
        text.append("\\")
      }
      text.append(scalar)
      isStart =
        scalar.isLineBreak || isStart && (scalar.properties.isWhitespace || scalar.isInvisible)
      rest = rest.dropFirst()
    }
    return String(text)
  }

  /// The text as the message of a workflow command of GitHub Actions.
  package var inWorkflowMessage: String {
    replacing { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "\t": nil
      default: scalar.isInvisible ? "\u{FFFD}" : nil
      }
    }
  }

  /// The text as the value of a property of a workflow command of GitHub Actions.
  package var inWorkflowProperty: String {
    inWorkflowMessage.replacing { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  /// The text in a line of Markdown.
  package var inMarkdown: String {
    oneLine.replacing { "\\`*_{}[]<>#|&~$".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// The text as code in a table cell of Markdown. Signs become entities, because Markdown is parsed
  /// inside of tags, too.
  package var inMarkdownCode: String {
    let text = oneLine.xml().replacing {
      "\\`*_[]|$~".unicodeScalars.contains($0) ? "&#\($0.value);" : nil
    }
    return "<code>\(text)</code>"
  }

  /// The text in braces of LaTeX. Invisible characters, for which LaTeX has no definition, are left
  /// out.
  package var inLaTeX: String {
    replacing { scalar in
      switch scalar {
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      case "#", "$", "%", "&", "_", "{", "}": "\\\(scalar)"
      case "\t", "\n", "\r": " "
      default: scalar.isInvisible ? "" : nil
      }
    }
  }

  /// Whether LaTeX can include a file of this name, for which it has no escapes.
  package var isFileNameInLaTeX: Bool {
    unicodeScalars.allSatisfy { !"\\~^#$%&{}\"".unicodeScalars.contains($0) && !$0.isInvisible }
  }

  /// The text as a string of Typst, with the quotation marks.
  package var inTypst: String {
    let text = replacing { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      default: scalar.isInvisible ? "\\u{\(scalar.hexadecimal)}" : nil
      }
    }
    return "\"\(text)\""
  }

  /// The text as an argument of a DocC directive, with the quotation marks.
  package var inDocC: String {
    let text = oneLine.replacing { $0 == "\\" || $0 == "\"" ? "\\\($0)" : nil }
    return "\"\(text)\""
  }

  /// The text in a line of a manual page.
  package var inManualPage: String {
    let text = oneLine.replacing { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      default: nil
      }
    }
    let isRequest = [".", "'"].contains(text.unicodeScalars.first)
    return isRequest ? "\\&" + text : text
  }

  /// The text as a message of SARIF, where brackets before parentheses are links (3.11.6).
  package var inSARIF: String {
    let text = replacing { scalar in
      ["\t", "\n", "\r"].contains(scalar) || !scalar.isInvisible ? nil : "\u{FFFD}"
    }
    let scalars = Array(unicodeScalars)
    let hasLink = zip(scalars, scalars.dropFirst()).contains { $0 == "]" && $1 == "(" }
    guard hasLink else { return text }
    return text.replacing { "\\[]".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
