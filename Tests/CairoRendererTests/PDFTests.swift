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

  /// Only the date is overwritten.
  @Test(arguments: ["/ModDate", "The /CreationDate /ModDate"])
  func `a title that looks like a date is kept`(_ title: String) throws {
    var scene = scene(100, 100, filled(box(10, 10, 20, 20)))
    scene.title = title
    let file = try text(of: scene)
    #expect(file.contains("/Title (\(title))"))
    #expect(!file.contains("(D:"))
  }
}
