import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine

/// Properties of all layouts, tested on random ones. A failure prints the seed;
/// `RandomLayout(seed:)` creates the same layout again.
@Suite(.timeLimit(.minutes(20))) struct PropertyTests {
  static let seeds: [UInt64] = Array(0..<250)

  private func each(
    _ body: (_ random: RandomLayout, _ layout: SolvedLayout) throws -> Void
  ) throws {
    var solved = 0
    for seed in Self.seeds {
      let random = RandomLayout(seed: seed)
      do throws(LayoutError) {
        let layout = try random.solved()
        solved += 1
        do { try body(random, layout) } catch { Issue.record("seed \(seed): \(error)") }
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
    #expect(solved == Self.seeds.count)
  }

  @Test func `every section has all of its cells, or none and a warning`() throws {
    // R10, R90.
    try each { random, layout in
      for (index, section) in layout.sections.enumerated() where !section.isOmitted {
        let warned = layout.warnings.contains { $0.section == index }
        let expected = warned ? 0 : random.items[index]
        if section.itemCount != expected || layout.cellElements(in: index).count != expected {
          Issue.record("seed \(random.seed): \(section.itemCount) cells in section \(index)")
        }
      }
      #expect(layout.allElements().count == layout.elementCount)
    }
  }

  @Test func `all frames are on the pixel grid`() throws {
    // R3, R70: origins in all generations.
    try each { random, layout in
      for element in layout.allElements() {
        let (x, y) = (
          element.frame.minX * random.setting.scale, element.frame.minY * random.setting.scale
        )
        if abs(x - x.rounded()) > 0.001 || abs(y - y.rounded()) > 0.001 {
          Issue.record("seed \(random.seed): \(element.frame.word)")
        }
      }
    }
  }

  @Test func `right to left mirrors left to right`() throws {
    // R43.
    try each { random, layout in
      let mirror = try random.solved(.rightToLeft)
      #expect(mirror.contentSize == layout.contentSize)
      let (left, right) = (layout.allElements(), mirror.allElements())
      #expect(left.map(\.identity) == right.map(\.identity), "seed \(random.seed)")
      for (one, other) in zip(left, right) {
        let x = layout.contentSize.width - one.frame.minX - one.frame.size.width
        if abs(x - other.frame.minX) > 0.001 || one.frame.minY != other.frame.minY
          || one.frame.size != other.frame.size
        {
          Issue.record("seed \(random.seed): \(one.frame.word) and \(other.frame.word)")
          return
        }
      }
    }
  }

  @Test func `a view that is looked up equals the listed one`() throws {
    // R29, R31, R43.
    try each { random, layout in
      for layout in [layout, try random.solved(.rightToLeft)] {
        for view in layout.allElements() where view.category != .cell {
          let (kind, item, section) = (view.kind ?? "", view.item, view.section)
          let found =
            view.category == .decoration
            ? layout.decoration(ofKind: kind, item, inSection: section)
            : layout.supplementary(ofKind: kind, item, inSection: section)
          #expect(found == view, "seed \(random.seed)")
        }
      }
    }
  }

  @Test func `a cell that is looked up equals the listed one`() throws {
    // R32.
    try each { random, layout in
      for (index, count) in random.items.enumerated() {
        let listed = layout.cellElements(in: index)
        let found = (0..<count).compactMap { layout.cell($0, inSection: index) }
        #expect(listed == found, "seed \(random.seed)")
      }
    }
  }

  /// Whether every group contains all of its elements.
  private func nothingSticksOut(_ layout: SolvedLayout) -> Bool {
    layout.sections.allSatisfy { section in
      var inside = true
      section.forEachGroup(in: nil) { group in
        let box = CGRect(origin: .zero, size: group.fragment.size).insetBy(dx: -1e-6, dy: -1e-6)
        inside = inside && box.contains(group.fragment.coveredFrame)
      }
      return inside
    }
  }

  /// The elements in a rectangle by the definitions of R32 and R83, filtered from the list of all
  /// elements.
  private func filtered(_ layout: SolvedLayout, _ rect: CGRect) -> [SolvedElement] {
    let clip = rect.intersection(CGRect(origin: .zero, size: layout.contentSize))
    guard !clip.isNull else { return [] }
    return layout.allElements().filter { element in
      guard element.category == .decoration else { return clip.overlaps(element.frame) }
      var frame = layout.sections[element.section].frame
      if layout.isMirrored { frame.origin.x = layout.contentSize.width - frame.maxX }
      return clip.overlaps(frame)
    }
  }

  @Test func `a query finds the same elements as a filter of all`() throws {
    // R32, in layouts without elements outside their group.
    var tried = 0
    try each { random, layout in
      guard nothingSticksOut(layout), random.setting.compatibility == .ios16 else { return }
      tried += 1
      let mirror = try random.solved(.rightToLeft)
      var dice = SeededDice(seed: random.seed)
      for _ in 0..<8 {
        // The corners are on thirds of pixels, where there are no edges.
        let rect = frame(
          CGFloat(dice.int(-50...1200)) + 0.13, CGFloat(dice.int(-50...1500)) + 0.13,
          CGFloat(dice.int(1...500)) + 0.41, CGFloat(dice.int(1...500)) + 0.41)
        for layout in [layout, mirror] {
          let found = layout.elements(in: rect).sorted { $0.identity < $1.identity }
          #expect(found == filtered(layout, rect), "seed \(random.seed) \(rect.word)")
        }
      }
    }
    #expect(tried > 100)
  }

  @Test func `the order of queries does not matter`() throws {
    // R32: a solved layout is a value.
    try each { random, layout in
      var dice = SeededDice(seed: random.seed)
      let rects = (0..<5).map { _ in
        frame(CGFloat(dice.int(0...300)), CGFloat(dice.int(0...900)), 200, 300)
      }
      let forth = rects.map { layout.names(in: $0) }
      let back = rects.reversed().map { layout.names(in: $0) }
      #expect(forth == back.reversed())
      let again = try random.solved()
      #expect(again.allElements() == layout.allElements())
    }
  }

  @Test func `a query of the whole content finds each element once`() throws {
    // R32.
    try each { random, layout in
      let whole = CGRect(origin: .zero, size: layout.contentSize)
      let found = Set(layout.elements(in: whole).map(\.identity))
      #expect(found.isSubset(of: layout.allElements().map(\.identity)))
      #expect(found.count == layout.elements(in: whole).count, "seed \(random.seed)")
    }
  }

  @Test func `the content contains the cells that are inside their groups`() throws {
    // R20: along the scroll axis, except for carousels.
    try each { random, layout in
      guard nothingSticksOut(layout) else { return }
      for (index, section) in layout.sections.enumerated() {
        for cell in layout.cellElements(in: index) {
          let frame = cell.frame
          let slack = 1 / random.setting.scale
          let along =
            layout.scrollAxis == .vertical
            ? frame.maxY <= layout.contentSize.height + slack && frame.minY >= -slack
            : frame.maxX <= layout.contentSize.width + slack && frame.minX >= -slack
          if !along, section.carousel == nil {
            Issue.record("seed \(random.seed): \(frame.word) in \(layout.content)")
          }
        }
      }
    }
  }

  /// Calls `body` with every line of a fragment.
  private func lines(in fragment: Fragment, _ body: (Fragment.Line) -> Void) {
    guard case .line(let line) = fragment.content else { return }
    body(line)
    for child in line.children { lines(in: child.fragment, body) }
  }

  @Test func `neighbors in a line do not overlap`() throws {
    // R12: gaps are not negative in lines whose content was chosen to fit.
    try each { random, layout in
      for section in layout.sections {
        section.forEachGroup(in: nil) { group in
          lines(in: group.fragment) { line in
            let axis = line.fit.axis
            guard line.fit.neededForNext != nil else { return }
            for (one, next) in zip(line.children, line.children.dropFirst())
            where next.offset[axis] < one.offset[axis] + one.fragment.size[axis] - 0.001 {
              Issue.record("seed \(random.seed)")
            }
          }
        }
      }
    }
  }

  @Test func `sections follow one another`() throws {
    // R22.
    try each { random, layout in
      let axis = layout.scrollAxis
      for (one, next) in zip(layout.sections, layout.sections.dropFirst()) {
        let gap = next.frame.start(axis) - one.frame.end(axis)
        #expect(abs(gap - random.setting.gap) < 0.001, "seed \(random.seed)")
      }
    }
  }
}

extension CGRect {
  /// Whether the intersection has an area.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
