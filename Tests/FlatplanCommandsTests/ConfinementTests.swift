import CairoRenderer
import Foundation
import LayoutSpec
import PNGCodec
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SpecPictures

/// The places that files named by specs may be in.
@Suite struct ConfinementTests {
  let work: Workplace

  /// A project in `project`, with links that lead in and out of it, beside a folder `outside`.
  init() throws {
    work = try Workplace()
    try work.write("", to: "project/flatplan.yaml")
    try work.write("text", to: "project/data/in.csv")
    try work.write("text", to: "outside/secret.csv")
    try work.write("text", to: "project-too/file")
    for (link, target) in [
      ("in", "data"), ("out", "../outside"), ("absolute", work.folder + "/outside"),
      ("dangling", "../outside/new"), ("within", "data/new"), ("one", "two"), ("two", "one"),
      ("data/up", ".."), ("data/out.csv", "../../outside/secret.csv"), ("chain", "out"),
      ("self", "."), ("root", "/"),
    ] {
      #expect(symlink(target, path("project/\(link)")) == 0)
    }
    try work.write("", to: "project/level/1/file")
    #expect(symlink("../../../outside", path("project/level/1/2")) == 0)
  }

  private func path(_ name: String) -> String { work.folder + "/" + name }

  @Test(arguments: [
    ("data/in.csv", "data/in.csv"), ("new/file", "new/file"), ("in/in.csv", "data/in.csv"),
    ("in/../data/in.csv", "data/in.csv"), ("data/up/data/in.csv", "data/in.csv"),
    ("within", "data/new"), ("self/self/new", "new"), ("./././x", "x"), ("a//b", "a/b"),
    ("new/../../project/x", "x"), (".gitignore", ".gitignore"), (".github/x", ".github/x"),
    ("in/\u{301}x", "data/\u{301}x"), ("data/..\u{200D}/x", "data/..\u{200D}/x"),
  ])
  func `a path inside the project is allowed with its links resolved`(
    name: String, resolved: String
  ) throws {
    let confinement = Confinement(projectOf: path("project/data"))
    let root = Files.resolved(path("project"))
    #expect(confinement.root == root)
    #expect(
      try confinement.resolved(path("project/" + name), for: .write) == "\(root)/\(resolved)")
  }

  @Test(arguments: [
    ("../outside/secret.csv", Confinement.Refusal.outside), ("..", .outside), ("../..", .outside),
    ("out", .outside), ("out/secret.csv", .outside), ("out/new", .outside),
    ("absolute/secret.csv", .outside), ("dangling", .outside), ("dangling/file", .outside),
    ("data/out.csv", .outside), ("chain/secret.csv", .outside), ("root/etc/passwd", .outside),
    ("data/up/../outside/secret.csv", .outside), ("self/../outside/x", .outside),
    ("../project-too/file", .outside), ("in/../../outside/x", .outside),
    ("one", .linkCycle), ("one/x", .linkCycle),
    ("data/out.csv\0", .notAPath), ("data/out.csv\0/x", .notAPath), ("\0", .notAPath),
    ("level/1/2/secret.csv", .outside), ("level/1/2/../2/new", .outside),
    (".git/hooks/post-checkout", .versionControl), (".GIT/config", .versionControl),
    ("data/.git/x", .versionControl),
    // A combining mark is one character together with the slash before it.
    ("out/\u{301}x", .outside), ("\u{20DD}/../../outside/\u{301}x", .outside),
    (".git/\u{301}x", .versionControl), ("one/\u{301}", .linkCycle),
  ])
  func `a hostile path is refused`(name: String, refusal: Confinement.Refusal) {
    let confinement = Confinement(projectOf: path("project"))
    #expect(throws: refusal) {
      try confinement.resolved(path("project/" + name), for: .write)
    }
  }

  @Test func `a very long path is refused or names nothing`() throws {
    let confinement = Confinement(projectOf: path("project"))
    let long = String(repeating: "a", count: 300)
    for name in [long, Array(repeating: long, count: 40).joined(separator: "/")] {
      let resolved = try confinement.resolved(path("project/" + name), for: .write)
      #expect(resolved.hasPrefix(confinement.root + "/"))
      #expect(throws: Failure.self) { try Files.replace(resolved, with: [1], named: "x") }
    }
    let climbing = Array(repeating: "a/../..", count: 2_000).joined(separator: "/")
    #expect(throws: Confinement.Refusal.outside) {
      try confinement.resolved(path("project/" + climbing), for: .write)
    }
  }

  @Test func `a home folder is not expanded, and names differ by case`() throws {
    let confinement = Confinement(projectOf: path("project"))
    let tilde = try confinement.resolved(path("project/~/.ssh/x"), for: .write)
    #expect(tilde == confinement.root + "/~/.ssh/x")
    #expect(!confinement.allows(path("PROJECT/x"), for: .read))
  }

  @Test func `absolute paths are allowed only inside`() {
    let confinement = Confinement(projectOf: path("project"))
    #expect(confinement.allows(path("project/x"), for: .write))
    for name in ["/etc/passwd", "/", path("outside/x"), path("project-too/file"), path("")] {
      #expect(!confinement.allows(name, for: .read), "\(name)")
    }
  }

  @Test func `outside of a project the root is the folder itself`() throws {
    #expect(Confinement(projectOf: path("outside")).root == Files.resolved(path("outside")))
  }
}

