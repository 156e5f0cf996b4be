import Foundation
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that only edits whose reversal changes a recorded frame or pixel are causes.
@Suite struct VisibleCauseTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private static let progress = """
    theme: system
    render: {widths: [300], scale: 1}
    styles:
      a:
        content:
          column:
            - {text: $title, numberOfLines: 2}
            - {progress: $done}
    sections:
      - group: {height: 60, item: {style: a}}
        items:
          - {title: One, done: 0.4}

    """

  private static let spacer = """
    theme: system
    render: {widths: [300], scale: 1}
    styles:
      a:
        content:
          row: [{text: $title}, spacer, {text: $price}]
          spacing: 6
    sections:
      - group: {height: 44, item: {style: a}}
        items:
          - {title: Bread, price: "4"}

    """

  /// Returns the verdict after some edits.
  private func verdict(
    _ spec: String, _ edits: [(String, String)], _ storage: String = "png"
  ) async throws -> Verdict {
    try work.write(spec, to: "s/g.yaml")
    _ = await work.run("record", "s", "--images", storage)
    try work.write(try Scenario.edited(spec, edits), to: "s/g.yaml")
    let result = await work.run("verify", "s", "--update", "none")
    let verdict = try #require(try work.report().verdicts.first)
    #expect((result.code == .done) == (verdict.status == .match), "\(result.text)")
    return verdict
  }

  private func edits(_ verdict: Verdict) -> [[String]] {
    verdict.causes.map {
      $0.edits.map { $0.text.split(separator: ".").last.map(String.init) ?? "" }
    }
  }

  @Test(arguments: ["png", "hash", "none"])
  func `an edit that changes no pixel is no cause beside one that does`(
    storage: String
  ) async throws {
    let verdict = try await verdict(
      Self.progress, [("numberOfLines: 2", "numberOfLines: 3"), ("done: 0.4", "done: 0.6")],
      storage)
    #expect(verdict.status == .pixels)
    #expect(verdict.causes.count == 1, "\(edits(verdict))")
    #expect(verdict.causes.first?.edits.map(\.text).joined().contains("done") == true)
    #expect(try work.report().annotations().split(separator: "\n").count == 1)
  }

  @Test(arguments: ["png", "hash"])
  func `edits that change no pixel are no change`(storage: String) async throws {
    let verdict = try await verdict(
      Self.progress, [("numberOfLines: 2", "numberOfLines: 3")], storage)
    #expect(verdict.status == .match)
  }

  @Test(arguments: ["png", "hash", "none"])
  func `a spacer that grows unseen is no change`(storage: String) async throws {
    let verdict = try await verdict(Self.spacer, [("spacing: 6", "spacing: 11")], storage)
    #expect(verdict.status == .match)
  }

  @Test func `an invisible edit of spacing is no cause beside a visible one`() async throws {
    let verdict = try await verdict(
      Self.spacer, [("spacing: 6", "spacing: 11"), ("price: \"4\"", "price: \"5\"")])
    #expect(verdict.status != .match)
    #expect(edits(verdict).count == 1, "\(edits(verdict))")
    #expect(verdict.causes.first?.edits.map(\.text).joined().contains("price") == true)
  }

  @Test func `two visible edits are two causes`() async throws {
    let verdict = try await verdict(
      Self.progress, [("title: One", "title: Two"), ("done: 0.4", "done: 0.6")])
    #expect(edits(verdict).count == 2, "\(edits(verdict))")
  }

  /// Either of two edits hides the text, so that reverting one alone changes nothing.
  @Test func `edits that are needed together are one cause`() async throws {
    let verdict = try await verdict(
      """
      render: {widths: [200], scale: 1}
      styles:
        a: {background: clear, content: {column: [{text: Words, color: black}]}, opacity: 0.9}
      sections:
        - group: {height: 40, item: {style: a}}
          items: 1

      """, [("color: black", "color: \"#00000000\""), ("opacity: 0.9", "opacity: 0")])
    #expect(verdict.status == .pixels)
    #expect(edits(verdict).map(\.count) == [2], "\(verdict.text())")
    #expect(verdict.text().contains("needed together"), "\(verdict.text())")
  }
}
