import Foundation
import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput
@testable import VisualDiff

/// A temporary folder to run commands in, which captures their output.
final class Workplace: Sendable {
  let folder: String

  /// The result of a command.
  struct Result {
    var code: CommandStatus
    var output: [UInt8]
    var words: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private final class CapturedOutput: Sendable {
    let output = Mutex<[UInt8]>([])
    let words = Mutex("")
  }

  init() throws {
    folder = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs `flatplan` with the arguments.
  func run(_ arguments: String..., input: String = "") async -> Result {
    await run(arguments, input: input)
  }

  /// Runs `flatplan` with the arguments.
  func run(
    _ arguments: [String], inFolder subfolder: String = "", input: String = "",
    environment: [String: String] = [:], isAutomated: Bool = false
  ) async -> Result {
    let captured = CapturedOutput()
    var run = RunEnvironment(
      folder: subfolder.isEmpty ? folder : "\(folder)/\(subfolder)",
      output: { bytes in captured.output.withLock { $0 += bytes } },
      messages: { text in captured.words.withLock { $0 += text } }, input: { Array(input.utf8) },
      cores: 2)
    run.variables = environment
    run.compiler = SwiftCompiler()
    run.isAutomated = isAutomated
    let code = await Flatplan.run(arguments, in: run)
    return Result(
      code: code, output: captured.output.withLock { $0 }, words: captured.words.withLock { $0 })
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/" + name).map { [UInt8]($0) }
  }

  /// Returns the contents of a file as text; empty if the file does not exist.
  func text(_ name: String) -> String { String(decoding: bytes(name) ?? [], as: UTF8.self) }

  /// Reads the report of the last run.
  func report() throws -> Report { try Report(json: bytes(".build/flatplan/report.json") ?? []) }

  /// The sorted paths of all files, including hidden ones.
  var files: [String] {
    let all = FileManager.default.subpaths(atPath: folder) ?? []
    return all.filter { !Files.isFolder(folder + "/" + $0) }.sorted()
  }

  /// Returns all files below a folder with their contents.
  func contents(of name: String) -> [String: [UInt8]] {
    let names = files.filter { $0.hasPrefix(name + "/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, bytes($0) ?? []) })
  }

  /// Commits all files to a new git repository.
  func commit() throws {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    // The user's git configuration may sign commits or install hooks.
    let plain = ["-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null"]
    for arguments in [["init", "-q"], ["add", "."], author + plain + ["commit", "-qm", "all"]] {
      var git = ChildProcess(
        path: "/usr/bin/env", arguments: ["git", "-C", folder] + arguments, folder: folder)
      // A test of git sets GIT_DIR meanwhile.
      git.inheritsSecrets = false
      #expect(try git.run().ending == .exit(0))
    }
  }
}

/// Example specs.
enum Example {
  /// Two columns of cells, each 44 points tall.
  static let grid = """
    sections:
      - group: {height: 44, columns: 2}
        items: 3

    """

  /// A spec with every category of element.
  static let decorated = """
    name: "all \\"kinds\\""
    sections:
      - header: 30
        background: true
        group: {height: 44.5, columns: 3}
        contentInsets: 10
        items: 4

    """
}
