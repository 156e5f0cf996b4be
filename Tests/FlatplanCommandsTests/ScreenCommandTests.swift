import Foundation
import Testing

@testable import Basics
@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Bars of screens in `frames`, baselines and causes.
@Suite struct ScreenCommandTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try write(title: "Library")
  }

  private func write(title: String, tab: String = "Home") throws {
    try work.write(
      """
      theme: system
      screen:
        navigationBar: {title: \(title), trailing: [Edit]}
        tabBar: {items: [{title: \(tab), image: house}, {title: More, image: ellipsis}]}
      sections: [{id: rows, list: plain, items: [{title: One}, {title: Two}]}]
      render: {devices: [iphone-16], picture: container}
      """, to: "home.yaml")
  }

  @Test func `frames lists the bars and the safe area`() async throws {
    let json = await work.run("frames", "home.yaml")
    #expect(json.code == .done)
    #expect(json.text.contains("\"safeArea\": [113, 0, 83, 0]"), "\(json.text)")
    #expect(json.text.contains("{\"name\": \"navigation bar\", \"frame\": [0, 59, 393, 54]}"))
    let table = await work.run("frames", "home.yaml", "--format", "table")
    #expect(table.text.contains("tab bar capsule"))
    let layout = await work.run("frames", "home.yaml", "--format", "layout")
    #expect(layout.text.contains("tab bar"))
  }

  @Test func `a layout without a screen lists no bars`() async throws {
    try work.write("sections: [{list: plain, items: [One]}]\n", to: "plain.yaml")
    let json = await work.run("frames", "plain.yaml")
    #expect(json.code == .done && !json.text.contains("bars"))
  }

  @Test func `a changed title of a bar is the cause of what moved`() async throws {
    #expect(await work.run("record", "home.yaml").code == .done)
    #expect(await work.run("verify", "home.yaml", "--force").code == .done)
    try write(title: "A longer title")
    let result = await work.run("verify", "home.yaml", "--update", "none")
    #expect(result.code == .badSpec)
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.causes.map(\.description).first?.contains("title Library") == true)
    #expect(result.text.contains("navigation bar title"), "\(result.text)")
  }

  @Test func `a title that does not fit between the buttons is a finding`() async throws {
    try write(title: "A title that is much too long for the bar of a phone")
    let lint = await work.run("check", "home.yaml", "--lint")
    #expect(lint.words.contains("navigation bar title"), "\(lint.words)")
    let drawn = await work.run("render", "home.yaml")
    #expect(drawn.words.contains("A title that is much too long"), "\(drawn.words)")
  }

  @Test func `annotations name bars`() async throws {
    try work.write(
      """
      annotations: [{at: tab 1, text: Home}, {at: navigation bar, text: The bar}]
      theme: system
      screen: {navigationBar: {title: A}, tabBar: {items: [Home, More]}}
      sections: [{list: plain, items: [One]}]
      render: {picture: container}
      """, to: "notes.yaml")
    let drawn = await work.run("render", "notes.yaml")
    #expect(drawn.code == .done && !drawn.words.contains("W4"), "\(drawn.words)")
    let wrong = await work.run("render", "notes.yaml", "--set", "annotations.0.at=tab 7")
    #expect(wrong.words.contains("tab 7"), "\(wrong.words)")
  }
}
