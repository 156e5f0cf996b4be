import Foundation
import PNGCodec
import Testing

@testable import SpecDiagnostics
@testable import SpecPictures
@testable import VisualDiff

/// Everything that a snapshot depends on is part of its key. A change is never skipped as
/// unchanged, and never attributed to the engine.
@Suite struct InputKeyTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  private static func picture(_ level: UInt8) throws -> [UInt8] {
    let pixel: [UInt8] = [level, 90, 200, 255]
    return try PNG.encode(
      PNG.Picture(width: 8, height: 8, pixels: (0..<64).flatMap { _ in pixel }))
  }

  private func verify(_ images: String) async throws -> [Verdict] {
    _ = await work.run("verify", "s", "--images", images, "--update", "none")
    return try work.report().verdicts
  }

  @Test(arguments: ["png", "hash", "none"])
  func `a changed image file is detected and named as the cause`(
    images: String
  ) async throws {
    try work.write(try Self.picture(10), to: "s/photo.png")
    try work.write(
      """
      render: {widths: [200], scale: 1}
      sections:
        - group: {height: 60, item: {style: card}}
          items: [{title: A, image: photo.png}, {title: B}]
      styles: {card: {content: image}}

      """, to: "s/cards.yaml")
    _ = await work.run("record", "s", "--images", images)
    #expect(try await verify(images).map(\.status) == [.match])
    try work.write(try Self.picture(250), to: "s/photo.png")
    let verdict = try #require(try await verify(images).first)
    #expect(verdict.status == .pixels)
    #expect(verdict.causes.map(\.description) == ["photo.png changed"])
    #expect(verdict.causes.flatMap(\.edits).map(\.place) == ["s/photo.png"])
    #expect(verdict.changes.map(\.text) == ["repainted 0/0"])
    _ = await work.run("accept")
    #expect(try await verify(images).map(\.status) == [.match])
  }

  @Test(arguments: ["png", "hash", "none"])
  func `the storage of pictures is kept, and unchanged pictures are not drawn`(
    images: String
  ) async throws {
    let spec = "render: {widths: [200], scale: 1}\nsections: [{group: {height: 60}, items: 2}]\n"
    try work.write(spec, to: "s/cards.yaml")
    _ = await work.run("record", "s", "--images", images)
    let picture = "s/__Snapshots__/cards/200.png"
    #expect((work.bytes(picture) != nil) == (images == "png"))
    let index = "s/__Snapshots__/cards/baseline.json"
    let recorded = String(decoding: try #require(work.bytes(index)), as: UTF8.self)
    if images == "hash" {
      // Invalid hashes, so that any drawn picture differs.
      let hashes = try Regex("\"(picture|pixels)Hash\" : \"[0-9a-f]+\",\\s*")
      let other = "\"pictureHash\" : \"0\", \"pixelsHash\" : \"0\", \"spec\""
      try work.write(
        recorded.replacing(hashes, with: "").replacing("\"spec\"", with: other), to: index)
      #expect(await work.run("verify", "s").code == .done)
      #expect(await work.run("verify", "s", "--force", "--update", "none").code == .badSpec)
    }
    try work.write(spec.replacingOccurrences(of: "60", with: "80"), to: "s/cards.yaml")
    _ = await work.run("record", "s")
    #expect((work.bytes(picture) != nil) == (images == "png"))
    let now = String(decoding: try #require(work.bytes(index)), as: UTF8.self)
    #expect(now.contains("pictureHash") == (images != "none"))
  }

  @Test(arguments: ["png", "hash", "none"])
  func `another scale changes the picture's size and is named as the cause`(
    images: String
  ) async throws {
    let spec = "render: {widths: [200], scale: 1}\nsections: [{group: {height: 60}, items: 2}]\n"
    try work.write(spec, to: "s/cards.yaml")
    _ = await work.run("record", "s", "--images", images)
    try work.write(spec.replacing("scale: 1", with: "scale: 3"), to: "s/cards.yaml")
    let verdict = try #require(try await verify(images).first)
    #expect(verdict.status == .size)
    #expect(verdict.causes.map(\.description) == ["render.scale 1 → 3"])
    #expect(verdict.pixels?.oldSize == [200, 120])
    #expect(verdict.pixels?.newSize == [600, 360])
  }

  @Test func `a changed image and a changed key are separate causes`() async throws {
    try work.write(try Self.picture(10), to: "s/photo.png")
    func spec(_ height: Int) -> String {
      """
      render: {widths: [200], scale: 1}
      sections:
        - group: {height: 60, item: {style: card}}
          items: [{title: A, image: photo.png}]
          footer: {height: \(height), title: End}
      styles: {card: {content: image}}

      """
    }
    try work.write(spec(30), to: "s/cards.yaml")
    _ = await work.run("record", "s")
    try work.write(spec(40), to: "s/cards.yaml")
    try work.write(try Self.picture(250), to: "s/photo.png")
    let verdict = try #require(try await verify("png").first)
    #expect(
      verdict.causes.map(\.description).sorted() == [
        "photo.png changed", "sections.0.footer.height 30 → 40",
      ])
  }

  @Test(arguments: [
    ("rows.csv", "title\nOne\nTwo\n", "title\nOne\nTwo\nThree\n"),
    ("rows.json", #"[{"title": "One"}]"#, #"[{"title": "Two"}]"#),
  ])
  func `changed rows of a data file are detected`(file: String, old: String, new: String)
    async throws
  {
    try work.write("sections: [{group: {height: 44}, items: \(file)}]\n", to: "s/rows.yaml")
    try await expectFound(file, old, new)
  }

  @Test func `a changed included file is detected`() async throws {
    try work.write(
      "include: shared.yaml\nsections: [{group: {height: =row}, items: 2}]\n", to: "s/rows.yaml")
    try await expectFound("shared.yaml", "vars: {row: 44}\n", "vars: {row: 50}\n")
  }

  @Test func `a changed project file is detected`() async throws {
    try work.write(
      "sections: [{group: {height: 44, item: {style: card}}, items: [{title: A}]}]\n",
      to: "s/rows.yaml")
    try await expectFound(
      "flatplan.yaml", "styles: {card: {background: white}}\n",
      "styles: {card: {background: systemRed}}\n")
  }

  private func expectFound(_ file: String, _ old: String, _ new: String) async throws {
    try work.write(old, to: "s/\(file)")
    _ = await work.run("record", "s")
    #expect(try await verify("png").map(\.status) == [.match])
    try work.write(new, to: "s/\(file)")
    let verdict = try #require(try await verify("png").first)
    #expect(verdict.status != .match)
    #expect(verdict.causes.map(\.kind) == [.spec])
  }

  @Test func `fonts are part of the rendering environment`() {
    #expect(RenderEnvironment.current.lines.contains { $0.hasPrefix("Inter regular ") })
  }
}
