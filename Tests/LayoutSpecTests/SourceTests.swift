import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Reading files as YAML, and the format of messages.
struct SourceTests {
  static let section = "{group: {height: 44}, items: 12}"

  @Test func `JSON and YAML are equivalent`() throws {
    let json = try plan(
      """
      {
      \t"sections": [
      \t\t{"group": {"height": "50%w", "columns": 2}, "items": ["a", "b\\/c", "\\ud83d\\ude00"]}
      \t]
      }
      """)
    let yaml = try plan("sections: [{group: {height: 50%w, columns: 2}, items: [a, b/c, 😀]}]")
    #expect(json.content == yaml.content)
    #expect(json.itemCounts == [3])
  }

  @Test func `surrogate pairs do not shift later places`() throws {
    let text = #"{"title": "\ud83d\ude00\ud83d\ude00", "sectoins": [\#(Self.section)]}"# + "\n"
    let messages = diagnostics(of: text)
    #expect(messages.map(\.location.column) == [39])
    #expect(messages.first?.fix.map { diagnostics(of: applying($0, to: text)) } == [])
  }

  @Test func `anchors, aliases and merge keys are resolved`() throws {
    let document = try load(
      """
      x-card: &card {height: 44, contentInsets: 4}
      x-wide: &wide {height: 60, width: 90%}
      sections:
        - {group: *card, items: 1}
        - {group: {<<: *card, height: 50}, items: 1}
        - {group: {<<: [*wide, *card]}, items: 1}
      """
    ).document
    #expect(
      diagnostics(of: "x-a: &a {title: a}\n<<: *a\nsections: []\n<<: *a\n").map(\.code)
        == ["E101"])
    #expect(
      document.sections.map(\.group.height) == [.absolute(44), .absolute(50), .absolute(60)])
    #expect(document.sections.map(\.group.contentInsets.top) == [4, 4, 4])
    #expect(document.sections[2].group.width == .fractionalWidth(0.9))
  }

  @Test func `an error in an anchor is reported at the anchor`() {
    let messages = diagnostics(
      of: "x-card: &card {height: 44px}\nsections: [{group: *card, items: 1}]\n")
    #expect(messages.map(\.location.line) == [1])
    #expect(messages.map(\.location.column) == [26])
  }

  @Test func `an error repeated by an alias is reported once`() {
    let messages = diagnostics(
      of: "sections:\n  - &a {group: {height: 44px}, items: 1}\n  - *a\n  - *a\n")
    #expect(messages.map(\.code) == ["E204"])
    #expect(messages.first?.fix?.title == "44pt")
  }

  @Test func `all errors of a file are reported in file order`() {
    let messages = diagnostics(
      of: """
        sections:
          - group: {height: 44px, colums: 2}
            items: many
            items: 3
            contentInsets: [1, 2, 3]
            header: {pinToVisibleBounds: 1}
            id: a
            id: b
            id: c

        """)
    #expect(
      messages.map { "\($0.location.line):\($0.location.column) \($0.code)" } == [
        "2:23 E204", "2:27 E104", "3:12 E202", "4:5 E101", "5:20 E209", "6:34 E202", "8:5 E101",
        "9:5 E101",
      ])
  }

  /// The parser goes on until what follows fits nothing.
  @Test(arguments: [
    (5, "    items: [", "5:12"), (5, "    items: {title: A", "5:12"),
    (2, "vars: {gap: 8", "2:7"), (2, "vars: [gap", "2:7"), (5, "    items 3", "5:5"),
    (5, "    items:\n      -{title: A}\n      - {title: B}", "6:7"),
    (5, "    items: [a, b}", "5:17"), (4, "  - group: {height: 44", "4:12"),
    (6, "    contentInsets 8", "6:5"),
    (5, "    items: [\n      {title: A}\n      {title: B}]", "7:7"),
  ])
  func `unfinished values are reported where they begin`(
    _ number: Int, _ text: String, _ place: String
  ) {
    var lines = [
      "title: 'A [b'", "vars: {gap: 8}", "sections:", "  - group: {height: 44}",
      "    items: [{title: One}, {title: Two}]", "    contentInsets: =gap",
      "  - {group: {height: 60}, items: 3}", "render: {widths: [390]}", "",
    ]
    lines[number - 1] = text
    let found = diagnostics(of: lines.joined(separator: "\n")).first
    #expect(
      found.map { "\($0.location.line):\($0.location.column)" } == place, "\(found?.message ?? "")")
    #expect(found?.code == "E004")
  }

  @Test func `many warnings hide no error`() {
    let doubtful = String(repeating: "  - {group: {height: 0.5}, items: 1}\n", count: 60)
    let messages = diagnostics(
      of: "sections:\n" + doubtful + "  - {group: {height: x}, items: 1}\n")
    #expect(messages.filter { $0.severity == .error }.map(\.location.line) == [62])
    #expect(messages.count == 21)
  }

  @Test func `at most twenty errors are shown`() throws {
    let text = "sections:\n" + String(repeating: "  - {group: {height: x}, items: 1}\n", count: 33)
    do throws(SpecErrors) {
      _ = try SpecFile.load(Array(text.utf8), path: "grid.yaml")
      Issue.record("no error")
    } catch {
      #expect(error.diagnostics.count == 20)
      #expect(error.omitted == 13)
      #expect(error.description.hasSuffix("\n… and 13 more errors\n"))
    }
  }

  @Test func `byte order marks and all kinds of line breaks are read`() throws {
    let text = "\u{FEFF}sections:\r\n  - group: {height: 44}\r\n    items: 12\r\n"
    #expect(try plan(text).itemCounts == [12])
    let messages = diagnostics(of: text.replacing("items", with: "itms"))
    #expect(messages.map(\.location.line) == [3])
    #expect(messages.map(\.location.sourceLine) == ["    itms: 12"])
    #expect(diagnostics(of: "\u{FEFF}scetions: []").map(\.location.column) == [1])
  }

  @Test func `a caret is placed below wide characters`() {
    let messages = diagnostics(
      of: "sections: [{group: {height: 44}, items: [{title: 横組み, titel: 3}]}]")
    #expect(
      DiagnosticFormat.human.text(messages) == """
        error[E104]: unknown key 'titel' in a data row
          ┌─ grid.yaml:1:55
        1 │ sections: [{group: {height: 44}, items: [{title: 横組み, titel: 3}]}]
          │                                                          ^^^^^ a data row takes fields \
        and the kinds of the group's supplementary items

        """)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("a\u{20DD}", 1), ("a\u{200B}", 2), ("ᄀ", 2), ("。", 2),
    ("あ", 2), ("한", 2), ("\u{F900}", 2), ("﹏", 2), ("！", 2), ("￥", 2), ("😀", 2), ("🚀", 2),
    ("🤖", 2), ("𠮷", 2),
  ])
  func `characters are as wide as terminals draw them`(_ character: String, _ width: Int) {
    func column(_ title: String) -> Int? {
      let text = "sections: [{group: {height: 44}, items: [{title: \(title), titel: 3}]}]"
      let lines = DiagnosticFormat.human.text(diagnostics(of: text)).split(separator: "\n")
      return lines[3].unicodeScalars.firstIndex(of: "^").map {
        lines[3].unicodeScalars.distance(from: lines[3].startIndex, to: $0)
      }
    }
    #expect(column(character) == column("a").map { $0 - 1 + width })
  }

  @Test func `the end of a long line is cut off`() {
    let rows = String(repeating: ", [0, 0, 1, 1]", count: 100)
    let text =
      "sections: [{group: {height: 9, custom: {frames: [[1x, 1, 1, 1]\(rows)]}}, items: 1}]"
    #expect(
      DiagnosticFormat.human.text(diagnostics(of: text)) == """
        error[E204]: unknown unit 'x' in a length
          ┌─ grid.yaml:1:52
        1 │ sections: [{group: {height: 9, custom: {frames: [[1x, 1, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, …
          │                                                    ^ did you mean '1pt'?

        """)
  }

  @Test func `a long line is cut around the caret`() {
    let rows = String(repeating: "[0, 0, 1, 1], ", count: 100)
    let text =
      "sections: [{group: {height: 9, custom: {frames: [\(rows)[1x, 1, 1, 1]]}}, items: 1}]"
    #expect(
      DiagnosticFormat.human.text(diagnostics(of: text)) == """
        error[E204]: unknown unit 'x' in a length
          ┌─ grid.yaml:1:1452
        1 │ … , [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [1x, 1, 1, 1]]}}, items: 1}]
          │                                                               ^ did you mean '1pt'?

        """)
  }

  @Test func `the short format has one line per message`() {
    let messages = diagnostics(of: "sections: [{group: {heigt: 44}, items: 1}]", path: "a b.yaml")
    #expect(
      DiagnosticFormat.short.text(messages)
        == "a b.yaml:1:21: error[E104]: unknown key 'heigt' in a group (did you mean 'height'?)\n")
    let colourful = DiagnosticFormat.human.text(messages, isColorful: true)
    #expect(colourful.contains("\u{1B}[1;31m"))
    #expect(
      colourful.replacing(/\u{1B}\[[0-9;]*m/, with: "") == DiagnosticFormat.human.text(messages))
    #expect(DiagnosticFormat.short.text([]) == "")
    #expect(DiagnosticFormat.human.text([]) == "")
  }

  @Test func `warnings do not prevent a spec from loading`() throws {
    let loaded = try SpecFile.load(
      Array("sections: [{group: {height: 0.5}, items: 1}]".utf8), path: "grid.yaml")
    #expect(loaded.warnings.map(\.code) == ["W201"])
    #expect(loaded.warnings.map(\.severity) == [.warning])
  }
}

