import Foundation
import Testing

@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecDiagnostics

/// Tests links, pipes, missing and unreadable files, and unusual file names.
@Suite struct HostileFileTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
  }

  private func path(_ name: String) -> String { work.folder + "/" + name }

  private static let untidy = Example.grid.replacing("height: 44, ", with: "height: 44,")

  @Test func `fmt keeps the file mode and follows links`() async throws {
    try work.write(Self.untidy, to: "real.yaml")
    #expect(chmod(path("real.yaml"), 0o640) == 0)
    #expect(symlink("real.yaml", path("link.yaml")) == 0)
    let result = await work.run("fmt", "link.yaml")
    #expect(result.code == .done, "\(result.words)")
    var about = stat()
    #expect(lstat(path("link.yaml"), &about) == 0 && about.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path("real.yaml"), &about) == 0 && about.st_mode & 0o777 == 0o640)
    #expect(work.bytes("real.yaml") == Array(Example.grid.utf8))
  }

  @Test(arguments: ["fmt", "render", "check", "verify", "sheet"])
  func `an empty name is rejected`(command: String) async throws {
    let result = await work.run(command, "")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("error: the name of a spec must not be empty\n"))
  }

  @Test(arguments: [String(repeating: "a", count: 250), "\u{301}a"])
  func `a spec may have any name that the system allows`(name: String) async throws {
    try work.write(Self.untidy, to: "sub/\(name).yaml")
    let result = await work.run("fmt", "sub/\(name).yaml")
    #expect(result.code == .done, "\(result.words)")
    #expect(work.bytes("sub/\(name).yaml") == Array(Example.grid.utf8))
    #expect(work.files.count == 2)
  }

  /// Regression test: the recorded spec could not be parsed again because of its name, so every
  /// edit was attributed to the engine.
  @Test(arguments: ["a\nb", "a\rb", "a\tb", "\u{1}"])
  func `causes are found for a spec with control characters in its name`(name: String) async throws
  {
    try work.write(Example.grid, to: "specs/\(name).yaml")
    _ = await work.run("record", "specs")
    try work.write(Example.grid.replacing("44", with: "45"), to: "specs/\(name).yaml")
    let result = await work.run("verify", "specs", "--update", "none")
    let (shown, place) = name == "\u{1}" ? ("-", "\u{FFFD}") : ("a-b", "a\u{FFFD}b")
    let cause = "  cause     sections.0.group.height 44 → 45   specs/\(place).yaml:2   "
    #expect(result.text.contains(cause), "\(result.text)")
    #expect(result.text.hasPrefix("\(shown) 390  CHANGED"), "\(result.text)")
  }

  @Test func `a pipe in a folder of specs is skipped with a word`() async throws {
    try work.write(Example.grid, to: "specs/grid.yaml")
    #expect(mkfifo(path("specs/pipe.yaml"), 0o600) == 0)
    let result = await work.run("check", "specs")
    #expect(result.code == .done)
    #expect(result.words.contains("note: skipped specs/pipe.yaml: it is not a regular file\n"))
  }

  @Test(arguments: ["baseline.json", "390.layout", "390@2x.png"])
  func `a pipe in place of a baseline does not block`(file: String) async throws {
    _ = await work.run("record", "grid.yaml")
    let file = "__Snapshots__/grid/\(file)"
    try FileManager.default.removeItem(atPath: path(file))
    #expect(mkfifo(path(file), 0o600) == 0)
    let result = await work.run("verify", "grid.yaml", "--update", "none", "--force")
    #expect(result.code == .system)
    #expect(result.words.contains("error: cannot read \(file): it is not a regular file\n"))
  }

  @Test func `an unreadable folder is reported with the reason`() async throws {
    #expect(symlink("loop", path("loop")) == 0)
    #expect(throws: Failure.cannotRead("loop", "Too many levels of symbolic links")) {
      try Files.names(in: path("loop"), named: "loop")
    }
  }

  @Test(arguments: ["nowhere.yaml", "flatplan.yaml"])
  func `a shared file that is a broken link is reported`(target: String) async throws {
    #expect(symlink(target, path("flatplan.yaml")) == 0)
    let result = await work.run("check", "grid.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("error[E601]: there is no file 'flatplan.yaml'"))
  }

  @Test func `results are printed if the report page cannot be written`() async throws {
    try work.write("", to: ".build/flatplan/index.html/in-the-way")
    let result = await work.run("record", "grid.yaml")
    #expect(result.code == .system)
    #expect(result.words.contains("1 snapshot recorded\n"), "\(result.words)")
    #expect(result.words.contains("error: cannot write .build/flatplan/index.html: "))
  }

  @Test func `a failure to create the artifacts folder names the folder`() async throws {
    try work.write("in the way", to: ".build")
    let result = await work.run("verify", "grid.yaml")
    #expect(result.code == .system)
    #expect(result.words.hasPrefix("error: cannot write .build/flatplan/lock: "))
  }

  @Test(arguments: [
    ("pipe.otf", "it contains no fonts"), ("loop", "it contains no fonts"),
    ("nowhere.otf", "No such file or directory"),
  ])
  func `a font path without fonts is reported with the reason`(font: String, cause: String)
    async throws
  {
    #expect(mkfifo(path("pipe.otf"), 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: path("loop"), withIntermediateDirectories: true)
    #expect(symlink("../loop", path("loop/again")) == 0)
    #expect(mkfifo(path("loop/pipe.otf"), 0o600) == 0)
    let result = await work.run("render", "grid.yaml", "--font-path", font)
    #expect(result.code == .system)
    #expect(result.words == "error: cannot read \(path(font)): \(cause)\n")
  }

  @Test(arguments: [
    (["--font-path", ","], "--font-path needs a file or a folder"),
    (["--section", ","], "',' contains no section id"),
    (["--scale", "1e-9"], "'1e-9' is not a scale from 0.1 to 16"),
    (["--width", "1e9"], "'1e9' is not a number of points from 1 to 1,000,000"),
    (["--scroll", "1e9"], "'1e9' is not a number of points from -1,000,000 to 1,000,000"),
  ])
  func `out-of-range values are reported with the limit`(flags: [String], words: String)
    async throws
  {
    let result = await work.run(["render", "grid.yaml"] + flags)
    #expect(result.code == .badUsage)
    #expect(result.words.contains(words), "\(result.words)")
  }
}

