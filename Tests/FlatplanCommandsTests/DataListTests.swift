import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Lists and maps in JSON data, which parts of cells repeat.
@Suite struct DataListTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private static let rows = """
    [
      {
        "title": "One",
        "tags": ["red", "blue, or \\"navy\\""],
        "days": [{"day": "Mon", "hours": [1, 2]}, {"day": "Tue"}]
      },
      {"title": "Two", "tags": [], "days": null}
    ]

    """

  private static func spec(_ items: String, parts: String = "") -> String {
    """
    render: {widths: [300], scale: 1}
    styles:
      card:
        content:
          column:
            - {text: $title}
            - {row: [{repeat: $tags, text: $each}]}
            - {repeat: $days, row: [{text: $day}, {repeat: $hours, text: $each}]}
            \(parts)
    sections:
      - group: {height: ~80, item: {style: card}}
        items: \(items)

    """
  }

  @Test func `lists in a file are those of the same rows in the spec`() async throws {
    try work.write(Self.rows, to: "rows.json")
    try work.write(Self.spec("rows.json"), to: "file.yaml")
    let inline = Self.rows.split(separator: "\n").joined(separator: " ")
    try work.write(Self.spec(inline), to: "inline.yaml")
    let file = await work.run("frames", "file.yaml", "--parts")
    let own = await work.run("frames", "inline.yaml", "--parts")
    #expect(file.code == .done, "\(file.words)")
    #expect(file.text.replacing("\"file\"", with: "\"inline\"") == own.text)
    for name in ["file", "inline"] {
      _ = await work.run("render", "\(name).yaml", "-o", "\(name).png")
    }
    #expect(work.bytes("file.png") == work.bytes("inline.png"))
  }

  @Test func `an edit of an element is a cause with its line`() async throws {
    try work.write(Self.rows, to: "rows.json")
    try work.write(Self.spec("rows.json"), to: "file.yaml")
    #expect(await work.run("record", "file.yaml").code == .done)
    try work.write(Self.rows.replacing("Tue", with: "Wed"), to: "rows.json")
    let result = await work.run("verify", "file.yaml", "--update", "none")
    let causes = try work.report().verdicts.flatMap(\.causes)
    #expect(causes.count == 1 && result.code == .badSpec, "\(result.text)")
    #expect(
      causes.first?.edits.first?.text.hasSuffix("days.1.day Tue → Wed") == true, "\(result.text)")
    #expect(causes.first?.edits.first?.place == "rows.json:5")
  }

  @Test func `a list in a text is an error`() async throws {
    try work.write(Self.rows, to: "rows.json")
    try work.write(Self.spec("rows.json", parts: "- {text: \"The $tags\"}"), to: "file.yaml")
    let result = await work.run("check", "file.yaml")
    #expect(result.code == .badSpec && result.words.contains("text in '$tags'"), "\(result.words)")
  }
}
