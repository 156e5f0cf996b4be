import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

struct TemplateTests {
  private func texts(
    _ template: ContentTemplate, size: CGSize = CGSize(width: 200, height: 80),
    padding: NSDirectionalEdgeInsets? = nil, alignment: TextAlignment? = nil,
    image: String? = nil, detail: String? = "Detail",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> [TextBlock] {
    var style = Style()
    style.content = template
    style.padding = padding
    style.textAlignment = alignment
    var fields = ["title": "Title", "subtitle": "Subtitle"]
    fields["detail"] = detail
    fields["image"] = image
    let row = ElementContent(fields: fields, overrides: style)
    let scene = scene(
      [cell(0, 0, CGRect(origin: .zero, size: size))], rows([row]), direction: direction)
    return scene.elements.first?.texts ?? []
  }

  @Test func `templates show their fields`() {
    let data = ContentTemplate.allCases.map { template in
      texts(template).flatMap(\.paragraphs).map(\.string)
    }
    #expect(
      data == [
        [], ["0, 0"], ["Title"], ["Title"], ["Title", "Subtitle"], ["Title", "Detail", "Subtitle"],
        ["Title", "Detail"], [], ["Title", "Subtitle"], ["Title", "Subtitle"],
        ["Title", "Subtitle"], ["Title"],
      ])
    for template in [ContentTemplate.header, .titleSubtitle] {
      #expect(texts(template)[0].detail?.string == "Detail")
    }
    let photo = texts(.imageTitle, size: CGSize(width: 200, height: 200), image: "photo")
    #expect(photo.first?.detail?.string == "Detail")
  }

  @Test func `a detail shortens only the first line`() {
    let size = CGSize(width: 200, height: 200)
    func flows(_ template: ContentTemplate, image: String? = nil) -> Bool? {
      texts(template, size: size, image: image).first?.flowsBelowDetail
    }
    #expect(flows(.header) == true && flows(.titleSubtitle) == true)
    #expect(flows(.imageTitle, image: "photo") == true)
    let row = texts(.row, size: size).map(\.box.width)
    #expect(row.count == 3 && row[0] < row[2])
  }

  @Test(arguments: [
    (TextAlignment.leading, TextBlock.Alignment.left, TextBlock.Alignment.right),
    (.center, .center, .center), (.trailing, .right, .left),
  ])
  func `the horizontal alignment is the style's`(
    _ alignment: TextAlignment, left: TextBlock.Alignment, right: TextBlock.Alignment
  ) {
    let size = CGSize(width: 200, height: 120)
    for template in [
      ContentTemplate.caption, .title, .titleSubtitle, .row, .header, .imageTitle, .appRow,
    ] {
      func found(
        _ direction: UITraitEnvironmentLayoutDirection, detail: String? = nil
      ) -> TextBlock.Alignment? {
        texts(
          template, size: size, alignment: alignment, image: "star", detail: detail,
          direction: direction
        ).first?.alignment
      }
      #expect(found(.leftToRight) == left, "\(template)")
      #expect(found(.rightToLeft) == right, "\(template)")
    }
    #expect(texts(.header, size: size, alignment: alignment)[0].alignment == .left)
  }

  /// The distance from the edge equals the horizontal padding. A symbol beside or above the text
  /// moves with it.
  @Test(arguments: [
    (VerticalAlignment.top, TextBlock.Anchor.top, 0), (.center, .middle, 1), (.bottom, .bottom, 2),
  ])
  func `the vertical alignment is the style's`(
    _ alignment: VerticalAlignment, anchor: TextBlock.Anchor, third: Int
  ) throws {
    for template in [ContentTemplate.caption, .title, .titleSubtitle, .header, .imageTitle] {
      var style = Style()
      (style.content, style.contentVerticalAlignment) = (template, alignment)
      func drawn(_ image: String?) -> Scene {
        var fields = ["title": "Title"]
        fields["image"] = image
        let row = ElementContent(fields: fields, overrides: style)
        return scene([cell(0, 0, box(0, 0, 320, 240))], rows([row]))
      }
      let sign = drawn("star").definitions.flatMap(\.shapes).outlinePoints.extent
      #expect(Int(sign.midY / 80) == third, "\(template)")
      guard template != .imageTitle else { continue }
      let text = try #require(drawn(nil).elements[0].texts.first)
      #expect(text.anchor == anchor, "\(template)")
      #expect(anchor == .middle || text.box.minY == text.box.minX, "\(template)")
    }
  }

