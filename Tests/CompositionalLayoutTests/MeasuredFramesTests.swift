import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Every layout measured on a real system has exactly the measured frames.
@Suite struct MeasuredFramesTests {
  static let folder = Bundle.module.resourceURL!.appendingPathComponent("MeasuredFrames")

  static var names: [String] {
    get throws { try MeasuredFixture.names(in: folder) }
  }

  @Test func `every fixture is present`() throws {
    #expect(try Self.names.count == 81)
  }

  @Test(arguments: try names) func `frames match the measured ones`(name: String) throws {
    let (fixture, layout) = try solve(name)
    if let size = fixture.expected.contentSize {
      #expect(abs(layout.contentSize.width - size[0]) <= fixture.tolerance)
      #expect(abs(layout.contentSize.height - size[1]) <= fixture.tolerance)
    }
    let elements =
      fixture.expected.elementsScope == "visible"
      ? layout.elements(in: CGRect(origin: layout.scroll.page, size: layout.container.size))
      : layout.allElements()
    let found = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })
    let expected = fixture.expected.elements
    #expect(Set(found.keys) == Set(expected.map(\.name)))
    for element in expected {
      let frame = try #require(found[element.name]).frame
      #expect(
        frame.isClose(to: CGRect(element.frame), fixture.tolerance), "\(element.name): \(frame)")
      if let zIndex = element.zIndex { #expect(found[element.name]?.zIndex == zIndex) }
    }
  }

  /// If the whole content is visible, measuring everything at once gives the same frames.
  @Test(arguments: try names) func `frames measured at once match too`(name: String) throws {
    let (fixture, visible) = try solve(name)
    guard visible.contentSize.height <= fixture.container.height else { return }
    var measuring = fixture.makeMeasuring()
    let layout = try fixture.makeLayout().solve(
      itemCounts: fixture.itemCounts, in: fixture.makeContainer(), measuring: &measuring)
    #expect(layout.contentSize == visible.contentSize)
    #expect(layout.allElements() == visible.allElements())
  }

  @Test(arguments: try names) func `rectangle queries match`(name: String) throws {
    let (fixture, layout) = try solve(name)
    for query in fixture.expected.queries ?? [] {
      let found = layout.elements(in: CGRect(query.rect)).map(\.name)
      #expect(Set(found) == Set(query.elements), "\(query.rect)")
      #expect(found.count == query.elements.count)
    }
  }

  @Test(arguments: try names) func `lookups match`(name: String) throws {
    let (fixture, layout) = try solve(name)
    for element in fixture.expected.lookups ?? [] {
      let frame = try #require(layout.cell(element.item, inSection: element.section)).frame
      #expect(frame.isClose(to: CGRect(element.frame), fixture.tolerance))
    }
    for element in fixture.expected.elements where element.category == "cell" {
      let cell = try #require(layout.cell(element.item, inSection: element.section))
      #expect(cell.frame.isClose(to: CGRect(element.frame), fixture.tolerance))
    }
  }

  @Test(arguments: try names) func `rest offsets match`(name: String) throws {
    var (fixture, layout) = try solve(name)
    for step in fixture.expected.restOffsets ?? [] {
      layout.scroll = step.position(in: layout)
      let offsets = layout.sections.indices.map(layout.carouselOffset(ofSection:))
      #expect(offsets == step.offsets, "asked for \(step.requested)")
      let cells = layout.visibleElements().filter { $0.category == .cell }
      #expect(cells.count == step.visibleCells.count, "asked for \(step.requested)")
      for cell in cells {
        let visible = step.visibleCells.first {
          $0.section == cell.section && $0.item == cell.item
        }
        let shift = layout.carouselShift(ofSection: cell.section)
        let onScreen = cell.frame.offsetBy(dx: shift.x, dy: shift.y)
        #expect(try onScreen.isClose(to: CGRect(#require(visible).frame), fixture.tolerance))
      }
    }
  }

  @Test(arguments: try names) func `items passed to handlers match`(name: String) throws {
    let (fixture, layout) = try solve(name)
    for step in fixture.expected.restOffsets ?? [] {
      nonisolated(unsafe) var told: [(names: Set<String>, offset: CGFloat)] = []
      let source = fixture.makeLayout { items, offset, _ in
        told.append((Set(items.map(\.fixtureName)), offset.x))
      }
      let solved = try source.solve(
        itemCounts: fixture.itemCounts, in: fixture.makeContainer())
      _ = source.presented(solved, at: step.position(in: layout))
      // The last section is called first (R38).
      #expect(told.reversed().map(\.names) == step.handlerItems.map(Set.init))
      #expect(told.reversed().map(\.offset) == step.offsets)
    }
  }

  private func solve(_ name: String) throws -> (MeasuredFixture, SolvedLayout) {
    let url = Self.folder.appendingPathComponent(name + ".json")
    let fixture = try MeasuredFixture(contentsOf: url)
    var measuring = fixture.makeMeasuring()
    // Views size themselves as they become visible; all others keep their estimates.
    var layout = try fixture.makeLayout().solveVisible(
      itemCounts: fixture.itemCounts, in: fixture.makeContainer(), measuring: &measuring)
    if let offset = fixture.container.scrollOffset {
      layout.scroll.page = CGPoint(x: offset[0], y: offset[1])
    }
    return (fixture, layout)
  }
}

extension MeasuredFixture.Step {
  /// Every carousel with the same requested offset.
  fileprivate func position(in layout: SolvedLayout) -> ScrollPosition {
    let requests = layout.sections.indices.map { ($0, requested) }
    return ScrollPosition(carousels: Dictionary(uniqueKeysWithValues: requests))
  }
}

extension NSCollectionLayoutVisibleItem {
  fileprivate var fixtureName: String {
    let category = representedElementCategory == .cell ? "cell" : "supplementary"
    return [category, representedElementKind, "\(indexPath.section)", "\(indexPath.item)"]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension SolvedElement {
  /// The name of an element in queries: `cell 0 3`, `supplementary badge 0 3`.
  fileprivate var name: String {
    let item = item == SolvedElement.layoutItem ? -1 : item
    return [category.rawValue, kind, "\(section)", "\(item)"].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension MeasuredFixture.Element {
  fileprivate var name: String {
    [category, kind, "\(section)", "\(item)"].compactMap(\.self).joined(separator: " ")
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
