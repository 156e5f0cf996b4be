import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// Text and accessories of list rows, headers and footers.
struct ListRowTests {
  private func rows(_ rows: [ElementContent], rightToLeft: Bool = false) throws -> Scene {
    var list = List(.plain, [rows])
    list.direction = rightToLeft ? .rightToLeft : .leftToRight
    return try list.scene()
  }

  /// The text of a row with a role.
  private func text(_ role: String, in row: SceneElement) throws -> TextBlock {
    try #require(row.texts.first { $0.paragraphs.first?.role == role })
  }

  private func label(_ role: String, in row: SceneElement) throws -> Paragraph {
    try #require(text(role, in: row).paragraphs.first)
  }

  /// Whether a row's detail is beside its title, instead of below all labels.
  private func isBeside(_ row: SceneElement) throws -> Bool {
    let (title, detail) = try (text("title", in: row).box, text("detail", in: row).box)
    #expect(row.texts.allSatisfy { $0.box.maxY <= detail.maxY } || detail.minX >= title.maxX)
    return detail.minY == title.minY
  }

  @Test func `one line is centered, and two lines are at the measured positions`() throws {
    // R103, R108: 16 points from the top in 52 points; 15 and 35.5 points in 68.5.
    let scene = try rows([titled("A"), titled("A", ["subtitle": "B"])])
    let (one, two) = (scene.elements[0], scene.elements[1])
    #expect(one.frame.height == 52)
    #expect(two.frame.height == 68.5)
    #expect(one.texts.map(\.box.minY) == [16])
    #expect(two.texts.map(\.box.minY) == [15, 35.5])
    #expect(two.texts.map(\.box.height) == [20.5, 18])
    #expect(one.texts[0].box.minX == 16)
    #expect(one.texts[0].box.width == 288)
  }

  @Test func `subtitle and detail have a secondary color`() throws {
    let row = try rows([titled("A", ["subtitle": "B", "detail": "C"])]).elements[0]
    #expect(try label("title", in: row).color == .black)
    let (subtitle, detail) = try (label("subtitle", in: row), label("detail", in: row))
    #expect(subtitle.color.alpha < 0.7)
    #expect(detail.color == subtitle.color)
    #expect(detail.font.size == 17)
  }

