import Basics
import CompositionalLayout
import Foundation
import Testing

@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// Texts and names with characters that formats, terminals and workflows give a meaning.
@Suite struct EscapingTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  /// Every character that does not print, and some that do.
  static let characters: [UInt32] =
    Array(0x7F...0x9F) + [0xA0, 0xAD, 0x200B, 0x200E, 0x2028, 0x2029, 0x202E, 0xFEFF]
    + [0xFFF9, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF, 0x1_FFFE, 0x1_F600, 0xE_0001, 0xF_FFFF, 0x10_FFFF]

  @Test func `a baseline with any character can be read again`() async throws {
    let all = Self.characters.compactMap(Unicode.Scalar.init)
    let items = all.map { "{title: \"a\\U\(Self.digits($0.value))b\"}" }.joined(separator: ", ")
    func spec(_ height: Int) -> String {
      "sections: [{group: {height: \(height)}, items: [\(items)]}]\nrender: {scale: 1}\n"
    }
    try work.write(spec(44), to: "s/a.yaml")
    let recorded = await work.run("record", "s")
    #expect(recorded.code == .done, "\(recorded.words)")
    #expect(await work.run("verify", "s", "--force").code == .done)
    // Finding causes reads the recorded spec.
    try work.write(spec(45), to: "s/a.yaml")
    let changed = await work.run("verify", "s", "--update", "none")
    #expect(changed.text.contains("cause     sections.0.group.height 44 → 45"), "\(changed.text)")
    let again = await work.run("record", "s")
    #expect(again.code == .done && !again.words.contains("is replaced"), "\(again.words)")
    let index = work.text("s/__Snapshots__/a/baseline.json")
    #expect(index.unicodeScalars.allSatisfy { $0 == "\n" || !(0x7F..<0xA0).contains($0.value) })
  }

  /// Found by fuzzing: the names of recorded specs are hashes, unless the file is damaged.
  @Test(arguments: ["a\\u0000b", "a\\\"b", "a\\\\", "\\ud83d\\ude00", "a/b", ""])
  func `a name of a recorded spec is written as it was read`(name: String) async throws {
    try work.write("sections: [{group: {height: 44}, items: 1}]\n", to: "s/a.yaml")
    _ = await work.run("record", "s")
    let file = "s/__Snapshots__/a/baseline.json"
    let index = try BaselineIndex(work.bytes(file) ?? [], named: file)
    let hash = try #require(index.specs.all.keys.first)
    let damaged = work.text(file).replacing("\"\(hash)\" : {", with: "\"\(name)\" : {")
    let read = try BaselineIndex(Array(damaged.utf8), named: file)
    #expect(try read.specs.all.count == 1 && read.specs.all[hash] == nil)
    #expect(try BaselineIndex(try read.bytes, named: file) == read)
  }

  private static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  @Test(arguments: ["a\n::error::b", "a\r\n::warning file=x::b", "a\u{1B}[31mb", "a\u{9B}2Jb"])
  func `names of files cannot write lines or sequences of their own`(name: String) async throws {
    try work.write(Example.grid, to: "s/\(name).yaml")
    try work.write("sections: [", to: "s/wrong \(name).yaml")
    try work.write(Example.grid, to: "s/\(name)/deep.yaml")
    func isHarmless(_ text: String) -> Bool {
      text.split(whereSeparator: \.isNewline).allSatisfy { line in
        !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("::")
          || line.hasPrefix("::error file=")
      } && !text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B }
    }
    for arguments in [
      ["record", "s"], ["verify", "s", "--update", "none"], ["pending"], ["check", "s"],
      ["prune", "s", "--check"], ["report"], ["report", "--format", "markdown"],
      ["render", "s/none \(name).yaml"], ["render", "s", "-o", "out"],
    ] {
      for actions in [[:], ["GITHUB_ACTIONS": "true"]] {
        let result = await work.run(arguments, environment: actions)
        #expect(isHarmless(result.text), "\(arguments): \(result.text)")
        #expect(isHarmless(result.words), "\(arguments): \(result.words)")
      }
      try work.write(Example.grid.replacing("44", with: "45"), to: "s/\(name).yaml")
    }
  }

  /// Names that GitHub would take for commands, which stop all others or hide text.
  @Test(arguments: [
    "::stop-commands::x", "  ::add-mask::x", "##[error]x", "\u{200B}::x", "::x\u{202E}",
  ])
  func `no name begins a line with a command`(name: String) async throws {
    try work.write(
      "name: \(JSONValue.text(name).text())\nsections: [{group: {height: 44}, items: 2}]\n",
      to: "s/a.yaml")
    try work.write("sections: [{group: {heigth: 44}, items: 2}]\n", to: "s/\(name).yaml")
    let good = "s/a.yaml"
    for arguments in [
      ["record", good], ["verify", "s"], ["check", "s"], ["render", "s", "-o", "out"],
      ["frames", good, "-f", "table"], ["check", "s", "--format", "short"],
      ["verify", "s", "--ci"],
    ] {
      let result = await work.run(arguments, environment: ["GITHUB_ACTIONS": "true"])
      for line in (result.text + "\n" + result.words).split(whereSeparator: \.isNewline) {
        let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::")
        let isOurs = line.hasPrefix("::error file=") || line.hasPrefix("::warning file=")
        #expect(!isCommand || isOurs, "\(arguments): \(line)")
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("##["), "\(arguments): \(line)")
      }
      #expect(!result.text.unicodeScalars.contains { $0 != "\n" && $0.isInvisible }, "\(arguments)")
      #expect(
        !result.words.unicodeScalars.contains { $0 != "\n" && $0.isInvisible }, "\(arguments)")
    }
  }

  @Test(arguments: [
    ("typ", "//", "#image(\"f.svg\", width: 390pt, alt: \"a\\\"\u{301}, width: 1pt) #panic(\\\"x"),
    ("tex", "%", "alt={a\"\u{301}, width: 1pt) \\#panic(\"x"),
  ])
  func `signs before combining marks end no text of a page`(
    ending: String, comment: String, markup: String
  ) async throws {
    let title = "a\"\u{301}, width: 1pt) #panic(\"x"
    try work.write(
      "title: \(JSONValue.text(title).text())\nsections: [{group: {height: 40}, items: 2}]\n",
      to: "s.yaml")
    try work.write("\(comment) flatplan: s.yaml figure=f\n", to: "p.\(ending)")
    let result = await work.run("docs", "p.\(ending)")
    #expect(result.code == .done, "\(result.words)")
    #expect(
      work.text("p.\(ending)").range(of: markup, options: .literal) != nil,
      "\(work.text("p.\(ending)"))")
  }

  @Test func `LaTeX gets no file name that it would run`() async throws {
    try work.write("sections: [{group: {height: 40}, items: 2}]\n", to: "s.yaml")
    try work.write("% flatplan: s.yaml figure=a%b\n", to: "p.tex")
    let result = await work.run("docs", "p.tex")
    #expect(result.code == .badSpec && result.words.contains("LaTeX cannot include a file named"))
    #expect(!work.text("p.tex").contains("includegraphics"))
  }
}

