import ArgumentParser
import Foundation
import PNGCodec
import Testing

@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecPictures
@testable import VisualDiff

/// Specs whose inputs have the recorded bytes are not parsed; any changed byte of an input is
/// detected. The tests count parsed specs and measure no times.
@Suite struct UnchangedTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("vars: {row: 44}\n", to: "s/shared.yaml")
    try work.write("title\nOne\nTwo\n", to: "s/rows.csv")
    try work.write("styles: {card: {content: image}}\n", to: "s/flatplan.yaml")
    try work.write(try Self.picture(10), to: "s/photo.png")
    try work.write(Self.spec, to: "s/rows.yaml")
  }

  private static let spec = """
    include: shared.yaml
    render: {widths: [200, 300], appearance: [light, dark], scale: 1}
    sections:
      - {group: {height: =row}, items: rows.csv}
      - group: {height: 60, item: {style: card}}
        items: [{title: A, image: photo.png}]

    """

  private static func picture(_ level: UInt8) throws -> [UInt8] {
    try PNG.encode(
      PNG.Picture(width: 2, height: 2, pixels: (0..<4).flatMap { _ in [level, 90, 200, 255] }))
  }

  /// The inputs of a run of `verify`.
  private func input(_ folder: String = "s", keeping pictures: PictureStorage? = nil) -> SuiteInput
  {
    let environment = RunEnvironment(
      folder: work.folder, output: { _ in }, messages: { _ in }, cores: 2)
    return SuiteInput([folder], in: environment, unread: UnchangedSpecs(keeping: pictures))
  }

  /// The specs that a run of `verify` parses.
  private func specsRead(
    _ folder: String = "s", keeping pictures: PictureStorage? = nil
  ) throws -> [String] {
    let input = input(folder, keeping: pictures)
    #expect(input.failures.isEmpty)
    return input.specs.compactMap(\.opened?.title)
  }

  private func verdicts(_ arguments: String...) async throws -> [Verdict] {
    _ = await work.run(["verify", "s", "--update", "none"] + arguments)
    return try work.report().verdicts
  }

  private func index() throws -> String {
    String(
      decoding: try #require(work.bytes("s/__Snapshots__/rows/baseline.json")), as: UTF8.self)
  }

  @Test(arguments: ["png", "hash", "none"])
  func `unchanged specs are not parsed, and are reported as if they were`(images: String)
    async throws
  {
    _ = await work.run("record", "s", "--images", images)
    #expect(try specsRead() == [])
    let quick = try await verdicts()
    #expect(quick.map(\.variant) == ["200", "200~dark", "300", "300~dark"])
    let report = work.bytes(".build/flatplan/report.json")
    #expect(try await verdicts("--force") == quick)
    #expect(work.bytes(".build/flatplan/report.json") == report)
    #expect(try await verdicts("--filter", "rows/300*").map(\.variant) == ["300", "300~dark"])
    let parts = try await [verdicts("--shard", "1/2"), verdicts("--shard", "2/2")]
    #expect(parts.map(\.count) == [2, 2])
    #expect(Set(parts.flatMap(\.self)) == Set(quick))
  }

  @Test(arguments: [
    ("rows.yaml", spec.replacingOccurrences(of: "60", with: "61")),
    ("rows.yaml", "# A comment\n" + spec),
    ("shared.yaml", "vars: {row: 45}\n"),
    ("shared.yaml", "vars: {row: 44} # points\n"),
    ("rows.csv", "title\nOne\nTwo\nThree\n"),
    ("flatplan.yaml", "styles: {card: {content: image, cornerRadius: 4}}\n"),
    // A nearer project file without shared keys.
    (".git", ""),
    ("__Snapshots__/rows/200.layout", "flatplan layout 1\n"),
    ("__Snapshots__/rows/200.png", "no picture"),
  ])
  func `a changed file is detected`(file: String, text: String) async throws {
    // The project is the parent folder.
    try FileManager.default.moveItem(
      atPath: "\(work.folder)/s/flatplan.yaml", toPath: "\(work.folder)/flatplan.yaml")
    _ = await work.run("record", "s")
    #expect(try specsRead() == [])
    try work.write(text, to: file == "flatplan.yaml" ? file : "s/\(file)")
    let input = input()
    // Without the shared keys the spec is invalid, which shows that it was parsed.
    #expect(input.specs.compactMap(\.opened).count + input.failures.count == 1)
  }

  @Test func `a changed image is detected`() async throws {
    _ = await work.run("record", "s")
    try work.write(try Self.picture(20), to: "s/photo.png")
    #expect(try specsRead() == ["s/rows.yaml"])
    #expect(try await verdicts().allSatisfy { $0.status == .pixels })
  }

  @Test(arguments: ["s/rows.yaml", "s/rows.csv", "s/photo.png", "s/flatplan.yaml"])
  func `a removed file is detected`(file: String) async throws {
    try work.write("sections: [{group: {height: 44}, items: 1}]\n", to: "s/other.yaml")
    _ = await work.run("record", "s")
    #expect(try specsRead() == [])
    try FileManager.default.removeItem(atPath: "\(work.folder)/\(file)")
    let input = input()
    let unread = input.specs.filter { $0.opened == nil }.map(\.title)
    #expect(unread.contains("s/rows.yaml") == false)
  }

  @Test func `a new project file is detected`() async throws {
    try work.write("sections: [{group: {height: 44}, items: 1}]\n", to: "p/s/plain.yaml")
    _ = await work.run("record", "p/s")
    #expect(try specsRead("p/s") == [])
    try work.write("theme: blueprint\n", to: "p/s/flatplan.yaml")
    #expect(try specsRead("p/s") == ["p/s/plain.yaml"])
  }

  @Test func `an insignificant change is no difference, and is not parsed again once recorded`()
    async throws
  {
    _ = await work.run("record", "s")
    try work.write("# A comment\n" + Self.spec, to: "s/rows.yaml")
    #expect(try specsRead() == ["s/rows.yaml"])
    #expect(try await verdicts().allSatisfy { $0.status == .match })
    #expect(try specsRead() == ["s/rows.yaml"])
    _ = await work.run("record", "s")
    #expect(try specsRead() == [])
  }

  @Test func `older baselines without this record are valid`() async throws {
    _ = await work.run("record", "s")
    let now = try index()
    let inputs = try Regex(#"  "inputs" : \{(?s:.*?)\n  \},\n"#)
    let before = now.replacing(inputs, with: "")
    #expect(!before.contains("inputs") && before.contains("machines"))
    try work.write(before, to: "s/__Snapshots__/rows/baseline.json")
    #expect(try specsRead() == ["s/rows.yaml"])
    #expect(try await verdicts().map(\.status) == [.match, .match, .match, .match])
    #expect(try index() == before)
    _ = await work.run("record", "s")
    #expect(try index() == now)
  }

  /// A merge may take the recorded inputs of one side, all of them or only the files, and the
  /// snapshots of the other.
  @Test(arguments: [#"  "inputs" : \{(?s:.*?)\n  \},\n"#, #"    "files" : \{(?s:.*?)\},\n"#])
  func `recorded inputs of other snapshots are not trusted`(part: String) async throws {
    _ = await work.run("record", "s")
    let old = try index()
    let before = work.contents(of: "s/__Snapshots__")
    try work.write(Self.spec.replacingOccurrences(of: "60", with: "80"), to: "s/rows.yaml")
    _ = await work.run("record", "s")
    let new = try index()
    let inputs = try Regex(part)
    let its = try #require(new.firstMatch(of: inputs)).output[0].substring ?? ""
    for (file, bytes) in before { try work.write(bytes, to: file) }
    let merged = old.replacing(inputs, with: its, maxReplacements: 1)
    #expect(merged != old)
    try work.write(merged, to: "s/__Snapshots__/rows/baseline.json")
    #expect(try specsRead() == ["s/rows.yaml"])
  }

  @Test func `after a partial accept, the rest is compared`() async throws {
    _ = await work.run("record", "s")
    try work.write(Self.spec.replacingOccurrences(of: "60", with: "80"), to: "s/rows.yaml")
    #expect(try await verdicts().count { $0.status == .layout } == 4)
    _ = await work.run("accept", "--filter", "rows/200*")
    #expect(try specsRead() == ["s/rows.yaml"])
    _ = await work.run("accept")
    #expect(try specsRead() == [])
  }

  @Test func `on another machine all specs are parsed`() async throws {
    _ = await work.run("record", "s", "--images", "hash")
    let name = "s/__Snapshots__/rows/baseline.json"
    var index = try BaselineIndex(work.bytes(name) ?? [], named: name)
    func entries(_ change: (inout BaselineIndex.Entry) -> Void) throws {
      for snapshot in index.snapshots.keys { change(&index.snapshots[snapshot]!) }
      var inputs = try #require(index.inputs)
      inputs.seal = inputs.sealed(index.snapshots.mapValues(\.key))
      index.inputs = inputs
      try work.write(try index.bytes, to: name)
    }
    // Drawing would find another picture.
    try entries { ($0.key, $0.pictureHash, $0.pixelsHash) = ("0", "0", "0") }
    #expect(try await verdicts().map(\.status) == [.match, .match, .match, .match])
    try entries { $0.machine = "0123456789abcdef" }
    #expect(try specsRead() == [])
    #expect(
      try await verdicts().map(\.status) == [
        .environment, .environment, .environment, .environment,
      ])
  }

  @Test func `with other options, or after an interruption, all specs are parsed`() async throws {
    _ = await work.run("record", "s", "--images", "hash")
    #expect(try specsRead(keeping: .hash) == [])
    #expect(try specsRead(keeping: .png) == ["s/rows.yaml"])
    try work.write("", to: "s/__Snapshots__/rows/.transaction")
    #expect(try specsRead() == ["s/rows.yaml"])
  }

  @Test func `warnings of a spec are printed every time`() async throws {
    try work.write(
      "sections: [{group: {height: 44, width: 0.5}, items: 1}]\n", to: "w/doubtful.yaml")
    let first = await work.run("record", "w")
    let second = await work.run("verify", "w")
    #expect(first.words.contains("warning[W201]") && second.words.contains("warning[W201]"))
  }

  @Test func `obsolete snapshots are reported`() async throws {
    _ = await work.run("record", "s")
    let narrow = Self.spec.replacing("[200, 300]", with: "[200]").replacing("60", with: "61")
    try work.write(narrow, to: "s/rows.yaml")
    _ = await work.run("verify", "s", "--update", "changed")
    #expect(try specsRead() == ["s/rows.yaml"])
    #expect(try await verdicts().count { $0.status == .obsolete } == 2)
    _ = await work.run("prune", "s")
    #expect(try specsRead() == [])
  }

  @Test func `a spec with another picture is detected`() async throws {
    _ = await work.run("record", "s", "--filter", "rows/200*")
    #expect(try specsRead() == ["s/rows.yaml"])
    _ = await work.run("record", "s")
    #expect(try specsRead() == [])
    _ = await work.run("verify", "s", "--sweep", "320...330")
    #expect(try specsRead() == [])
  }
}
