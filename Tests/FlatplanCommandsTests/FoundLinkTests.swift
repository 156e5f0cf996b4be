import Foundation
import SpecDiagnostics
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecPictures
@testable import VisualDiff

/// Links in every place where a command finds a file by itself. None is followed out of the project.
@Suite struct FoundLinkTests {
  private static let secret = "top-secret"

  let work: Workplace
  private var outside: String { work.folder + "/outside" }

  /// A project in `project`, beside a folder `outside` with files of every kind.
  init() throws {
    work = try Workplace()
    try work.write("", to: "project/flatplan.yaml")
    try work.write(Example.grid, to: "project/specs/grid.yaml")
    try work.write(
      "sections:  # \(Self.secret)\n  -  {group: {height:   40}, items: 3}\n",
      to: "outside/grid.yaml")
    try work.write("name\n\(Self.secret)\n", to: "outside/rows.csv")
    try work.write("vars: {gap: \"\(Self.secret)\"}\n", to: "outside/include.yaml")
    try work.write("# \(Self.secret)\n", to: "outside/page.md")
  }

  /// Creates a link in the project to a path outside.
  private func link(_ name: String, to target: String) throws {
    let path = "\(work.folder)/project/\(name)"
    try FileManager.default.createDirectory(
      atPath: Files.split(path).folder, withIntermediateDirectories: true)
    #expect(symlink("\(outside)/\(target)", path) == 0)
  }

