import Testing

@testable import CodeSalvage
@testable import HostSystem
@testable import SwiftInput

/// Tests when a program is rebuilt.
@Suite struct SwiftProgramTests {
  private let work: Workplace
  private let toolchain: Toolchain
  private let library: RunnerLibrary

  init() throws {
    work = try Workplace()
    toolchain = Toolchain(
      compiler: work.folder + "/swiftc", packageManager: work.folder + "/swift")
    library = RunnerLibrary(folder: work.folder)
    for path in [toolchain.compiler, library.path] { try write("old", to: path) }
  }

  private func write(_ text: String, to path: String) throws {
    try Files.replace(path, with: Array(text.utf8), named: path)
  }

  private func key(_ units: SwiftUnit...) -> [String] {
    SwiftProgram.key(of: units, toolchain, library)
  }

  @Test func `another name, location or source is another program`() {
    func unit(_ name: String, at path: String, _ file: String, _ text: String) -> SwiftUnit {
      SwiftUnit(name: name, path: path, files: [.init(name: file, bytes: Array(text.utf8))])
    }
    let keys = [
      key(unit("s", at: "/a/s", "s/Home.swift", "let a = 1")),
      key(unit("s", at: "/b/s", "s/Home.swift", "let a = 1")),
      key(unit("s", at: "/a/s", "s/List.swift", "let a = 1")),
      key(unit("s", at: "/a/s", "s/parts/Home.swift", "let a = 1")),
      // Compiler errors contain this name.
      key(unit("a/s", at: "/a/s", "a/s/Home.swift", "let a = 1")),
      key(unit("s", at: "/a/s", "s/Home.swift", "let a = 2")),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key(unit("s", at: "/a/s", "s/Home.swift", "let a = 1")) == keys[0])
  }

  @Test func `another compiler or library is another program`() throws {
    let first = key()
    try write("newer", to: toolchain.compiler)
    let second = key()
    #expect(second != first)
    try write("newer", to: library.path)
    #expect(key() != second)
  }
}
