import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene
@testable import SceneSVG

/// Measures text in a font of letters half as wide as they are tall.
struct SquareMeasurer: TextMeasuring {
  mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    TextExtent(width: paragraph.font.size / 2 * CGFloat(paragraph.string.count), lines: 1)
  }
}

/// A solved layout with its description and overlays.
struct Explained {
  var layout: SolvedLayout
  var description: LayoutDescription
  var options = SceneOptions(name: "figure")

  init(
    _ section: NSCollectionLayoutSection, items: Int,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, height: CGFloat = 480
  ) throws {
    var traits = Traits(width: 320)
    traits.layoutDirection = direction
    let container = Container(size: CGSize(width: 320, height: height), traits: traits)
    let layout = UICollectionViewCompositionalLayout(section: section)
    description = try layout.describe(itemCounts: [items], in: container)
    self.layout = try layout.solve(itemCounts: [items], in: container)
  }

  var viewport: CGRect { CGRect(origin: .zero, size: layout.contentSize) }

  var subject: OverlaySubject {
    OverlaySubject(
      layout: layout, description: description, content: bare(), viewport: viewport,
      appearance: .light, boxModel: BoxModel(of: layout, description, in: viewport),
      elements: layout.visibleElements(in: viewport))
  }

  func frames(_ kind: OverlayKind) -> [String] { kind.drawing(of: subject).marks.map(\.frame.word) }

  func labels(_ kind: OverlayKind) -> [String] {
    kind.drawing(of: subject).labels.map { $0.texts[0].joined(separator: "|") }
  }

  func scene(
    _ overlays: OverlayKind..., frame: Bool = false, viewport: CGRect? = nil
  ) -> Scene {
    var (text, options) = (SquareMeasurer(), options)
    options.viewport = viewport
    return SceneBuilder.scene(
      of: layout, description, content: bare(), options: options,
      explained: Explanation(overlays: Set(overlays), hasFrame: frame), measuring: &text
    ).scene
  }
}

/// The marks and labels of overlays for layouts small enough to compute by hand.
struct OverlayTests {
  /// Two columns of (320 - 2 × 10 - 20) / 2 = 140 points, with rows 10 points apart.
  private func grid(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> Explained {
    let group = row(.fw(1), .ab(40), .shares(2, of: item(.fw(1), .fh(1))), gap: .fixed(20))
    return try Explained(
      section(group, insets: .tlbr(5, 10, 15, 10), gap: 10), items: 4, direction)
  }

  @Test func `items and groups are outlined`() throws {
    #expect(
      try grid().frames(.items) == ["10,5,140,40", "170,5,140,40", "10,55,140,40", "170,55,140,40"])
    #expect(try grid().frames(.groups) == ["10,5,300,40", "10,55,300,40"])
  }

  @Test func `equal gaps are labelled once`() throws {
    let grid = try grid()
    #expect(grid.frames(.spacing) == ["150,5,20,40", "10,45,300,10", "150,55,20,40"])
    #expect(grid.labels(.spacing) == ["interItemSpacing 20", "interGroupSpacing 10"])
  }

  @Test func `flexible gaps show their minimum`() throws {
    let group = row(.fw(1), .ab(40), item(.ab(100), .fh(1)), gap: .flexible(8))
    // 320 = 3 × 100 + 2 × 10.
    let labels = try Explained(section(group), items: 3).labels(.spacing)
    #expect(labels == ["interItemSpacing 10 (8+)"])
  }

