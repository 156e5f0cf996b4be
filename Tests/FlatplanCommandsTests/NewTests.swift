import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

/// `flatplan new`: starters are valid, and existing files are never overwritten.
@Suite struct NewTests {
  @Test(arguments: Starter.commented.map(\.name) + ["music", "checkout"])
  func `a starter passes strict checks and is drawn`(name: String) async throws {
    let work = try Workplace()
    let made = await work.run("new", name, "screens/home.yaml")
    #expect(made.code == .done)
    #expect(
      made.words == """
        screens/home.yaml written; to draw it: flatplan screens/home.yaml
        screens/flatplan.schema.json written, with which editors explain the keys of specs

        """)
    let checked = await work.run("check", "--strict", "screens")
    #expect(checked.code == .done, "\(checked.words)")
    #expect(checked.words == "1 spec checked\n")
    let drawn = await work.run("screens/home.yaml", "--scale", "0.5", "-f", "svg")
    #expect(drawn.code == .done, "\(drawn.words)")
    #expect(work.files.contains { $0.hasPrefix("screens/output/home/") })
    #expect(await work.run("record", "screens", "--images", "none").code == .done)
    let linted = await work.run("verify", "--lint", "screens")
    #expect(linted.code == .done, "\(linted.text)")
  }

  @Test(arguments: Starter.commented)
  func `a starter has comments and the command to draw it`(starter: Starter) {
    let text = starter.text(for: "home.yaml")
    #expect(text.split(separator: "\n")[0].hasSuffix("Draw it:  flatplan home.yaml"))
    #expect(text.split(separator: "\n").count { $0.contains("# ") } >= 3)
    #expect(!text.contains("FILE"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 104 })
  }

  @Test func `an existing file is not overwritten`() async throws {
    let work = try Workplace()
    try work.write("mine", to: "grid.yaml")
    let result = await work.run("new", "grid")
    #expect(result.code == .system)
    #expect(result.words == "error: grid.yaml already exists; choose another name\n")
    #expect(work.bytes("grid.yaml") == Array("mine".utf8))
    #expect(work.files == ["grid.yaml"])
  }

  @Test func `a starter names the schema beside it`() async throws {
    let work = try Workplace()
    _ = await work.run("new", "grid")
    #expect(work.files == ["flatplan.schema.json", "grid.yaml"])
    let line = "# yaml-language-server: $schema=flatplan.schema.json\n# A grid of equal cells."
    #expect(work.text("grid.yaml").hasPrefix(line))
    #expect(work.bytes("flatplan.schema.json") == (await work.run("schema").output))
  }

  @Test func `a schema of the project is named instead, and kept`() async throws {
    let work = try Workplace()
    try work.write("{}", to: "flatplan.schema.json")
    let deep = await work.run("new", "grid", "specs/screens/home.yaml")
    #expect(
      deep.words
        == "specs/screens/home.yaml written; to draw it: flatplan specs/screens/home.yaml\n")
    let first = "# yaml-language-server: $schema=../../flatplan.schema.json\n"
    #expect(work.text("specs/screens/home.yaml").hasPrefix(first))
    #expect(work.text("flatplan.schema.json") == "{}")
    #expect(work.files == ["flatplan.schema.json", "specs/screens/home.yaml"])
    let near = await work.run("new", "list", "./near.yaml")
    #expect(near.code == .done)
    #expect(
      work.text("near.yaml").hasPrefix("# yaml-language-server: $schema=flatplan.schema.json\n"))
  }

  @Test func `without a name, starters are listed`() async throws {
    let work = try Workplace()
    let result = await work.run("new")
    #expect(result.code == .done)
    for starter in Starter.all { #expect(result.text.contains(starter.name + " ")) }
    #expect(work.files.isEmpty)
  }

  @Test func `whole screens of the gallery come first`() async throws {
    let lines = await (try Workplace()).run("new").text.split(separator: "\n")
    #expect(lines.first == "Whole screens:")
    let starts = [
      "checkout ", "music ", "Starters, with comments:", "grid ", "Layouts:", "carousel ",
    ]
    let places = starts.map { start in lines.firstIndex { $0.hasPrefix(start) } ?? -1 }
    #expect(places.min() ?? -1 > 0 && places == places.sorted())
    #expect(lines.contains { $0.hasPrefix("music") && $0.hasSuffix("Music for the evening") })
    let names = Starter.all.map(\.name)
    #expect(Set(names).count == names.count)
    let work = try Workplace()
    #expect(await work.run("new", "music", "home.yaml").code == .done)
    let text = work.text("home.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=flatplan.schema.json\ntitle: Music"))
    #expect(!text.contains("name: music"))
  }

  @Test func `an installed program has the gallery beside it`() {
    func folder(_ executable: String, _ own: String? = nil) -> String? {
      Gallery.folder(of: executable) { path in own.map { path.hasPrefix($0) } ?? false }
    }
    #expect(folder("/opt/flatplan/bin/flatplan") == "/opt/flatplan/share/flatplan/specs")
    #expect(folder("/a/.build/x/debug/flatplan", "/a/Sources") == "/a/specs")
    #expect(
      folder("/a/.build/x/debug/flatplan", "/a/.build/checkouts")
        == "/a/.build/checkouts/flatplan/specs")
    #expect(folder("/a/.build/x/debug/flatplan") == nil)
    #expect(Gallery(folder: "/nowhere").entries.isEmpty)
  }

  @Test func `a starter can be written to standard output`() async throws {
    let result = try await Workplace().run("new", "list", "-")
    #expect(result.text.contains("list: insetGrouped") && result.words.isEmpty)
    // The example in the help.
    let work = try Workplace()
    let grid = await work.run("new", "grid", "-")
    let drawn = await work.run("render", "-", "-o", "-", "--width", "390", input: grid.text)
    #expect(drawn.output.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(drawn.words)")
  }

  @Test(arguments: [
    (["new", "app-stor"], "did you mean 'app-store'?"),
    (["new", "zoo"], "use one of grid, list, app-store"),
    (["new", "grid", "home.txt"], "a spec's name must end in .yaml"),
  ])
  func `unknown starters and invalid file names are errors`(arguments: [String], words: String)
    async throws
  {
    let work = try Workplace()
    let result = await work.run(arguments)
    #expect(result.code == .badUsage)
    #expect(result.words.contains(words))
    #expect(work.files.isEmpty)
  }
}