/// Tests damaged pending baselines and reports.
@Suite struct PendingFaultTests {
  let work: Workplace
  private let folder = ".build/flatplan/pending/__Snapshots__~grid"

  init() async throws {
    work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    _ = await work.run("record", "grid.yaml")
    try work.write(Example.grid.replacing("44", with: "45"), to: "grid.yaml")
    _ = await work.run("verify", "grid.yaml")
  }

  @Test(arguments: [
    ("390@2x.png", "it has changed since the run wrote it"),
    ("390.layout", "it has changed since the run wrote it"),
    ("place.json", "it is not valid JSON"),
    ("baseline.json", "it is damaged: it is not valid JSON"),
  ])
  func `a damaged file never becomes a baseline`(file: String, cause: String) async throws {
    let before = work.contents(of: "__Snapshots__")
    try work.write("{", to: "\(folder)/\(file)")
    let result = await work.run("accept")
    #expect(result.code == .system)
    #expect(
      result.words == """
        error: cannot read \(folder)/\(file): \(cause); run flatplan verify to write it

        """)
    #expect(work.contents(of: "__Snapshots__") == before && !before.isEmpty)
    _ = await work.run("verify", "grid.yaml")
    #expect(await work.run("accept").code == .done)
    #expect(await work.run("verify", "grid.yaml", "--force").code == .done)
  }

  @Test(arguments: ["{", nil])
  func `a missing or damaged report names the command that writes it`(report: String?) async throws
  {
    let file = ".build/flatplan/report.json"
    try FileManager.default.removeItem(atPath: work.folder + "/" + file)
    if let report { try work.write(report, to: file) }
    for command in [["accept", "--cause", "1"], ["report"]] {
      let result = await work.run(command)
      #expect(result.code == .system)
      #expect(result.words.hasPrefix("error: cannot read \(file): "))
      #expect(result.words.hasSuffix("; run flatplan verify to write it\n"))
    }
  }

  @Test func `folders with similar names have different pending folders`() async throws {
    let folders = ["a~b", "a/b", "a~~b", "a/~b", String(repeating: "long/", count: 60) + "end"]
    let names = folders.map { BaselineFolder(path: "", name: $0).flatName }
    #expect(Set(names).count == folders.count)
    #expect(names.allSatisfy { $0.utf8.count <= 200 && !$0.contains("/") })
    #expect(names[1] == "a~b")
  }

  @Test(arguments: [
    (#"{"schema": 1, "snapshots": {}}"#, "it is damaged: machines is missing"),
    (#"{"schema": "1"}"#, "it is damaged: schema has the wrong type or value"),
    ("[]", "it is damaged: its top level has the wrong type"),
    (
      #"""
      {"schema": 1, "machines": {}, "snapshots": {"390": {"layout": "../../grid.yaml",
       "layoutHash": "", "frames": 1, "key": "", "machine": "", "spec": ""}}}
      """#, "'../../grid.yaml' is not the name of a file in its folder"
    ),
  ])
  func `a malformed index is reported in words`(text: String, cause: String) async throws {
    let file = "__Snapshots__/grid/baseline.json"
    try work.write(text, to: file)
    let result = await work.run("verify", "grid.yaml")
    #expect(result.code == .system)
    #expect(
      result.words.contains(
        "error: cannot use the baseline \(file): \(cause); restore it from git, or replace it "
          + "with flatplan record\n"), "\(result.words)")
  }

  @Test(arguments: ["1", #""a word""#, "[]", "null"])
  func `malformed specs in an index are reported in words`(spec: String) async throws {
    let file = "__Snapshots__/grid/baseline.json"
    let index = String(decoding: try #require(work.bytes(file)), as: UTF8.self)
    let specs = try #require(index.range(of: "\"specs\" : {"))
    try work.write(index[..<specs.upperBound] + #""old": \#(spec)}}"#, to: file)
    let accepted = await work.run("accept")
    #expect(accepted.code == .system, "\(accepted.words)")
    #expect(
      accepted.words.contains("error: cannot use the baseline \(file): it is damaged: "),
      "\(accepted.words)")
    let recorded = await work.run("record", "grid.yaml")
    #expect(recorded.code == .done, "\(recorded.words)")
    #expect(
      recorded.words.contains("note: \(file) is replaced: it is damaged: "),
      "\(recorded.words)")
  }
}