  @Test func `insets are shown as areas`() throws {
    let grid = try grid()
    // The outline of the section's groups with their insets, then the areas.
    #expect(
      grid.frames(.insets)
        == ["0,0,320,110", "0,0,320,5", "0,5,10,90", "310,5,10,90", "0,95,320,15"])
    #expect(
      grid.labels(.insets) == [
        "contentInsets.top 5", "contentInsets.leading 10", "contentInsets.trailing 10",
        "contentInsets.bottom 15",
      ])
  }

  @Test func `insets are mirrored in right-to-left layouts`() throws {
    let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))
    let inset = section(group, insets: .tlbr(0, 30, 0, 0))
    #expect(try Explained(inset, items: 1).frames(.insets).last == "0,0,30,40")
    #expect(try Explained(inset, items: 1, .rightToLeft).frames(.insets).last == "290,0,30,40")
  }

  @Test func `dimensions show their forms`() throws {
    let grid = try grid()
    // Two columns, then two rows, each once.
    #expect(
      grid.labels(.dimensions) == ["140 (1 of 2)", "140 (1 of 2)", "40", "40"])
    let marks = OverlayKind.dimensions.drawing(of: grid.subject).marks
    #expect(marks.map(\.frame.minX).prefix(2) == [10, 170])
    #expect(marks.prefix(2).allSatisfy { $0.frame.maxY < 0 })
    #expect(marks.suffix(2).allSatisfy { $0.frame.maxX < 0 })
    let mirrored = OverlayKind.dimensions.drawing(of: try self.grid(.rightToLeft).subject).marks
    #expect(mirrored.suffix(2).allSatisfy { $0.frame.minX > 320 })
  }

  @Test func `forms are written as in specs`() {
    let forms: [(CompositionalLayout.Dimension, String?)] = [
      (.fractionalWidth(0.5), "1/2w"), (.fractionalWidth(1), "1w"),
      (.fractionalHeight(2 / 3), "2/3h"),
      (.fractionalWidth(0.85), "85%w"), (.absolute(44), nil), (.estimated(44), "~44"),
      (.uniformAcrossSiblings(44.5), "~=44.5"),
    ]
    for (form, word) in forms { #expect(OverlayFormat.word(form) == word) }
  }

  /// A length that fills its group has the form of the group's length.
  @Test func `dimensions have the form in which they were written`() throws {
    let wide = section(row(.fw(0.85), .ab(60), item(.fw(1), .fh(1))), across: .groupPaging)
    #expect(try Explained(wide, items: 1).labels(.dimensions) == ["272 (85%w)", "60"])
    let own = section(row(.fw(1), .ab(60), item(.fw(1 / 4), .fh(1 / 2))))
    #expect(try Explained(own, items: 1).labels(.dimensions) == ["80 (1/4w)", "30 (1/2h)"])
  }

  /// A column that is only wide enough for its number has the form on a second line.
  @Test func `narrow columns show their forms on a second line`() throws {
    let narrow = section(row(.fw(1), .ab(60), item(.es(38), .fh(1))))
    let measure = try #require(
      OverlayKind.dimensions.drawing(of: Explained(narrow, items: 1).subject).labels.first)
    #expect(measure.texts == [["38 (~38)"], ["38", "(~38)"], ["38"]])
    #expect(Measure(start: 0, end: 38, texts: [["38 (~38)"], ["38"]]).isNarrow)
    #expect(!Measure(start: 0, end: 60, texts: [["60 (~38)"], ["60"]]).isNarrow)
    #expect(!Measure(start: 0, end: 38, texts: [["38"]]).isNarrow)
  }

  /// A label that does not fit in its gap is beside it with its full text.
  @Test func `flexible gaps show their actual length`() throws {
    let group = row(.fw(1), .ab(60), item(.ab(100), .fh(1)), gap: .flexible(8))
    let scene = try Explained(section(group), items: 3).scene(.spacing)
    let labels = scene.groups.first { $0.layer == .labels(.spacing) }?.elements ?? []
    #expect(labels.compactMap { scene.words(of: $0) } == ["interItemSpacing 10 (8+)"])
  }

  @Test func `numbers have at most two decimals`() {
    #expect(OverlayFormat.number(100 / 3) == "33.33")
    #expect(
      OverlayFormat.length(100 / 3, .dimension(.fractionalWidth(1 / 3))) == [
        ["33.33 (1/3w)"], ["33.33"],
      ])
  }

  @Test func `sections show their length and scrolling behavior`() throws {
    #expect(try grid().labels(.sections) == ["section0|110 pt"])
    let carousel = section(row(.ab(200), .ab(60), item(.fw(1), .fh(1))), across: .groupPaging)
    #expect(try Explained(carousel, items: 5).labels(.sections) == ["section0|60 pt|groupPaging"])
  }

  @Test func `estimates show the measured length`() throws {
    let rows = section(row(.fw(1), .es(44), item(.fw(1), .es(44))))
    let explained = try Explained(rows, items: 2)
    #expect(explained.labels(.estimates).first == "~44")
    #expect(explained.frames(.estimates).first == "0,0,320,44")
  }

  @Test func `the grid is numbered from the leading edge`() throws {
    #expect(try grid().labels(.grid) == ["1", "2", "3", "1", "2", "3"])
    let areas = OverlayKind.grid.drawing(of: try grid(.rightToLeft).subject).labels.map(\.area.midX)
    #expect(areas.prefix(3) == [310, 150, 10])
  }

  @Test func `the viewport overlay marks the end of the container`() throws {
    let rows = section(row(.fw(1), .ab(100), item(.fw(1), .fh(1))))
    let explained = try Explained(rows, items: 10)
    #expect(explained.frames(.viewport) == ["0,479,320,2"])
    #expect(explained.labels(.viewport) == ["container ends · 320 × 480"])
    #expect(try Explained(rows, items: 2).frames(.viewport).isEmpty)
  }

  @Test func `indexes and kinds are chips`() throws {
    let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))
    let bars = [bar(.fw(1), .ab(30), at: .top)]
    let explained = try Explained(section(group, bars: bars), items: 2)
    #expect(explained.labels(.indexes).sorted() == ["0-0", "0-1"])
    #expect(explained.labels(.kinds).count == 1)
    #expect(explained.labels(.kinds)[0].hasSuffix("· z 1"))
  }

  /// The frames of the index chips of six cells, each of which is 40 points to the right of the one
  /// before and 12 below it.
  private func places(_ zIndex: @escaping @Sendable (Int) -> Int) throws -> [String: CGRect] {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
    ) { _ in
      (0..<6).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: box(CGFloat(index) * 32, CGFloat(index) * 12, 140, 80), zIndex: zIndex(index))
      }
    }
    let scene = try Explained(section(group), items: 6).scene(.indexes)
    let chips = scene.groups.first { $0.layer == .labels(.indexes) }?.elements ?? []
    return Dictionary(
      uniqueKeysWithValues: chips.map { ($0.paragraphs[0].string, $0.frame) })
  }

  @Test func `an index is where its cell is visible`() throws {
    let (rising, falling) = (try places { $0 }, try places { -$0 })
    #expect(rising.count == 6 && falling.count == 6)
    for index in 0..<6 {
      let (x, y) = (CGFloat(index) * 32, CGFloat(index) * 12)
      let (one, other) = (try #require(rising["0-\(index)"]), try #require(falling["0-\(index)"]))
      #expect(one.minX - x < 5 && one.minY - y < 5)
      // The cell before it covers everything except a strip at the right and one at the bottom.
      #expect(index == 0 || other.minX >= x + 108 || other.minY >= y + 68)
    }
  }

  @Test func `a covered cell has no index`() throws {
    let cells = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
    ) { _ in
      [box(20, 20, 60, 60), box(0, 0, 140, 120)].enumerated().map {
        NSCollectionLayoutGroupCustomItem(frame: $1, zIndex: $0)
      }
    }
    let scene = try Explained(section(cells), items: 2).scene(.indexes)
    let chips = scene.groups.first { $0.layer == .labels(.indexes) }?.elements ?? []
    #expect(chips.map { $0.paragraphs[0].string } == ["0-1"])
  }

  /// The texts of the index chips of 14 cells `width` points wide, in rows of 24 points.
  private func indexes(width: CGFloat, in viewport: CGRect) throws -> [String] {
    let cells = section(row(.fw(1), .ab(24), item(.ab(width), .fh(1))))
    let scene = try Explained(cells, items: 14).scene(.indexes, viewport: viewport)
    let chips = scene.groups.first { $0.layer == .labels(.indexes) }?.elements ?? []
    return chips.flatMap(\.texts).flatMap(\.paragraphs).map(\.string)
  }

  @Test func `the indexes of a section have the same form`() throws {
    let all = box(0, 0, 320, 96)
    let full = (0..<14).map { "0-\($0)" }
    #expect(try Set(indexes(width: 80, in: all)) == Set(full))
    // `0-9` fits in 22 points, `0-10` does not.
    #expect(try Set(indexes(width: 24, in: all)) == Set((0..<14).map(String.init)))
    // The fifth cell of a row, 6 points of which are visible, does not count and gets no index.
    let cut = try indexes(width: 60, in: box(0, 0, 246, 24))
    #expect(cut == ["0-0", "0-1", "0-2", "0-3"])
    // If all cells are cut off, each index has the longest text that fits.
    #expect(try indexes(width: 160, in: box(0, 2, 320, 20)) == ["0-0", "0-1"])
  }
}

