import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct PDFTests {
  private func text(of scene: Scene) throws -> String {
    String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
  }

  @Test func `a file has its title and no date`() throws {
    let file = try text(of: scene(100, 100, filled(box(10, 10, 20, 20))))
    #expect(file.contains("/Title (Figure)"))
    #expect(!file.contains("Date"))
  }

  @Test func `a file has its description as its subject`() throws {
    var scene = scene(100, 100, filled(box(10, 10, 20, 20)))
    scene.summary = "A square"
    #expect(try text(of: scene).contains("/Subject (A square)"))
  }

  /// The contextual alternates of Inter have no characters of their own.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.extractor)),
    arguments: ["(8) + ~44 → 1/3w", "a -> b (c/d)", "10:30 × (2+3)"])
  func `text can be copied, with the characters of glyph alternates`(_ words: String) throws {
    let scene = CairoRendererTests.scene(
      400, 40, CairoRendererTests.text(words, box(0, 0, 400, 40)))
    let path = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(try CairoRenderer.pdf(scene)).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.extractor)
    process.arguments = [path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == words)
  }

  private static let extractor = "/usr/bin/pdftotext"

  /// Only the date is overwritten.
  @Test(arguments: ["/ModDate", "The /CreationDate /ModDate"])
  func `a title that looks like a date is kept`(_ title: String) throws {
    var scene = scene(100, 100, filled(box(10, 10, 20, 20)))
    scene.title = title
    let file = try text(of: scene)
    #expect(file.contains("/Title (\(title))"))
    #expect(!file.contains("(D:"))
  }

  /// The date precedes the table of objects, which has 20 bytes for each.
  @Test func `a file of thousands of cells has no date`() throws {
    let parts = (0..<4000).map {
      CairoRendererTests.text("a", box(CGFloat($0 % 80) * 10, CGFloat($0 / 80) * 10, 10, 10))
    }
    let file = try text(of: scene(800, 500, parts: parts))
    #expect(file.contains("/Title (Figure)"))
    #expect(!file.contains("(D:"))
  }
}
