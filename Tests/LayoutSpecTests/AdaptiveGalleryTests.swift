import CompositionalLayout
import Foundation
import LayoutSpec
import Testing

/// Gallery specs that change with the container's width.
struct AdaptiveGalleryTests {
  private func solve(_ name: String, width: Int) throws -> SolvedLayout {
    let file = GalleryTests.folder.appendingPathComponent(name)
    let spec = try SpecFile.load(Array(Data(contentsOf: file)), path: name).spec
    let container = Container(width: CGFloat(width))
    let plan = try spec.plan(in: container)
    return try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
  }

  /// The numbers of cells per line, by section.
  private func columns(_ layout: SolvedLayout) -> [Int] {
    layout.sections.indices.map { LayoutSpecTests.columns(layout, section: $0) }
  }

  @Test(arguments: [
    (320, [1, 5, 3]), (390, [1, 5, 3]), (800, [1, 5, 3]), (801, [2, 10, 6]), (1_024, [2, 10, 6]),
  ])
  func `distinct sections have twice the columns above 800 points`(
    _ width: Int, _ expected: [Int]
  ) throws {
    #expect(columns(try solve("distinct-sections.yaml", width: width)) == expected)
  }

  @Test(arguments: [(320, 2), (800, 2), (801, 3), (1_024, 3)])
  func `names have two columns, or three above 800 points`(
    _ width: Int, _ expected: Int
  ) throws {
    #expect(columns(try solve("mountains.yaml", width: width)) == [expected])
  }
}
