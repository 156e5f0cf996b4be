import Testing

@testable import SpecDiagnostics

/// Options that override a spec.
@Suite struct SettingTests {
  static let spec = """
    vars: {gap: 8, inset: =gap * 2}
    sections:
      - id: hero
        group: {height: 44, columns: 2, interItemSpacing: =gap}
        contentInsets: =inset
        header: 30
        items: {count: 2, title: $person()}
      - id: list
        group: {height: 60}
        items: 3
    render: {widths: 320}

    """

  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Self.spec, to: "home.yaml")
  }

  /// Frames of cells as `x y width height`.
  private func cells(_ arguments: String...) async -> [String] {
    let result = await work.run(["frames", "home.yaml", "--format", "csv"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    let rows = result.text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let category = rows[0].firstIndex(of: "category") ?? 0
    let x = rows[0].firstIndex(of: "x") ?? 0
    return rows.dropFirst().filter { $0[category] == "cell" }
      .map { $0[x..<(x + 4)].joined(separator: " ") }
  }

  @Test func `setting a var changes dependent values`() async {
    #expect(await cells("--section", "hero")[1] == "164 46 140 44")
    #expect(await cells("--section", "hero", "--set", "gap=20")[1] == "170 70 110 44")
  }

  @Test func `a key path contains keys, indexes and ids`() async {
    let byNumber = await cells("--set", "sections.0.group.columns=1", "--section", "hero")
    #expect(byNumber == ["16 46 288 44", "16 90 288 44"])
    let byID = await cells("--set", "sections.hero.group.columns=1", "--section", "hero")
    #expect(byID == byNumber)
  }

  @Test func `a missing key is added with its enclosing maps`() async {
    #expect(await cells("--set", "configuration.interSectionSpacing=10").last == "0 236 320 60")
  }

  @Test func `a value is parsed as YAML`() async {
    let insets = await cells("--set", "sections.0.contentInsets=[0, 10]", "--section", "hero")
    #expect(insets[0] == "10 30 146 44")
    let columns = "sections.0.group.columns={default: 1, 300: 2}"
    #expect(await cells("--set", columns, "--section", "hero").count == 2)
  }

  @Test func `the last setting of a key wins`() async {
    let set = await cells(
      "--section", "list", "--set", "sections.1.items=1", "--set", "sections.1.items=2")
    #expect(set.count == 2)
  }

  @Test func `selecting sections does not change their sample data`() async throws {
    try work.write(
      Self.spec.replacing(
        "id: list\n    group: {height: 60}\n    items: 3",
        with: """
          id: list
              group: {height: 60}
              items: {count: 1, title: $person()}
          """), to: "home.yaml")
    func texts(_ arguments: String...) async -> [Substring] {
      let result = await work.run(
        ["render", "home.yaml", "-f", "svg", "-o", "-", "--theme", "system"] + arguments)
      return result.text.matches(of: #/<text[^>]*>([^<]+)</#).map { $0.output.1 }
    }
    let all = await texts()
    let some = await texts("--section", "list")
    #expect(!some.isEmpty && some.count < all.count)
    #expect(all.suffix(some.count).elementsEqual(some))
    #expect(await texts("--seed", "7") != all)
  }

  @Test(arguments: [
    (
      "gpa=3",
      """
      error[E701]: there is no var or key 'gpa' to set
        ┌─ --set:1:1
      1 │ gpa=3
        │ ^^^ did you mean 'gap'?
      """
    ),
    (
      "vars.gpa=3",
      """
      error[E701]: there is no var or key 'gpa' to set
        ┌─ --set:1:6
      1 │ vars.gpa=3
        │      ^^^ did you mean 'gap'?
      """
    ),
    (
      "include=other.yaml",
      """
      error[E701]: 'include' cannot be set here
        ┌─ --set:1:1
      1 │ include=other.yaml
        │ ^^^^^^^
      """
    ),
    (
      "sections.0.group.colums=3",
      """
      error[E104]: unknown key 'colums' in a group
        ┌─ --set:1:18
      1 │ sections.0.group.colums=3
        │                  ^^^^^^ did you mean 'columns'?
      """
    ),
    (
      "sections.0.group.columns=many",
      """
      error[E202]: 'many' is not a number of items
        ┌─ --set:1:26
      1 │ sections.0.group.columns=many
        │                          ^^^^ for example 3
      """
    ),
    (
      "sections.0.header.height=3",
      """
      error[E702]: nothing can be set inside '30', which is a single value
        ┌─ --set:1:19
      1 │ sections.0.header.height=3
        │                   ^^^^^^
      """
    ),
    (
      "sections.2.items=3",
      """
      error[E703]: the list has no element '2'; its elements are numbered 0 to 1
        ┌─ --set:1:10
      1 │ sections.2.items=3
        │          ^
      """
    ),
    (
      "sections.hreo.items=3",
      """
      error[E703]: the list has no element 'hreo'; its elements are numbered 0 to 1
        ┌─ --set:1:10
      1 │ sections.hreo.items=3
        │          ^^^^ did you mean 'hero'?
      """
    ),
    (
      "sections.0.items=",
      """
      error[E105]: 'items' has no value
        ┌─ home.yaml:7:5
      7 │     items: {count: 2, title: $person()}
        │     ^^^^^
      """
    ),
    (
      "gap=[1",
      """
      error[E004]: invalid YAML: did not find expected ',' or ']'
        ┌─ --set:1:5
      1 │ gap=[1
        │     ^ this value is not finished at the end of the file
      """
    ),
  ])
  func `an invalid setting is shown with its position`(setting: String, words: String) async {
    let result = await work.run("check", "home.yaml", "--set", setting)
    #expect(result.code == .badSpec)
    #expect(result.words == words + "\n")
  }

  @Test func `a misspelled section gets a suggestion`() async {
    let result = await work.run("render", "home.yaml", "--section", "hero,lits")
    #expect(result.code == .badUsage)
    #expect(result.words == "error: home.yaml has no section 'lits'; did you mean 'list'?\n")
  }

  @Test func `pictures are excluded and text sizes selected`() async {
    let sizes = await work.run(
      "render", "home.yaml", "--content-size", "large,accessibilityLarge", "--dry-run")
    #expect(
      sizes.text == "output/home/320@2x.png\noutput/home/320-accessibilityLarge@2x.png\n")
    let some = await work.run(
      "render", "home.yaml", "--width", "320,390", "--direction", "ltr,rtl", "--dry-run",
      "--exclude", "{widths: 390, layoutDirection: rtl}")
    #expect(
      some.text == "output/home/320@2x.png\noutput/home/320-rtl@2x.png\noutput/home/390@2x.png\n")
  }

  @Test func `excluding all pictures is an error`() async throws {
    let none = await work.run(
      "render", "home.yaml", "--width", "390", "--exclude", "{widths: 390}")
    #expect(none.code == .badUsage)
    #expect(
      none.words == """
        error: nothing to draw: 'exclude' removes every requested picture of home.yaml. Request \
        other widths, appearances or directions

        """)
    try work.write("sections: []\n", to: "other.yaml")
    let two = await work.run(
      "render", "home.yaml", "other.yaml", "--width", "390", "--exclude", "{widths: 390}")
    #expect(two.words.contains("home.yaml and 1 other spec. Request"))
  }

  @Test func `ids start with the prefix, and titles do not`() async {
    let result = await work.run(
      "render", "home.yaml", "-f", "svg", "-o", "-", "--id-prefix", "doc-")
    #expect(result.text.contains("id=\"doc-home-hero\""))
    #expect(result.text.ids.allSatisfy { $0.hasPrefix("doc-home") })
    #expect(result.text.contains(">home</title>"))
  }

  @Test func `a spec can request both appearances in one picture`() async {
    let result = await work.run(
      "render", "home.yaml", "--set", "render.appearance=auto", "-f", "svg", "-o", "-")
    #expect(result.text.contains("prefers-color-scheme:dark"))
  }
}
