import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

/// Self-sizing cells, headers and rows, measured in a font of square letters.
struct ContentMeasurerTests {
  private let list = section(column(.fw(1), .es(44), item(.fw(1), .es(44))))

  private func solve(
    _ content: Content, _ section: NSCollectionLayoutSection, width: CGFloat = 320
  ) throws -> Measured {
    let layout = UICollectionViewCompositionalLayout(section: section)
    return try measured(content, layout, in: Container(width: width, height: 480, scale: 2))
  }

  private func heights(_ layout: SolvedLayout) -> [CGFloat] {
    layout.allElements().filter { $0.category == .cell }.map(\.frame.height)
  }

  private func padded(_ title: String, size: CGFloat = 10, padding: CGFloat = 7) -> ElementContent {
    var style = Style()
    style.content = .title
    style.font = FontReference(size: size)
    style.padding = NSDirectionalEdgeInsets(
      top: padding, leading: padding, bottom: padding, trailing: padding)
    return ElementContent(fields: ["title": title], overrides: style)
  }

  @Test func `equal content is measured once`() throws {
    let texts = (0..<1000).map { titled(String(repeating: "m", count: $0 % 5 * 30 + 1)) }
    let (layout, count, _) = try solve(rows(texts), list)
    #expect(count == 5)
    #expect(Set(heights(layout)).count == 5)
  }

