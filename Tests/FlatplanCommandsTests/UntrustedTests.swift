import Basics
import Foundation
import SpecDiagnostics
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecPictures

/// The promises of `--untrusted`, sentence by sentence, as in `Documentation/Untrusted.md`.
@Suite struct UntrustedTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("", to: "project/flatplan.yaml")
    try work.write(Example.grid, to: "project/specs/grid.yaml")
    try work.write(Example.grid, to: "outside/grid.yaml")
  }

  private func run(_ arguments: String...) async -> Workplace.Result {
    await work.run(arguments, inFolder: "project")
  }

  private static let code = """
    import UIKit
    final class Screen: UIViewController {
      override func viewDidLoad() { fatalError() }
    }

    """

  @Test func `the page has a test for each sentence of its promise`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Untrusted.md"), encoding: .utf8)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let promises = page.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
    #expect(promises.count >= 10)
    for promise in promises { #expect(tests.contains("\"\(promise)\""), "\(promise)") }
  }

  @Test(
    "No Swift code is compiled or run.",
    arguments: [
      ["check", "specs"], ["render", "specs", "-o", "out"], ["verify", "specs"],
      ["explain", "specs/grid.yaml"],
    ])
  func noSwift(command: [String]) async throws {
    try work.write(Self.code, to: "project/specs/Screen.swift")
    try work.write("runSwift: true\n", to: "project/flatplan.yaml")
    let result = await work.run(
      command + ["--untrusted"], inFolder: "project",
      environment: ["FLATPLAN_CACHE": work.folder + "/cache"])
    #expect(result.code == .done || command[0] == "verify", "\(result.words)")
    #expect(!Files.exists(work.folder + "/cache"))
    let alone = await work.run(
      command + ["--no-swift"], inFolder: "project",
      environment: ["FLATPLAN_CACHE": work.folder + "/cache"])
    #expect(alone.code == .done || command[0] == "verify", "\(alone.words)")
    #expect(!Files.exists(work.folder + "/cache"))
  }

  @Test("A Swift file that is named is an error.", arguments: ["--untrusted", "--no-swift"])
  func namedSwift(option: String) async throws {
    try work.write(Self.code, to: "project/Screen.swift")
    for command in ["check", "render", "verify", "frames"] {
      let result = await run(option, command, "Screen.swift")
      #expect(result.code == .badUsage)
      #expect(
        result.words == "error: Screen.swift is Swift code, which \(option) does not run\n",
        "\(result.words)")
    }
  }

  @Test("The `limits` and `runSwift` of a checked-out `flatplan.yaml` do not count.")
  func settings() async throws {
    try work.write("limits: {pixels: 1}\nrunSwift: true\n", to: "project/flatplan.yaml")
    #expect(await run("render", "specs", "-o", "out").code == .badSpec)
    let result = await run("render", "specs", "-o", "out", "--untrusted")
    #expect(result.code == .done, "\(result.words)")
  }

  @Test("Those of the revision in `--trusted-base` count instead.")
  func base() async throws {
    try work.write("limits: {pixels: 1}\n", to: "flatplan.yaml")
    try work.write("limits: {pixels: 1}\n", to: "project/flatplan.yaml")
    try work.commit()
    try work.write("limits: {pixels: 100000000}\n", to: "project/flatplan.yaml")
    for option in ["--trusted-base=HEAD", "--untrusted --trusted-base HEAD"] {
      let result = await work.run(
        ["render", "specs", "-o", "out"] + option.split(separator: " ").map(String.init),
        inFolder: "project")
      #expect(result.code == .badSpec)
      #expect(result.words.contains("exceed the limit of 1"), "\(result.words)")
    }
    let result = await run("--trusted-base=nothing", "--untrusted", "render", "specs", "-o", "out")
    #expect(result.code == .done, "\(result.words)")
  }

  @Test("The budget of a file is a quarter of the usual one.")
  func budget() throws {
    for resource in Budget.Resource.allCases {
      #expect(Budget.Limits.untrusted[resource] == Budget.Limits()[resource] / 4)
    }
    // The project's limits do not count.
    var trust = Trust()
    trust.isUntrusted = true
    #expect(trust.limits(Budget.Limits([.cells: 1])) == Budget.Limits())
  }

  @Test(
    "All files that are read are in the project, also those that the command line names.",
    arguments: ["check", "render", "frames", "fmt", "verify", "docs", "diff", "swift", "explain"])
  func namedFiles(command: String) async throws {
    #expect(symlink("../../outside/grid.yaml", work.folder + "/project/specs/link.yaml") == 0)
    try work.write("# page\n", to: "outside/page.md")
    let ending = command == "docs" ? "page.md" : "grid.yaml"
    for file in ["specs/link.yaml", "../outside/\(ending)", "\(work.folder)/outside/\(ending)"] {
      let files = command == "diff" ? ["specs/grid.yaml", file] : [file]
      let before = work.contents(of: "outside")
      let result = await work.run([command, "--untrusted"] + files, inFolder: "project")
      #expect(result.code != .done, "\(command) \(file) \(result.words)")
      #expect(work.contents(of: "outside") == before)
    }
  }

  @Test("Fonts are those of the system, of `--font-path`, or of the project.")
  func fonts() async throws {
    try work.write("fonts: [../outside]\n", to: "project/flatplan.yaml")
    #expect(await run("render", "specs", "--untrusted").code == .badSpec)
    try work.write("fonts: [fonts]\n", to: "project/flatplan.yaml")
    #expect(symlink("../outside", work.folder + "/project/fonts") == 0)
    #expect(await run("render", "specs", "--untrusted").code == .badSpec)
  }

  @Test(
    "Pictures, baselines and results are written in the project and where the command line says, and no link leads out of there."
  )
  func writes() async throws {
    try FileManager.default.createDirectory(
      atPath: work.folder + "/project/out", withIntermediateDirectories: true)
    for link in ["out/grid", "specs/__Snapshots__", ".build"] {
      #expect(symlink(work.folder + "/outside", "\(work.folder)/project/\(link)") == 0)
    }
    let before = work.contents(of: "outside")
    for command in [["render", "specs", "-o", "out"], ["record", "specs"], ["verify", "specs"]] {
      let result = await work.run(command + ["--untrusted"], inFolder: "project")
      #expect(result.code != .done, "\(command)")
    }
    #expect(await run("render", "specs", "-o", "../elsewhere", "--untrusted").code == .done)
    // The action and the hooks name places that a pull request can replace by links.
    for (link, target) in [("output", "outside"), ("a.png", "outside/grid.yaml")] {
      #expect(symlink("\(work.folder)/\(target)", "\(work.folder)/project/\(link)") == 0)
    }
    for command in [
      ["render", "specs", "-o", "output"], ["render", "specs", "-o", "output/{name}.png"],
      ["render", "specs", "-o", "specs/../output/x.png"],
      ["swift", "specs", "-o", "output/a.swift"],
      ["sheet", "specs", "-o", "output/sheet.png"], ["sheet", "specs", "-o", "a.png"],
      ["render", "specs", "-o", work.folder + "/project/output"],
    ] { _ = await work.run(command + ["--untrusted"], inFolder: "project") }
    #expect(work.contents(of: "outside") == before)
    #expect(await run("render", "specs", "-o", "output").code == .done, "a user follows links")
    #expect(work.contents(of: "outside") != before)
  }

  @Test(
    "Results that are committed are refused.", arguments: ["report", "accept", "pending", "reject"])
  func results(command: String) async throws {
    #expect(await run("record", "specs").code == .done)
    try work.write(Example.grid.replacing("44", with: "50"), to: "project/specs/grid.yaml")
    #expect(await run("verify", "specs").code == .badSpec)
    #expect(await run("pending").code == .done)
    Files.remove(work.folder + "/project/.build/flatplan/.gitignore")
    try work.commit()
    let result = await run(command, "--untrusted")
    #expect(result.code == .system, "\(result.words)")
    #expect(result.words.contains("its files are in git"), "\(result.words)")
  }

  @Test("Git runs only in the repository of the project, and starts no other program.")
  func git() async throws {
    try work.commit()
    let trace = work.folder + "/ran"
    try work.write(
      work.text(".git/config") + "[core]\n  fsmonitor = \"touch \(trace)\"\n", to: ".git/config")
    _ = await run("diff", "specs", "--base", "HEAD", "--untrusted")
    #expect(!Files.exists(trace))
  }

  @Test("No process, open file or temporary file is left.", arguments: HostileProject.all)
  func hostile(project: HostileProject) async throws {
    try project.make(work)
    let temporary = Set(temporaryFiles)
    let before = work.contents(of: "outside")
    for command in HostileProject.commands {
      _ = await work.run(command + ["--untrusted"], inFolder: "project")
      #expect(work.contents(of: "outside") == before, "\(command)")
      #expect(!Files.exists(work.folder + "/ran"), "\(command)")
    }
    #expect(openFiles.isEmpty)
    #expect(processes.isEmpty)
    #expect(
      Set(temporaryFiles).subtracting(temporary).allSatisfy { $0.hasPrefix("flatplan-fonts-") })
  }

  /// This process's open files in the workplace.
  private var openFiles: [String] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { Files.target(ofLink: "\(folder)/\($0)") }
      .filter { $0.hasPrefix(work.folder) }
  }

  /// The processes that work in the workplace.
  private var processes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Files.target(ofLink: "/proc/\($0)/cwd")?.hasPrefix(work.folder) ?? false }
  }

  private var temporaryFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: PrivateFolder.shared)) ?? []
    return names.filter { name in
      ["flatplan-written-", "flatplan-fonts-"].contains { name.hasPrefix($0) }
    }
  }
}

