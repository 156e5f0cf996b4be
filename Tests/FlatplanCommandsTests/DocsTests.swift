import Foundation
import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

/// `flatplan docs`.
@Suite struct DocsTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("title: Grid\n" + Example.grid, to: "doc/specs/grid.yaml")
  }

  private static let page = """
    # Grids

    ```flatplan figure=wide width=320 appearance=light,dark
    title: A "wide" grid
    sections:
      - group: {height: 44, columns: 2}
        items: 3
    ```

    Text.

    <!-- flatplan: specs/grid.yaml formats=svg,png -->

    The end.

    """

  /// The pages of this project.
  @Test func `the figures of the documentation are up to date`() async throws {
    let folder = URL(fileURLWithPath: GallerySVGTests.specs).deletingLastPathComponent().path
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Documentation")
      .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    let text = Mutex("")
    let environment = RunEnvironment(
      folder: folder, output: { _ in }, messages: { words in text.withLock { $0 += words } })
    let code = await Flatplan.run(["docs", "--check", "README.md"] + pages, in: environment)
    #expect(code == .done, "\(text.withLock { $0 })")
  }

  @Test func `a page with the line breaks of Windows keeps them`() async throws {
    try work.write(Self.page.replacing("\n", with: "\r\n"), to: "doc/page.md")
    let result = await work.run("docs", "doc/page.md")
    #expect(result.words == "1 page: 1 changed; 4 pictures: 4 new\n")
    let text = work.text("doc/page.md")
    #expect(text.contains("<picture>\r\n") && !text.replacing("\r\n", with: "").contains("\n"))
    #expect(await work.run("docs", "doc/page.md", "--check").code == .done)
  }

  @Test func `figures are drawn beside the page, with their markup below them`() async throws {
    try work.write(Self.page, to: "doc/page.md")
    let result = await work.run("docs", "doc/page.md")
    #expect(result.code == .done, "\(result.words)")
    #expect(result.words == "1 page: 1 changed; 4 pictures: 4 new\n")
    for name in ["wide.svg", "wide~dark.svg", "grid.svg", "grid.png"] {
      #expect(work.bytes("doc/\(name)") != nil, "\(name)")
    }
    let lines = work.text("doc/page.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[7] == "```" && lines[8] == "" && lines[9] == "<!-- flatplan:begin -->")
    #expect(lines[10] == "<picture>")
    let dark = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"wide~dark.svg\">"
    #expect(lines[11] == "  " + dark)
    #expect(
      lines[12].hasPrefix("  <img src=\"wide.svg\" width=\"320\" alt=\"A &quot;wide&quot; grid. "))
    #expect(lines[13] == "</picture>" && lines[14] == "<!-- flatplan:end -->")
    #expect(lines.contains { $0.hasPrefix("<img src=\"grid.svg\" width=\"390\" alt=\"Grid. ") })
    #expect(work.text("doc/page.md").hasSuffix("\nThe end.\n"))
  }

  @Test func `a second run changes nothing, and check passes`() async throws {
    try work.write(Self.page, to: "doc/page.md")
    _ = await work.run("docs", "doc/page.md")
    let before = work.contents(of: "doc")
    let again = await work.run("docs", "doc/page.md")
    #expect(again.words == "1 page: 1 unchanged; 4 pictures: 4 unchanged\n")
    let check = await work.run("docs", "doc/page.md", "--check")
    #expect(check.code == .done && check.words == "1 page and 4 pictures up to date\n")
    #expect(work.contents(of: "doc") == before)
  }

  @Test func `check names stale pictures and markup with the line of the figure`() async throws {
    try work.write(Self.page, to: "doc/page.md")
    _ = await work.run("docs", "doc/page.md")
    let changed = work.text("doc/page.md").replacing("width=320", with: "width=300")
    try work.write(changed, to: "doc/page.md")
    let before = work.contents(of: "doc")
    let result = await work.run("docs", "doc/page.md", "--check", "--diagnostics", "short")
    #expect(result.code == .badSpec)
    #expect(
      result.words == """
        doc/page.md:3:1: error[stale]: the picture doc/wide.svg is out of date (run 'flatplan docs \
        doc/page.md')
        doc/page.md:3:1: error[stale]: the picture doc/wide~dark.svg is out of date (run 'flatplan \
        docs doc/page.md')
        doc/page.md:3:1: error[stale]: the markup of this figure is out of date (run 'flatplan docs \
        doc/page.md')

        """)
    #expect(work.contents(of: "doc") == before)
  }

  @Test(arguments: [
    (
      "Guide.docc/page.md", "<!-- flatplan: grid.yaml -->",
      "@Image(source: \"grid.svg\", alt: \"Grid. "
    ),
    ("page.typ", "// flatplan: grid.yaml", "#image(\"grid.svg\", width: 390pt, alt: \"Grid. "),
    ("page.tex", "% flatplan: grid.yaml", "\\includegraphics[width=390bp, alt={Grid. "),
  ])
  func `pages in other languages get their own markup`(
    name: String, comment: String, markup: String
  ) async throws {
    let folder = name.contains("/") ? "Guide.docc/" : ""
    try work.write("title: Grid\n" + Example.grid, to: folder + "grid.yaml")
    try work.write("One\n\(comment)\nTwo\n", to: name)
    let result = await work.run("docs", name)
    #expect(result.code == .done, "\(result.words)")
    let text = work.text(name)
    #expect(text.contains("\n" + markup), "\(text)")
    #expect(text.hasPrefix("One\n\(comment)\n\n") && text.hasSuffix("\nTwo\n"))
    #expect(work.bytes(folder + (name.hasSuffix(".tex") ? "grid.pdf" : "grid.svg")) != nil)
    #expect(await work.run("docs", name, "--check").code == .done)
  }

  @Test func `dark pictures for LaTeX have no tilde in their names`() async throws {
    try work.write(Example.grid, to: "grid.yaml")
    try work.write("% flatplan: grid.yaml appearance=light,dark\n", to: "page.tex")
    #expect(await work.run("docs", "page.tex").code == .done)
    #expect(work.bytes("grid-dark.pdf") != nil)
  }

  @Test(arguments: [
    ("```flatplan\nsections: [{group: {heigt: 44}, items: 1}]\n```\n", "page.md:2:21: error[E104]"),
    (
      "\n   ```flatplan widht=320\n   sections: []\n   ```\n",
      "page.md:2:1: error[page]: unknown option"
    ),
    ("```flatplan figure=../a\nsections: []\n```\n", "is not a path below the page's folder"),
    ("```flatplan\nsections: []\n", "page.md:1:1: error[page]: the fence of this figure is never"),
    (
      "<!-- flatplan: a.yaml -->\n<!-- flatplan:begin -->\n", "page.md:2:1: error[page]: the markup"
    ),
    ("<!-- flatplan: a.yaml -->\n", "cannot read a.yaml: No such file"),
    (
      "~~~flatplan appearance=pink\nsections: []\n~~~\n",
      "'pink' is not a list of light, dark, lightHighContrast, darkHighContrast, auto"
    ),
  ])
  func `errors have their place in the page`(page: String, words: String) async throws {
    try work.write(page, to: "page.md")
    let result = await work.run("docs", "page.md", "--diagnostics", "short")
    #expect(result.code != .done && result.words.contains(words), "\(result.words)")
    #expect(work.text("page.md") == page)
  }

  @Test func `fences inside other fences are text`() async throws {
    let page = "````md\n```flatplan\nsections: []\n```\n````\n"
    try work.write(page, to: "page.md")
    let result = await work.run("docs", "page.md")
    #expect(result.code == .done && result.words.hasPrefix("note: page.md has no figures\n"))
    #expect(work.text("page.md") == page)
  }

  @Test func `other files are not pages`() async throws {
    let result = await work.run("docs", "doc/specs/grid.yaml")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("pages are .md, .typ and .tex files"))
  }
}
