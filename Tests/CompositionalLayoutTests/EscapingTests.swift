import Basics
import Foundation
import Testing

@testable import CompositionalLayout

/// Text in other languages. Every control and format character and every ASCII sign goes through each
/// function: alone, in the middle of a text, and with a combining mark, which merges with it to one
/// character.
@Suite struct EscapingTests {
  static let invisible: [Unicode.Scalar] = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    [.control, .format].contains($0.properties.generalCategory)
  }

  static let texts: [String] = (invisible + (0x20..<0x7F).compactMap(Unicode.Scalar.init)).flatMap {
    scalar in
    ["\(scalar)", "\(scalar)\u{301}", "a\(scalar)\u{301}b", "a\(scalar)", "\(scalar)\(scalar)"]
  }

  private func expectVisible(
    _ text: String, of original: String, except: Set<Unicode.Scalar> = [],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let raw = text.unicodeScalars.first {
      [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory) && !except.contains($0)
    }
    if let raw {
      Issue.record(
        "U+\(String(raw.value, radix: 16)) of \(original.debugDescription) is raw",
        sourceLocation: location)
    }
  }

  @Test func `a line of a terminal has no invisible characters and is no command`() {
    for text in Self.texts + ["::add-mask::x", "  ::x", "\u{200B}::x", "\u{1B}\t##[error]x"] {
      let line = text.inLine
      expectVisible(line, of: text)
      let start = line.unicodeScalars.drop { $0 == " " }
      #expect(!start.starts(with: "::".unicodeScalars) && !start.starts(with: "##[".unicodeScalars))
    }
    #expect("::x".inLine == "\\::x" && "a::b ##c".inLine == "a::b ##c")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{B}", "\u{C}"])
  func `no line of a message is a command`(lineBreak: String) {
    #expect("a\(lineBreak)::x".withoutCommands == "a\(lineBreak)\\::x")
    #expect("a\(lineBreak) \t##[x".withoutCommands == "a\(lineBreak) \t\\##[x")
    #expect("a ::b\(lineBreak)c".withoutCommands == "a ::b\(lineBreak)c")
  }

  @Test func `messages and properties of workflow commands keep their text`() {
    func decoded(_ text: String) -> String { text.removingPercentEncoding ?? "" }
    func expected(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map {
            $0.isInvisible && !["\t", "\n", "\r"].contains($0) ? "\u{FFFD}" : $0
          }))
    }
    for text in Self.texts {
      let (message, property) = (text.inWorkflowMessage, text.inWorkflowProperty)
      expectVisible(message, of: text, except: ["\t"])
      expectVisible(property, of: text, except: ["\t"])
      #expect(!property.unicodeScalars.contains { [",", ":"].contains($0) })
      #expect(decoded(message) == expected(text) && decoded(property) == expected(text))
    }
  }

  @Test func `strings of Typst keep their text and end at their end`() {
    for text in Self.texts {
      let string = text.inTypst
      expectVisible(string, of: text)
      #expect(Self.quoted(string) == text, "\(string)")
    }
  }

  @Test func `arguments of DocC directives end at their end`() {
    for text in Self.texts {
      let string = text.inDocC
      expectVisible(string, of: text)
      let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(\.inLine)))
      #expect(Self.quoted(string) == shown, "\(string)")
    }
  }

  /// The text of a string with double quotes; `nil` if it ends before its last scalar.
  private static func quoted(_ string: String) -> String? {
    var rest = string.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    guard rest.popFirst() == "\"" else { return nil }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return rest.isEmpty ? String(text) : nil
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        if next == "u" {
          let digits = rest.dropFirst().prefix { $0 != "}" }
          rest = rest.dropFirst(digits.count + 2)
          UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { text.append($0) }
        } else {
          text.append(next)
        }
      default: text.append(scalar)
      }
    }
    return nil
  }

  @Test func `LaTeX finds no command, comment or brace`() {
    for text in Self.texts {
      var latex = text.inLaTeX
      expectVisible(latex, of: text)
      for known in ["\\textbackslash{}", "\\textasciitilde{}", "\\textasciicircum{}"] {
        latex = latex.replacingOccurrences(of: known, with: "", options: .literal)
      }
      for sign in "#$%&_{}".unicodeScalars {
        latex = latex.replacingOccurrences(of: "\\\(sign)", with: "", options: .literal)
      }
      #expect(!latex.unicodeScalars.contains { "\\~^#$%&_{}".unicodeScalars.contains($0) })
    }
    for sign in "\\~^#$%&{}\"\u{200B}\n".unicodeScalars {
      #expect(!"a\(sign)\u{301}".isFileNameInLaTeX)
    }
    #expect("figures/a_b-320.pdf".isFileNameInLaTeX)
  }

  @Test func `Markdown shows every sign`() {
    for text in Self.texts {
      expectVisible(text.inMarkdown, of: text)
      expectVisible(text.inMarkdownCode, of: text)
      for sign in "`*_[]<>#|&~$".unicodeScalars where text.unicodeScalars.contains(sign) {
        #expect(
          text.inMarkdown.unicodeScalars.split(separator: sign).dropLast().allSatisfy {
            $0.last == "\\"
          })
      }
      let code = text.inMarkdownCode.dropFirst("<code>".count).dropLast("</code>".count)
      #expect(!code.unicodeScalars.contains { "<>`*_[]|".unicodeScalars.contains($0) })
    }
  }

  @Test(arguments: [true, false]) func `XML keeps its text`(inAttribute: Bool) {
    for text in Self.texts {
      let xml = text.xml(inAttribute: inAttribute)
      expectVisible(xml, of: text, except: inAttribute ? [] : ["\n", "\t"])
      #expect(!xml.unicodeScalars.contains("<") && !xml.unicodeScalars.contains(">"))
      if inAttribute { #expect(!xml.unicodeScalars.contains("\"")) }
      let shown = text.unicodeScalars.map {
        $0.properties.generalCategory == .control && !["\t", "\n", "\r"].contains($0)
          ? "\u{FFFD}" : $0
      }
      #expect(Self.parsed(xml) == String(String.UnicodeScalarView(shown)))
    }
  }

  private static func parsed(_ xml: String) -> String {
    let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    var rest = xml.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        text.append(scalar)
        continue
      }
      let name = String(rest.prefix { $0 != ";" })
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
      let number = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      if let known = names[name] ?? number { text.append(known) }
    }
    return String(text)
  }

  @Test func `pages of the manual show every sign`() {
    for text in Self.texts {
      let line = text.inManualPage
      expectVisible(line, of: text)
      #expect(!line.unicodeScalars.starts(with: ".".unicodeScalars))
      #expect(!line.unicodeScalars.starts(with: "'".unicodeScalars))
      #expect(!line.unicodeScalars.contains("\""))
    }
    #expect(".\u{301}SH".inManualPage == "\\&.\u{301}SH" && "a\\b".inManualPage == "a\\eb")
  }

  @Test func `SARIF has no links`() {
    for text in Self.texts { expectVisible(text.inSARIF, of: text, except: ["\n", "\t", "\r"]) }
    #expect("[a](http://b)".inSARIF == "\\[a\\](http://b)")
    #expect("a list [0, 1] of numbers".inSARIF == "a list [0, 1] of numbers")
    #expect("[a]\u{301}(b)".inSARIF == "[a]\u{301}(b)", "a mark after the bracket ends the link")
  }
}
