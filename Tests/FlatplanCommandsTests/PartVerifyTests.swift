import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics

/// Tests that `verify` names the parts of composed cells.
@Suite struct PartVerifyTests {
  let work: Workplace

  static let cards = """
    render: {widths: [390], scale: 1}
    contents:
      account:
        column:
          - {text: $title, numberOfLines: 1}
          - {progress: $done}
        spacing: 8
    styles: {card: {content: account}}
    sections:
      - id: cards
        group: {height: 96, columns: 2, item: {style: card}}
        items:
          - {title: Today, done: 0.4}
          - {title: Flagged, done: 1}

    """

  static let layout = "specs/__Snapshots__/cards/390.layout"

  init() throws {
    work = try Workplace()
    try work.write(Self.cards, to: "specs/cards.yaml")
  }

  private func verify(_ old: String, _ new: String) async throws -> String {
    _ = await work.run("record", "specs")
    #expect(Self.cards.contains(old))
    try work.write(Self.cards.replacing(old, with: new), to: "specs/cards.yaml")
    return await work.run("verify", "specs").text
  }

  /// The layout of the cards in the first version of `.layout` files, which has no parts.
  private static let firstVersion = """
    flatplan layout 1
    axes 390x844 ltr large @1x
    content 390 96
    cards/0  cell  0 0 195 96    z0
    cards/1  cell  195 0 195 96  z0

    """

  /// The hash of that layout in its baseline.
  private static let firstVersionHash = "f3116034870cf56d00edeeaa7cfdc2ab"

  private func recordFirstVersion() async throws {
    _ = await work.run("record", "specs")
    let path = "specs/__Snapshots__/cards/baseline.json"
    let json = try #require(work.contents(of: "specs/__Snapshots__")[path])
    let old = String(decoding: json, as: UTF8.self)
    let hash = try #require(old.firstMatch(of: /"layoutHash" : "[0-9a-f]+"/))
    try work.write(
      old.replacing(hash.output, with: "\"layoutHash\" : \"\(Self.firstVersionHash)\""), to: path)
    try work.write(Self.firstVersion, to: Self.layout)
  }

  @Test func `baselines without parts match`() async throws {
    try await recordFirstVersion()
    let result = await work.run("verify", "specs", "--force")
    #expect(result.code == .done, "\(result.text)")
    let layout = try #require(work.contents(of: "specs/__Snapshots__")[Self.layout])
    #expect(String(decoding: layout, as: UTF8.self) == Self.firstVersion)
  }

  @Test(arguments: [
    ("numberOfLines: 1", "numberOfLines: 1, color: systemRed", "repainted cards/0,1.title "),
    ("spacing: 8", "spacing: 12", "moved     cards/0,1.done   y +4"),
  ])
  func `after an edit, the parts of a baseline without parts are named`(
    _ old: String, _ new: String, change: String
  ) async throws {
    try await recordFirstVersion()
    try work.write(Self.cards.replacing(old, with: new), to: "specs/cards.yaml")
    let result = await work.run("verify", "specs")
    #expect(result.code == .badSpec && result.text.contains(change), "\(result.text)")
  }

  @Test func `layouts with composed cells contain their parts`() async throws {
    _ = await work.run("record", "specs")
    let text =
      work.contents(of: "specs/__Snapshots__")[Self.layout]
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text.hasPrefix("flatplan layout 2\n"))
    #expect(text.contains("\ncards/0.title "))
    #expect(text.contains(" part:text "))
    #expect(await work.run("verify", "specs", "--force").code == .done)
  }

  @Test func `a repainted part is named with the line of its key, without its cell`() async throws {
    let text = try await verify("numberOfLines: 1", "numberOfLines: 1, color: systemRed")
    #expect(text.contains("contents.account.column.0.color"))
    #expect(text.contains("cards.yaml:5"))
    #expect(text.contains("repainted cards/0,1.title "))
    #expect(!text.contains("repainted cards/0,1 "))
  }

  @Test func `a moved part is named, and the cell is not`() async throws {
    let text = try await verify("spacing: 8", "spacing: 12")
    #expect(text.contains("contents.account.spacing 8 → 12"))
    #expect(text.contains("cards/0,1.done   y +4"))
    #expect(!text.contains(".title"))
  }

  @Test func `parts of cells that only moved have not changed`() async throws {
    let text = try await verify("height: 96, columns: 2", "height: 96, columns: 1")
    #expect(!text.contains(".title") && !text.contains(".done"))
  }

  @Test func `an ignored part is not compared`() async throws {
    _ = try await verify("spacing: 8", "spacing: 12")
    let result = await work.run("verify", "specs", "--ignore", "cards/*.done")
    #expect(result.code == .done)
  }
}
