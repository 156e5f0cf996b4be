import Foundation
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that acceptances and rejections take exactly what was chosen, where it belongs.
@Suite struct AcceptanceTests {
  let work: Workplace

  private static let spec = """
    render: {widths: [200], appearance: [light, dark], scale: 1}
    styles: {box: {content: none, background: systemTeal}}
    sections:
      - id: top
        group: {height: 44, columns: 2, item: {style: box}}
        items: 4
      - id: bottom
        group: {height: 30, item: {style: box}}
        items: 2

    """

  init() async throws {
    work = try Workplace()
    try work.write(Self.spec, to: "s/grid.yaml")
    _ = await work.run("record", "s")
  }

  private func edit(_ edits: (String, String)...) throws {
    try work.write(try Scenario.edited(work.text("s/grid.yaml"), edits), to: "s/grid.yaml")
  }

  private func verify(_ options: String...) async -> Workplace.Result {
    await work.run(["verify", "s", "--update", "none"] + options)
  }

  /// Copies the project to another folder, as a checkout that moved.
  private func copy() throws -> Workplace {
    let other = try Workplace()
    try FileManager.default.removeItem(atPath: other.folder)
    try FileManager.default.copyItem(atPath: work.folder, toPath: other.folder)
    return other
  }

  // MARK: Places

  @Test func `a copied checkout accepts into its own baselines`() async throws {
    try edit(("height: 44", "height: 50"))
    #expect(await verify().code == .badSpec)
    let before = work.contents(of: "s/__Snapshots__")
    let other = try copy()
    #expect(await other.run("accept").code == .done)
    #expect(work.contents(of: "s/__Snapshots__") == before)
    #expect(other.text("s/__Snapshots__/grid/200.layout").contains("100 50"))
    #expect(await other.run("verify", "s", "--update", "none").code == .done)
  }

  @Test func `the artifact of another checkout is accepted by folder and by report`()
    async throws
  {
    try edit(("height: 44", "height: 50"))
    let other = try copy()
    _ = await other.run("verify", "s", "--update", "none", "--report-folder", "artifact")
    try FileManager.default.copyItem(
      atPath: "\(other.folder)/artifact", toPath: "\(work.folder)/artifact")
    let before = work.contents(of: "artifact")
    #expect(await work.run("pending", "--from", "artifact").text.contains("cause 1"))
    let result = await work.run("accept", "--from", "artifact/report.json")
    #expect(result.code == .done, "\(result.words)")
    #expect(result.words == "2 snapshots accepted\n")
    #expect(work.contents(of: "artifact") == before)
    #expect(await verify().code == .done)
    // Accepting it once more changes nothing.
    let baselines = work.contents(of: "s/__Snapshots__")
    #expect(await work.run("accept", "--from", "artifact").code == .done)
    #expect(work.contents(of: "s/__Snapshots__") == baselines)
  }

  @Test func `the reports of all shards are accepted together`() async throws {
    try edit(("height: 44", "height: 50"))
    for shard in 1...2 {
      _ = await verify("--shard", "\(shard)/2", "--report-folder", "shards/\(shard)")
    }
    _ = await work.run("merge-reports", "shards/1", "shards/2", "-o", "shards/all.json")
    let merged = await work.run("pending", "--from", "shards/all.json")
    #expect(merged.text.hasPrefix("s/__Snapshots__/grid/200\ns/__Snapshots__/grid/200~dark\n"))
    let result = await work.run("accept", "--from", "shards")
    #expect(result.words == "2 snapshots accepted\n", "\(result.words)")
    #expect(await verify().code == .done)
  }

