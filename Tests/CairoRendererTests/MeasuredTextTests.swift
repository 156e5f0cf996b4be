import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing

@testable import CairoRenderer

/// A list whose rows are sized by their text.
struct MeasuredList {
  var content: Content
  var layout: SolvedLayout
  let text = TextMeasurer()

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: [ElementContent],
    width: CGFloat = 320, scale: CGFloat = 2
  ) throws {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    try self.init(.list(using: list), rows, width: width, scale: scale)
  }

  init(
    _ layout: UICollectionViewCompositionalLayout, _ rows: [ElementContent], width: CGFloat,
    scale: CGFloat = 2
  ) throws {
    content = Content.withTemplates(sections: [SectionContent(items: .rows(rows))])
    let container = Container(width: width, height: 480, scale: scale)
    let description = try layout.describe(itemCounts: [rows.count], in: container)
    var measurer = ContentMeasurer(
      content, of: description, in: container,
      options: SceneOptions(name: "list", theme: .system), scale: scale, text: text)
    self.layout = try solve(description, in: container, measuring: &measurer)
  }

  func scene() -> Scene {
    SceneBuilder.scene(
      of: layout, content: content, options: SceneOptions(name: "list", theme: .system),
      measuring: text)
  }
}

extension SceneElement {
  /// The lines of all texts.
  fileprivate var lines: [SetLine] { texts.flatMap { TextSetter(shaper: TextShaper()).set($0) } }
}

