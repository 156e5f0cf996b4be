import Foundation
import Synchronization
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// The cache of compiled programs.
@Suite struct ProgramCacheTests {
  private let work: Workplace
  private let cache: ProgramCache

  init() throws {
    work = try Workplace()
    var environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    environment.variables = ["FLATPLAN_CACHE": "cache"]
    cache = ProgramCache(cache: Cache(in: environment))
  }

  /// Makes a program that contains a text, and counts the calls.
  private func make(_ key: [String], _ made: Counter) throws -> String {
    let program = try cache.program(for: key) { folder throws(Failure) in
      made.add()
      try Files.replace(folder + "/program", with: Array(key.joined().utf8), named: "program")
      return true
    }
    return try #require(program)
  }

  @Test func `each key is built once`() throws {
    let made = Counter()
    let one = try make(["a", "b"], made)
    #expect(try make(["a", "b"], made) == one)
    #expect(made.count == 1)
    let two = try make(["ab", ""], made)
    #expect(two != one)
    #expect(made.count == 2)
    #expect(try Files.read(one, named: "") == Array("ab".utf8))
  }

  @Test func `an entry of another key is not used`() throws {
    let made = Counter()
    let program = try make(["a"], made)
    let key = (program as NSString).deletingLastPathComponent + "/key"
    try Files.replace(key, with: Array("b".utf8), named: "key")
    #expect(try make(["a"], made) == program)
    #expect(made.count == 2)
    #expect(try make(["a"], made) == program)
    #expect(made.count == 2)
  }

  @Test(arguments: ["", "half a pro"])
  func `a damaged program is built again`(contents: String) throws {
    let made = Counter()
    let program = try make(["a"], made)
    try Files.replace(program, with: Array(contents.utf8), named: "program")
    #expect(try make(["a"], made) == program)
    #expect(made.count == 2)
    #expect(try Files.read(program, named: "") == Array("a".utf8))
    try FileManager.default.removeItem(atPath: program)
    _ = try make(["a"], made)
    #expect(made.count == 3)
  }

  @Test func `the cache is private and belongs to the user`() throws {
    _ = try make(["a"], Counter())
    var status = stat()
    #expect(stat(work.folder + "/cache", &status) == 0 && status.st_mode & 0o777 == 0o700)
    // Somebody has opened it to others.
    #expect(chmod(work.folder + "/cache", 0o777) == 0)
    _ = try make(["a"], Counter())
    #expect(stat(work.folder + "/cache", &status) == 0 && status.st_mode & 0o777 == 0o700)
    // Somebody has put a link in its place.
    try FileManager.default.moveItem(
      atPath: work.folder + "/cache", toPath: work.folder + "/moved")
    #expect(symlink("moved", work.folder + "/cache") == 0)
    let failure = #expect(throws: Failure.self) { try make(["a"], Counter()) }
    #expect(failure?.message.contains("is a link or a file; set FLATPLAN_CACHE") == true)
  }

  @Test func `a cache of another user is not used`() throws {
    guard geteuid() == 0 else { return }
    _ = try make(["a"], Counter())
    #expect(chown(work.folder + "/cache", 12_345, 12_345) == 0)
    let failure = #expect(throws: Failure.self) { try make(["a"], Counter()) }
    #expect(failure?.message.contains("belongs to another user") == true)
  }

  @Test func `without a home the cache is in a folder of the user's own`() {
    let environment = RunEnvironment(folder: "/", output: { _ in }, messages: { _ in })
    #expect(Cache(in: environment).folder.hasSuffix("/flatplan-\(geteuid())"))
  }

  @Test func `a failed build leaves nothing behind`() throws {
    let none = try cache.program(for: ["a"]) { folder throws(Failure) in
      try Files.replace(folder + "/half", with: [], named: "half")
      return false
    }
    #expect(none == nil)
    #expect(throws: Failure.badUsage("no")) {
      try cache.program(for: ["a"]) { _ throws(Failure) in throw .badUsage("no") }
    }
    #expect(work.files.isEmpty)
  }

  @Test func `leftovers of old interrupted runs are removed`() throws {
    try work.write("", to: "cache/programs/.old.tmp/key")
    try work.write("", to: "cache/programs/.new.tmp/key")
    let old = work.folder + "/cache/programs/.old.tmp"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old)
    _ = try make(["a"], Counter())
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(work.files.contains("cache/programs/.new.tmp/key"))
  }

  @Test func `concurrent builds give one program and leave no temporary files`() async throws {
    let made = Counter()
    let programs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try self.make(["same"], made) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(programs.count == 1)
    #expect(work.files.map { ($0 as NSString).lastPathComponent } == ["key", "program"])
  }

  @Test func `the least recently used entries are evicted`() throws {
    let made = Counter()
    var programs: [String] = []
    for number in 0..<64 {
      programs.append(try make(["\(number)"], made))
      let folder = (programs[number] as NSString).deletingLastPathComponent
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(number - 100))], ofItemAtPath: folder)
    }
    _ = try make(["0"], made)
    for number in 64..<66 { programs.append(try make(["\(number)"], made)) }
    #expect(made.count == 66)
    let gone = programs.indices.filter { !Files.exists(programs[$0]) }
    #expect(gone == [1, 2])
  }
}

/// A thread-safe counter.
private final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() {
    number.withLock { $0 += 1 }
  }
}
