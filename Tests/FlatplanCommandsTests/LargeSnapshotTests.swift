import Foundation
import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that snapshots too large to compare are rejected early, and that reports of large ones
/// stay small.
@Suite struct LargeSnapshotTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  private func write(items: Int, height: Int = 44) throws {
    try work.write(
      """
      render: {widths: [390], scale: 1}
      sections: [{group: {height: \(height)}, items: \(items)}]

      """, to: "s/long.yaml")
  }

  private var verdicts: [Verdict] {
    get throws { try work.report().verdicts }
  }

  @Test(arguments: ["png", "hash", "none"])
  func `too many elements are rejected and nothing is recorded`(images: String) async throws {
    try write(items: 250_001)
    let result = await work.run("record", "s", "--images", images)
    #expect(result.code == .badSpec)
    #expect(
      result.words == """
        error: s/long.yaml at 390 points: 250001 elements exceed the maximum of 250000 for comparison; \
        use fewer items

        """)
    #expect(work.contents(of: "s/__Snapshots__").keys.sorted() == [])
  }

  @Test(arguments: ["png", "hash"])
  func `too many pixels are rejected and nothing is recorded`(images: String) async throws {
    // 390 x 350,900 pixels.
    try write(items: 7975)
    let result = await work.run("record", "s", "--images", images)
    #expect(result.code == .badSpec)
    #expect(
      result.words.hasPrefix(
        "error: s/long.yaml at 390 points: 136 million pixels exceed the maximum of 134 million"))
    #expect(work.contents(of: "s/__Snapshots__").keys.sorted() == [])
  }

  @Test func `large layouts are compared by frames and the report is limited`() async throws {
    try write(items: 8000)
    #expect(await work.run("record", "s", "--images", "none").code == .done)
    try write(items: 8000, height: 45)
    let result = await work.run("verify", "s", "--update", "none")
    let verdict = try #require(try verdicts.first)
    #expect(verdict.status == .layout && verdict.failure == nil, "\(verdict.text())")
    #expect(verdict.causes.map(\.consequences) == [8000])
    #expect(verdict.files.actualPicture == nil)
    let moved = try #require(verdict.changes.first { $0.kind == .moved })
    #expect(moved.frames.count == Verdict.Change.mostFrames && moved.count == 7999)
    #expect(result.text.contains("1 cause, 8000 consequences"))
  }

  @Test(arguments: [
    ("shadow: {radius: 6, y: 2, opacity: 0.5}", "shadow: {radius: 6, y: 5, opacity: 0.5}"),
    ("shadow: {radius: 6, y: 2, opacity: 0.5}", "shadow: {radius: 7, y: 2, opacity: 0.5}"),
    ("border: {color: red, width: 1}", "border: {color: red, width: 2}"),
    ("cornerRadius: 4", "cornerRadius: 5"),
  ])
  func `all style properties are compared without stored pictures`(old: String, new: String)
    async throws
  {
    func spec(_ style: String) -> String {
      """
      render: {widths: [200], scale: 1}
      styles: {card: {content: title, background: white, \(style)}}
      sections: [{group: {height: 60, item: {style: card}}, items: 1, contentInsets: 20}]

      """
    }
    try work.write(spec(old), to: "s/card.yaml")
    #expect(await work.run("record", "s", "--images", "none").code == .done)
    try work.write(spec(new), to: "s/card.yaml")
    _ = await work.run("verify", "s", "--update", "none")
    #expect(try verdicts.map(\.status) == [.pixels])
    #expect(try verdicts.flatMap(\.causes).map(\.kind) == [.spec])
  }
}
