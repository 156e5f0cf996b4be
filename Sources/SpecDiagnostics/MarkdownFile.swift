internal import EmbeddedFiles

/// A Markdown file of texts and examples that writers edit, such as the pages of diagnostic codes.
///
/// A section begins with `## TITLE`. It holds paragraphs, tables and code blocks. A paragraph that ends
/// with a colon above a code block is the block's label. In a block, `⟨ab×3⟩` stands for `ababab`.
package struct MarkdownFile: Sendable {
  package struct Section: Sendable {
    /// The heading as it is written.
    package var heading: String
    /// The paragraphs in one line, in which code is in single quotes.
    package var text = ""
    package var blocks: [Block] = []
    /// The rows of its table, without the head.
    package var rows: [[String]] = []
    /// The path and the line of the heading.
    package var place: String

    /// The words of the heading that are set as code.
    package var names: [String] {
      heading.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    /// The content of the block with a label, which is empty for a block without one.
    package func block(_ label: String = "") -> String? {
      blocks.first { $0.label == label }?.content
    }

    /// The files that a spec of the section reads, by name: blocks with the label `` With `NAME`: ``.
    package var files: [String: String] {
      Dictionary(blocks.compactMap { block in block.file.map { ($0, block.content) } }) { $1 }
    }
  }

  package struct Block: Sendable {
    package var label: String
    package var content: String

    package var file: String? {
      label.hasPrefix("With '") ? String(label.dropFirst(6).prefix { $0 != "'" }) : nil
    }
  }

  package private(set) var sections: [Section] = []
  /// What is wrong with the file, as `PATH:LINE: MESSAGE`. A test checks that there are none.
  package private(set) var problems: [String] = []
  private let path: String
  /// The lines of the last paragraph, which may become the label of a block.
  private var paragraph: [String] = []

  /// Reads an embedded file.
  package init(_ path: String) {
    self.init(EmbeddedFile(path).text, path: path)
  }

  init(_ text: String, path: String) {
    self.path = path
    var block: (line: Int, lines: [String])?
    var isParagraphOpen = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = String(Substring(line))
      if let open = block {
        if line == "```" {
          end(open.lines, at: open.line)
          block = nil
        } else {
          block?.lines.append(line.expanded)
        }
      } else if line.hasPrefix("```") {
        block = (index + 1, [])
      } else if line.hasPrefix("## ") {
        endParagraph()
        sections.append(Section(heading: String(line.dropFirst(3)), place: "\(path):\(index + 1)"))
      } else if line.hasPrefix("|") {
        add(row: line)
      } else if !line.isEmpty, !line.hasPrefix("# ") {
        if !isParagraphOpen { endParagraph() }
        paragraph.append(line)
      }
      isParagraphOpen = !line.isEmpty
    }
    endParagraph()
    if let block { problems.append("\(path):\(block.line): the code block has no end") }
  }

  private mutating func endParagraph() {
    let text = paragraph.joined(separator: " ").withoutCode
    paragraph = []
    guard !text.isEmpty, let last = sections.indices.last else { return }
    sections[last].text += (sections[last].text.isEmpty ? "" : " ") + text
  }

  private mutating func end(_ lines: [String], at line: Int) {
    var label = ""
    if let last = paragraph.last, last.hasSuffix(":") {
      label = String(paragraph.joined(separator: " ").withoutCode.dropLast())
      paragraph = []
    }
    endParagraph()
    guard let section = sections.indices.last, sections[section].block(label) == nil else {
      problems.append("\(path):\(line): the code block needs a heading or a label of its own")
      return
    }
    sections[section].blocks.append(Block(label: label, content: lines.joined(separator: "\n")))
  }

  private mutating func add(row line: String) {
    guard let section = sections.indices.last else { return }
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String($0).trimmingSpaces.withoutCode }
    if cells.allSatisfy({ $0.hasPrefix("---") }) {
      sections[section].rows.removeLast()
    } else {
      sections[section].rows.append(cells)
    }
  }
}

extension MarkdownFile {
  /// The contents of the sections by the names in their headings.
  ///
  /// - Parameter value: The content of a section for one of its names; `nil` if it has none.
  mutating func table<Value>(_ value: (Section, String) -> Value?) -> [String: Value] {
    var table: [String: Value] = [:]
    for section in sections {
      if section.names.isEmpty { problems.append("\(section.place): the heading names nothing") }
      for name in section.names {
        guard let value = value(section, name) else {
          problems.append("\(section.place): '\(name)' has no example")
          continue
        }
        if table[name] != nil { problems.append("\(section.place): '\(name)' has another example") }
        table[name] = value
      }
    }
    return table
  }
}

extension String {
  /// The text with code in single quotes, as in messages. `&#96;` is a literal backtick.
  var withoutCode: String {
    replacing("`", with: "'").replacing("&#96;", with: "`")
  }

  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The line with each `⟨text×count⟩` repeated.
  fileprivate var expanded: String {
    guard contains("⟨") else { return self }
    return split(separator: "⟨", omittingEmptySubsequences: false).map { part in
      let parts = part.split(separator: "⟩", maxSplits: 1, omittingEmptySubsequences: false)
      let repeated = parts[0].split(separator: "×")
      guard parts.count == 2, repeated.count == 2, let count = Int(repeated[1]) else {
        return String(part)
      }
      return String(repeating: String(repeated[0]), count: count) + parts[1]
    }.joined()
  }
}