  @Test(arguments: [72.5, 52, 49, 40, 38.5] as [CGFloat])
  func `in a low row the lines move closer to the edges`(height: CGFloat) {
    var style = Style()
    style.content = .row
    let data = ElementContent(fields: ["title": "A", "subtitle": "B"], overrides: style)
    let frame = CGRect(x: 0, y: 0, width: 300, height: height)
    let lines = LayoutSceneTests.scene([cell(0, 0, frame)], LayoutSceneTests.rows([data]))
      .elements[0].texts.map(\.box)
    #expect(lines.map(\.height) == [20.5, 18] && lines[0].maxY == lines[1].minY)
    #expect(abs((lines[0].minY + lines[1].maxY) / 2 - height / 2) <= 0.25)
    // The first line begins on a pixel.
    #expect((lines[0].minY * 2).truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test(arguments: [(36, 2), (20, 1), (7, 1)] as [(CGFloat, Int)])
  func `labels stay inside a row, without those that it has no room for`(
    height: CGFloat, count: Int
  ) {
    var style = Style()
    style.content = .row
    let data = ElementContent(fields: ["title": "A", "subtitle": "B"], overrides: style)
    let frame = CGRect(x: 0, y: 0, width: 300, height: height)
    let lines = LayoutSceneTests.scene([cell(0, 0, frame)], LayoutSceneTests.rows([data]))
      .elements[0].texts.map(\.box)
    #expect(lines.count == count && lines.allSatisfy(frame.contains))
  }

  @Test func `a detail that does not fit is below the label`() throws {
    // Squares of 17 points in an available width of 288 points.
    let long = String(repeating: "x", count: 10)
    let scene = try rows([titled("A title", ["detail": long]), titled("A", ["detail": long])])
    let (below, beside) = (scene.elements[0], scene.elements[1])
    #expect(below.frame.height == 75)  // 15 + 20.5 + 4 + 20.5 + 15, R103
    #expect(beside.frame.height == 52)
    #expect(try !isBeside(below) && isBeside(beside))
    #expect(below.texts[1].box.minY - below.texts[0].box.maxY == 4)
    // The detail is below both labels if it would break a word of the first one.
    let wide = String(repeating: "x", count: 14)
    let two = try rows([
      titled("A title", ["detail": wide, "subtitle": "B"]),
      titled("A", ["detail": long, "subtitle": String(repeating: "x", count: 17)]),
    ])
    #expect(two.elements[0].texts.flatMap(\.paragraphs).map(\.string) == ["A title", "B", wide])
    #expect(try !isBeside(two.elements[0]) && isBeside(two.elements[1]))
    #expect(two.elements[0].frame.height == 89)  // 15 + 20.5 + 18 + 20.5 + 15
    // The second label has the full width below a detail that fits.
    #expect(two.elements[1].frame.height == 68.5)
  }

  @Test func `a detail that would be truncated is below the label`() throws {
    // The width that the longest word leaves would be enough, but the detail gets only half of the
    // row.
    let detail = String(repeating: "x", count: 9)
    let scene = try rows([titled("One two six", ["detail": detail, "subtitle": "B"])])
    #expect(scene.elements[0].frame.height == 89)
  }

  @Test(
    arguments: [
      UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    ])
  func `at accessibility sizes the detail is below the label`(_ category: UIContentSizeCategory)
    throws
  {
    // R108: 113 = 15 + 39.5 + 4 + 39.5 + 15 at accessibilityLarge.
    var list = List(.plain, [[titled("A", ["detail": "B"])]])
    list.textSize = category
    let row = try list.scene().elements[0]
    #expect(try isBeside(row) != category.isAccessibilityCategory)
    if category == .accessibilityLarge { #expect(row.frame.height == 113) }
  }

  @Test(
    arguments: [
      ("disclosure", 30), ("expanded", 30), ("collapsed", 30), ("checkmark", 40),
      ("switch", 79), ("detail", 40),
    ])
  func `labels end before accessories`(_ accessory: String, room: CGFloat) throws {
    // R108: the content ends 30 points from the edge beside a disclosure, 40 beside a checkmark. The 8
    // points before it are our own reading.
    let row = titled("A", ["accessory": accessory])
    let scene = try rows([row])
    #expect(scene.elements[0].texts[0].box.maxX == 320 - room - 8)
    let mirrored = try rows([row], rightToLeft: true)
    #expect(mirrored.elements[0].texts[0].box.minX == room + 8)
    #expect(mirrored.elements[0].texts[0].alignment == .right)
  }

  @Test(
    arguments: [("disclosure", 44.5), ("checkmark", 53.5), ("detail", 16 + 42.5)]
      as [(String, CGFloat)])
  func `accessories scale with the text size`(_ name: String, room: CGFloat) throws {
    // R108: the content's end at accessibilityLarge. The detail button is our own reading.
    var list = List(.plain, [[titled("A", ["accessory": name])]])
    let usual = extent(try list.scene().shapes(of: list.scene().elements[0]))
    list.textSize = .accessibilityLarge
    let scene = try list.scene()
    #expect(abs(scene.elements[0].texts[0].box.maxX - (320 - room - 8)) < 0.01)
    let large = extent(scene.shapes(of: scene.elements[0]))
    #expect((1.9...2.1).contains(large.width / usual.width))
    #expect((1.9...2.1).contains(large.height / usual.height))
  }

  @Test(arguments: ["delete", "insert", "multiselect", "selected"])
  func `editing controls are at the leading end`(_ name: String) throws {
    // R108: 26 x 26 at x 15, the content from 40.
    let row = titled("A", ["accessory": "\(name) reorder"])
    for isMirrored in [false, true] {
      let scene = try rows([row], rightToLeft: isMirrored)
      let element = scene.elements[0]
      guard case .box(let disc)? = scene.shapes(of: element).first else {
        Issue.record("no disc")
        return
      }
      #expect(disc.rect == CGRect(x: isMirrored ? 279 : 15, y: 13, width: 26, height: 26))
      let words = element.texts[0].box
      #expect(isMirrored ? words.maxX == 264 : words.minX == 56)
      // The reorder control is 27 wide at the trailing end.
      #expect(isMirrored ? words.minX == 51 : words.maxX == 269)
      let line = try #require(scene.all("list-separator").first).frame
      #expect(isMirrored ? line.maxX == 264 : line.minX == 56)
    }
  }

  @Test func `accessories are mirrored`() throws {
    for name in ["disclosure", "checkmark", "switch", "detail"] {
      let row = titled("A", ["accessory": name])
      let (one, two) = try (rows([row]), rows([row], rightToLeft: true))
      let (left, right) = (
        extent(one.shapes(of: one.elements[0])), extent(two.shapes(of: two.elements[0]))
      )
      #expect(abs(left.maxX + right.minX - 320) < 0.01, "\(name)")
      #expect(abs(left.midY - 26) < 0.01, "\(name)")
      #expect(abs(left.width - right.width) < 0.01)
    }
  }

  @Test func `chevrons and switches are mirrored in right-to-left layouts`() throws {
    let row = titled("A", ["accessory": "disclosure"])
    func tip(_ scene: Scene) -> (CGFloat, CGFloat)? {
      guard case .line(let line) = scene.shapes(of: scene.elements[0])[0] else { return nil }
      return (line.points[0].x, line.points[1].x)
    }
    let (one, two) = try (tip(rows([row])), tip(rows([row], rightToLeft: true)))
    #expect(try #require(one).0 < #require(one).1)
    #expect(try #require(two).0 > #require(two).1)
  }

  @Test func `chevrons of expanded outlines point down`() throws {
    func points(_ accessory: String, rightToLeft: Bool = false) throws -> [CGPoint] {
      let scene = try rows([titled("A", ["accessory": accessory])], rightToLeft: rightToLeft)
      guard case .line(let line) = scene.shapes(of: scene.elements[0])[0] else { return [] }
      return line.points
    }
    let open = try points("expanded")
    #expect(open[1].y > open[0].y && open[0].y == open[2].y)
    let (closed, mirrored) = try (points("collapsed"), points("collapsed", rightToLeft: true))
    #expect(closed[1].x > closed[0].x && closed[0].x == closed[2].x)
    #expect(mirrored[1].x < mirrored[0].x)
  }

  @Test func `switches are on unless the fields turn them off`() throws {
    func fill(_ fields: [String: String]) throws -> RGBA? {
      let scene = try rows([titled("A", ["accessory": "switch"].merging(fields) { $1 })])
      guard case .box(let box) = scene.shapes(of: scene.elements[0])[0] else { return nil }
      return box.fill
    }
    #expect(try fill([:]) == RGBA(0x34C759))
    #expect(try fill(["switch": "off"])?.isOpaque == false)
    #expect(try fill(["accessory": "switchOff"])?.isOpaque == false)
  }

  @Test func `rows with icons, switches and headers follow the system version`() throws {
    // R103: rows of 44 points, a switch of 51 x 31 with a round thumb, headers in small capitals.
    var list = List(
      .insetGrouped, [[titled("A", ["image": "icon-bell", "accessory": "switch"])]],
      headers: .supplementary)
    list.width = 390
    list.compatibility = .ios18
    let scene = try list.scene()
    let row = try #require(scene.all(nil).first)
    #expect(row.frame == box(20, 39, 350, 44))
    let boxes = scene.shapes(of: row).compactMap { shape -> CGSize? in
      if case .box(let box) = shape { box.rect.size } else { nil }
    }
    #expect(boxes.suffix(2) == [CGSize(width: 51, height: 31), CGSize(width: 27, height: 27)])
    let header = try #require(scene.all(listHeader).first?.paragraphs.first)
    #expect(header.string == "HEADER" && header.font.size == 13 && header.font.weight == .regular)
    list.compatibility = .ios26
    #expect(try list.scene().all(nil).map(\.frame) == [box(16, 40.5, 358, 52)])
    #expect(try list.scene().all(listHeader).first?.paragraphs.first?.string == "Header")
  }

  @Test func `a badge shows its own text instead of the detail`() throws {
    let fields = ["accessory": "badge, disclosure", "detail": "12"]
    let row = try rows([titled("A", fields)]).elements[0]
    #expect(row.texts.flatMap(\.paragraphs).map(\.role) == ["title", "badge"])
    #expect(row.texts[1].paragraphs.map(\.string) == ["12"])
    let own = try rows([titled("A", fields.merging(["badge": "3"]) { $1 })]).elements[0]
    #expect(try label("detail", in: own).string == "12")
    #expect(try label("badge", in: own).string == "3")
  }

  @Test(arguments: ["", "0"]) func `an empty badge does not replace the detail`(_ badge: String)
    throws
  {
    let fields = ["accessory": "badge", "detail": "12", "badge": badge]
    let row = try rows([titled("A", fields)]).elements[0]
    #expect(row.texts.flatMap(\.paragraphs).map(\.role) == ["title", "detail"])
  }

  /// It is centered like the accessories; without them it is beside the first label.
  @Test func `a detail beside accessories is vertically centered`() throws {
    let fields = ["subtitle": "B", "detail": "C"]
    let with = titled("A", fields.merging(["accessory": "disclosure"]) { $1 })
    let scene = try rows([
      with, titled("A", fields), titled("A", ["detail": "C", "accessory": "disclosure"]),
    ])
    #expect(try scene.elements.prefix(3).map(isBeside) == [false, true, true])
    let (row, detail) = try (scene.elements[0], text("detail", in: scene.elements[0]).box)
    #expect(abs(detail.midY - row.frame.height / 2) <= 0.25)
    #expect(row.texts.allSatisfy { $0.box == detail || $0.box.maxX < detail.minX })
  }

  @Test func `each accessory is shown at most once`() throws {
    let fields = ["badge": "3"]
    func texts(_ accessory: String) throws -> [TextBlock] {
      try rows([titled("A", fields.merging(["accessory": accessory]) { $1 })]).elements[0].texts
    }
    #expect(try texts("badge badge") == texts("badge"))
    #expect(try texts("badge none") == texts("none"))
  }

  @Test func `headers and footers have pictures beside their text`() throws {
    for isMirrored in [false, true] {
      var list = List(
        .insetGrouped, [[titled("A")]], headers: .supplementary, footers: .supplementary)
      list.direction = isMirrored ? .rightToLeft : .leftToRight
      let plain = try list.scene()
      for kind in [listHeader, listFooter] {
        list.content.sections[0].boundary[kind] = titled("ElementText", ["image": "photo"])
      }
      let scene = try list.scene()
      for kind in [listHeader, listFooter] {
        let (bar, bare) = try (
          #require(scene.all(kind).first), #require(plain.all(kind).first)
        )
        let (words, alone) = (bar.texts[0].box, bare.texts[0].box)
        guard case .clipped(let clipped)? = scene.shapes(of: bar).last else {
          Issue.record("no picture")
          return
        }
        let picture = clipped.rect
        #expect(alone.width - words.width == picture.width + 12)
        // Both begin on a pixel.
        #expect(abs(picture.midY - words.midY) <= 0.25)
        #expect(
          abs(isMirrored ? picture.minX - words.maxX - 12 : words.minX - picture.maxX - 12) < 0.01)
      }
    }
  }

  @Test func `accessories are visible on every background color of a style`() throws {
    for name in ["systemYellow", "systemBlue", "white", "black"] {
      var style = Style()
      style.background = .named(name)
      let row = ElementContent(
        fields: ["title": "A", "accessory": "checkmark"], overrides: style)
      for theme in Theme.all {
        let scene = try List(.plain, [[row]]).scene(theme: theme, appearance: .dark)
        let element = try #require(scene.all(nil).first)
        let fill = try #require(scene.box(of: element)?.fill)
        guard case .line(let line) = scene.shapes(of: element).last else {
          Issue.record("no checkmark")
          return
        }
        #expect(line.color.contrast(on: fill) >= 3, "\(name) \(theme.name)")
      }
    }
  }

  @Test func `unusual content and sizes do not crash`() throws {
    let absurd = String(repeating: "badge disclosure switch ", count: 50)
    let rows = [
      titled("A", ["indentation": "99999999999999999999", "accessory": "checkmark"]),
      titled("A", ["indentation": "-3"]), titled("A", ["indentation": "500"]), titled(""),
      titled("", ["detail": "", "subtitle": "", "accessory": absurd, "badge": ""]),
      titled("A", ["accessory": "badge", "badge": String(repeating: "9", count: 5000)]),
    ]
    for width in [0.5, 20, 60, 320, 1e7] as [CGFloat] {
      for appearance in ListConfiguration.Appearance.allCases {
        var list = List(appearance, [rows], headers: .supplementary, footers: .supplementary)
        list.width = width
        for cell in try list.scene().all(nil) { #expect(cell.frame.height >= 44) }
      }
    }
  }

  @Test func `unknown accessories and none are ignored`() throws {
    for name in ["none", "", "chevron?", "badge"] {
      #expect(try rows([titled("A", ["accessory": name])]).elements[0].definition == nil)
    }
  }

  @Test func `headers and footers have the fonts of their appearance`() throws {
    func paragraph(_ appearance: ListConfiguration.Appearance, _ kind: String) throws -> Paragraph {
      let list = List(appearance, [[titled("A")]], headers: .supplementary, footers: .supplementary)
      return try #require(list.scene().all(kind).first?.paragraphs.first)
    }
    #expect(try paragraph(.plain, listHeader).color == .black)
    #expect(try paragraph(.insetGrouped, listHeader).color.alpha < 1)
    #expect(try paragraph(.insetGrouped, listHeader).font.size == 17)
    #expect(try paragraph(.sidebar, listHeader).font.size == 20)
    #expect(try paragraph(.insetGrouped, listFooter).font.size == 13)
  }

  @Test func `only pinned headers have a background`() throws {
    let many = (0..<30).map { titled("\($0)") }
    let list = List(.plain, [many], headers: .supplementary)
    let atRest = try list.scene(scroll: 0)
    #expect(atRest.all(listHeader)[0].definition == nil)
    let scrolled = try list.scene(scroll: 300)
    let header = scrolled.all(listHeader)[0]
    #expect(header.frame == box(0, 0, 320, 40.5))
    #expect(scrolled.box(of: header)?.fill == .white)
    #expect(scrolled.elements.last == header)
  }

  @Test func `a style can give rows another template`() throws {
    var style = Style()
    style.content = .caption
    let row = ElementContent(fields: ["title": "A", "accessory": "disclosure"], overrides: style)
    let element = try rows([row]).elements[0]
    #expect(element.texts[0].alignment == .center)
    #expect(element.definition == nil)
    #expect(element.frame.height < 44)
  }

  @Test func `rows without data keep their estimate and show a placeholder`() throws {
    let scene = try rows([ElementContent(), ElementContent()])
    #expect(scene.all(nil).map(\.frame.height) == [44, 44])
    #expect(scene.words(of: scene.all(nil)[1]) == "0, 1")
  }

  /// The bounding box of shapes, including line widths.
  private func extent(_ shapes: [Shape]) -> CGRect {
    var (left, right, top, bottom) = (
      CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity
    )
    func add(_ rect: CGRect) {
      (left, right) = (min(left, rect.minX), max(right, rect.maxX))
      (top, bottom) = (min(top, rect.minY), max(bottom, rect.maxY))
    }
    for shape in shapes {
      switch shape {
      case .box(let box): add(box.rect)
      case .strokes: break
      case .line(let line):
        for point in line.points {
          add(CGRect(origin: point, size: .zero).insetBy(dx: -line.width / 2, dy: -line.width / 2))
        }
      case .outline, .shadow, .image, .clipped, .faded:
        Issue.record("an accessory is boxes and lines")
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
