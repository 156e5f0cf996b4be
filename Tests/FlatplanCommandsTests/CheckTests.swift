import Testing

@testable import FlatplanCommands

/// Diagnostics alone.
@Suite struct CheckTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "good.yaml")
    let narrow = """
      sections:
        - group: {height: 44, subitems: [{size: [300, 44]}]}
          items: 3
      render: {widths: [200, 250, 390]}

      """
    try work.write(narrow, to: "narrow.yaml")
  }

  @Test func `a good spec is told in a line`() async {
    let result = await work.run("check", "good.yaml", "--strict")
    #expect(result.code == .done)
    #expect(result.words == "1 spec checked\n")
    #expect(work.files == ["good.yaml", "narrow.yaml"])
  }

  @Test func `a warning is told once, with its widths`() async {
    let result = await work.run("check", "narrow.yaml")
    #expect(result.code == .done)
    #expect(
      result.words == """
        warning[W402]: section 0 comes out empty: the group of 200 x 44 pt cannot fit even a single \
        item: the first one is 300 pt wide and there are 200 pt (R10)
          ┌─ narrow.yaml:2:5
        2 │   - group: {height: 44, subitems: [{size: [300, 44]}]}
          │     ^^^^^ at widths 200, 250
        1 spec checked

        """)
  }

  @Test func `a warning is an error where strictness is asked for`() async {
    let result = await work.run("check", "narrow.yaml", "--strict")
    #expect(result.code == .badSpec)
    #expect(result.words.hasSuffix("error: 1 warning, and --strict allows none\n"))
  }
}