/// Measured text and drawn text have the same size.
struct MeasuredTextTests {
  /// No arrow for a hyphen and a greater-than sign, and no multiplication sign for an x.
  @Test(arguments: [
    ("a->b", "a→b"), ("<-", "←"), ("=>", "⇒"), ("1920x1080", "1920×1080"), ("0x1F", "0×1F"),
  ])
  func `ligatures do not replace typed characters`(_ typed: String, _ sign: String) {
    var measurer = TextMeasurer()
    func width(_ text: String) -> CGFloat {
      let paragraph = Paragraph(
        text, role: "title", font: TextMetrics(size: 40, lineHeight: 48), color: .black)
      return measurer.extent(of: paragraph, width: nil).width
    }
    let letters = typed.reduce(0) { $0 + width(String($1)) }
    // Kerning may move pairs of letters closer together.
    #expect(abs(width(typed) - letters) < 6)
    if typed.count < 3 { #expect(abs(width(typed) - width(sign)) > 4) }
  }

  /// Pango raises Thai in a line that starts with Korean or Chinese.
  @Test(arguments: ["서울 Seoul ไทย", "日本 Tokyo ไทย"])
  func `all scripts share one baseline`(_ words: String) throws {
    /// The bottom of the last character's ink.
    func bottom(_ words: String) throws -> Int? {
      let pixels = try Pixels(scene(200, 60, text(words, box(0, 0, 200, 60))), scale: 2)
      func isDark(_ x: Int, _ y: Int) -> Bool { pixels[x, y][0] < 128 }
      let end = (0..<400).last { x in (0..<120).contains { isDark(x, $0) } } ?? 0
      return (0..<120).last { y in (max(end - 10, 0)...end).contains { isDark($0, y) } }
    }
    #expect(try bottom(words) == bottom("Seoul ไทย"))
  }

  /// The text cache changes no picture, and is used.
  @Test func `text shared by two pictures is shaped once`() throws {
    let measurer = TextMeasurer()
    let one = scene(200, 60, text("Row 1, 行, صف", box(0, 0, 200, 30)))
    let other = scene(300, 90, text("Row 1, 行, صف", box(50, 40, 200, 30)))
    let alone = try [CairoRenderer.png(other), CairoRenderer.svg(other), CairoRenderer.pdf(other)]
    _ = try CairoRenderer.png(one, measurer: measurer)
    let cached = measurer.shaper.shapeCount
    #expect(cached > 0)
    let shared = try [
      CairoRenderer.png(other, measurer: measurer), CairoRenderer.svg(other, measurer: measurer),
      CairoRenderer.pdf(other, measurer: measurer),
    ]
    #expect(shared == alone)
    #expect(measurer.shaper.shapeCount == cached)
  }

  private static let looks: [Style] = [
    Style(), Style { $0.content = .titleSubtitle },
    Style { ($0.content, $0.composition) = (ContentTemplate.none, "own") },
  ]

  /// Measuring, filling and drawing a text ask for it several times.
  @Test(arguments: looks) func `each text of cells is shaped once`(_ look: Style) throws {
    let rows = (0..<600).map { index in
      let (title, subtitle) = (
        "Title \(index)", "\(index) \(String(repeating: "words ", count: 12))"
      )
      var row = ElementContent(fields: ["title": title, "subtitle": subtitle], overrides: look)
      let texts = [title, subtitle].map { Part(.text([PartRun($0)])) }
      if look.composition != nil { row.parts = PartTrees(["own": Part(.column, texts)]) }
      return row
    }
    let list = try MeasuredList(.plain, rows)
    let measured = list.text.shapeCount
    #expect(measured == 2 * rows.count)
    let scene = list.scene()
    #expect(list.text.shapeCount == measured)
    _ = try CairoRenderer.svg(scene, measurer: list.text)
    // The fonts are tried with one letter.
    #expect(list.text.shapeCount == measured + 1)
  }

  @Test func `a strip is drawn with the texts that it was made with`() throws {
    let rows = (0..<40).map { ElementContent(fields: ["title": "Title \($0)"]) }
    let list = try MeasuredList(.plain, rows)
    let options = SceneOptions(name: "list", theme: .system)
    let strips = SceneBuilder.strips(of: list.layout, content: list.content, options: options)
    let text = TextMeasurer()
    try CairoRenderer.writePNG(strips, measurer: text) { _ in }
    // Beside the rows, a letter that the fonts are tried with, and what two strips share.
    #expect((rows.count...rows.count + 2).contains(text.shapeCount))
  }

  /// More texts than the cache of shaped texts holds.
  @Test func `any number of layouts of one content measures each text once`() {
    let paragraphs = (0..<1500).map {
      Paragraph(
        "Row \($0) \(String(repeating: "and so on ", count: 40))", role: "title",
        font: TextMetrics(size: 15, lineHeight: 20), color: .black)
    }
    var text = TextMeasurer()
    func extents() -> [TextExtent] {
      [40, nil].flatMap { width in paragraphs.map { text.extent(of: $0, width: width) } }
    }
    let first = extents()
    let count = text.shapeCount
    #expect(count == 2 * paragraphs.count)
    #expect(extents() == first && text.shapeCount == count)
    var fresh = TextMeasurer()
    #expect(fresh.extent(of: paragraphs[0], width: 40) == first[0])
  }

  static let texts = [
    "A sentence that is long enough to take several lines at any of the widths, and a long Donaudampfschifffahrtsgesellschaft in it.",
    "照片图库与视频是一个很长的句子,它在任何宽度下都需要好几行才能完整地显示出来,没有任何省略号。",
    "写真とビデオのライブラリはとても長い文で、どの幅でも何行も必要です。省略記号はありません。",
    "مكتبة الصور والفيديو جملة طويلة تحتاج إلى عدة أسطر في كل عرض من العروض دون أي علامة حذف في نهايتها",
    "👩‍👩‍👧‍👦 Family 🎉🎉🎉 party 🚀 with many 😀😃😄😁😆😅🤣😂🙂🙃 faces, and 🏳️‍🌈 flags 🇩🇪🇫🇷🇯🇵 in one row 👍🏽",
  ]
  static let widths: [CGFloat] = [240, 320, 390]

  /// A description of a text's lines at a width.
  private func lines(_ key: TextShaper.Key, _ shaper: TextShaper) -> [String] {
    let text = shaper.shape(key)
    return text.lines.indices.map {
      "\(text.text(ofLine: $0)) \(text.lines[$0].width) \(text.isTruncated)"
    }
  }

  /// Text shaped for one width is reused for other widths with the same lines.
  @Test(
    arguments: texts + [
      "Short", "Two\nlines that are said to be two", "Ended\n", "Ended\n \n",
      "Blanks at the end   ",
    ])
  func `cached text has the same lines as newly shaped text`(_ sample: String) {
    let (down, up) = (TextShaper(), TextShaper())
    let widths: [CGFloat?] = stride(from: 700, to: 20, by: -23.3).map { $0 } + [nil]
    let keys = [1000, 3, 1].flatMap { lines in
      widths.map { width in
        TextShaper.Key(
          string: sample, size: 15, weight: .regular, width: width, maxLines: lines)
      }
    }
    let alone = keys.map { lines($0, TextShaper()) }
    #expect(keys.map { lines($0, down) } == alone)
    #expect(keys.reversed().map { lines($0, up) } == alone.reversed())
    #expect(down.shapeCount < keys.count)
  }

  @Test func `text that fits is shaped once for all widths`() {
    let shaper = TextShaper()
    for width in stride(from: 400 as CGFloat, to: 100, by: -1) {
      _ = shaper.shape(
        TextShaper.Key(string: "Short", size: 15, weight: .regular, width: width, maxLines: 1000))
    }
    #expect(shaper.shapeCount == 1)
  }

  /// Checks that each text of a row is drawn completely and inside the row.
  private func check(_ element: SceneElement, _ sample: String) {
    let bounds = CGRect(origin: .zero, size: element.frame.size)
    let shaper = TextShaper()
    for block in element.texts {
      let lines = TextSetter(shaper: shaper).set(block)
      #expect(Set(lines.map(\.role)) == Set(block.paragraphs.map(\.role)), "\(sample)")
      for line in lines {
        #expect(!line.text.isTruncated, "\(sample)")
        let ink = line.ink.offsetBy(dx: line.origin.x, dy: line.origin.y)
        #expect(bounds.insetBy(dx: -0.5, dy: -0.5).covers(ink), "\(sample) \(ink) \(bounds)")
      }
      let drawn = Dictionary(grouping: lines, by: \.role).mapValues(\.count)
      for paragraph in block.paragraphs {
        let natural = shaper.shape(
          TextShaper.Key(
            string: paragraph.string, size: paragraph.font.size, weight: paragraph.font.weight,
            width: block.box.width, maxLines: 1000))
        #expect(drawn[paragraph.role] == natural.lines.count, "\(sample)")
      }
    }
  }

  @Test(arguments: texts, widths)
  func `rows of lists contain their whole text`(_ sample: String, width: CGFloat) throws {
    let rows = [
      ElementContent(fields: ["title": sample]),
      ElementContent(fields: ["title": sample, "subtitle": sample, "accessory": "disclosure"]),
    ]
    let scene = try MeasuredList(.insetGrouped, rows, width: width).scene()
    let cells = scene.elements.filter { $0.identity.category == .cell }
    #expect(cells.count == 2)
    for cell in cells { check(cell, sample) }
  }

  @Test(arguments: texts, widths)
  func `cells contain their whole text`(_ sample: String, width: CGFloat) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    let rows = ContentTemplate.allCases.filter { [.caption, .title, .titleSubtitle].contains($0) }
      .map { template in
        var style = Style()
        style.content = template
        return ElementContent(fields: ["title": sample, "subtitle": sample], overrides: style)
      }
    let list = try MeasuredList(
      UICollectionViewCompositionalLayout(section: section), rows, width: width)
    for cell in list.scene().elements { check(cell, sample) }
  }

