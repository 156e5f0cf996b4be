import CompositionalLayout
import Foundation
import LayoutSpec
import Testing

/// The samples that change with the width are one spec each.
struct AdaptiveGalleryTests {
  private func solve(_ name: String, width: Int) throws -> SolvedLayout {
    let file = GalleryTests.folder.appendingPathComponent(name)
    let spec = try SpecFile.load(Array(Data(contentsOf: file)), path: name).spec
    let container = Container(width: CGFloat(width))
    let plan = try spec.plan(in: container)
    return try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
  }

  /// How many cells stand beside the first of each section.
  private func columns(_ layout: SolvedLayout) -> [Int] {
    layout.sections.indices.map { LayoutSpecTests.columns(layout, section: $0) }
  }

  @Test(arguments: [
    (320, [1, 5, 3]), (390, [1, 5, 3]), (800, [1, 5, 3]), (801, [2, 10, 6]), (1_024, [2, 10, 6]),
  ])
  func `Distinct sections have twice the columns beyond 800 points`(
    _ width: Int, _ expected: [Int]
  ) throws {
    #expect(columns(try solve("distinct-sections.yaml", width: width)) == expected)
  }

  @Test(arguments: [(320, 2), (800, 2), (801, 3), (1_024, 3)])
  func `Names stand in two columns, or in three beyond 800 points`(
    _ width: Int, _ expected: Int
  ) throws {
    #expect(columns(try solve("mountains.yaml", width: width)) == [expected])
  }
}