/// The whole picture with overlays.
struct FigureTests {
  private let rows = section(row(.fw(1), .ab(60), .shares(2, of: item(.fw(1), .fh(1)))))

  @Test func `marks beside the picture make it larger`() throws {
    let plain = try Explained(rows, items: 4).scene(.items)
    #expect(plain.size == CGSize(width: 320, height: 120))
    let redlined = try Explained(rows, items: 4).scene(.dimensions)
    #expect(redlined.size.width > 340 && redlined.size.height > 130)
    let cells = redlined.elements.filter { $0.identity.category == .cell }
    #expect(cells.map(\.frame.maxX).max() == redlined.size.width)
    #expect(cells.map(\.frame.maxY).max() == redlined.size.height)
  }

  @Test func `hidden cells of carousels are faint`() throws {
    let carousel = section(row(.ab(100), .ab(60), item(.fw(1), .fh(1))), across: .continuous)
    let scene = try Explained(carousel, items: 9).scene(.scroll)
    let ghosts = scene.groups.first { $0.layer == .overlay(.scroll) }?.elements ?? []
    #expect(ghosts.map(\.frame.minX) == [300, 400])
    #expect(ghosts.allSatisfy { $0.opacity == 0.35 })
    // The visible part of the first cell is drawn with the content.
    #expect(ghosts.first?.clip?.rect.minX == 320)
  }