  @Test(arguments: texts, ["Name", "Geschwindigkeitsbegrenzungen"])
  func `cells with a detail contain their whole text`(_ sample: String, title: String) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    var style = Style()
    style.content = .titleSubtitle
    let fields = ["title": title, "subtitle": sample, "detail": "42 min"]
    let list = try MeasuredList(
      UICollectionViewCompositionalLayout(section: section),
      [ElementContent(fields: fields, overrides: style)], width: 320)
    let element = try #require(list.scene().elements.first)
    let lines = TextSetter(shaper: TextShaper()).set(try #require(element.texts.first))
    let bottom = lines.map { $0.origin.y + $0.ink.maxY }.max() ?? 0
    #expect(lines.allSatisfy { !$0.text.isTruncated } && bottom <= element.frame.height)
    // The cell is no taller than necessary, and no word is broken because of the detail.
    #expect(element.frame.height - bottom < 30)
    #expect(lines.count { $0.role == "title" } == 1)
  }

  /// This applies to very narrow cells too. A narrow cell of a given width has less padding, so
  /// that texts in a column start at the same position.
  @Test(arguments: [nil, "4"], [ContentTemplate.title, .titleSubtitle, .header])
  func `text is centered in cells sized to fit it`(
    detail: String?, template: ContentTemplate
  ) throws {
    func sides(_ width: NSCollectionLayoutDimension, _ title: String) throws -> [CGFloat] {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(64))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      var style = Style()
      style.content = template
      var fields = ["title": title]
      fields["detail"] = template == .title ? nil : detail
      let list = try MeasuredList(
        UICollectionViewCompositionalLayout(section: section),
        [ElementContent(fields: fields, overrides: style)], width: 320)
      let element = try #require(list.scene().elements.first)
      let lines = TextSetter(shaper: TextShaper()).set(try #require(element.texts.first))
      let right = lines.map { $0.origin.x + $0.width }.max() ?? 0
      return [lines[0].origin.x, element.frame.width - right]
    }
    let usual: CGFloat = template == .header ? 10 : 16
    for title in ["Sea", "Price", "A title that is longer"] {
      let own = try sides(.estimated(90), title)
      #expect(own.allSatisfy { abs($0 - usual) < 1.1 } && abs(own[0] - own[1]) < 1.1)
      #expect(try sides(.absolute(64), title)[0] == 8)
    }
  }

