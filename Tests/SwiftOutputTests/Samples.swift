import Foundation
import LayoutSpec
import Testing

/// A spec whose generated Swift code is compiled into these tests.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let file: URL

  var testDescription: String { name }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let generated = tests.appendingPathComponent("Generated")
  private static let root = tests.resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The gallery, the starters, and specs for cases that neither of them covers.
  static let all =
    samples(in: root.appendingPathComponent("specs"), prefix: "")
    + samples(
      in: root.appendingPathComponent("Sources/FlatplanCommands/Starters"), prefix: "starter-")
    + samples(in: tests.appendingPathComponent("Specs"), prefix: "test-")

  private static func samples(in folder: URL, prefix: String) -> [Sample] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }
      .map { Sample(name: prefix + $0.deletingPathExtension().lastPathComponent, file: $0) }
      .sorted { $0.name < $1.name }
  }

  /// Whether the spec has bars.
  var hasScreen: Bool {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").contains { $0.hasPrefix("screen:") } ?? false
  }

  func spec() throws -> FileSpec {
    let folder = file.deletingLastPathComponent()
    let loaded = try SpecFile.load(Array(Data(contentsOf: file)), path: name + ".yaml") {
      name throws(SpecFileProblem) in
      guard
        let data = FileManager.default.contents(
          atPath: folder.appendingPathComponent(name).path)
      else { throw .notFound }
      return Array(data)
    }
    return loaded.spec
  }
}