/// Commands whose specs, baselines or results name places outside the project.
@Suite struct ConfinedCommandTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("", to: "project/flatplan.yaml")
    try work.write("kept", to: "home/keep")
  }

  private func write(output: String, to file: String = "project/specs/grid.yaml") throws {
    try work.write(Example.grid + "render: {output: \(output)}\n", to: file)
  }

  private func path(_ name: String) -> String { work.folder + "/" + name }

  @Test(arguments: [
    "'../../home/{name}'", "'../../home/{name}.png'", "'../../../../../../tmp/{name}.png'",
    "/tmp/flatplan-never/x.png", "'~/x.png'", "'..\\..\\home\\x.png'", "'a/../../../home/x.png'",
    "'{name}/../../../home/x.png'", "'../out/x.png'", "'../.git/hooks/{name}'",
  ])
  func `output outside the project is an error at its place`(output: String) async throws {
    #expect(symlink("../home", path("project/out")) == 0)
    try write(output: output)
    let before = work.files
    for command in ["check", "render"] {
      let result = await work.run(command, "project/specs/grid.yaml")
      #expect(result.code == .badSpec, "\(command)")
      #expect(result.words.contains("E602"), "\(result.words)")
    }
    #expect(work.files == before)
  }

  @Test func `a link created between the plan and the writing is refused`() async throws {
    try write(output: "'../pictures/{name}.png'")
    let environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    let source = SpecSource.named("project/specs/grid.yaml", in: environment)
    let spec = try OpenedSpec.open(source, in: environment).get()
    let plan = try RenderPlan([spec], RenderRequest(), formats: nil, to: .specs, in: environment)
    #expect(symlink("../home", path("project/pictures")) == 0)
    let measurer = TextMeasurer()
    for job in plan.jobs {
      let outcome = job.prepared(Pipeline.Style(), measurer).written(measurer)
      #expect(outcome.failure?.message.contains("E602") == true)
    }
    #expect(work.files.filter { $0.hasPrefix("home/") } == ["home/keep"])
  }

  /// Every key that names a file, with a place outside, a link out, and a path that is cut off.
  @Test(arguments: [
    "include: %", "sections: [{group: {height: 44}, items: {from: %}}]",
    "styles: {s: {content: image}}\nsections: [{group: {height: 44, item: {style: s}}, items: [{image: %}]}]",
  ])
  func `files outside the project are not read`(text: String) async throws {
    try work.write("styles: {a: {}}\n", to: "home/secret.yaml")
    try work.write("a\nsecret\n", to: "home/secret.csv")
    try work.write(
      try PNG.encode(PNG.Picture(width: 1, height: 1, pixels: [1, 2, 3, 255])),
      to: "home/secret.png")
    let ending = text.hasPrefix("include") ? "yaml" : text.contains("from") ? "csv" : "png"
    #expect(symlink("../home/secret.\(ending)", path("project/link.\(ending)")) == 0)
    for name in [
      "../home/secret.\(ending)", "link.\(ending)", path("home/secret.\(ending)"),
      "a/../../home/secret.\(ending)", "link.\(ending)\\0.\(ending)", "~/secret.\(ending)",
    ] {
      let whole = text.contains("sections") ? "" : Example.grid
      try work.write(
        text.replacing("%", with: "\"\(name)\"") + "\n" + whole, to: "project/grid.yaml")
      let result = await work.run("check", "project/grid.yaml")
      #expect(result.code == .badSpec, "\(name): \(result.words)")
      #expect(!result.words.contains("secret\n"))
    }
  }

  @Test func `empty tokens cannot form a path out of the project`() async throws {
    try write(output: "'a/..{~dark}/..{~dark}/..{-rtl}/..{-size}/home/x.png'")
    let before = work.files
    let result = await work.run("render", "project/specs/grid.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("error[E602]: cannot write "), "\(result.words)")
    #expect(work.files == before)
  }

  @Test func `a default output folder that is a link out of the project is refused`() async throws {
    try work.write(Example.grid, to: "project/grid.yaml")
    #expect(symlink("../home", path("project/output")) == 0)
    let result = await work.run("render", "project/grid.yaml")
    #expect(result.code == .badSpec && result.words.contains("E602"), "\(result.words)")
    #expect(!work.files.contains { $0.hasPrefix("home/grid") })
  }

  @Test func `the command line may name any place`() async throws {
    try write(output: "'../../home/x.png'")
    let given = await work.run("render", "project/specs/grid.yaml", "-o", "home/given.png")
    #expect(given.code == .badSpec, "the spec itself is wrong")
    try work.write(Example.grid, to: "project/specs/grid.yaml")
    for arguments in [
      ["-o", "home/one.png"], ["--set", "render.output=../../home/two.png"],
      ["--set", "render.output=\(path("home/three.png"))"],
    ] {
      let result = await work.run(["render", "project/specs/grid.yaml"] + arguments)
      #expect(result.code == .done, "\(result.words)")
    }
    #expect(work.files.count { $0.hasPrefix("home/") && $0.hasSuffix(".png") } == 3)
  }

  @Test func `output in the shared file is relative to that file`() async throws {
    try work.write(Example.grid, to: "project/specs/deep/grid.yaml")
    try work.write("render: {output: 'pictures/{name}.png'}\n", to: "project/flatplan.yaml")
    let result = await work.run("render", "project/specs/deep/grid.yaml")
    #expect(result.code == .done, "\(result.words)")
    #expect(work.bytes("project/pictures/grid.png") != nil)
    try work.write("render: {output: '../home/{name}.png'}\n", to: "project/flatplan.yaml")
    let outside = await work.run("render", "project/specs/deep/grid.yaml")
    #expect(outside.code == .badSpec)
    #expect(outside.words.contains("project/flatplan.yaml:1:"), "\(outside.words)")
  }

  @Test(arguments: ["../fonts", "link"])
  func `fonts outside the project are refused`(fonts: String) async throws {
    try work.write("", to: "fonts/Some.ttf")
    #expect(symlink("../fonts", path("project/link")) == 0)
    try work.write(Example.grid, to: "project/grid.yaml")
    try work.write("fonts: \(fonts)\n", to: "project/flatplan.yaml")
    let result = await work.run("render", "project/grid.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("error[E602]: "), "\(result.words)")
    #expect(result.words.contains("project/flatplan.yaml:1:8"), "\(result.words)")
  }

  @Test func `for standard input the root is the working directory`() async throws {
    let inside = await work.run(
      ["render", "-"], input: Example.grid + "render: {output: 'p/x.png'}\n")
    #expect(inside.code == .done && work.bytes("p/x.png") != nil, "\(inside.words)")
    let outside = await work.run(
      ["render", "-"], input: Example.grid + "render: {output: '../x.png'}\n")
    #expect(outside.code == .badSpec && outside.words.contains("E602"), "\(outside.words)")
  }

  @Test(arguments: ["__Snapshots__", "__Snapshots__/grid"])
  func `a baseline folder that is a link out of the project is not followed`(link: String)
    async throws
  {
    try work.write(Example.grid, to: "project/grid.yaml")
    try FileManager.default.createDirectory(
      atPath: path("project/" + link), withIntermediateDirectories: true)
    try FileManager.default.removeItem(atPath: path("project/" + link))
    #expect(symlink(path("home"), path("project/" + link)) == 0)
    for command in ["record", "verify"] {
      let result = await work.run(command, "project/grid.yaml")
      #expect(result.code == .system, "\(command): \(result.words)")
      #expect(result.words.contains("a link leads out of it"), "\(result.words)")
    }
    #expect(work.files.filter { $0.hasPrefix("home/") } == ["home/keep"])
  }

  @Test func `a baseline file that is a link out of the project is not read`() async throws {
    try work.write(Example.grid, to: "project/grid.yaml")
    _ = await work.run("record", "project/grid.yaml")
    let file = path("project/__Snapshots__/grid/390.layout")
    try FileManager.default.moveItem(atPath: file, toPath: path("home/390.layout"))
    #expect(symlink(path("home/390.layout"), file) == 0)
    let result = await work.run("verify", "project/grid.yaml", "--force", "--update", "none")
    #expect(result.code == .system)
    #expect(result.words.contains("a link leads out of it"), "\(result.words)")
  }

  @Test func `results are not written through a link out of the project`() async throws {
    try work.write(Example.grid, to: "grid.yaml")
    let outside = try Workplace()
    #expect(symlink(outside.folder, path(".build")) == 0)
    let result = await work.run("verify", "grid.yaml")
    #expect(result.code == .system)
    #expect(result.words.contains("error: cannot write .build/flatplan"), "\(result.words)")
    #expect(outside.files.isEmpty)
  }
}