  /// The test runs with and without a device frame around the screen.
  @Test(arguments: [false, true])
  func `labels beside the picture are beside hidden carousel cells`(hasFrame: Bool) throws {
    let carousel = section(row(.ab(100), .ab(60), item(.fw(1), .fh(1))), across: .continuous)
    let scene = try Explained(carousel, items: 9).scene(.scroll, .sections, frame: hasFrame)
    func frames(_ layer: SceneLayer) -> [CGRect] {
      scene.groups.first { $0.layer == layer }?.elements.map(\.visibleBounds) ?? []
    }
    let ghosts = frames(.overlay(.scroll))
    let beside = frames(.overlay(.sections)) + frames(.labels(.sections))
    #expect(ghosts.count == 2 && beside.count == 2)
    #expect(beside.allSatisfy { one in !ghosts.contains { $0.overlaps(one) } })
  }

  @Test func `frames surround the screen`() throws {
    let scene = try Explained(rows, items: 4).scene(frame: true)
    #expect(scene.background == .clear)
    #expect(scene.size.width > 340)
    let cells = scene.elements.filter { $0.identity.category == .cell }
    // The corners of the screen are rounded.
    #expect(cells.first?.clip?.radius ?? 0 > 0)
  }

  @Test func `margins are labelled above the picture`() throws {
    let scene = try Explained(rows, items: 4).scene(.safeArea)
    let chips = scene.groups.first { $0.layer == .labels(.safeArea) }?.elements ?? []
    #expect(chips.count == 2)
    #expect(chips.map(\.frame.minX).min() == 0)
    #expect(chips.map(\.frame.maxX).max() == 320)
    let cells = scene.elements.filter { $0.identity.category == .cell }
    #expect(cells.allSatisfy { cell in !chips.contains { $0.bounds.overlaps(cell.frame) } })
  }

