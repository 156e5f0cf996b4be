import CompositionalLayout
import Foundation
import LayoutSpec
import Testing

/// Every gallery spec loads without warnings and lays out all its items at every width.
@Suite struct GalleryTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("specs")

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".yaml") }.sorted()
    }
  }

  @Test(arguments: try names, [320, 390, 768, 1024]) func laysOut(
    name: String, width: Int
  ) throws {
    let file = Self.folder.appendingPathComponent(name)
    let loaded = try SpecFile.load(Array(Data(contentsOf: file)), path: name)
    #expect(loaded.warnings.isEmpty)
    let container = Container(width: CGFloat(width))
    let plan = try loaded.spec.plan(in: container)
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
    #expect(layout.warnings.isEmpty)
    #expect(layout.sections.map(\.itemCount) == plan.itemCounts)
  }
}