struct SimilarTests {
  @Test(arguments: [
    ("widht", "width", 1), ("with", "width", 1), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("interItmeSpacing", "interItemSpacing", 1),
  ])
  func `the edit distance counts swaps, insertions and deletions`(
    _ one: String, _ two: String, _ distance: Int
  ) {
    let (first, second) = (Array(one.unicodeScalars), Array(two.unicodeScalars))
    #expect(Similar.distance(first, second) == distance)
    #expect(Similar.distance(second, first) == distance)
  }

  @Test func `a distance is searched up to a limit`() {
    let (one, two) = (Array("kitten".unicodeScalars), Array("sitting".unicodeScalars))
    #expect(Similar.distance(one, two, below: 2) == 2)
    #expect(Similar.distance(one, two, below: 4) == 3)
  }

  @Test func `long lists of names are not searched`() {
    let names = (0..<2_000).map { "name\($0)" }
    #expect(Similar.words(to: "nmae7", among: names).first == "name7")
    #expect(Similar.words(to: "nmae7", among: names + ["more"]).isEmpty)
  }

  @Test func `similar words differ by at most a third of their length`() {
    #expect(Similar.words(to: "ab", among: ["abc", "abcd", "ab"]) == ["abc"])
    #expect(
      Similar.words(to: "contntInset", among: ["contentInsets", "content"]) == ["contentInsets"])
    #expect(Similar.words(to: String(repeating: "a", count: 10_000), among: ["a"]) == [])
  }

  @Test func `a word can match with or without a plural s`() {
    #expect(Similar.words(to: "widht", among: ["widths", "height"]) == ["widths"])
    #expect(Similar.words(to: "hieghts", among: ["widths", "height"]) == ["height"])
    #expect(Similar.words(to: "wdht", among: ["widths"]) == [])
    // A plural s does not shorten words that lack it.
    #expect(Similar.words(to: "ro", among: ["rows", "axis"]) == [])
  }
}