  @Test(arguments: [VerticalAlignment.top, .bottom])
  func `a symbol is beside the middle of its lines`(_ alignment: VerticalAlignment) throws {
    var style = Style()
    (style.content, style.contentVerticalAlignment) = (.titleSubtitle, alignment)
    let row = ElementContent(
      fields: ["title": "Title", "subtitle": "Subtitle", "image": "circle"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 320, 240))], rows([row]))
    let text = try #require(drawn.elements[0].texts.first)
    let lines = text.paragraphs.reduce(text.spacing) { $0 + $1.font.lineHeight }
    let middle = alignment == .top ? text.box.minY + lines / 2 : text.box.maxY - lines / 2
    let sign = drawn.definitions.flatMap(\.shapes).outlinePoints.extent
    #expect(abs(sign.midY - middle) < 0.5)
  }

  /// Text in a large font has more than half of a narrow cell.
  @Test func `a symbol beside text leaves it most of the width`() throws {
    func room(_ image: String) throws -> CGFloat {
      var style = Style()
      (style.content, style.font) = (.titleSubtitle, FontReference(style: .largeTitle))
      let row = ElementContent(fields: ["title": "62", "image": image], overrides: style)
      let drawn = scene([cell(0, 0, box(0, 0, 138, 140))], rows([row]))
      return try #require(drawn.elements[0].texts.first).box.width
    }
    #expect(try room("heart") > 53)
  }

  @Test func `a self-sizing cell has space for its detail`() {
    let row = ElementContent(fields: ["title": "Title", "detail": "Detail"])
    let scene = scene([cell(0, 0, box(0, 0, 200, 44))], rows([row]))
    #expect(scene.elements.first?.texts.first?.detail?.string == "Detail")
  }

  @Test(arguments: ContentTemplate.allCases, [1, 4, 9, 16, 44, 300, 5000] as [CGFloat])
  func `text boxes are inside the cell`(_ template: ContentTemplate, length: CGFloat) {
    let paddings = [nil, NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 0, trailing: 9)]
    for height in [1, 7, 20, 44, 1000] as [CGFloat] {
      let size = CGSize(width: length, height: height)
      for padding in paddings {
        for text in texts(template, size: size, padding: padding) where !text.box.isEmpty {
          #expect(CGRect(origin: .zero, size: size).contains(text.box))
        }
      }
    }
  }

  @Test(arguments: [28, 40, 44, 60, 200] as [CGFloat])
  func `a header shows its second line if it fits`(_ height: CGFloat) {
    let block = texts(.header, size: CGSize(width: 200, height: height))[0]
    let needed = block.paragraphs.reduce(block.spacing) { $0 + $1.font.lineHeight }
    #expect(block.paragraphs[1].font.size == 15)
    #expect((needed <= block.box.height) == (height >= 44))
  }

  @Test func `an app row is inset with a box and flush without one`() throws {
    func sides(_ background: String) throws -> [CGFloat] {
      var style = Style()
      style.content = .appRow
      style.background = .named(background)
      let row = ElementContent(
        fields: ["title": "Title", "detail": "Open", "image": "icon-map"], overrides: style)
      let scene = scene([cell(0, 0, box(0, 0, 320, 76))], rows([row]), theme: .system)
      let texts = try #require(scene.elements.first?.texts)
      let button = try #require(texts.first { $0.paragraphs.map(\.string) == ["Open"] })
      // After an icon of 60 points and a gap of 12, and before a button.
      return [texts[0].box.minX - 72, 320 - button.box.maxX]
    }
    let (inside, flush) = try (sides("systemFill"), sides("clear"))
    #expect(flush[0] == 0)
    #expect(inside == flush.map { $0 + 12 })
  }

  @Test func `leading is right in Arabic`() {
    let padding = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let left = texts(.title, padding: padding)[0]
    let right = texts(.title, padding: padding, direction: .rightToLeft)[0]
    #expect(left.alignment == .left && left.box == box(2, 1, 194, 76))
    #expect(right.alignment == .right && right.box == box(4, 1, 194, 76))
  }

  /// A header whose style sets a padding of zero. The theme `system` draws no box around it.
  @Test func `text keeps a distance from the box of a theme`() {
    func boxes(_ theme: Theme, _ more: (inout Style) -> Void = { _ in }) -> [CGRect] {
      var header = Style()
      header.padding = .zero
      more(&header)
      var section = SectionContent(items: .rows([]))
      section.boundary = ["header": ElementContent(fields: ["title": "Title"])]
      let content = Content.withTemplates(sections: [section], styles: ["header": header])
      let scene = scene([view("header", 0, 0, box(0, 0, 200, 40))], content, theme: theme)
      return scene.elements.flatMap(\.texts).map(\.box)
    }
    for theme in [Theme.wireframe, .blueprint, .print] {
      #expect(boxes(theme) == [box(8, 0, 184, 40)])
      #expect(boxes(theme) { $0.padding?.leading = 20 } == [box(20, 0, 172, 40)])
      // With a background of its own, the padding is the style's.
      #expect(boxes(theme) { $0.background = .named("clear") } == [box(0, 0, 200, 40)])
    }
    #expect(boxes(.system) == [box(0, 0, 200, 40)])
  }

  /// The page is 320 points wide. The theme `system` draws no box around headers; the others do.
  @Test func `headers without a box start where cells start`() {
    func texts(_ theme: Theme, _ x: CGFloat, _ width: CGFloat, cell isCell: Bool = false)
      -> [CGRect]
    {
      var style = Style()
      style.content = .header
      if isCell { style.background = .named("clear") }
      let data = ElementContent(fields: ["title": "Title"], overrides: style)
      var section = SectionContent(items: .rows([data]))
      section.boundary = ["header": data]
      let frame = box(x, 0, width, 40)
      let element = isCell ? LayoutSceneTests.cell(0, 0, frame) : view("header", 0, 0, frame)
      return scene([element], Content.withTemplates(sections: [section]), theme: theme)
        .elements.flatMap(\.texts).map(\.box)
    }
    #expect(texts(.system, 16, 288) == [box(0, 5, 288, 30)])
    #expect(texts(.system, 8, 304) == [box(0, 5, 304, 30)])
    // At the edge of the page and in a box, text is inset.
    for (x, width) in [(0, 320), (7, 300), (16, 300)] as [(CGFloat, CGFloat)] {
      #expect(texts(.system, x, width) == [box(10, 5, width - 20, 30)])
    }
    #expect(texts(.wireframe, 16, 288) == [box(10, 5, 268, 30)])
    #expect(texts(.system, 16, 288, cell: true) == [box(10, 5, 268, 30)])
  }

  @Test func `a style makes a badge of any width`() throws {
    func badge(_ more: (inout Style) -> Void = { _ in }) throws -> (Box, TextBlock) {
      var style = Style()
      style.content = .badge
      style.background = .named("systemGreen")
      more(&style)
      var row = ElementContent(fields: ["title": "Title"])
      row.supplementaries["badge"] = ElementContent(fields: ["title": "cheapest"])
      let frame = CGRect(x: 100, y: 0, width: 80, height: 20)
      let scene = scene(
        [view("badge", 0, 0, frame)], rows([row], styles: ["badge": style]), theme: .system)
      let element = try #require(scene.elements.first)
      return (try #require(scene.box(of: element)), try #require(element.texts.first))
    }
    let (shape, text) = try badge()
    #expect(shape.corners.topLeft >= 10)
    #expect(text.paragraphs[0].font.size == 11 && text.alignment == .center)
    #expect(try badge { $0.cornerRadius = 4 }.0.corners == CornerRadii(4))
  }

  @Test func `avatars above their names fill the available space`() throws {
    func side(_ image: String) throws -> CGFloat {
      var style = Style()
      style.content = .caption
      let row = ElementContent(fields: ["title": "A", "image": image], overrides: style)
      let scene = scene([cell(0, 0, box(0, 0, 76, 92))], rows([row]))
      let drawing = scene.definitions[try #require(scene.elements[0].definition)]
      return try #require(pictureExtent(of: drawing.shapes)).width
    }
    // A line of 16 points and a gap of 4 are subtracted from 80 points.
    #expect(try abs(side("icon-map") - 60) < 0.01)
    #expect(try side("heart") < 30)
  }

  @Test func `the text of badges does not depend on their height`() {
    func size(_ length: CGFloat) -> CGFloat? {
      texts(.badge, size: CGSize(width: length, height: length)).first?.paragraphs[0].font.size
    }
    #expect([size(16), size(20), size(40)] == [11, 11, 11])
  }

  @Test func `centered captions without a box have almost the full width`() {
    func width(_ setUp: (inout Style) -> Void) -> CGFloat? {
      var style = Style()
      style.content = .caption
      setUp(&style)
      let row = ElementContent(fields: ["title": "Mon 23"], overrides: style)
      return scene([cell(0, 0, box(0, 0, 70, 28))], rows([row])).elements[0].texts.first?
        .box.width
    }
    #expect(width { _ in } == 54)
    #expect(width { $0.background = .named("clear") } == 66)
    #expect(
      width {
        $0.background = .named("clear")
        $0.textAlignment = .leading
      } == 66)
  }

  /// In a chip, a symbol above the text would touch the edge and be only a third as tall.
  @Test(arguments: [(30, true), (36, true), (44, true), (64, false)])
  func `a symbol is beside the text of a low self-sizing box`(height: CGFloat, isBeside: Bool)
    throws
  {
    var style = Style()
    style.content = .caption
    (style.background, style.padding) = (
      .named("systemFill"), .init(top: 0, leading: 14, bottom: 0, trailing: 14)
    )
    let content = rows([
      ElementContent(fields: ["image": "gear", "title": "Pets"], overrides: style)
    ])
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(height), item(.es(60), .fh(1)))))
    let solved = try measured(
      content, layout, in: Container(width: 390, height: 400), theme: .system)
    let drawn = SceneBuilder.scene(
      of: solved.layout, content: content, options: SceneOptions(name: "figure", theme: .system),
      measuring: SquareLetters())
    let cell = try #require(drawn.elements.first)
    let (word, sign) = (
      try #require(cell.texts.first).box, drawn.shapes(of: cell).outlinePoints.extent
    )
    #expect((sign.maxX <= word.minX) == isBeside)
    #expect((sign.maxY <= word.minY) != isBeside)
    #expect(sign.minY >= 4 && sign.maxY <= height - 4)
  }

  /// Letters would overlap the border.
  @Test func `text keeps a distance from a thick border`() throws {
    func inner(_ width: CGFloat, _ padding: NSDirectionalEdgeInsets?) throws -> CGRect {
      var style = Style()
      style.content = .caption
      (style.border, style.padding) = (Border(color: .named("systemRed"), width: width), padding)
      let content = rows([ElementContent(fields: ["title": "82%"], overrides: style)])
      return try #require(scene([cell(0, 0, box(0, 0, 80, 80))], content).elements[0].texts.first)
        .box
    }
    #expect(try inner(10, .zero) == box(8, 8, 64, 64))
    #expect(try inner(2, .zero) == box(0, 0, 80, 80))
    #expect(try inner(1, nil).insetBy(dx: 8, dy: 8) == inner(10, nil))
  }

  @Test func `empty texts are not drawn`() {
    let scene = scene(
      [cell(0, 0, box(0, 0, 90, 90))], rows([ElementContent(fields: ["title": ""])]))
    #expect(scene.elements[0].texts.isEmpty)
  }

  @Test func `cells with a subtitle show it`() {
    let row = ElementContent(fields: ["title": "A", "subtitle": "B"])
    let scene = scene([cell(0, 0, box(0, 0, 200, 44))], rows([row]))
    #expect(scene.elements[0].paragraphs.map(\.role) == ["title", "subtitle"])
  }

  @Test(
    arguments: [
      (DynamicTypeStyle.headline, 15), (.body, 15), (.title3, 16), (.title1, 18), (.largeTitle, 20),
    ] as [(DynamicTypeStyle, CGFloat)])
  func `the detail beside a heading has a small font`(style: DynamicTypeStyle, size: CGFloat) {
    var own = Style()
    own.content = .header
    own.font = FontReference(style: style)
    func detail(_ category: UIContentSizeCategory) -> CGFloat? {
      let data = ElementContent(fields: ["title": "A", "detail": "B"], overrides: own)
      var options = SceneOptions(name: "heading")
      options.textSize = category
      let scene = SceneBuilder.scene(
        elements: [cell(0, 0, CGRect(x: 0, y: 0, width: 300, height: 200))],
        contentSize: CGSize(width: 300, height: 200), content: rows([data]), options: options)
      return scene.elements.first?.texts.first?.detail?.font.size
    }
    #expect(detail(.large) == size)
    // It grows with the text beside it.
    let (usual, larger) = (style.metrics.size, style.metrics(at: .accessibilityLarge).size)
    #expect(detail(.accessibilityLarge).map { abs($0 - size * larger / usual) < 1 } == true)
  }
}
