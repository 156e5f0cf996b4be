import Foundation
import Testing

@testable import FlatplanCommands

/// Files that are links, pipes, gone, closed to others or called oddly.
@Suite struct HostileFileTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
  }

  private func path(_ name: String) -> String { work.folder + "/" + name }

  private static let untidy = Example.grid.replacing("height: 44, ", with: "height: 44,")

  @Test func `a spec that is formatted keeps its mode, and a link to it leads there`() async throws
  {
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
  func `an empty name is none`(command: String) async throws {
    let result = await work.run(command, "")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("error: an empty name is that of no spec\n"))
  }

  @Test(arguments: [String(repeating: "a", count: 250), "\u{301}a"])
  func `a file may be called whatever the system lets it`(name: String) async throws {
    try work.write(Self.untidy, to: "sub/\(name).yaml")
    let result = await work.run("fmt", "sub/\(name).yaml")
    #expect(result.code == .done, "\(result.words)")
    #expect(work.bytes("sub/\(name).yaml") == Array(Example.grid.utf8))
    #expect(work.files.count == 2)
  }

  @Test func `a pipe in a folder of specs is not waited for`() async throws {
    try work.write(Example.grid, to: "specs/grid.yaml")
    #expect(mkfifo(path("specs/pipe.yaml"), 0o600) == 0)
    let result = await work.run("check", "specs")
    #expect(result.code == .system)
    #expect(result.words.contains("error: cannot read specs/pipe.yaml: it is not a file\n"))
  }

  @Test func `a folder that may not be read says why, and nothing else`() async throws {
    #expect(symlink("loop", path("loop")) == 0)
    #expect(throws: Failure.cannotRead("loop", "Too many levels of symbolic links")) {
      try Files.names(in: path("loop"), named: "loop")
    }
  }

  @Test(arguments: ["nowhere.yaml", "flatplan.yaml"])
  func `a shared file that is a link to nothing is told`(target: String) async throws {
    #expect(symlink(target, path("flatplan.yaml")) == 0)
    let result = await work.run("check", "grid.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("error[E601]: there is no file 'flatplan.yaml'"))
  }
}
