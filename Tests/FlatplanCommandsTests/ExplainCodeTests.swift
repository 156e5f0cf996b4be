import Foundation
import LayoutSpec
import SpecDiagnostics
import Testing

/// Every code has a page. Its wrong example gives the code, and its right example does not.
@Suite struct ExplainCodeTests {
  /// All codes in the sources.
  static let codes: Set<String> = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = (FileManager.default.subpaths(atPath: sources.path) ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains("Pages/") }.map { sources.path + "/" + $0 }
    var codes: Set<String> = []
    for file in files {
      let text = String(
        decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      codes.formUnion(text.matches(of: #/: "([EW][0-9]{3})"/#).map { String($0.output.1) })
    }
    return codes
  }()

  @Test func `every code has one page, and every page has a code`() {
    #expect(Self.codes.count > 50)
    #expect(Set(DiagnosticPage.all.map(\.code)) == Self.codes)
    #expect(DiagnosticPage.all.count == Self.codes.count)
  }

  @Test(arguments: DiagnosticPage.all.map(\.code))
  func `the wrong example has only this error, and the right one has none`(
    code: String
  ) async throws {
    let page = try #require(DiagnosticPage.all.first { $0.code == code })
    let work = try Workplace()
    for (name, content) in page.files { try work.write(content + "\n", to: name) }
    #expect(try await codes(of: page.wrong, page, in: work) == [page.code])
    #expect(try await codes(of: page.right, page, in: work) == [])
  }

  private func codes(
    of example: String, _ page: DiagnosticPage, in work: Workplace
  ) async throws -> Set<String> {
    var arguments = ["check", "grid.yaml"]
    if LintAllowance.codes.contains(page.code) { arguments.append("--lint") }
    if example.hasPrefix("flatplan ") {
      arguments = example.replacing("'", with: "").split(separator: " ", maxSplits: 4)
        .dropFirst().map(String.init)
    } else if page.code == "E001", example.contains("\u{FFFD}") {
      let bytes = Array(example.replacing("\u{FFFD}", with: "?").utf8)
        .map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
      try work.write(bytes, to: "grid.yaml")
    } else {
      try work.write(example + "\n", to: "grid.yaml")
    }
    let result = await work.run(arguments + ["--diagnostics", "short"])
    return Set(
      (result.text + result.words).matches(of: #/\[([EW][0-9]{3})\]/#).map { String($0.output.1) })
  }

  @Test func `a page explains the error, its cause and the fix`() async throws {
    let work = try Workplace()
    let result = await work.run("explain", "e210")
    #expect(result.code == .done)
    #expect(
      result.text == """
        error[E210]: insets as four unnamed numbers

        CSS orders four insets clockwise from the top, Apple counterclockwise from the
        top. To avoid mistakes, name the edges. One number sets all edges; two numbers
        set top and bottom, then leading and trailing.

        Wrong:

            sections:
              - group: {height: 44}
                contentInsets: [1, 2, 3, 4]
                items: 12

        Right:

            sections:
              - group: {height: 44}
                contentInsets: {top: 1, leading: 2, bottom: 3, trailing: 4}
                items: 12

        """)
  }

  @Test func `every page fits 60 lines of 82 columns`() {
    for page in DiagnosticPage.all {
      let lines = page.text.split(separator: "\n")
      #expect(lines.count <= 60 && lines.allSatisfy { $0.count <= 82 }, "\(page.code)")
    }
  }

  /// All other examples can be copied and run.
  @Test func `only examples of excessive length are shortened`() {
    let cut = DiagnosticPage.all.filter { $0.text.contains(" …\n") }.map(\.code)
    #expect(cut == ["E003", "E005", "E208", "E306", "E506", "W412"])
  }

  @Test func `without a word, all words are listed by topic, and all codes`() async throws {
    let text = try await Workplace().run("explain").text
    let lines = text.split(separator: "\n")
    for page in DiagnosticPage.all { #expect(lines.contains("  \(page.code)  \(page.title)")) }
    #expect(lines.contains("Sections: Keys of an entry of 'sections'."))
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.map(String.init))
    for key in WordPage.keys { #expect(words.contains(key), "\(key)") }
    #expect(words.contains("NSCollectionLayoutGroup") && words.contains("clamp"))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [
    ("estimated", "For short '~44'", "~44"), ("anchor", "'containerAnchor'", "containerAnchor: "),
    ("NSCollectionLayoutGroup", "'columns'", "group: {"),
    ("NSCollectionLayoutSpacing.flexible", "'8+'", "interItemSpacing: "),
    ("groupPaging", "each swipe scrolls by one group", "orthogonalScrollingBehavior: groupPaging"),
    (".groupPaging", "each swipe scrolls by one group", "orthogonalScrollingBehavior: groupPaging"),
    ("banner", "'titleOnImage'", "content: titleOnImage"),
    ("clamp", "clamp(a, min, max)", "=clamp("), ("$city", "the name of a city", "title: $city"),
    ("places.csv", "", ""),
  ])
  func `names of UIKit, common words and words of expressions are explained`(
    word: String, meaning: String, example: String
  ) async throws {
    let result = try await Workplace().run("explain", word)
    guard !meaning.isEmpty else { return #expect(result.code == .badUsage) }
    #expect(result.code == .done, "\(result.words)")
    let text = result.text.replacing("\n", with: " ")
    #expect(text.localizedCaseInsensitiveContains(meaning), "\(result.text)")
    #expect(result.text.contains(example), "\(result.text)")
  }

  @Test(arguments: [
    (
      "E140", 2,
      "error: 'E140' is not a file, a code, or a key or value of specs; did you mean 'E104'"
    ),
    (
      "Qzjx", 2,
      "error: 'Qzjx' is not a file, a code, or a key or value of specs; 'flatplan explain' lists all words\n"
    ),
    ("grid.yml", 2, "error: cannot read grid.yml: No such file or directory\n"),
  ])
  func `a subject that is neither a code nor a file is an error`(
    subject: String, code: Int32, words: String
  ) async throws {
    let result = try await Workplace().run("explain", subject)
    #expect(result.code.rawValue == code)
    #expect(result.words.hasPrefix(words), "\(result.words)")
  }

  @Test func `a key or value of specs is explained with an example`() async throws {
    let result = try await Workplace().run("explain", "imageTitle")
    #expect(result.code == .done)
    #expect(
      result.text.hasPrefix(
        """
        imageTitle

        As 'content': a picture with a title, a subtitle and a detail below it.

        Its composition of parts, to copy and change; it then replaces the template:

            contents:
              imageTitle:
                firstThatFits:

        """))
    #expect(
      result.text.hasSuffix(
        """

        Example:

            styles: {cell: {content: imageTitle}}
            sections:
              - group: {height: 200, columns: 2}
                items: {count: 2, title: $words(2), subtitle: $city, image: $photo()}

        """))
  }

  @Test func `a file wins over a code of the same name`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "E104")
    let result = await work.run("explain", "E104")
    #expect(result.text.hasPrefix("E104 at 390 points: content of 390 x 88 pt\n"))
  }
}
