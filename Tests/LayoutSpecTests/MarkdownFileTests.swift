import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// The Markdown files of texts and examples that writers edit.
@Suite struct MarkdownFileTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  @Test func `no file has problems`() {
    let pages = DiagnosticPage.subjects.flatMap { DiagnosticPage.read($0).problems }
    let examples = [KeyExamples.keys, KeyExamples.values, KeyExamples.settings].flatMap(\.problems)
    let files =
      [OtherWords.file, LengthWords.file, ValueWords.file, SchemaSnippets.file]
      + ExpressionWords.files
    #expect(pages + examples + files.flatMap(\.problems) == [])
  }

  @Test func `every file in the folders is read`() throws {
    func files(_ folder: String) throws -> Set<String> {
      let path = Self.sources.appending(path: folder).path
      return Set(try FileManager.default.contentsOfDirectory(atPath: path))
    }
    #expect(
      try files("SpecDiagnostics/Pages") == Set(DiagnosticPage.subjects.map { $0 + ".md" }))
    let read = KeyExamples.topics + ["values", "settings", "lengths"]
    #expect(try files("SpecDiagnostics/Examples") == Set(read.map { $0 + ".md" }))
    #expect(
      try files("LayoutSpec/Words") == [
        "expressions.md", "languages.txt", "samples.md", "snippets.md", "values.md",
      ])
  }

  /// A writer who misspells a value would otherwise not notice that its meaning is never shown.
  @Test func `every table is of values of its keys`() {
    for section in ValueWords.file.sections where section.heading != "Colors" {
      #expect(section.rows.allSatisfy { $0.count == 2 }, "\(section.place)")
      let words = Set(section.rows.map { $0[0] })
      let values = section.names.map { Set(Language.all.values(of: $0)) }
      for (key, values) in zip(section.names, values) {
        #expect(!words.isDisjoint(with: values), "\(section.place): '\(key)' has none of them")
      }
      let unknown = values.reduce(words) { $0.subtracting($1) }
      #expect(unknown.isEmpty, "\(section.place): no key has the values \(unknown.sorted())")
    }
    for section in OtherWords.file.sections {
      let width = section.rows.first?.count
      #expect(section.rows.allSatisfy { $0.count == width }, "\(section.place)")
    }
  }

  @Test(arguments: [
    (
      "# Codes\n\n## E104: a title\n\nA text.\n\nWrong:\n\n```yaml\na: 1\n",
      [
        "x.md:9: the code block has no end",
        "x.md:3: a page needs a heading 'CODE: TITLE', an explanation, and code blocks after 'Wrong:' "
          + "and 'Right:'",
      ]
    ),
    (
      "## E104: a title\n\nA text.\n\nWrong:\n\n```\n1\n```\n\nRight:\n\n```\n2\n```\n\nWhy:\n\n```\n3\n```\n",
      ["x.md:1: unknown label 'Why:'"]
    ),
    ("```\na\n```\n", ["x.md:1: the code block needs a heading or a label of its own"]),
    (
      "## E104: a title\n\nA text.\n\nWrong:\n\n```\n1\n```\n\nWrong:\n\n```\n2\n```\n",
      [
        "x.md:13: the code block needs a heading or a label of its own",
        "x.md:1: a page needs a heading 'CODE: TITLE', an explanation, and code blocks after 'Wrong:' "
          + "and 'Right:'",
      ]
    ),
  ])
  func `problems of a page have their file and line`(text: String, problems: [String]) {
    #expect(DiagnosticPage.read(MarkdownFile(text, path: "x.md")).problems == problems)
  }

  @Test func `problems of examples have their file and line`() {
    let text = "## `a`, `b`\n\n```\n1\n```\n\n## `b`\n\n```\n2\n```\n\n## `c`\n\n## none\n"
    var file = MarkdownFile(text, path: "x.md")
    #expect(file.table { section, _ in section.block() } == ["a": "1", "b": "2"])
    #expect(
      file.problems == [
        "x.md:7: 'b' has another example", "x.md:13: 'c' has no example",
        "x.md:15: the heading names nothing",
      ])
  }

  @Test func `a section holds text, code, rows and blocks`() throws {
    let text = """
      # Title

      Not part of a section.

      ## `=a`: it's

      One `b` and
      &#96;.

      | Word | Meaning |
      |---|---|
      | x | `y` |

      With `f.csv`:

      ```csv
      ⟨ab×3⟩⟨,×2⟩c

      d
      ```
      """
    let section = try #require(MarkdownFile(text, path: "x.md").sections.first)
    #expect(section.names == ["=a"] && section.place == "x.md:5")
    #expect(section.text == "One 'b' and `.")
    #expect(section.rows == [["x", "'y'"]])
    #expect(section.files == ["f.csv": "ababab,,c\n\nd"])
  }
}
