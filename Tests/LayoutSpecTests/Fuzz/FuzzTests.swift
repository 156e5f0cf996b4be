import Foundation
import Testing

@testable import LayoutSpec

/// The fuzzers' seeds and past findings. `make fuzz` searches for new ones.
struct FuzzTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  static func names(_ kind: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(kind).path
    ).sorted()
  }

  private func bytes(_ name: String, _ kind: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent("\(kind)/\(name)")))
  }

  @Test(.timeLimit(.minutes(20)), arguments: try names("specs"))
  func `the invariants hold for the corpus of specs`(_ name: String) throws {
    try Invariants.spec(bytes(name, "specs"))
  }

  @Test(.timeLimit(.minutes(20)), arguments: try names("compositions"))
  func `the invariants hold for the corpus of compositions`(_ name: String) throws {
    try Invariants.composition(bytes(name, "compositions"))
  }

  @Test(.timeLimit(.minutes(20)), arguments: try names("expressions"))
  func `the invariants hold for the corpus of expressions`(_ name: String) throws {
    try Invariants.expression(bytes(name, "expressions"))
  }

  @Test(arguments: try GalleryTests.names)
  func `the invariants hold for the gallery`(_ name: String) throws {
    let file = GalleryTests.folder.appendingPathComponent(name)
    try Invariants.spec(Array(try Data(contentsOf: file)))
  }
}