/// A repository that tries to do harm.
struct HostileProject: Sendable, CustomTestStringConvertible {
  var name: String
  var make: @Sendable (Workplace) throws -> Void

  var testDescription: String { name }

  static let commands = [
    ["check", "specs"], ["check", "--lint", "specs"], ["render", "specs", "-o", "out"],
    ["verify", "specs", "--update", "none"], ["record", "specs"], ["verify", "specs"], ["report"],
    ["report", "-f", "html"], ["report", "-f", "github"], ["report", ".", "-f", "html"],
    ["accept"], ["frames", "specs"], ["docs", "README.md"], ["diff", "specs", "--base", "HEAD"],
    ["fmt", "specs"], ["prune", "specs"],
  ]

  private static func link(_ target: String, _ name: String, _ work: Workplace) throws {
    let path = "\(work.folder)/project/\(name)"
    try FileManager.default.createDirectory(
      atPath: Files.split(path).folder, withIntermediateDirectories: true)
    Files.remove(path)
    symlink(target, path)
  }

  static let all = [
    HostileProject(name: "links of files and folders") { work in
      for name in ["specs/a.yaml", "specs/b.json", "flatplan.yaml", "README.md"] {
        try link("../../outside/grid.yaml", name, work)
      }
      for name in ["specs/more", "out", "output", ".build", "specs/__Snapshots__", "img"] {
        try link("/", name, work)
      }
    },
    HostileProject(name: "links to processes and devices") { work in
      for (name, target) in [
        ("a.yaml", "/proc/self/environ"), ("b.yaml", "/dev/zero"), ("c.json", "/dev/stdin"),
        ("d.yaml", "/proc/self/fd/0"), ("e.yaml", "e.yaml"), ("f", "."),
      ] { try link(target, "specs/\(name)", work) }
    },
    HostileProject(name: "special files") { work in
      for name in ["specs/p.yaml", "specs/q.json", "flatplan.yaml", "README.md", "report.json"] {
        Files.remove("\(work.folder)/project/\(name)")
        mkfifo("\(work.folder)/project/\(name)", 0o600)
      }
    },
    HostileProject(name: "a repository inside") { work in
      let command = "touch \(work.folder)/ran"
      try work.write("ref: refs/heads/x\n", to: "project/specs/HEAD")
      try work.write("", to: "project/specs/objects/.keep")
      try work.write(String(repeating: "1", count: 40), to: "project/specs/refs/heads/x")
      try work.write(
        "[core]\n bare = false\n worktree = .\n fsmonitor = \"\(command)\"\n[extensions]\n"
          + " partialClone = o\n[remote \"o\"]\n url = .\n promisor = true\n uploadpack = \(command)\n",
        to: "project/specs/config")
    },
    HostileProject(name: "Swift code") { work in
      let code = """
        import Foundation
        import UIKit
        final class Screen: UICollectionViewController {
          override func viewDidLoad() {
            FileManager.default.createFile(atPath: "\(work.folder)/ran", contents: nil)
          }
        }
        """
      try work.write(code, to: "project/specs/Screen.swift")
      try work.write(code, to: "project/specs/App/Screen.swift")
      try work.write("runSwift: true\nlimits: {pixels: 9e15}\n", to: "project/flatplan.yaml")
    },
    HostileProject(name: "forged results") { work in
      let picture = "\(work.folder)/outside/grid.yaml"
      let verdict = """
        {"spec": "specs/grid.yaml", "name": "grid", "variant": "390", "words": "", "status": "layout",
         "causes": [], "changes": [], "files": {"actualPicture": "\(picture)",
         "baselinePicture": "../../outside/grid.yaml", "actualLayout": "\(work.folder)/outside/x.layout"}}
        """
      let report = "{\"schema\": 1, \"tool\": \"\", \"verdicts\": [\(verdict)]}"
      try work.write(report, to: "project/report.json")
      try work.write(report, to: "project/.build/flatplan/report.json")
      try work.write(
        """
        {"path": "\(work.folder)/outside/__Snapshots__/x", "project": "\(work.folder)/project",
         "name": "x", "spec": "x", "compared": {}}
        """, to: "project/.build/flatplan/pending/x/place.json")
      try work.write("{}", to: "project/.build/flatplan/pending/x/baseline.json")
    },
    HostileProject(name: "paths in specs") { work in
      for (index, value) in [
        "../../outside/grid.yaml", "/etc/passwd", "~/.ssh/id_rsa", "file:///etc/passwd",
        "specs/../../../outside/grid.yaml", "a\\u0000b", "\\\\server\\share",
      ].enumerated() {
        try work.write(
          "include: \"\(value)\"\nrender: {output: \"\(value)/{name}.png\"}\nsections:\n  - items: {from: \"\(value)\"}\n    content: {image: \"\(value)\"}\n",
          to: "project/specs/path\(index).yaml")
      }
      try work.write(
        "```flatplan figure=../../outside/x\n\(Example.grid)```\n", to: "project/README.md")
    },
    HostileProject(name: "forged baselines") { work in
      for name in ["../../../../outside/x.layout", "evil.sh", ".gitattributes", "/etc/passwd"] {
        try work.write(
          """
          {"snapshots": {"390": {"layout": "\(name)", "layoutHash": "", "frames": 1, "machine": ""}}}
          """, to: "project/specs/__Snapshots__/grid/baseline.json")
      }
      try work.write(
        "+../../../../outside/grid.yaml\n-../../../../outside/grid.yaml\n",
        to: "project/specs/__Snapshots__/grid/.transaction")
    },
  ]
}
