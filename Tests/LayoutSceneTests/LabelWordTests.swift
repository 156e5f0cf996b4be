import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import LayoutScene
@testable import Scene

/// Labels avoid the text of the picture if possible.
struct LabelWordTests {
  private let window = box(0, 0, 200, 100)
  private let chip = [LabelPlacer.Choice(lines: ["16"], size: CGSize(width: 20, height: 14))]

  private func place(
    _ area: CGRect, _ placement: OverlayLabel.Placement, beside words: [CGRect],
    _ kind: OverlayKind = .insets
  ) -> LabelPlacer.Placed? {
    var placer = LabelPlacer(window: SceneClip(window), isRightToLeft: false, texts: words)
    return placer.place(OverlayLabel(kind, "16", about: area, placement), chip)
  }

  @Test func `leaders avoid text`() throws {
    let words = [box(16, 40, 100, 20)]
    let band = box(0, 0, 8, 100)
    let free = try #require(place(band, .within, beside: []))
    #expect(free.frame.overlaps(words[0]))
    let placed = try #require(place(band, .within, beside: words))
    #expect(!placed.frame.overlaps(words[0]))
    #expect(placed.leader != nil)
  }

  @Test func `a narrow band has its number inside`() throws {
    let placed = try #require(place(box(0, 0, 16, 100), .within, beside: []))
    #expect(placed.frame == box(0, 43, 20, 14))
    #expect(placed.leader == nil)
  }

  /// The numbers of two adjacent thin bands are on their own sides.
  @Test func `leaders do not overlap`() throws {
    var placer = LabelPlacer(window: SceneClip(window), isRightToLeft: false)
    let leaders = try [box(92, 0, 8, 100), box(100, 0, 10, 100)].map { band in
      let label = OverlayLabel(.insets, "16", about: band)
      return try #require(placer.place(label, chip)?.leader)
    }
    #expect(leaders[0].from.y == leaders[0].to.y && leaders[1].from.y == leaders[1].to.y)
    #expect(leaders[0].from.y != leaders[1].from.y)
  }

  @Test func `leaders cross no text except that of their subject`() throws {
    // The closest position below the band is behind text.
    let band = box(80, 20, 40, 8)
    let words = [box(60, 30, 80, 3)]
    let free = try #require(place(band, .within, beside: []))
    #expect(free.leader?.to == CGPoint(x: 100, y: 34))
    let placed = try #require(place(band, .within, beside: words))
    let leader = try #require(placed.leader)
    #expect(!words[0].isCrossed(from: leader.from, to: leader.to))
    // If this is not possible, the label at least covers no text.
    let around = [box(0, 10, 200, 8), box(0, 30, 200, 3)]
    let across = try #require(place(band, .within, beside: around))
    #expect(around.allSatisfy { !$0.overlaps(across.frame) })
    // A badge is text itself: its leader starts at its edge.
    let badge = box(90, 40, 18, 18)
    let beside = try #require(place(badge, .within, beside: [badge]))
    #expect(beside.leader?.from == CGPoint(x: 108, y: 49) || beside.leader?.from.y == 58)
  }

  /// Queries far from all text are fast, however large they are.
  @Test func `text is found in any area`() {
    let words = Obstacles([box(10, 10, 20, 10), box(300, 10, 20, 10)], clearance: 2)
    let (start, end) = (CGPoint(x: -1e12, y: -1e12), CGPoint(x: 1e12, y: 1e12))
    #expect(words.rects(near: start, end).contains(box(8, 8, 24, 14)))
    #expect(words.coveredArea(of: box(-1e12, -1e12, 2e12, 2e12)) == 400)
    #expect(!words.isFree(box(-1e12, 12, 2e12, 2)))
    #expect(words.isFree(box(-1e12, 40, 2e12, 1e12)))
    #expect(!words.isFree(from: CGPoint(x: 20, y: -1e6), to: CGPoint(x: 20, y: 1e6)))
    #expect(Obstacles(clearance: 2).rects(near: start, end).isEmpty)
  }

  @Test func `the edges of labels are on whole points`() throws {
    let placed = try #require(place(box(20, 20, 73, 33), .within, beside: []))
    #expect(placed.frame == box(47, 30, 20, 14))
  }

  @Test func `if text is everywhere, the position that covers the least text is used`() throws {
    let cell = box(20, 20, 160, 60)
    let words = [box(0, 0, 200, 60), box(0, 60, 175, 40)]
    let placed = try #require(place(cell, .corner, beside: words, .indexes)).frame
    #expect(placed == box(157, 63, 20, 14))
  }