  @Test func `dimension lines leave space for the labels of margins`() throws {
    let scene = try Explained(rows, items: 4).scene(.safeArea, .dimensions)
    let margins = scene.groups.first { $0.layer == .labels(.safeArea) }?.elements ?? []
    let lines = scene.groups.first { $0.layer == .overlay(.dimensions) }?.elements ?? []
    #expect(margins.count == 2 && !lines.isEmpty)
    for line in lines { #expect(!margins.contains { $0.extendedFrame.overlaps(line.frame) }) }
  }

  @Test func `labels have a rim`() throws {
    let scene = try Explained(rows, items: 1).scene(.indexes)
    let chip = try #require(scene.groups.first { $0.layer == .labels(.indexes) }?.elements.first)
    let boxes = scene.definitions[try #require(chip.definition)].shapes.compactMap { shape in
      if case .box(let box) = shape { box } else { nil }
    }
    #expect(boxes.map(\.rect) == [chip.frame.local.insetBy(dx: -1, dy: -1), chip.frame.local])
    #expect(chip.extendedFrame == chip.frame.insetBy(dx: -1, dy: -1))
  }

  @Test func `marks stay inside the rounded corners of a screen`() throws {
    let scene = try Explained(rows, items: 4).scene(.groups, frame: true)
    let marks = scene.groups.first { $0.layer == .overlay(.groups) }?.elements ?? []
    #expect(marks.first?.clip?.radius ?? 0 > 0)
  }

  @Test func `dimension lines avoid the device frame`() throws {
    let scene = try Explained(rows, items: 4).scene(.dimensions, frame: true)
    let parts = scene.groups.flatMap { group in
      group.layer == .frame(part: 1) ? group.elements.suffix(1) : []
    }
    let lines = scene.groups.filter { $0.layer == .overlay(.dimensions) }.flatMap(\.elements)
    #expect(parts.count == 1 && !lines.isEmpty)
    for part in parts { #expect(!lines.contains { $0.frame.overlaps(part.frame) }) }
  }

  @Test func `files name their groups`() throws {
    let all = try Explained(rows, items: 4)
    let scene = all.scene(.items, .groups, .sections, .dimensions, .indexes, .grid)
    let svg = scene.svg(placing: SquarePlacer())
    let xml = try #require(XMLElements(svg))
    let ids = xml.values(of: "id")
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("figure--overlay-items"))
    #expect(xml.values(of: "class").contains("fp-overlay kind-dimensions fp-labels"))
    #expect(xml["desc"][0].text.contains("section0 (4 items, 120 points)"))
    #expect(xml["desc"][0].text.contains("Shown: items; groups; "))
  }

  @Test(arguments: [Appearance.light, .dark]) func `labels are legible`(appearance: Appearance) {
    for kind in OverlayKind.allCases {
      let colors = OverlayColors(kind, appearance)
      #expect(colors.text.contrast(on: colors.chip) >= RGBA.legibleContrast, "\(kind)")
      let canvas: RGBA = appearance == .light ? .white : RGBA(0x14161B)
      #expect(colors.line.contrast(on: canvas) >= RGBA.visibleContrast, "\(kind)")
    }
  }

  @Test func `every overlay has its own hue`() {
    let kinds = OverlayKind.allCases.filter { $0 != .scroll }
    #expect(Set(kinds.map { OverlayColors($0, .light).line }).count == kinds.count)
    #expect(Set(OverlayKind.names) == Set(OverlayKind.allCases.map(\.rawValue)))
  }
}

struct LabelPlacerTests {
  private func choice(_ width: CGFloat) -> [LabelPlacer.Choice] {
    [LabelPlacer.Choice(lines: ["x"], size: CGSize(width: width, height: 14))]
  }

  @Test func `labels do not cover each other`() {
    var placer = LabelPlacer(window: SceneClip(box(0, 0, 400, 400)), isRightToLeft: false)
    var dice = SeededDice(seed: 7)
    var placed: [CGRect] = []
    for _ in 0..<600 {
      let area = box(
        CGFloat(dice.int(0...380)), CGFloat(dice.int(0...380)), CGFloat(dice.int(1...80)),
        CGFloat(dice.int(1...60)))
      let label = OverlayLabel(.insets, "x", about: area)
      guard let found = placer.place(label, choice(CGFloat(dice.int(13...50)))) else { continue }
      #expect(!placed.contains { $0.overlaps(found.frame) })
      #expect(box(0, 0, 400, 400).covers(found.frame))
      placed.append(found.frame)
    }
    #expect(placed.count > 100)
  }

  @Test func `small areas get a leader`() {
    var placer = LabelPlacer(window: SceneClip(box(0, 0, 400, 400)), isRightToLeft: false)
    let small = placer.place(OverlayLabel(.insets, "x", about: box(100, 100, 8, 200)), choice(20))
    #expect(small?.leader?.from == CGPoint(x: 104, y: 200))
    let large = placer.place(OverlayLabel(.insets, "x", about: box(200, 100, 24, 12)), choice(20))
    #expect(large?.leader == nil)
    #expect(large?.frame.midX == 212)
  }

  @Test func `a label without a free position is left out`() {
    var placer = LabelPlacer(window: SceneClip(box(0, 0, 30, 20)), isRightToLeft: false)
    let label = OverlayLabel(.insets, "x", about: box(0, 0, 30, 20))
    #expect(placer.place(label, choice(24)) != nil)
    #expect(placer.place(label, choice(24)) == nil)
  }

  @Test func `measures in a lane do not overlap`() {
    func measure(_ start: CGFloat, _ end: CGFloat) -> Measure {
      Measure(start: start, end: end, texts: [])
    }
    let lanes = Lanes(
      [measure(0, 100), measure(0, 50), measure(50, 100), measure(20, 70)], limit: 2)
    #expect(lanes.lanes.map { $0.map(\.start) } == [[0, 50], [20]])
  }
}
