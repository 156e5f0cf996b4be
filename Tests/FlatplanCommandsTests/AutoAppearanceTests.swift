import Testing

@testable import SpecDiagnostics

/// One SVG for light and dark appearance.
@Suite struct AutoAppearanceTests {
  private func render(_ spec: String, _ arguments: String...) async throws -> String {
    let work = try Workplace()
    try work.write(spec, to: "fig.yaml")
    let result = await work.run(["render", "fig.yaml", "-o", "fig.svg"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    return work.text("fig.svg")
  }

  @Test(arguments: [Example.grid, Example.decorated], ["live", "paths"])
  func `attributes contain light colors, and a style block of the figure the dark ones`(
    spec: String, text: String
  ) async throws {
    let light = try await render(spec, "--text", text, "--appearance", "light")
    let both = try await render(spec, "--text", text, "--appearance", "auto")
    let style = try #require(both.split(separator: "<style>").last?.split(separator: "</style>")[0])
    let figure = try #require(both.firstMatch(of: #/<svg[^>]* id="([^"]+)"/#)?.1)
    #expect(style.hasPrefix("@media (prefers-color-scheme:dark){.fp-\(figure)-d1{"))
    // In browsers, selectors of an ancestor do not match the shadow copy of a used shape.
    #expect(try !style.contains(Regex("[}{]#")))
    #expect(style.contains("fill:#"))
    // Without the style block and its classes, it is the light picture.
    let plain = both.replacing("<style>\(style)</style>\n", with: "")
      .replacing(try Regex(" class=\"fp-\(figure)-d[0-9]+\""), with: "")
      .replacing(try Regex(" fp-\(figure)-d[0-9]+\""), with: "\"")
    #expect(plain == light)
  }

  @Test(arguments: ["live", "paths"])
  func `elements missing in one appearance make one group per appearance`(text: String) async throws
  {
    let spec = """
      styles: {card: {background: {light: white, dark: clear}}}
      sections: [{group: {height: 88, columns: 2, item: {style: card}}, items: 3}]
      """
    let both = try await render(spec, "--appearance", "auto", "--text", text)
    #expect(both.contains("<g class=\"fp-light\">"))
    #expect(both.contains("<g class=\"fp-dark\" display=\"none\">"))
    let ids = both.ids
    #expect(Set(ids).count == ids.count)
  }

  /// Names of numbered files start with a digit.
  @Test func `a name that starts with a digit is escaped in selectors`() async throws {
    let spec = """
      name: 01-home
      styles: {card: {background: {light: white, dark: clear}}}
      sections: [{group: {height: 88, columns: 2, item: {style: card}}, items: 3}]
      """
    let both = try await render(spec, "--appearance", "auto")
    #expect(both.contains(" id=\"01-home"))
    #expect(both.contains("<style>#\\30 1-home"))
    #expect(!both.contains("#01-home .fp-"))
  }

  @Test func `the file name contains the appearance`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "fig.yaml")
    _ = await work.run("render", "fig.yaml", "-o", "out", "-f", "svg", "--appearance", "auto,dark")
    #expect(
      work.files.filter { $0.hasPrefix("out") } == ["out/fig/390~auto.svg", "out/fig/390~dark.svg"])
  }
}
