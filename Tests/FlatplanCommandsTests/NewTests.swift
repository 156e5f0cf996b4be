import Testing

@testable import FlatplanCommands
@testable import HostSystem

/// Specs to begin with: each is right as it stands, and no file is lost to one.
@Suite struct NewTests {
  @Test(arguments: Starter.all.map(\.name))
  func `a starter passes the strictest checks and is drawn`(name: String) async throws {
    let work = try Workplace()
    let made = await work.run("new", name, "screens/home.yaml")
    #expect(made.code == .done)
    #expect(made.words == "screens/home.yaml written; to draw it: flatplan screens/home.yaml\n")
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

  @Test(arguments: Starter.all)
  func `a starter explains itself and says how to draw it`(starter: Starter) {
    let text = starter.text(for: "home.yaml")
    #expect(text.split(separator: "\n")[0].hasSuffix("Draw it:  flatplan home.yaml"))
    #expect(text.split(separator: "\n").count { $0.contains("# ") } >= 3)
    #expect(!text.contains("FILE"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 104 })
  }

  @Test func `a file that is there stays`() async throws {
    let work = try Workplace()
    try work.write("mine", to: "grid.yaml")
    let result = await work.run("new", "grid")
    #expect(result.code == .system)
    #expect(result.words == "error: grid.yaml is there already; name another file\n")
    #expect(work.bytes("grid.yaml") == Array("mine".utf8))
    #expect(work.files == ["grid.yaml"])
  }

  @Test func `without a name they are listed`() async throws {
    let work = try Workplace()
    let result = await work.run("new")
    #expect(result.code == .done)
    for starter in Starter.all { #expect(result.text.contains(starter.name + " ")) }
    #expect(work.files.isEmpty)
  }

  @Test func `a starter may go to the standard output`() async throws {
    let result = try await Workplace().run("new", "list", "-")
    #expect(result.text.contains("list: insetGrouped") && result.words.isEmpty)
    // As the help has it.
    let work = try Workplace()
    let grid = await work.run("new", "grid", "-")
    let drawn = await work.run("render", "-", "-o", "-", "--width", "390", input: grid.text)
    #expect(drawn.output.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(drawn.words)")
  }

  @Test(arguments: [
    (["new", "app-stor"], "did you mean 'app-store'?"),
    (["new", "zoo"], "there are grid, list, app-store"),
    (["new", "grid", "home.txt"], "a spec's name must end in .yaml"),
  ])
  func `what cannot be begun with`(arguments: [String], words: String) async throws {
    let work = try Workplace()
    let result = await work.run(arguments)
    #expect(result.code == .badUsage)
    #expect(result.words.contains(words))
    #expect(work.files.isEmpty)
  }
}
