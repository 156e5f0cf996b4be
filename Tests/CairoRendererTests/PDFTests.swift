import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct PDFTests {
  private func text(of scene: Scene) throws -> String {
    String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
  }

  @Test func aFileHasItsTitleAndNoDate() throws {
    let file = try text(of: scene(100, 100, filled(box(10, 10, 20, 20))))
    #expect(file.contains("/Title (Figure)"))
    #expect(!file.contains("Date"))
  }

  /// What is blanked out for the date is the date alone.
  @Test(arguments: ["/ModDate", "The /CreationDate /ModDate"])
  func aTitleMaySpeakOfDates(_ title: String) throws {
    var scene = scene(100, 100, filled(box(10, 10, 20, 20)))
    scene.title = title
    let file = try text(of: scene)
    #expect(file.contains("/Title (\(title))"))
    #expect(!file.contains("(D:"))
  }
}