/// Writers of the same baselines.
@Suite struct BaselineLockTests {
  @Test func `runs in two working folders lose no snapshots`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "shared/grid.yaml")
    let places = try (0..<4).map { _ in try Workplace() }
    let spec = work.folder + "/shared/grid.yaml"
    for round in 0..<3 {
      let codes = await withTaskGroup(of: CommandStatus.self) { group in
        for (index, place) in places.enumerated() {
          let width = 300 + 100 * index + round
          group.addTask {
            await place.run(
              ["verify", spec, "--sweep", "\(width)...\(width + 20)", "--update", "missing"]
            ).code
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(codes.allSatisfy { $0 == .done || $0 == .badSpec }, "\(codes)")
    }
    let folder = BaselineFolder(path: work.folder + "/shared/__Snapshots__/grid", name: "grid")
    let names = try folder.index().snapshots.keys
    #expect(names.count == 1 + 12, "\(names.sorted())")
    #expect(!work.files.contains { $0.contains("/.") })
  }

  @Test func `a reader needs no permission to write`() async throws {
    guard geteuid() != 0 else { return }
    let work = try Workplace()
    try work.write(Example.grid, to: "s/grid.yaml")
    _ = await work.run("record", "s")
    let folder = work.folder + "/s/__Snapshots__/grid"
    #expect(chmod(folder, 0o500) == 0)
    #expect(await work.run("verify", "s", "--force", "--update", "none").code == .done)
    #expect(chmod(folder, 0o700) == 0)
  }

  @Test func `a writer waits for the lock of another`() async throws {
    let work = try Workplace()
    let path = work.folder + "/locked"
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let (results, result) = AsyncStream.makeStream(of: Bool.self)
    try Self.holdingLock(path) {
      try Files.replace(path + "/held", with: [], named: "held")
      // A thread waits for the lock, because tasks must not block.
      Thread.detachNewThread {
        signal.yield()
        let isFree = try? Self.holdingLock(path) { !Files.exists(path + "/held") }
        result.yield(isFree == true)
      }
      unlink(path + "/held")
    }
    _ = await started.first { _ in true }
    #expect(await results.first { _ in true } == true)
  }

  private static func holdingLock<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    let lock = try FolderLock(path, named: "locked", in: Confinement(to: path))
    return try withExtendedLifetime(lock) { try body() }
  }
}