  /// Runs a command in the project, and checks that nothing outside was read or changed.
  @discardableResult
  private func run(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Workplace.Result {
    let before = work.contents(of: "outside")
    let result = await work.run(arguments, inFolder: "project")
    #expect(
      work.contents(of: "outside") == before, "\(arguments)", sourceLocation: sourceLocation)
    #expect(
      !(result.words + result.text).contains(Self.secret), "\(arguments): \(result.words)",
      sourceLocation: sourceLocation)
    return result
  }

  private static let commands = [
    ["check", "specs"], ["check", "--lint", "specs"], ["fmt", "specs"],
    ["fmt", "--check", "specs"],
    ["render", "specs", "-o", "out"], ["verify", "specs"], ["record", "specs"],
    ["frames", "specs"], ["diff", "specs", "specs"], ["swift", "specs"], ["prune", "specs"],
    ["explain", "specs"], ["sheet", "specs", "-o", "sheet.png"],
  ]

  @Test(arguments: commands)
  func `a spec in a folder that is a link is refused`(command: [String]) async throws {
    try link("specs/other.yaml", to: "grid.yaml")
    let before = work.contents(of: "outside")
    let result = await work.run(command, inFolder: "project")
    #expect(work.contents(of: "outside") == before)
    #expect(!(result.words + result.text).contains(Self.secret), "\(result.words)")
    #expect(result.code != .done || command[0] == "diff" || command[0] == "prune")
  }

  @Test(arguments: commands)
  func `a folder that is a link is not searched`(command: [String]) async throws {
    try link("specs/more", to: "")
    let before = work.contents(of: "outside")
    let result = await work.run(command, inFolder: "project")
    #expect(work.contents(of: "outside") == before)
    #expect(!(result.words + result.text).contains(Self.secret), "\(result.words)")
  }

  @Test func `a link within the project is followed`() async throws {
    #expect(symlink("grid.yaml", work.folder + "/project/specs/same.yaml") == 0)
    let result = try await run("check", "specs")
    #expect(result.words.contains("2 specs checked"))
    try work.write(
      "sections:\n  -   {group: {height: 40}, items: 3}\n", to: "project/specs/grid.yaml")
    try await run("fmt", "specs/same.yaml")
    #expect(Files.isLink(work.folder + "/project/specs/same.yaml"))
    #expect(!work.text("project/specs/grid.yaml").contains("-   {"))
  }

  @Test(arguments: [
    ("rows.csv", "link.csv", "sections: [{group: {height: 40}, items: {from: link.csv}}]\n"),
    (
      "include.yaml", "link.yaml",
      "include: link.yaml\nsections: [{group: {height: 40}, items: 1}]\n"
    ), ("page.md", "link.png", "sections: [{group: {height: 40}, items: [{image: link.png}]}]\n"),
  ])
  func `a file that a spec names is refused`(
    target: String, name: String, spec: String
  ) async throws {
    try link("specs/\(name)", to: target)
    try work.write(spec, to: "project/specs/grid.yaml")
    for command in ["check", "frames", "render", "verify"] {
      let result = try await run(command, "specs/grid.yaml")
      #expect(result.words.contains("E602"), "\(result.words)")
    }
  }

  @Test func `the shared file is refused`() async throws {
    Files.remove(work.folder + "/project/flatplan.yaml")
    try link("flatplan.yaml", to: "include.yaml")
    #expect(try await run("check", "specs").code == .badSpec)
  }

  @Test(arguments: ["font.ttf", "fonts"])
  func `fonts are refused`(name: String) async throws {
    try work.write("fonts: [\(name)]\n", to: "project/flatplan.yaml")
    try work.write(Array("\(Self.secret)".utf8), to: "outside/font.ttf")
    try link(name == "fonts" ? "fonts/x" : "font.ttf", to: name == "fonts" ? "" : "font.ttf")
    #expect(try await run("render", "specs").code == .badSpec)
  }

  @Test func `a font of the project is used by a private copy`() async throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Scenarios/Fonts").path
    let font = try #require(
      FileManager.default.subpaths(atPath: fonts)?.first {
        $0.hasSuffix(".ttf") || $0.hasSuffix(".otf")
      })
    try work.write(
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(fonts)/\(font)"))),
      to: "project/fonts/sub/font.ttf")
    try work.write("fonts: [fonts]\n", to: "project/flatplan.yaml")
    let confinement = Confinement(to: work.folder + "/project")
    var folder: TemporaryFolder? = try TemporaryFolder(for: "fonts")
    let path = try #require(folder?.path)
    let copies = try confinement.copyFonts(
      at: [work.folder + "/project/fonts"], to: try #require(folder))
    #expect(copies == [path + "/0"])
    #expect(Files.exists(path + "/0/sub/font.ttf"))
    folder = nil
    #expect(!Files.exists(path))
  }

  @Test func `pictures of a page do not leave the project`() async throws {
    let page = "# x\n\n```flatplan figure=img/new\n\(Example.grid)```\n"
    try work.write(page, to: "project/page.md")
    try link("img", to: "")
    let result = try await run("docs", "page.md")
    #expect(result.words.contains("it is outside the project"), "\(result.words)")
  }

  @Test func `pictures do not leave the output folder`() async throws {
    try link("out/grid", to: "")
    let result = try await run("render", "specs", "-o", "out")
    #expect(result.words.contains("it is outside the project"), "\(result.words)")
  }

  @Test(arguments: [
    "specs/__Snapshots__", "specs/__Snapshots__/grid", ".build", ".build/flatplan",
    ".build/flatplan/pending", ".build/flatplan/lock", ".build/flatplan/report.json",
    ".build/flatplan/expected", ".build/flatplan/index.html",
  ])
  func `baselines and results do not leave the project`(place: String) async throws {
    try await run("record", "specs")
    Files.remove("\(work.folder)/project/\(place)")
    try link(
      place,
      to: place.hasSuffix("json") || place.hasSuffix("html") || place.hasSuffix("lock")
        ? "page.md" : "")
    try work.write(Example.grid.replacing("44", with: "50"), to: "project/specs/grid.yaml")
    for command in ["verify", "record", "accept", "pending", "reject", "report"] {
      try await run([command] + (["verify", "record"].contains(command) ? ["specs"] : []))
    }
    try await run("prune", "specs")
  }

  private func run(_ arguments: [String]) async throws {
    let before = work.contents(of: "outside")
    let result = await work.run(arguments, inFolder: "project")
    #expect(work.contents(of: "outside") == before, "\(arguments)")
    #expect(!(result.words + result.text).contains(Self.secret), "\(arguments)")
  }

  @Test func `a link that is exchanged after the check is not followed`() throws {
    let confinement = Confinement(to: work.folder + "/project")
    let path = work.folder + "/project/specs/grid.yaml"
    let entry = try confinement.entry(path, named: "grid", for: .write)
    Files.remove(path)
    try link("specs/grid.yaml", to: "grid.yaml")
    #expect(throws: Failure.self) { try Files.readFile(entry, named: "grid") }
    // The folder is held open, so that its name may become a link.
    let folder = work.folder + "/project/specs"
    #expect(rename(folder, folder + "-moved") == 0)
    try link("specs", to: "")
    let before = work.contents(of: "outside")
    try Files.replace(entry, with: Array("new".utf8), named: "grid")
    #expect(work.contents(of: "outside") == before)
    #expect(work.text("project/specs-moved/grid.yaml") == "new")
  }

  @Test func `removing a folder does not follow links in it`() throws {
    try link("specs/more", to: "")
    try Confinement(to: work.folder + "/project").remove(
      work.folder + "/project/specs", named: "specs", isFolder: true)
    #expect(!Files.exists(work.folder + "/project/specs"))
    #expect(work.text("outside/page.md").contains(Self.secret))
  }
}