  @Test func `a detail leaves the title its lines`() throws {
    for detail in ["On", String(repeating: "a long detail ", count: 9)] {
      let fields = ["title": Self.texts[0], "detail": detail]
      let scene = try MeasuredList(.plain, [ElementContent(fields: fields)]).scene()
      let lines = try #require(scene.elements.first).lines
      #expect(lines.filter { $0.role == "title" }.allSatisfy { !$0.text.isTruncated })
      #expect(lines.contains { $0.role == "detail" })
    }
    // Beside a short title, a detail gets more than half of the row, with any text below.
    for subtitle in [nil, Self.texts[0]] {
      var fields = ["title": "Name", "detail": "wider than half of a row"]
      fields["subtitle"] = subtitle
      let scene = try MeasuredList(.plain, [ElementContent(fields: fields)]).scene()
      #expect(scene.elements[0].lines.allSatisfy { !$0.text.isTruncated })
    }
  }

  /// A truncated detail ends before half of the row, and a title that fits because of it gets no
  /// additional line.
  @Test(arguments: stride(from: 150, through: 320, by: 5).map { CGFloat($0) })
  func `rows are as tall as their lines beside a truncated detail`(width: CGFloat) throws {
    let fields = ["title": "Jana Torres", "subtitle": "Two", "detail": "16 September 2024"]
    let list = try MeasuredList(.plain, [ElementContent(fields: fields)], width: width)
    let row = try #require(list.scene().elements.first)
    let lines = row.lines
    let titles = lines.count { $0.role == "title" }
    let details = CGFloat(lines.count { $0.role == "detail" })
    let (first, detail) = (lines.first { $0.role == "title" }, lines.first { $0.role == "detail" })
    let isBelow = try #require(detail).origin.y > #require(first).origin.y + 1
    #expect(row.frame.height == 48 + CGFloat(titles) * 20.5 + (isBelow ? details * 20.5 : 0))
  }

  @Test func `rows have the heights of an iPhone`() throws {
    // R103, with real fonts.
    let rows = [
      ElementContent(fields: ["title": "One"]),
      ElementContent(fields: ["title": "One", "subtitle": "Two"]),
    ]
    let cells = try MeasuredList(.insetGrouped, rows).layout.allElements()
    #expect(cells.map(\.frame) == [box(16, 35, 288, 52), box(16, 87, 288, 68.5)])
  }
}
