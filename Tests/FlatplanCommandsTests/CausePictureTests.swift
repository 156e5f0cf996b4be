import PNGCodec
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests the pictures that a run in CI writes for each cause.
@Suite struct CausePictureTests {
  @Test func `each cause has one picture, of the snapshot that it changed most`() async throws {
    let work = try Workplace()
    func specs(_ height: Int, _ color: String) throws {
      try work.write(
        """
        render: {widths: [100, 150], scale: 1, theme: system}
        sections: [{group: {height: \(height)}, items: 2}]

        """, to: "s/rows.yaml")
      try work.write(
        """
        render: {widths: [100], scale: 1, theme: system}
        styles: {card: {background: "\(color)"}}
        sections: [{group: {height: 60, item: {style: card}}, items: 1}]

        """, to: "s/card.yaml")
    }
    try specs(40, "#112233")
    #expect(await work.run("record", "s").code == .done)
    try specs(52, "#aabbcc")
    #expect(await work.run("verify", "s", "--update", "none").code == .badSpec)
    #expect(!work.files.contains { $0.contains("/causes/") })

    #expect(await work.run(["verify", "s"], isAutomated: true).code == .badSpec)
    let report = try work.report()
    #expect(report.causeGroups.count == 2)
    var sizes: [String: [Int]] = [:]
    for group in report.causeGroups {
      let bytes = try #require(work.bytes(".build/flatplan/causes/\(group.number).png"))
      let picture = try PNG.decode(bytes)
      sizes["\(group.cause)"] = [picture.width, picture.height]
    }
    // Before, after and the difference, with gaps of 16 pixels, as high as the highest of them.
    let heights = sizes.first { $0.key.contains("height") }?.value
    #expect(heights == [3 * 100 + 2 * 16, 104] || heights == [3 * 150 + 2 * 16, 104], "\(sizes)")
    #expect(sizes.first { $0.key.contains("background") }?.value == [332, 60], "\(sizes)")
  }
}
