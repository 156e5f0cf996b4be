import Foundation
import Testing

@testable import Artwork
@testable import Scene

/// Checks the packed symbol drawings and the scripts that pack them.
@Suite struct SymbolLibraryTests {
  private static let scripts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Artwork/Symbols/Scripts")

  /// Runs Python and returns its output and exit code.
  private func python(_ arguments: String...) throws -> (text: String, status: Int32) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B"] + arguments
    process.currentDirectoryURL = Self.scripts
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test func `the packed file matches the drawings; if not, run 'make symbols'`() throws {
    let check = try python("pack.py", "--check")
    #expect(check.status == 0, "\(check.text)")
  }

  @Test func `the scripts pass their own tests`() throws {
    let tests = try python("tests.py")
    #expect(tests.status == 0, "\(tests.text)")
  }

  @Test func `every name and every synonym draws something`() throws {
    let names = SymbolLibrary.names(synonyms: true)
    #expect(names.count > 1000 && names == names.sorted())
    for name in names {
      let symbol = try #require(Symbol.named(name), "\(name)")
      #expect(
        !symbol.shapes(in: box(0, 0, 24, 24), color: .black).outlinePoints.isEmpty, "\(name)")
    }
  }

  @Test func `synonyms are not listed as symbols`() {
    #expect(SymbolLibrary.resolved("gearshape") == "gear")
    #expect(SymbolLibrary.drawing("gearshape") == nil)
    #expect(!Symbol.names.contains("gearshape") && Symbol.names.contains("gear"))
  }

  /// Names between two names, before the first and after the last.
  @Test(arguments: [
    "", " ", "!", "bel", "bell.", "bell.fil", "zzzz", "é", "bell\nbell", "plus M12", "Parts/none",
  ])
  func `an unknown name is not found`(_ name: String) {
    #expect(SymbolLibrary.drawing(name) == nil && SymbolLibrary.resolved(name) == name)
  }

  @Test(arguments: ["Parts/slash", "Cutouts/lock", "Characters/a", "Characters/a.fill"])
  func `parts of symbols are not symbols`(_ name: String) {
    #expect(Symbol.named(name) == nil)
  }

  @Test func `a path is parsed as it was written`() throws {
    let parts = try #require(SymbolLibrary.drawing("exclamationmark")).drawing.parts
    #expect(parts.map(\.isFilled) == [false, true])
    #expect(parts[0].path.steps == [.move, .line] && parts[0].path.numbers == [12, 5, 12, 14])
    #expect(parts[1].path == .circle(12, 18.6, 1.5))
  }
}