  @Test(arguments: ["../elsewhere/__Snapshots__/grid", "s/grid", "/tmp/__Snapshots__/grid"])
  func `places outside of the project are refused`(place: String) async throws {
    try edit(("height: 44", "height: 50"))
    _ = await verify("--report-folder", "artifact")
    let file = try #require(work.files.first { $0.hasSuffix("place.json") })
    var target =
      try JSONSerialization.jsonObject(with: Data(work.bytes(file) ?? [])) as? [String: Any] ?? [:]
    target["folder"] = place
    try work.write([UInt8](JSONSerialization.data(withJSONObject: target)), to: file)
    let before = work.contents(of: "s/__Snapshots__")
    let result = await work.run("accept", "--from", "artifact")
    #expect(result.code == .system, "\(work.text(file))")
    #expect(
      result.words.contains("outside of this project")
        || result.words.contains("is not a baseline folder"), "\(result.words)")
    #expect(work.contents(of: "s/__Snapshots__") == before)
  }

  @Test(arguments: [
    ("place.json", #""compared":{"#, #""compared":{"x":{},"#, "compared.x.layout is missing"),
    ("place.json", #""frames":"#, #""frames":-"#, ".frames: -6 is out of range"),
    ("place.json", #""layout":""#, #""layout":"../"#, ".layout: '../200.layout' is not the name"),
    ("place.json", #""layout":""#, #""layout":"."#, ".layout: '.200.layout' is not the name"),
    ("place.json", #".png""#, #".sh""#, ".sh' is not the name of a file in its folder"),
    ("place.json", #""spec":"s/"#, #""spec":"","spec":"s/"#, "spec: the name occurs twice"),
    ("place.json", #""former":{"#, #""former":{"200":"../x""#, "former.200: '../x' is not"),
    ("place.json", #""s/grid.yaml""#, #""../../grid.yaml""#, "'../../grid.yaml' is outside of"),
    ("place.json", #""files":{"grid"#, #""files":{"../../x":"","grid"#, ".files.../../x: 's/"),
    ("place.json", #""inputs":{"#, #""inputs":[],"f":{"#, "inputs has the wrong type or value"),
    (
      "place.json", #""project":"#, #""formerFolder":"../x/__Snapshots__/grid","project":"#,
      "its baselines are outside of this project: ../x/__Snapshots__/grid"
    ),
    (
      "baseline.json", #""machine" : "#,
      #""merged" : [{"layout": "../x.layout", "layoutHash": "", "frames": 1, "key": "", "machine": "", "#
        + #""spec": ""}], "machine" : "#, ".merged.0.layout: '../x.layout' is not the name"
    ),
    ("baseline.json", #""frames" : "#, #""frames" : -"#, ".frames: -6 is out of range"),
    ("baseline.json", #""frames" : "#, #""frames" : 1, "frames" : "#, ".frames: the name occurs"),
    ("baseline.json", #""picture" : ""#, #""picture" : "../"#, ".png' is not the name of a file"),
  ])
  func `damaged values of pending baselines are refused with their path`(
    file: String, old: String, new: String, reason: String
  ) async throws {
    try edit(("height: 44", "height: 50"))
    _ = await verify("--report-folder", "artifact")
    let path = try #require(
      work.files.first { $0.hasPrefix("artifact") && $0.hasSuffix("/\(file)") })
    let text = work.text(path).replacing("\\/", with: "/")
    #expect(text.contains(old), "\(text)")
    try work.write(text.replacing(old, with: new), to: path)
    let before = work.contents(of: "s/__Snapshots__")
    for command in ["accept", "pending"] {
      let result = await work.run(command, "--from", "artifact")
      #expect(result.code == .system)
      #expect(result.words.contains(path) && result.words.contains(reason), "\(result.words)")
    }
    #expect(work.contents(of: "s/__Snapshots__") == before)
  }

  /// Earlier releases stored absolute paths.
  @Test func `pending baselines of earlier releases are read, or refused with words`()
    async throws
  {
    try edit(("height: 44", "height: 50"))
    _ = await verify()
    let file = try #require(work.files.first { $0.hasSuffix("place.json") })
    var old =
      try JSONSerialization.jsonObject(with: Data(work.bytes(file) ?? [])) as? [String: Any] ?? [:]
    for key in ["folder", "project", "inputs"] { old[key] = nil }
    old["path"] = "\(work.folder)/s/__Snapshots__/grid"
    try work.write([UInt8](JSONSerialization.data(withJSONObject: old)), to: file)
    let other = try copy()
    let refused = await other.run("accept")
    #expect(refused.code == .system)
    #expect(refused.words.contains("outside of this project"), "\(refused.words)")
    #expect(await work.run("accept").code == .done)
    #expect(await verify().code == .done)
  }

  @Test func `windows line ends change nothing`() async throws {
    try edit(("height: 44", "height: 50"))
    _ = await verify()
    for file in work.files where file.hasSuffix(".layout") || file.hasSuffix(".yaml") {
      try work.write(work.text(file).replacing("\n", with: "\r\n"), to: file)
    }
    let result = await work.run("accept")
    #expect(result.code == .done, "\(result.words)")
    #expect(await verify().code == .done)
  }

  // MARK: Changes since

  @Test func `a spec that changed since verify is not accepted`() async throws {
    try edit(("height: 44", "height: 50"))
    _ = await verify()
    try edit(("height: 50", "height: 51"))
    let before = work.contents(of: "s/__Snapshots__")
    let result = await work.run("accept")
    #expect(result.code == .badSpec)
    #expect(
      result.words
        == "error: s/grid.yaml has changed since verify; run flatplan verify again\n")
    #expect(work.contents(of: "s/__Snapshots__") == before)
    #expect(await work.run("reject").code == .done)
  }

  @Test func `a changed shared file is a change of the spec`() async throws {
    try work.write("styles: {box: {cornerRadius: 4}}\n", to: "flatplan.yaml")
    try edit(("height: 44", "height: 50"))
    _ = await verify()
    try work.write("styles: {box: {cornerRadius: 5}}\n", to: "flatplan.yaml")
    let result = await work.run("accept")
    #expect(result.code == .badSpec)
    #expect(result.words.hasPrefix("error: flatplan.yaml has changed"), "\(result.words)")
  }

  // MARK: Single causes

  /// Returns the number of the cause that mentions a text.
  private func cause(_ text: String) async throws -> String {
    let lines = await work.run("pending").text.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("cause ") && $0.contains(text) })
    return String(line.split(separator: " ")[1])
  }

  @Test func `accepting one cause records it alone, and the other stays pending`() async throws {
    try edit(("height: 44", "height: 50"), ("height: 30", "height: 36"))
    _ = await verify()
    let result = await work.run("accept", "--cause", try await cause("30 → 36"))
    #expect(result.code == .done, "\(result.words)")
    #expect(
      result.words == "2 snapshots accepted; 2 snapshots with other causes that stay pending\n")
    let layout = work.text("s/__Snapshots__/grid/200.layout")
    #expect(layout.contains("100 44") && layout.contains("200 36"), "\(layout)")
    let left = await work.run("pending").text
    #expect(left.contains("44 → 50") && !left.contains("30 → 36"), "\(left)")
    // A new run agrees.
    _ = await verify()
    let verdicts = try work.report().verdicts
    #expect(
      verdicts.allSatisfy { $0.causes.flatMap(\.edits).map(\.text).joined().contains("44 → 50") })
    #expect(verdicts.allSatisfy { $0.causes.count == 1 })
  }

  @Test func `accepting the causes one after the other equals accepting all`() async throws {
    try edit(("height: 44", "height: 50"), ("height: 30", "height: 36"))
    _ = await verify()
    let other = try copy()
    for text in ["44 → 50", "30 → 36"] {
      #expect(await work.run("accept", "--cause", try await cause(text)).code == .done)
    }
    _ = await other.run("accept")
    let names = work.files.filter { $0.hasPrefix("s/__Snapshots__") && !$0.hasSuffix(".json") }
    for name in names { #expect(work.bytes(name) == other.bytes(name), "\(name)") }
    #expect(await verify().code == .done)
  }

  @Test func `rejecting one cause takes it out of what is accepted later`() async throws {
    try edit(("height: 44", "height: 50"), ("height: 30", "height: 36"))
    _ = await verify()
    let spec = work.text("s/grid.yaml")
    let result = await work.run("reject", "--cause", try await cause("30 → 36"))
    #expect(result.code == .done, "\(result.words)")
    #expect(work.text("s/grid.yaml") == spec)
    #expect(work.text("s/__Snapshots__/grid/200.layout").contains("100 44"))
    #expect(await work.run("accept").code == .done)
    let layout = work.text("s/__Snapshots__/grid/200.layout")
    #expect(layout.contains("100 50") && layout.contains("200 30"), "\(layout)")
    _ = await verify()
    let causes = try work.report().verdicts.flatMap(\.causes).flatMap(\.edits).map(\.text)
    #expect(causes.allSatisfy { $0.contains("30 → 36") } && !causes.isEmpty)
  }

  /// At one width the cause is the only one, at the other it is one of two.
  @Test func `a cause is rejected in snapshots with and without other causes`() async throws {
    try work.write(
      """
      render: {widths: [200, 700], scale: 1}
      sections:
        - group: {height: 44, columns: 2}
          items: 4
        - group: {height: {default: 30, 600: 40}}
          items: 2

      """, to: "s/grid.yaml")
    _ = await work.run("record", "s")
    try edit(("height: 44", "height: 50"), ("default: 30", "default: 36"))
    _ = await verify()
    #expect(await work.run("reject", "--cause", try await cause("44 → 50")).code == .done)
    let result = await work.run("accept")
    #expect(result.code == .done && result.words == "1 snapshot accepted\n", "\(result.words)")
    let narrow = work.text("s/__Snapshots__/grid/200.layout")
    #expect(narrow.contains("100 44") && narrow.contains("200 36"), "\(narrow)")
    #expect(work.text("s/__Snapshots__/grid/700.layout").contains("350 44"))
  }

  @Test func `one of several causes is accepted for baselines of another machine`() async throws {
    let folder = "s/__Snapshots__/grid"
    let index = work.text("\(folder)/baseline.json")
    let machine = try #require(index.firstMatch(of: /"machine" : "([0-9a-f]+)"/)).output.1
    try work.write(
      index.replacing(machine, with: "0123456789abcdef").replacing(
        try Regex("\"key\" : \"[0-9a-f]+\""), with: { _ in "\"key\" : \"0\"" }),
      to: "\(folder)/baseline.json")
    try edit(("height: 44", "height: 50"), ("height: 30", "height: 36"))
    _ = await verify()
    let result = await work.run("accept", "--cause", try await cause("30 → 36"))
    #expect(result.code == .done, "\(result.words)")
    // What is drawn here is as it was recorded.
    #expect(!result.words.contains("due"), "\(result.words)")
    let layout = work.text("\(folder)/200.layout")
    #expect(layout.contains("100 44") && layout.contains("200 36"), "\(layout)")
  }

  @Test func `equal edits of several files are one cause`() async throws {
    try work.write(work.text("s/grid.yaml"), to: "s/copy.yaml")
    _ = await work.run("record", "s")
    for name in ["grid", "copy"] {
      let text = work.text("s/\(name).yaml").replacing("height: 44", with: "height: 50")
      try work.write(text, to: "s/\(name).yaml")
    }
    let result = await verify()
    #expect(
      result.text.contains("in 4 snapshots)"))
    let report = try work.report()
    #expect(report.causeGroups.count == 1, "\(result.text)")
    #expect(report.causeGroups[0].places == ["s/copy.yaml:5", "s/grid.yaml:5"])
    #expect(report.annotations().split(separator: "\n").count { $0.hasPrefix("::error") } == 2)
    #expect(await work.run("accept", "--cause", "1").words == "4 snapshots accepted\n")
  }

  // MARK: Reports

  @Test func `recorded changes are listed and reported with both pictures`() async throws {
    try edit(("height: 44", "height: 50"))
    let result = await work.run("verify", "s", "--update", "changed")
    #expect(result.code == .done)
    #expect(result.text.contains("grid 200  RECORDED (was CHANGED)"), "\(result.text)")
    #expect(result.text.contains("44 → 50"))
    #expect(result.words.contains("2 snapshots recorded"))
    #expect(!result.words.contains("to review"))
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.status == .match && verdict.recorded == .layout && !verdict.isPending)
    for file in [verdict.files.baselinePicture, verdict.files.actualPicture] {
      #expect(work.bytes(".build/flatplan/\(file ?? "")") != nil)
    }
    #expect(await work.run("pending").words == "no pending snapshots\n")
  }

  @Test func `the pictures of a report are beside its page`() async throws {
    try edit(("height: 44", "height: 50"))
    _ = await verify()
    let page = work.text(".build/flatplan/index.html")
    #expect(!page.contains("data:image/png"))
    #expect(page.contains("expected/s~__Snapshots__~grid/200.png"), "\(page.suffix(300))")
  }
}
