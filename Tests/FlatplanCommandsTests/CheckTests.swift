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
    #expect(result.words.ranges(of: "warning: ").count == 2, "\(result.words)")
  }

  @Test func `a warning is an error where strictness is asked for`() async {
    let result = await work.run("check", "narrow.yaml", "--strict")
    #expect(result.code == .badSpec)
    #expect(result.words.hasSuffix("error: 2 warnings, and --strict allows none\n"))
  }
}