  @Test func `corners with text come last`() throws {
    let cell = box(20, 20, 160, 60)
    let leading = try #require(place(cell, .corner, beside: [], .indexes)).frame
    let words = leading.insetBy(dx: 4, dy: 4)
    let placed = try #require(place(cell, .corner, beside: [words], .indexes)).frame
    #expect(placed == box(157, 23, 20, 14))
  }

  @Test func `if the corners are taken, a label is beside the middle`() throws {
    let cell = box(20, 36, 160, 28)
    var placer = LabelPlacer(
      window: SceneClip(window), isRightToLeft: true, texts: [box(95, 40, 10, 20)])
    for x in [20, 160] as [CGFloat] {
      for y in [29, 57] as [CGFloat] {
        let taken = OverlayLabel(.grid, "1", about: box(x, y, 20, 14), .amid)
        _ = placer.place(taken, chip)
      }
    }
    let placed = placer.place(OverlayLabel(.indexes, "16", about: cell, .corner), chip)
    #expect(placed?.frame == box(130, 43, 20, 14))
  }

  @Test func `a cell full of text has its label across its edge`() throws {
    let cell = box(20, 20, 160, 30)
    let placed = try #require(
      place(cell, .corner, beside: [cell.insetBy(dx: 0, dy: 8)], .indexes)
    ).frame
    #expect(placed == box(23, 13, 20, 14))
  }

  @Test func `an index does not cover the text of a tiny cell`() {
    let cell = box(20, 20, 24, 16)
    #expect(place(cell, .corner, beside: [cell.insetBy(dx: 3, dy: 3)], .indexes) == nil)
    // It would cover four of ten points in height and over two thirds of the length.
    #expect(place(cell, .corner, beside: [box(17, 23, 30, 10)], .indexes) == nil)
    #expect(place(cell, .corner, beside: [], .indexes) != nil)
  }

  @Test func `labels cover text if there is no other position`() {
    #expect(place(box(0, 0, 16, 100), .within, beside: [window]) != nil)
    #expect(place(window, .corner, beside: [window], .indexes) != nil)
  }

  @Test func `labels beside the picture make way for each other`() throws {
    var placer = LabelPlacer(window: SceneClip(window), isRightToLeft: false)
    let label = OverlayLabel(.safeArea, "16", about: box(0, 0, 16, 0), .beside(.above))
    let frames = (0..<2).compactMap { _ in placer.place(label, chip)?.frame }
    #expect(frames == [box(0, -18, 20, 14), box(0, -34, 20, 14)])
  }

  @Test func `a grid number moves beside its line if text is there`() throws {
    let line = box(0, 50, 200, 1)
    let onLine = try #require(place(line, .atEnd(of: .vertical), beside: [], .grid)).frame
    #expect(onLine.midY.rounded() == 51)
    // Text that ends at the line, all along it.
    let words = [box(0, 30, 200, 19)]
    let below = try #require(place(line, .atEnd(of: .vertical), beside: words, .grid)).frame
    #expect(below == box(0, 52, 20, 14))
  }

  @Test func `labels stay inside rounded corners`() {
    let screen = SceneClip(window, radius: 40)
    var placer = LabelPlacer(window: screen, isRightToLeft: false)
    let label = OverlayLabel(.indexes, "16", about: window, .corner)
    let placed = placer.place(label, chip)
    #expect(placed?.frame == box(40, 43, 20, 14))
  }

  @Test func `the rectangles of text follow the layout of its block`() {
    let font = TextMetrics(size: 10, lineHeight: 20)
    func say(_ text: String) -> Paragraph {
      Paragraph(text, role: "title", font: font, color: .black)
    }
    func places(_ block: TextBlock) -> [String] {
      var element = SceneElement(.overlay, frame: box(100, 0, 100, 60))
      element.texts = [block]
      var scene = Scene(name: "words", size: CGSize(width: 200, height: 60), background: .white)
      scene.groups = [SceneGroup(section: 0, name: "a", elements: [element])]
      var text = SquareMeasurer()
      return scene.textAreas(measuring: &text).texts.map(\.word)
    }
    // Letters are five points wide and ten points tall, with five free points above.
    let room = box(0, 0, 100, 60)
    #expect(places(TextBlock([say("four")], in: room)) == ["140,25,20,10"])
    #expect(places(TextBlock([say("four")], in: room, alignment: .right)) == ["180,25,20,10"])
    #expect(places(TextBlock([say("four")], in: room, anchor: .top)) == ["140,5,20,10"])
    #expect(
      places(TextBlock([say("one"), say("four")], in: room, alignment: .left, spacing: 4))
        == ["100,13,15,10", "100,37,20,10"])
    #expect(
      places(TextBlock([say("one")], detail: say("on"), in: room, alignment: .left))
        == ["100,25,15,10", "190,25,10,10"])
    // Shrunk to twelve points, letters are not quite six points tall, with room for the spacing of small text. Text that would be too small
    // is not drawn.
    let low = box(0, 0, 12, 60)
    #expect(
      places(TextBlock([say("four")], in: low, fit: .shrink(minimumSize: 5)))
        == ["100.5,27.25,11,5.5"])
    #expect(places(TextBlock([say("four")], in: low, fit: .shrink(minimumSize: 7))).isEmpty)
    // Text outside the picture has no rectangle.
    #expect(places(TextBlock([say("four")], in: box(200, 0, 40, 60))).isEmpty)
  }

  @Test func `symbols, switches and icons count as text`() {
    var path = VectorPath()
    path.move(4, 6)
    path.line(14, 16)
    let fill = RGBA.black
    let shapes: [Shape] = [
      .box(Box(box(0, 0, 50, 30), fill: fill)),
      .clipped(ClippedShapes(box(60, 0, 30, 30), [])),
      .outline(Outline(path, fill: .color(fill))),
      .line(Polyline([CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 12)], color: fill, width: 1)),
      // Backgrounds, photos, outlines and shapes without an area do not count.
      .box(Box(box(0, 0, 200, 44), fill: fill)),
      .box(Box(box(0, 0, 20, 20), stroke: Box.Stroke(color: fill, width: 1))),
      .clipped(ClippedShapes(box(0, 0, 100, 100), [])),
      .line(Polyline([], color: fill, width: 1)),
    ]
    var scene = Scene(name: "symbols", size: CGSize(width: 200, height: 60), background: .white)
    scene.definitions = [Drawing(shapes)]
    let element = SceneElement(.overlay, frame: box(10, 10, 180, 40), definition: 0)
    scene.groups = [SceneGroup(section: 0, name: "a", elements: [element])]
    var text = SquareMeasurer()
    #expect(
      scene.textAreas(measuring: &text).symbols.map(\.word) == [
        "10,10,50,30", "70,10,30,30", "14,16,10,10", "11,12,10,10",
      ])
  }

  @Test func `the background of a tiny cell does not count as a symbol`() {
    let ground = Box(box(0.5, 0.5, 23, 15), fill: .black)
    var scene = Scene(name: "tiny", size: CGSize(width: 200, height: 60), background: .white)
    scene.definitions = [Drawing([.box(ground)])]
    let element = SceneElement(.overlay, frame: box(10, 10, 24, 16), definition: 0)
    scene.groups = [SceneGroup(section: 0, name: "a", elements: [element])]
    var text = SquareMeasurer()
    #expect(scene.textAreas(measuring: &text).symbols.isEmpty)
  }

  @Test func `system element kinds are shortened where they would cover text`() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "UICollectionElementKindSectionHeader", alignment: .top)
    let rows = section(row(.fw(1), .ab(44), item(.fw(1), .fh(1))))
    rows.boundarySupplementaryItems = [header]
    let labels = OverlayKind.kinds.drawing(of: try Explained(rows, items: 1).subject).labels
    #expect(
      labels.first?.texts.map { $0[0] } == [
        "UICollectionElementKindSectionHeader · alignment top · z 1",
        "SectionHeader · alignment top · z 1", "UICollectionElementKindSectionHeader",
        "SectionHeader", "UICollectionElementKindSectionHeader · alignment top",
        "SectionHeader · alignment top", "UICollectionElementKindSectionHeader · z 1",
        "UICollectionElementKindSectionHeader", "SectionHeader · z 1", "SectionHeader",
      ])
  }
}

/// Equal estimates of nested boxes are labelled once.
struct EstimateOverlayTests {
  @Test func `a group of one item is not labelled again`() throws {
    let rows = section(row(.fw(1), .es(44), item(.fw(1), .es(44))))
    let explained = try Explained(rows, items: 2)
    #expect(explained.labels(.estimates) == ["~44"])
    #expect(explained.frames(.estimates) == ["0,0,320,44", "0,44,320,44"])
  }
}
