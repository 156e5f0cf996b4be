import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import LayoutScene
@testable import Scene

/// Lines of overlays are interrupted at text and badges.
struct BrokenLineTests {
  private func broken(_ shape: Shape, at places: [CGRect]) -> [Shape] {
    shape.broken(around: CGPoint(x: 100, y: 50)) { _, _ in places }
  }

  private func paths(_ shapes: [Shape]) -> [[CGPoint]] {
    shapes.flatMap { shape in
      if case .strokes(let strokes) = shape { return strokes.paths }
      return []
    }
  }

  private let line = Shape.strokes(
    Strokes([[.zero, CGPoint(x: 60, y: 0)]], color: .black, width: 1, dash: [3, 2]))

  @Test func `a line ends at a word and continues behind it`() {
    #expect(
      paths(broken(line, at: [box(120, 45, 10, 10)])) == [
        [.zero, CGPoint(x: 20, y: 0)], [CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)],
      ])
    // Words beside or touching the line do not interrupt it.
    #expect(broken(line, at: [box(120, 30, 10, 10), box(120, 50, 10, 10)]) == [line])
    // A piece between two words that is as short as a dot is dropped.
    #expect(
      paths(broken(line, at: [box(110, 45, 20, 10), box(131, 45, 19, 10)])) == [
        [.zero, CGPoint(x: 10, y: 0)], [CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0)],
      ])
    #expect(paths(broken(line, at: [box(90, 45, 80, 10)])).isEmpty)
  }

  @Test func `an interrupted outline stays in one piece around its corner`() {
    let outline = Shape.box(
      Box(box(0, 0, 40, 20), stroke: Box.Stroke(color: .black, width: 2)))
    #expect(broken(outline, at: []) == [outline])
    let pieces = paths(broken(outline, at: [box(130, 40, 20, 20)]))
    // The piece starts after the badge and runs around the outline to it.
    #expect(
      pieces == [
        [
          CGPoint(x: 39, y: 10), CGPoint(x: 39, y: 19), CGPoint(x: 1, y: 19), CGPoint(x: 1, y: 1),
          CGPoint(x: 30, y: 1),
        ]
      ])
  }

  @Test func `backgrounds are not interrupted`() {
    let ground = Box(
      box(0, 0, 40, 20), fill: .white, stroke: Box.Stroke(color: .black, width: 2))
    let shapes = broken(.box(ground), at: [box(130, 40, 20, 20)])
    #expect(shapes.first == .box(Box(box(0, 0, 40, 20), fill: .white)))
    #expect(shapes.count == 2)
  }

  /// The hole is as round as the badge; a square one would show around it.
  @Test func `translucent areas do not tint badges`() throws {
    let wash = Shape.box(Box(box(0, 0, 40, 20), fill: RGBA(0, alpha: 0.25)))
    guard case .clipped(let cut)? = [wash, line].cutOut(around: [box(30, -5, 20, 20)]).first else {
      Issue.record("nothing is cut out")
      return
    }
    #expect(cut.shapes == [wash, line] && cut.rule == .evenOdd && cut.rect == box(0, 0, 40, 20))
    var area = VectorPath.rectangle(box(0, 0, 40, 20))
    area.append(.rectangle(box(30, -5, 20, 20), corners: CornerRadii(10)))
    #expect(cut.path == area)
    // Rounded boxes and lines are not translucent areas.
    let card = Shape.box(Box(box(0, 0, 40, 20), corners: CornerRadii(4), fill: .white))
    #expect(wash.isWash && !card.isWash && !line.isWash)
  }

  @Test func `outlines of cells end at badges`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let explained = try Explained(section(row(.fw(1), .ab(60), cell)), items: 1)
    let scene = explained.scene(.items)
    let marks = scene.groups.first { $0.layer == .overlay(.items) }?.elements ?? []
    let shapes = marks.compactMap(\.definition).flatMap { scene.definitions[$0].shapes }
    // The line ends two points beside the badge on the top edge, and two points below it on the
    // trailing one.
    #expect(paths(shapes).map(\.first) == [CGPoint(x: 319.5, y: 22)])
    #expect(paths(shapes).map(\.last) == [CGPoint(x: 298, y: 0.5)])
  }
}
