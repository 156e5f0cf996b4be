import Foundation
import Testing

@testable import SpecDiagnostics

/// Each failure explains where or why, exits with its code, and leaves existing pictures unchanged.
@Suite struct FailureTests {
  let work: Workplace

  init() async throws {
    work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let result = await work.run("render", "grid.yaml", "-o", "out", "-f", "png,svg")
    #expect(result.code == .done)
  }

  @Test(arguments: [
    (
      "height: 44, columns: 2", "hieght: 44, columns: 2",
      ["error[", "grid.yaml:2:13", "'hieght'", "did you mean 'height'?", "^^^^^^"]
    ),
    (
      "height: 44", "height: 44px",
      ["error[", "grid.yaml:2:23", "unknown unit 'px'", "^^ did you mean '44pt'?"]
    ),
    ("height: 44, ", "", ["error[", "grid.yaml:2:5", "the group needs a height", "^^^^^ add"]),
  ])
  func `an invalid spec is shown with its position`(
    good: String, bad: String, shown: [String]
  ) async throws {
    let before = work.contents(of: "out")
    try work.write(Example.grid.replacingOccurrences(of: good, with: bad), to: "grid.yaml")
    let result = await work.run("render", "grid.yaml", "-o", "out", "-f", "png,svg")
    #expect(result.code == .badSpec)
    for part in shown { #expect(result.words.contains(part), "\(result.words)") }
    #expect(result.output.isEmpty)
    #expect(work.contents(of: "out") == before && before.count == 2)
  }

  @Test func `a missing file is a usage error`() async throws {
    let before = work.contents(of: "out")
    let result = await work.run("render", "other.yaml", "-o", "out")
    #expect(result.code == .badUsage)
    #expect(result.words == "error: cannot read other.yaml: No such file or directory\n")
    #expect(work.contents(of: "out") == before)
  }

  @Test(arguments: [
    ("specs/gird.yaml", "specs/grid.yaml"), ("specs/grid.yml", "specs/grid.yaml"),
    ("specs/grid", "specs/grid.yaml"), ("spces/", "specs"), ("g", "g.yaml"), ("x", nil),
    ("specs/other.yaml", nil),
    ("nowhere/grid.yaml", nil), ("specs/hiden.yaml", nil),
  ])
  func `a missing file is reported with a similar name`(name: String, suggestion: String?)
    async throws
  {
    try work.write(Example.grid, to: "specs/grid.yaml")
    try work.write(Example.grid, to: "specs/.hidden.yaml")
    try work.write(Example.grid, to: "g.yaml")
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    for command in ["render", "frames", "check", "verify", "record", "fmt", "watch"] {
      let result = await work.run(command, name)
      #expect(result.code == .badUsage)
      #expect(result.words == "error: cannot read \(name): No such file or directory\(hint)\n")
    }
  }

  @Test func `an endless file is not read completely`() async throws {
    for command in ["render", "frames", "check"] {
      let result = await work.run(command, "/dev/zero")
      #expect(result.code == .system)
      #expect(result.words == "error: cannot read /dev/zero: it is larger than 64 MB\n")
    }
  }

  @Test func `a pipe is written to and stays a pipe`() async throws {
    let pipe = work.folder + "/pipe.svg"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let result = await work.run("render", "grid.yaml", "-o", "pipe.svg")
    #expect(result.code == .done, "\(result.words)")
    var about = stat()
    #expect(lstat(pipe, &about) == 0 && about.st_mode & S_IFMT == S_IFIFO)
    var start = [UInt8](repeating: 0, count: 4)
    #expect(read(reader, &start, 4) == 4)
    #expect(String(decoding: start, as: UTF8.self) == "<svg")
  }

  @Test func `an unwritable folder is an error`() async throws {
    try work.write("in the way", to: "blocked")
    let result = await work.run("render", "grid.yaml", "-o", "blocked")
    #expect(result.code == .system)
    #expect(result.words == "error: cannot write blocked/grid/390@2x.png: Not a directory\n")
    #expect(work.bytes("blocked") == Array("in the way".utf8))
  }

  @Test func `a folder with a picture's name is not replaced`() async throws {
    try work.write("keep", to: "taken/grid/390@2x.png/inside")
    let result = await work.run("render", "grid.yaml", "-o", "taken")
    #expect(result.code == .system)
    #expect(result.words == "error: cannot write taken/grid/390@2x.png: Is a directory\n")
    #expect(work.contents(of: "taken").keys.sorted() == ["taken/grid/390@2x.png/inside"])
  }

  @Test(arguments: ["render", "check", "verify", "record", "diff"])
  func `a folder without specs is an error`(verb: String) async throws {
    try work.write("{}", to: "data/places.json")
    try work.write(Example.grid, to: "data/__Snapshots__/grid.yaml")
    let result = await work.run([verb, "data"] + (verb == "diff" ? ["data"] : []))
    #expect(result.code == .badUsage)
    #expect(
      verb == "diff"
        || result.words.contains("skipped files without the key 'sections': data/places.json"))
    #expect(result.words.contains("error: no specs in data"))
  }

  @Test func `an error in one spec does not stop the others`() async throws {
    try work.write("sektions: []\nsections: []\n", to: "specs/bad.yaml")
    try work.write(Example.grid, to: "specs/good.yaml")
    let result = await work.run("render", "specs", "missing.yaml", "-o", "pictures")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("specs/bad.yaml:1:1"))
    #expect(result.words.contains("1 picture: 1 new"))
    #expect(work.bytes("pictures/good/390@2x.png") != nil)
    #expect(work.contents(of: "pictures").count == 1)
  }

  @Test func `two pictures with the same path are reported together`() async throws {
    try work.write(Example.grid, to: "a/grid.yaml")
    try work.write(Example.grid, to: "b/grid.yaml")
    let result = await work.run("render", "a", "b", "grid.yaml", "-o", "{name}{width}.png")
    #expect(result.code == .badSpec)
    #expect(
      result.words.contains(
        "a/grid.yaml at 390 points and b/grid.yaml at 390 points would both be written to "
          + "grid390.png"))
    #expect(work.bytes("grid390.png") == nil)
  }

  @Test func `too many elements are refused before layout`() async throws {
    let many = Example.grid.replacingOccurrences(of: "items: 3", with: "items: 100000000")
    try work.write(many, to: "many.yaml")
    let drawn = await work.run("render", "many.yaml")
    #expect(drawn.code == .badSpec)
    #expect(drawn.words.contains("100000000 cells exceed"))
    let listed = await work.run("frames", "many.yaml")
    #expect(listed.code == .badSpec)
    #expect(listed.words.contains("--rect"))
    let part = await work.run("frames", "many.yaml", "--rect=0,1000000000,390,44")
    #expect(part.code == .done)
    #expect(part.text.contains("\"item\": 45454544"))
  }

  @Test(arguments: [["-f", "svg"], ["-f", "pdf"], ["-f", "png,svg"], ["--overlay", "items"]])
  func `formats that need the whole scene have lower limits than PNG`(flags: [String]) async throws
  {
    let many = Example.grid.replacingOccurrences(of: "items: 3", with: "items: 100001")
    try work.write(many, to: "many.yaml")
    let drawn = await work.run(["render", "many.yaml", "--width", "390"] + flags)
    #expect(drawn.code == .badSpec)
    #expect(
      drawn.words.contains(
        "100001 cells exceed the maximum of 100000 for an SVG, a PDF or a picture with overlays"))
    let visible = await work.run(
      ["render", "many.yaml", "--width", "390", "--picture", "container"] + flags)
    #expect(visible.code == .done)
  }
}