  /// Headers are measured at the width at which they are drawn, which is the full width between the
  /// section's insets (R24, R41, R79).
  @Test func `headers are measured at their drawn width`() throws {
    func height(
      _ inset: CGFloat, follows: Bool = true, reference: UIContentInsetsReference = .automatic,
      own: CGFloat = 0, theme: Theme = .system
    ) throws -> CGFloat? {
      let section = section(column(.fw(1), .ab(20), item(.fw(1), .fh(1))))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: inset, bottom: 0, trailing: inset)
      section.supplementariesFollowContentInsets = follows
      section.supplementaryContentInsetsReference = reference
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
        elementKind: "header", alignment: .top)
      header.contentInsets.leading = own
      header.contentInsets.trailing = own
      section.boundarySupplementaryItems = [header]
      var style = Style()
      style.content = .header
      style.font = FontReference(size: 10)
      // The available width: 31 squares of ten points.
      let title = String(repeating: "m ", count: 10) + "mmmmmmmmm m"
      var data = SectionContent(items: .rows([ElementContent()]))
      data.boundary = ["header": ElementContent(fields: ["title": title], overrides: style)]
      let layout = UICollectionViewCompositionalLayout(section: section)
      let followed = follows && reference == .automatic ? inset : 0
      let solved = try measured(
        Content.withTemplates(sections: [data]), layout,
        in: Container(width: 310 + 2 * (followed + own), height: 480), theme: theme
      ).layout
      return solved.allElements().first { $0.category == .supplementary }?.frame.height
    }
    let (line, broken) = (try #require(try height(20)), try #require(try height(0)))
    #expect(line < broken)
    #expect(try height(8) == line && height(7) == broken)
    #expect(try height(20, follows: false) == broken)
    #expect(try height(20, reference: .none) == broken)
    #expect(try height(0, own: 20) == line && height(0, own: 7) == broken)
    #expect(try height(4, own: 4) == line)
    #expect(try height(20, theme: .wireframe) == height(0, theme: .wireframe))
  }

  @Test func `cards have padding above and below their text`() throws {
    func height(_ template: ContentTemplate, _ change: (inout Style) -> Void = { _ in }) throws
      -> CGFloat?
    {
      var style = Style()
      style.content = template
      change(&style)
      let data = ElementContent(fields: ["title": "A", "subtitle": "B"], overrides: style)
      return heights(try solve(rows([data]), list).layout).first
    }
    // A line of 22 points in the default 44; 22 + 2 + 20 points with a subtitle.
    #expect(try height(.title) == 44)
    #expect(try height(.titleSubtitle) == 66)
    #expect(try height(.title) { $0.padding = .zero } == 22)
    #expect(
      try height(.titleSubtitle) {
        $0.background = .named("clear")
        $0.border = Border(color: .named("clear"), width: 0)
      } == 52)
  }

  /// The cell has the padding and the gap of wide cells. In a cell with a given width, both shrink
  /// with the width.
  @Test(arguments: ["Se", "Sea", "A long title"])
  func `a self-sizing cell has exactly the width of its symbol and text`(title: String) throws {
    func sides(_ width: NSCollectionLayoutDimension) throws -> [CGFloat] {
      var style = Style()
      style.content = .title
      let data = ElementContent(
        fields: ["title": title, "image": "heart.fill"], overrides: style)
      let cells = section(row(width, .ab(64), item(width, .ab(64))))
      let drawn = SceneBuilder.scene(
        of: try solve(rows([data]), cells).layout, content: rows([data]),
        options: SceneOptions(name: "figure"))
      let (cell, text) = (drawn.elements[0], try #require(drawn.elements[0].texts.first))
      let sign = drawn.definitions.flatMap(\.shapes).outlinePoints.extent
      return [
        sign.minX, text.box.minX - sign.maxX, text.box.width, cell.frame.width - text.box.maxX,
      ]
    }
    let own = try sides(.es(90))
    #expect(own[0] >= 16 && own[1] >= 12 && own[3] == 16)
    #expect(own[2] == CGFloat(title.count) * 17)
    #expect(try sides(.ab(80))[3] == 10)
  }

  @Test func `a million equal rows are measured once`() throws {
    let content = Content.withTemplates(sections: [
      SectionContent(items: .repeating(titled("Alike"), count: 1_000_000))
    ])
    let (layout, count, _) = try solve(content, list)
    #expect(count == 1)
    #expect((1...2).contains(layout.sections[0].runs.count))
    #expect(layout.sections[0].itemCount == 1_000_000)
    let height = try #require(layout.cell(0, inSection: 0)).frame.height
    #expect(layout.contentSize.height == height * 1_000_000)
  }

  @Test(arguments: [100, 160, 320, 390] as [CGFloat])
  func `a cell is as high as its lines and its padding`(width: CGFloat) throws {
    let letters = [1, 8, 9, 30, 31, 100]
    let content = rows(letters.map { padded(String(repeating: "m", count: $0)) })
    let perLine = Int((width - 14) / 10)
    let lineHeight = TextMetrics.lineHeight(forSize: 10)
    let expected = letters.map { count in
      let lines = CGFloat((count + perLine - 1) / perLine)
      return ((lines * lineHeight + 14) * 2 - 0.001).rounded(.up) / 2
    }
    #expect(try heights(solve(content, list, width: width).layout) == expected)
  }

  @Test func `two widths are measured twice`() throws {
    let half = item(.fw(0.5), .es(44))
    let content = rows([titled("Same"), titled("Same"), titled("Same")])
    let group = row(.fw(1), .es(44), half, item(.fw(0.25), .es(44)), item(.fw(0.25), .es(44)))
    #expect(try solve(content, section(group)).count == 2)
  }

  @Test func `an open width becomes the width of the text`() throws {
    let tags = row(.fw(1), .es(44), item(.es(50), .es(44)), gap: .fixed(4))
    let content = rows([padded("four"), padded("sixsix")])
    let cells = try solve(content, section(tags)).layout.allElements()
    #expect(cells.map(\.frame.width) == [54, 74])
    #expect(cells.map(\.frame.minX) == [0, 58])
  }

  @Test func `no cell makes itself wider than its line`() throws {
    let chips = section(
      row(.fw(1), .ab(30), item(.es(60), .fh(1))),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    let words = ["One", String(repeating: "m", count: 60), "Two"]
    let (layout, _, _) = try solve(rows(words.map { padded($0) }), chips)
    let cells = layout.allElements().filter { $0.category == .cell }
    #expect(cells.map(\.frame.width) == [44, 288, 44])
    #expect(cells.map(\.frame.minY) == [0, 30, 60])
  }

  /// A third of 320 points is rounded down to whole pixels, both for the group and for the maximum
  /// width of its cell (R3).
  @Test func `the width of a line is rounded to pixels`() throws {
    let chips = section(row(.fw(1 / 3), .ab(30), item(.es(60), .fh(1))))
    let words = (0..<3).map { _ in padded(String(repeating: "m", count: 60)) }
    let (layout, _, _) = try solve(rows(words), chips)
    let cells = layout.allElements().filter { $0.category == .cell }
    #expect(cells.map(\.frame.width) == [106.5, 106.5, 106.5])
  }

  @Test func `headers size themselves`() throws {
    let header = bar(.fw(1), .es(20), at: .top, kind: "header")
    var content = rows([padded("A")])
    content.sections[0].boundary["header"] = padded(
      String(repeating: "m", count: 40), size: 20, padding: 5)
    let (layout, count, _) = try solve(
      content, section(column(.fw(1), .ab(44), item(.fw(1), .fh(1))), bars: [header]))
    // 15 letters of 20 points in 310 points: three lines.
    let element = try #require(layout.supplementary(ofKind: "header", 0, inSection: 0))
    #expect(abs(element.frame.height - 85) < 1e-9)
    #expect(count == 1)
  }

  @Test func `elements without data keep their estimates`() throws {
    let bare = Content.withTemplates(sections: [
      SectionContent(items: .repeating(ElementContent(), count: 3))
    ])
    #expect(try heights(solve(bare, list).layout) == [44, 44, 44])
    let some = rows([ElementContent(), titled("A", ["subtitle": "B"]), ElementContent()])
    let (layout, count, _) = try solve(some, list)
    #expect(heights(layout).indices.filter { heights(layout)[$0] == 44 } == [0, 2])
    #expect(count == 1)
  }

  @Test func `nothing is measured without estimated sizes`() throws {
    let fixed = section(column(.fw(1), .ab(44), item(.fw(1), .fh(1))))
    #expect(try solve(rows([titled("A")]), fixed).count == 0)
  }

  @Test func `lists measure their rows by the list metrics`() throws {
    let long = String(repeating: "m", count: 40)
    let list = List(
      .insetGrouped,
      [
        [
          titled("A"), titled("A", ["subtitle": "B"]), titled(long),
          titled(long, ["accessory": "switch"]),
        ]
      ],
      headers: .supplementary, footers: .supplementary)
    let layout = try list.solved()
    // 15 letters of 17 points in 256 points; 11 letters in the 185 points beside a switch.
    let expected: [CGFloat] = [52, 68.5, 91.5, 112]
    #expect(heights(layout) == expected)
    #expect(layout.supplementary(ofKind: listHeader, 0, inSection: 0)?.frame.height == 40.5)
    #expect(layout.supplementary(ofKind: listFooter, 0, inSection: 0)?.frame.height == 30)
  }

  @Test func `styles apply in lists too`() throws {
    var style = Style()
    style.font = FontReference(style: .largeTitle)
    style.padding = NSDirectionalEdgeInsets(top: 20, leading: 8, bottom: 20, trailing: 8)
    let row = ElementContent(fields: ["title": "A"], overrides: style)
    #expect(try heights(List(.plain, [[row]]).solved()) == [41 + 40])
  }

  @Test func `no row is lower than the minimum height`() throws {
    var style = Style()
    style.padding = .zero
    let row = ElementContent(fields: ["title": "A"], overrides: style)
    #expect(try heights(List(.plain, [[row]]).solved()) == [52])
  }

  @Test func `equal rows are not treated as equal if the first one is the header`() throws {
    var list = List(.insetGrouped, [], headers: .firstItemInSection)
    list.content.sections = [SectionContent(items: .repeating(titled("A"), count: 3))]
    #expect(try heights(list.solved()) == [40.5, 52, 52])
  }
}
