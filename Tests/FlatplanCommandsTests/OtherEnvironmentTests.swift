import Foundation
import PNGCodec
import Testing

@testable import Basics
@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SpecPictures
@testable import VisualDiff

/// Tests that edits are found exactly on a machine other than the one that recorded the baselines,
/// and that the environment is a cause of its own.
@Suite struct OtherEnvironmentTests {
  let work: Workplace

  private static let spec = """
    render: {widths: [200], scale: 1}
    styles:
      card: {content: none, background: "#3366cc", cornerRadius: 8, shadow: {radius: 6, opacity: 0.2}}
    sections:
      - group: {height: 60, item: {style: card}}
        contentInsets: 12
        interGroupSpacing: 12
        items: 3

    """

  init() throws {
    work = try Workplace()
    try work.write(Self.spec, to: "s/cards.yaml")
  }

  /// Records the spec, as another machine would whose pictures differ slightly.
  private func recordElsewhere(_ storage: String = "png") async throws {
    let recorded = await work.run("record", "s", "--images", storage)
    #expect(recorded.code == .done, "\(recorded.words)")
    let folder = "s/__Snapshots__/cards"
    var text = work.text("\(folder)/baseline.json")
    text.replace(RenderEnvironment.current.hash, with: "0123456789abcdef")
    text.replace("flatplan \(Release.version)", with: "flatplan 0.0.1")
    text.replace(try Regex("\"key\" : \"[0-9a-f]+\""), with: { _ in "\"key\" : \"0\"" })
    if storage == "png" {
      let file = "\(folder)/200.png"
      let bytes = try #require(work.bytes(file))
      var picture = try PNG.decode(bytes)
      for index in 0..<40 { picture.pixels[4 * index] &-= 2 }
      let changed = try PNG.encode(picture)
      try work.write(changed, to: file)
      text.replace(StableHash(bytes).text, with: StableHash(changed).text)
    } else if storage == "hash" {
      let unknown = "0123456789abcdef0123456789abcdef"
      for name in ["pictureHash", "pixelsHash"] {
        text.replace(
          try Regex("\"\(name)\" : \"[0-9a-f]+\""), with: { _ in "\"\(name)\" : \"\(unknown)\"" })
      }
    }
    try work.write(text, to: "\(folder)/baseline.json")
  }

  private func edit(_ edits: (String, String)...) throws {
    try work.write(try Scenario.edited(Self.spec, edits), to: "s/cards.yaml")
  }

  private func verdict() throws -> Verdict { try #require(try work.report().verdicts.first) }

  @Test(arguments: [[], ["--tolerant"], ["--threshold", "0.5"]])
  func `small edits on another machine are found, beside the environment`(
    options: [String]
  ) async throws {
    try await recordElsewhere()
    try edit(("#3366cc", "#3f6dcc"), (", shadow: {radius: 6, opacity: 0.2}", ""))
    let result = await work.run(["verify", "s", "--update", "none"] + options)
    let verdict = try verdict()
    #expect(result.code == .badSpec)
    #expect(verdict.status == .pixels, "\(result.text)")
    let edits = verdict.causes.flatMap(\.edits).map(\.text)
    #expect(edits.contains { $0.contains("background #3366cc → #3f6dcc") }, "\(result.text)")
    #expect(edits.contains { $0.contains("shadow") }, "\(result.text)")
    #expect(verdict.causes.map(\.kind).contains(.environment))
    #expect(verdict.environmentEffect?.contains("40 pixels") == true, "\(verdict)")
  }

  @Test func `an edit that moves frames is found beside the environment`() async throws {
    try await recordElsewhere()
    try edit(("interGroupSpacing: 12", "interGroupSpacing: 13"))
    let result = await work.run("verify", "s", "--update", "none")
    let verdict = try verdict()
    #expect(result.code == .badSpec)
    #expect(verdict.status == .layout)
    #expect(verdict.causes.map(\.kind) == [.spec, .environment], "\(result.text)")
    #expect(verdict.changes.map(\.text) == ["moved     0/1   y +1", "moved     0/2   y +2"])
    #expect(verdict.pixels?.isExact == true)
  }

  @Test(arguments: ["png", "hash"])
  func `an unchanged spec on another machine warns, or fails if asked to or in CI`(
    storage: String
  ) async throws {
    try await recordElsewhere(storage)
    let verify = ["verify", "s", "--update", "none"]
    let result = await work.run(verify)
    #expect(result.code == .done, "\(result.text)")
    let verdict = try verdict()
    #expect(verdict.status == .environment)
    #expect(verdict.causes.map(\.kind) == [.environment])
    #expect(verdict.environmentEffect != nil)
    #expect(result.text.contains("ENVIRONMENT") && result.text.contains("machine   changes "))
    #expect(await work.run(verify + ["--environment", "fail"]).code == .badSpec)
    #expect(work.text(".build/flatplan/junit.xml").contains("failures=\"1\""))
    #expect(await work.run("report").code == .badSpec)
    #expect(await work.run(verify, isAutomated: true).code == .badSpec)
    #expect(
      await work.run(verify + ["--environment", "warn"], isAutomated: true).code == .done)
  }

  @Test func `an edit is found exactly if only the hash of the picture is stored`() async throws {
    try await recordElsewhere("hash")
    try edit(("#3366cc", "#3367cc"))
    let result = await work.run("verify", "s", "--update", "none")
    #expect(result.code == .badSpec, "\(result.text)")
    #expect(try verdict().status == .pixels)
    #expect(try verdict().causes.map(\.kind) == [.spec, .environment])
  }

  @Test func `an edit without an effect is not reported`() async throws {
    try await recordElsewhere("none")
    try edit(("sections:", "description: Three cards\nsections:"))
    #expect(await work.run("verify", "s", "--update", "none").code == .done)
    #expect(try verdict().status == .match)
    #expect(try verdict().causes.isEmpty)
  }

  @Test func `a warning is shown if the recorded spec cannot be drawn`() async throws {
    try work.write(
      try PNG.encode(
        PNG.Picture(
          width: 4, height: 4, pixels: [UInt8](repeating: 200, count: 64))), to: "s/old.png")
    try work.write(
      """
      render: {widths: [200], scale: 1}
      sections: [{group: {height: 60}, items: [{title: One, image: old.png}]}]

      """, to: "s/cards.yaml")
    try await recordElsewhere()
    try FileManager.default.moveItem(
      atPath: "\(work.folder)/s/old.png", toPath: "\(work.folder)/s/new.png")
    try work.write(
      work.text("s/cards.yaml").replacing("old.png", with: "new.png"), to: "s/cards.yaml")
    let result = await work.run("verify", "s", "--update", "none")
    #expect(try verdict().warning?.contains("cannot be drawn again") == true, "\(result.text)")
    #expect(result.words.contains("warning: 1 snapshot recorded in another environment"))
  }
}
