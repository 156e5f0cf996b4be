import Foundation
import SpecTree
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// The standard formatting of specs.
struct FormatterTests {
  func format(_ text: String, path: String = "grid.yaml") throws -> String {
    try SpecFormatter.format(Array(text.utf8), path: path)
  }

  /// Formats a text; its meaning and its comments must stay, and formatting again must change
  /// nothing.
  @discardableResult
  func expectSafe(_ text: String) throws -> String {
    let formatted = try format(text)
    #expect(try format(formatted) == formatted)
    func form(_ text: String) throws -> String {
      var text = NormalSpec(try NormalFormTests.load(text)).text
      text.makeContiguousUTF8()
      return text
    }
    #expect(try form(formatted) == form(text))
    func comments(_ text: String) -> [String] {
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let comment = line.range(of: " #").map { line[$0.upperBound...] }
        return (comment ?? (line.first == "#" ? line.dropFirst() : nil))?
          .trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(comments(formatted) == comments(text))
    return formatted
  }

  @Test(arguments: try GalleryTests.names) func `gallery specs are formatted`(
    _ name: String
  ) throws {
    let file = GalleryTests.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try expectSafe(text) == text)
  }

  @Test(arguments: NormalFormTests.examples) func `formatted examples keep their meaning`(
    _ text: String
  ) throws {
    try expectSafe(text)
  }

  @Test func `lines are laid out anew`() throws {
    let text = """
      \u{FEFF}

      # A grid.
      title:   "a  # b"   # kept
      x-more: &more    {height: 44,columns: 2 , contentInsets: [ 1,2 ]}


      sections:
      -   group:
                <<: *more
                # within
                interItemSpacing: 8
          items:
          - A
          -   title: 'it''s [ 1,2 ]'
              subtitle: What's ,that

          - >
              two
                 lines

              text
          -    title: |
                 a [ 1,2 ]
                  b
               subtitle: a [ 1,2 ]
          -
            title: e
          # the end of the items
      # the end
      -  {group: { height: 44,
            columns: 2 }, items: 3}\u{20}
      """
    #expect(
      try expectSafe(text.replacing("\n", with: "\r\n")) == """
        # A grid.
        title:   "a  # b"   # kept
        x-more: &more    {height: 44, columns: 2, contentInsets: [1, 2]}

        sections:
          - group:
              <<: *more
              # within
              interItemSpacing: 8
            items:
              - A
              - title: 'it''s [ 1,2 ]'
                subtitle: What's ,that

              - >
                  two
                     lines

                  text
              - title: |
                  a [ 1,2 ]
                   b
                subtitle: a [ 1,2 ]
              -
                title: e
              # the end of the items
          # the end
          - {group: {height: 44,
                columns: 2}, items: 3}

        """)
  }

  @Test(
    arguments: [
      "# only\nsections: [] # a\n", "sections:\n- group: {height: 44} #x\n  items: 3 #y\n#z\n",
      "sections:\n  - group:\n      height: 44\n    # c\n    items: |\n      12\n",
      "{\"sections\": [{\"group\": {\"height\": 44},\n\"items\": [\"#a\", 'b, c', d#e]}]}\n",
      "sections:\n    - group: {height: 44}\n      items:\n          - \"a\n            b\"\n          - plain\n              text\n",
      "sections:\n- group: {height: 44}\n  items: [a, &x b, *x, \"[\", ']', d]\n",
      "sections:\n- group: {height: \"=min(1, 2)\"}\n  items:\n  - |2\n      a\n  - title: b\n",
      "sections:\r\r\n- group: {height: 44}\r  items: [a\r\r\n b]\r\n",
    ])
  func `formatting keeps difficult comments, quotes and texts`(_ text: String) throws {
    let once = try format(text)
    #expect(try format(once) == once)
    let (before, after) = (
      try Composer.compose(SourceText(text, path: "")).0,
      try Composer.compose(SourceText(once, path: "")).0
    )
    #expect(before == after)
  }

  @Test func `brackets inside quotes are text`() throws {
    let text = #"sections: [ "a\" [ 1,2", 'it''s {3,4', b ]"# + "\n"
    let formatted = #"sections: ["a\" [ 1,2", 'it''s {3,4', b]"# + "\n"
    #expect(try format(text) == formatted)
  }

  @Test func `comments move with the values they belong to`() throws {
    let text = "x-a:\n    -   - |\n          c\n        -   d\n    -\n       e: |2\n         f\n"
    let formatted = "x-a:\n  - - |\n      c\n    - d\n  -\n    e: |2\n      f\n"
    #expect(try format(text + "sections: []\n") == formatted + "sections: []\n")
  }

  @Test func `invalid YAML is reported`() {
    #expect(throws: SpecErrors.self) { try format("sections: [") }
  }
}
