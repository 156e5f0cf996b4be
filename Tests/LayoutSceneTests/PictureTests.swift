import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import Artwork
@testable import CellContent
@testable import LayoutScene
@testable import Scene

struct PictureTests {
  private func shown(
    _ fields: [String: String], _ template: ContentTemplate? = nil,
    size: CGSize = CGSize(width: 160, height: 160), images: ImageLibrary = ImageLibrary(),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> Scene {
    var style = Style()
    style.content = template
    style.background = .named("systemBackground")
    var content = rows([ElementContent(fields: fields, overrides: style)])
    content.images = images
    return scene([cell(0, 0, CGRect(origin: .zero, size: size))], content, direction: direction)
  }

  private func shapes(_ scene: Scene) -> [Shape] { scene.definitions.flatMap(\.shapes) }

  /// A PNG header that contains the size, and nothing else.
  private func png(width: UInt8, height: UInt8) throws -> ImageFile {
    try ImageFile(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  @Test(arguments: [1, 2, 9]) func `JPEG sizes are found after fill bytes`(_ fill: Int) throws {
    let marks = [UInt8](repeating: 0xFF, count: fill)
    let bytes: [UInt8] =
      [0xFF, 0xD8] + marks + [0xE1, 0, 4, 1, 2] + marks + [0xC2, 0, 8, 8, 0, 30, 0, 40, 3]
    let file = try ImageFile(bytes)
    #expect((file.format, file.width, file.height) == (.jpeg, 40, 30))
  }

  @Test func `extended WebP files have the size of their canvas`() throws {
    let header = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
    let file = try ImageFile(header + [0, 0, 0, 0] + [0x8F, 1, 0] + [0x2B, 1, 0])
    #expect((file.format, file.width, file.height) == (.webp, 400, 300))
    #expect(throws: ImageProblem.damaged) { try ImageFile(header) }
  }

  @Test func `images that are too large are rejected with a message`() throws {
    let sides: [UInt8] = [0, 1, 0, 0, 0, 0, 4, 0]
    let error = #expect(throws: ImageProblem.self) {
      try ImageFile(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides)
    }
    #expect(
      error?.explanation == "it has 65536 by 1024 pixels; the maximum is 50000000")
    let bytes = [UInt8](repeating: 0, count: ImageFile.maximumBytes + 1)
    let other = #expect(throws: ImageProblem.self) { try ImageFile(bytes) }
    #expect(other?.explanation == "it has 33554433 bytes; the maximum is 33554432")
  }

  @Test func `a symbol in an image cell is centered`() throws {
    for size in [CGSize(width: 160, height: 160), CGSize(width: 60, height: 200)] {
      let points = shapes(shown(["image": "star.fill"], .image, size: size)).outlinePoints
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let left = try #require(xs.min())
      let right = try #require(xs.max())
      let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
      #expect(abs((left + right) / 2 - size.width / 2) < 1)
      #expect(abs((top + bottom) / 2 - size.height / 2) < 2)
      #expect((20...42).contains(right - left))
    }
  }

  @Test func `names refer to pictures`() {
    #expect(Picture("hills.JPG", subject: "") == .file("hills.JPG"))
    #expect(Picture("photo", subject: "a") == .photo(seed: "a"))
    #expect(Picture("photo-7", subject: "a") == .photo(seed: "7"))
    #expect(Picture("photo-food-3", subject: "a") == .photo(.food, seed: "3"))
    #expect(Picture("photo-food", subject: "a") == .photo(.food, seed: "a"))
    #expect(Picture("photo-food-truck", subject: "a") == .photo(.food, seed: "truck"))
    #expect(Picture("photo-landscapes-3", subject: "a") == Picture("photo-3", subject: "b"))
    #expect(Picture("photo-foods", subject: "a") == .photo(seed: "foods"))
    #expect(Picture("avatar", subject: "Jo") == .avatar(seed: "Jo"))
    #expect(Picture("icon-x", subject: "") == .icon(seed: "x"))
    #expect(Picture("heart", subject: "") == Symbol.named("heart").map(Picture.symbol))
    #expect(Picture("no.such.thing", subject: "") == .unknown("no.such.thing"))
  }

  /// Symbols are drawn inside their square, and names are unique.
  @Test func `symbols stay inside their square`() {
    #expect(Set(Symbol.names).count == Symbol.names.count && Symbol.names.count > 300)
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    for symbol in Symbol.all {
      let shapes = symbol.shapes(in: square, color: .black)
      #expect(!shapes.isEmpty, "\(symbol.name)")
      let points = shapes.flatMap { shape -> [CGPoint] in
        if case .outline(let outline) = shape { outline.path.drawnPoints } else { [] }
      }
      #expect(points.allSatisfy(square.insetBy(dx: -1, dy: -1).contains), "\(symbol.name)")
    }
  }

  /// A strip would need an unlimited number of trees and windows.
  @Test(arguments: [1e-3, 1e-30, .leastNonzeroMagnitude])
  func `a photo in a strip shows only the sky`(height: Double) {
    let strip = CGRect(x: 0, y: 0, width: 390, height: height)
    for seed in 0..<60 {
      #expect(Photo(seed: "\(seed)").shapes(in: strip).count == 1)
      #expect(
        Photo(seed: "\(seed)").shapes(in: CGRect(x: 0, y: 0, width: 390, height: 24)).count > 1)
    }
  }

  /// Things keep their shape in every rectangle, so drawings cover wide and tall ones.
  @Test(arguments: PhotoKind.allCases)
  func `photos of every kind fill rectangles of every shape`(_ kind: PhotoKind) throws {
    for size in [(60, 60), (390, 180), (96, 144), (1_000, 90)] {
      let rect = CGRect(x: 10, y: 20, width: size.0, height: size.1)
      var drawings: Set<[Shape]> = []
      for seed in 0..<40 {
        let shapes = Photo(kind: kind, seed: "\(seed)").shapes(in: rect)
        #expect(shapes == Photo(kind: kind, seed: "\(seed)").shapes(in: rect))
        #expect((4...320).contains(shapes.count), "\(kind) \(seed): \(shapes.count)")
        let ground = try #require(Self.bounds(of: shapes.first))
        let uncovered = [
          ground.minX - rect.minX, rect.maxX - ground.maxX, ground.minY - rect.minY,
          rect.maxY - ground.maxY,
        ]
        #expect(uncovered.allSatisfy { $0 < 0.01 }, "\(kind) \(seed): \(ground)")
        drawings.insert(shapes)
      }
      #expect(drawings.count > 36)
    }
  }

  private static func bounds(of shape: Shape?) -> CGRect? {
    switch shape {
    case .box(let box)?: box.rect
    case .outline(let outline)?: outline.path.bounds
    default: nil
    }
  }

  @Test(arguments: PhotoKind.allCases)
  func `photos of every kind in a strip show only the background`(_ kind: PhotoKind) {
    let strip = CGRect(x: 0, y: 0, width: 390, height: 1e-3)
    for seed in 0..<20 {
      #expect(Photo(kind: kind, seed: "\(seed)").shapes(in: strip).count == 1)
    }
  }

  /// A circle that touches the border would look clipped.
  @Test(arguments: ["avatar", "icon-map"], [ContentTemplate.image, .imageTitle])
  func `round pictures are inset from the edges of a box`(_ name: String, template: ContentTemplate)
    throws
  {
    func extent(_ background: String, height: CGFloat = 120) throws -> CGRect {
      var style = Style()
      (style.content, style.background) = (template, .named(background))
      let row = ElementContent(fields: ["title": "Jo", "image": name], overrides: style)
      let scene = scene([cell(0, 0, box(0, 0, 120, height))], rows([row]), theme: .system)
      return try #require(pictureExtent(of: shapes(scene)))
    }
    let (boxed, bare) = try (extent("systemFill"), extent("clear"))
    #expect(boxed.minY >= 8 && boxed.minX >= 8 && 120 - boxed.maxX >= 8)
    #expect(abs(bare.minY) < 0.01)
    let high = try extent("systemFill", height: 240)
    #expect(high.minX >= 8 && 120 - high.maxX >= 8)
  }

  @Test func `a name below an avatar is centered`() {
    func alignment(_ image: String) -> TextBlock.Alignment? {
      shown(["title": "Jo", "image": image], .imageTitle).elements[0].texts
        .first { $0.paragraphs[0].role == "title" }?.alignment
    }
    #expect(alignment("avatar") == .center && alignment("icon-map") == .center)
    #expect(alignment("photo") == .left)
  }

  /// This matches Apple's systems. In the wireframe theme all cells have borders.
  @Test func `pictures that fill their cells have no border`() {
    func line(_ template: ContentTemplate, _ image: String, _ theme: Theme = .system) -> Box.Stroke?
    {
      var style = Style()
      style.content = template
      let data = ElementContent(fields: ["title": "A", "image": image], overrides: style)
      let drawn = scene([cell(0, 0, box(0, 0, 120, 120))], rows([data]), theme: theme)
      return self.line(drawn)
    }
    #expect(line(.image, "photo") == nil && line(.titleOnImage, "photo") == nil)
    #expect(line(.imageTitle, "photo") != nil && line(.image, "heart") != nil)
    #expect(line(.titleOnImage, "avatar") != nil)
    #expect(line(.image, "photo", .wireframe) != nil)
    var style = Style()
    (style.content, style.border) = (.image, Border(color: .named("label")))
    let own = ElementContent(fields: ["image": "photo"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 120, 120))], rows([own]), theme: .system)
    #expect(self.line(drawn)?.width == 1)
  }

  /// The border of the first element, which is above pictures that cover it.
  private func line(_ drawn: Scene) -> Box.Stroke? {
    shapes(drawn).lazy.compactMap { shape in
      if case .box(let box) = shape { box.stroke } else { nil }
    }.first
  }

  /// The darkest icon is distinguishable from a dark card.
  @Test func `icons stand out from dark cards`() {
    let card = RGBA(0x1C1C1E)
    for (upper, lower) in AppIcon.colors {
      #expect(RGBA(lower).contrast(on: card) >= 1.25 && RGBA(upper).contrast(on: card) >= 1.25)
      #expect(RGBA.white.contrast(on: RGBA(lower)) >= 3)
    }
  }

  /// Symbols cut out of an area have round ends like lines.
  @Test(arguments: ["checkmark", "xmark", "plus", "minus", "arrow.up", "chevron.right"])
  func `cut-out symbols have round ends`(_ name: String) throws {
    let symbol = try #require(Symbol.named(name + ".circle.fill"))
    let curves = symbol.shapes(in: box(0, 0, 24, 24), color: .black).reduce(0) { sum, shape in
      guard case .outline(let outline) = shape else { return sum }
      // Without the disc.
      return sum + outline.path.splitAfterFirst().rest.steps.count { $0 == .curve }
    }
    #expect(curves >= 3)
  }

  @Test func `badges cover a corner, with a gap around them`() throws {
    func shapes(_ name: String, ground: RGBA? = nil) throws -> [Shape] {
      try #require(Symbol.named(name)).shapes(
        in: box(0, 0, 24, 24), color: .black, ground: ground)
    }
    let (bell, dot) = (try shapes("bell"), try shapes("bell.badge"))
    guard case .clipped(let below)? = dot.first, case .outline(let circle)? = dot.last else {
      Issue.record("no corner is left free: \(dot)")
      return
    }
    #expect(dot.count == 2 && below.shapes == bell && below.rule == .evenOdd)
    let (area, hole) = (try #require(circle.path.bounds), try #require(below.path))
    #expect(area.midX > 12 && area.midY < 12)
    #expect(hole.steps.count { $0 == .curve } == 4)
    let folder = try shapes("folder.badge.plus", ground: RGBA(0x00FF00))
    guard case .clipped(let green)? = folder.first, case .outline(let plus)? = folder.last else {
      Issue.record("no corner is left free: \(folder)")
      return
    }
    let plain = try #require(Symbol.named("folder"))
    #expect(green.shapes == plain.shapes(in: box(0, 0, 24, 24), color: RGBA(0x00FF00)))
    #expect(plus.fill == .color(.black))
    #expect(try #require(plus.path.bounds).midY > 12)
  }

  @Test(arguments: [
    "calendar.badge.clock", "person.crop.circle.badge.checkmark", "folder.fill.badge.plus",
    "bell.badge.fill", "gear.badge.xmark", "cart.badge.minus",
  ])
  func `names with badge have a badge`(_ name: String) {
    #expect(Symbol.named(name)?.hasBadge == true)
  }

  @Test func `variants fall back to their base symbol`() {
    #expect(Symbol.named("heart.badge.unknown.fill") == Symbol.named("heart.fill"))
    #expect(Symbol.named("snowflake.fill") == Symbol.named("snowflake"))
    #expect(Symbol.named("tram.fill")?.name == "tram.fill")
    #expect(Symbol.named("gearshape.2.fill") == Symbol.named("gear.fill"))
    #expect(Symbol.named("thermometer.medium") == Symbol.named("thermometer"))
    #expect(Symbol.named("doc.zipper") == Symbol.named("doc"))
    #expect(Symbol.named("humidity.fill") == Symbol.named("drop.fill"))
    #expect(Symbol.named("heart.nonsense") == nil)
    #expect(Symbol.named("heart" + String(repeating: ".fill", count: 200_000)) == nil)
  }

  @Test(arguments: [
    "cloud.bolt.rain.fill", "cloud.sun.rain", "sun.horizon.fill", "figure.pool.swim",
    "figure.hiking", "airpods", "cooktop", "dishwasher", "dryer", "hands.clap",
    "lungs", "microwave", "oven", "sink", "stove",
    "figure.yoga", "dog", "tortoise", "tennisball", "party.popper", "chevron.compact.right",
    "signpost.left.fill", "curlybraces",
  ])
  func `weather, sports, animals and tools have their own symbols`(_ name: String) {
    #expect(Symbol.named(name)?.name == name)
  }

  @Test(arguments: [
    ("photo.on.rectangle.angled", "photo.on.rectangle"),
    ("figure.open.water.swim", "figure.pool.swim"),
    ("sidebar.leading", "sidebar.left"), ("dice.fill", "die.face.5.fill"),
    ("moon.zzz.fill", "moon.stars.fill"), ("person.fill.checkmark", "person.fill"),
    ("person.icloud", "cloud"), ("airpods.gen3", "airpods"),
  ])
  func `similar names share a symbol`(_ name: String, _ drawn: String) {
    #expect(Symbol.named(name) != nil && Symbol.named(name) == Symbol.named(drawn))
  }

  @Test(arguments: ["circle", "square", "slash"])
  func `variant words enclose or cross a symbol`(_ word: String) throws {
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    func shapes(_ name: String, _ rect: CGRect) throws -> [Shape] {
      try #require(Symbol.named(name)).shapes(in: rect, color: .black)
    }
    let marked = try shapes("bell.\(word)", square)
    // Lines of equal width are joined.
    #expect(try marked.count == shapes("bell", square).count + (word == "slash" ? 0 : 1))
    // A filled symbol is cut out of a filled shape.
    let filled = try shapes("bell.\(word).fill", square).count
    #expect(try filled == (word == "slash" ? shapes("bell.fill", square).count + 1 : 1))
    // The enclosed symbol has half the size.
    let within = word == "slash" ? marked : Array(marked.dropFirst())
    let share =
      try within.outlinePoints.extent.width / shapes("bell", square).outlinePoints.extent.width
    #expect(word == "slash" ? (1..<1.2).contains(share) : abs(share - 0.5) < 1e-9)
  }

  @Test(arguments: [
    "rectangle", "app", "shield", "octagon", "diamond", "seal", "bubble", "message", "viewfinder",
  ])
  func `symbols inside other shapes stay inside them`(_ word: String) throws {
    let square = box(10, 20, 48, 48)
    let shapes = try #require(Symbol.named("bell.\(word)")).shapes(in: square, color: .black)
    let around = try #require(Symbol.named(word == "bubble" ? "bubble.left" : word))
    let count = around.shapes(in: square, color: .black).count
    #expect(shapes.count > count)
    let outer = Array(shapes.prefix(count)).outlinePoints.extent
    let inner = Array(shapes.dropFirst(count)).outlinePoints.extent
    #expect(inner.minX > outer.minX + 5 && inner.maxX < outer.maxX - 5)
    #expect(inner.minY > outer.minY + 3 && inner.maxY < outer.maxY - 3)
    // An outlined shape is drawn around the filled symbol.
    let filled = try #require(Symbol.named("bell.\(word).fill")).shapes(in: square, color: .black)
    let bell = try #require(Symbol.named("bell.fill")).shapes(in: square, color: .black)
    #expect(filled.count == (word == "viewfinder" ? count + bell.count : 1))
  }

  /// Translucent lines would darken where they cross.
  @Test(arguments: ["magnifyingglass", "heart.slash", "gift"])
  func `lines of equal width are joined`(_ name: String) throws {
    let shapes = try #require(Symbol.named(name)).shapes(in: box(0, 0, 24, 24), color: .black)
    let strokes = shapes.compactMap { shape -> Box.Stroke? in
      guard case .outline(let outline) = shape else { return nil }
      return outline.stroke
    }
    #expect(strokes.count == 1)
  }

  @Test func `arrows turn around numbers`() throws {
    let arrow = try #require(Symbol.named("goforward"))
    let square = box(0, 0, 24, 24)
    let shapes = try #require(Symbol.named("goforward.15")).shapes(in: square, color: .black)
    let turn = arrow.shapes(in: square, color: .black)
    #expect(shapes.count == turn.count + 1 && Array(shapes.prefix(turn.count)) == turn)
    for name in ["goforward.100", "goforward.plus", "15.goforward", "bell.gobackward"] {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    "1.circle.fill", "27.square.fill", "p.circle.fill", "bell.square.fill", "lock.circle.fill",
    "chevron.left.square.fill", "line.3.horizontal.circle.fill",
    "xmark.square.fill", "minus.square.fill", "gearshape.circle.fill", "tram.square.fill",
  ])
  func `a filled symbol is cut out of a filled shape`(_ name: String) throws {
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    let shapes = try #require(Symbol.named(name)).shapes(in: square, color: .black)
    guard case .outline(let outline)? = shapes.first, shapes.count == 1 else {
      Issue.record("\(name) is more than one area")
      return
    }
    let disc = try #require(Symbol.named(name.contains("circle") ? "circle.fill" : "square.fill"))
    guard case .outline(let area)? = disc.shapes(in: square, color: .black).first else { return }
    #expect(outline.fill == .color(.black) && outline.stroke == nil)
    #expect(outline.path.steps.count { $0 == .move } > area.path.steps.count { $0 == .move })
    #expect(outline.path.numbers.prefix(area.path.numbers.count).elementsEqual(area.path.numbers))
  }

  @Test(arguments: ["1.circle", "09.square", "50.circle", "p.circle", "w.square"])
  func `numbers and letters stay inside their shape`(_ name: String) throws {
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    let shapes = try #require(Symbol.named(name)).shapes(in: square, color: .black)
    let points = Array(shapes.dropFirst()).outlinePoints
    // Circles have a radius of 18 here, squares a side of 34.
    #expect(points.allSatisfy { hypot($0.x - square.midX, $0.y - square.midY) < 17 })
    #expect(abs(points.extent.midX - square.midX) < 2)
  }

  @Test func `every digit and every letter exists inside a shape`() {
    let names = (0...99).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for mark in [".circle", ".square", ".circle.fill", ".square.fill"] {
      #expect(Set(names.compactMap { Symbol.named($0 + mark) }).count == names.count, "\(mark)")
    }
    for name in ["1", "a", "1.slash", "100.circle", "aa.circle", "A.circle", "é.circle", ".circle"]
    {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  /// The check mark is cut out of its disc.
  @Test func `filled symbols are one path with holes`() throws {
    let sign = try #require(Symbol.named("checkmark.circle.fill"))
    let shapes = sign.shapes(in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .black)
    guard case .outline(let outline)? = shapes.first else {
      Issue.record("it is no outline")
      return
    }
    #expect(shapes.count == 1 && outline.fill != nil)
    #expect(outline.path.steps.count { $0 == .move } == 2)
  }

  @Test func `generated pictures are reproducible`() {
    let one = shown(["image": "photo-1"])
    #expect(one == shown(["image": "photo-1"]))
    #expect(Set((0..<20).map { shown(["image": "photo-\($0)"]).definitions }).count > 15)
  }

  @Test func `a photo is clipped to the corners of its cell`() throws {
    let clips = shapes(shown(["image": "photo"])).compactMap { shape in
      if case .clipped(let clipped) = shape { clipped } else { nil }
    }
    #expect(clips.map(\.rect) == [CGRect(x: 0, y: 0, width: 160, height: 160)])
    #expect(clips.first?.corners == CornerRadii(6))
  }

  @Test func `labels are below their picture`() throws {
    let scene = shown(["image": "photo", "title": "One", "subtitle": "Two"])
    let text = try #require(scene.elements[0].texts.first)
    let pictures = shapes(scene).compactMap { shape in
      if case .clipped(let clipped) = shape { clipped.rect } else { nil }
    }
    #expect(pictures.count == 1 && text.box.minY >= pictures[0].maxY)
    #expect(text.paragraphs.map(\.string) == ["One", "Two"])
  }

  /// Titles have different lengths, but pictures stay aligned.
  @Test(arguments: [(160, 240, 2), (160, 220, 1), (320, 300, 1), (60, 200, 2)])
  func `a title gets two lines if the picture stays as high as wide`(
    width: CGFloat, height: CGFloat, lines: Int
  ) throws {
    func pictureAndText(_ title: String) throws -> (CGRect, TextBlock) {
      let scene = shown(
        ["image": "photo", "title": title, "subtitle": "Two"],
        size: CGSize(width: width, height: height))
      let pictures = shapes(scene).compactMap { shape in
        if case .clipped(let clipped) = shape { clipped.rect } else { nil }
      }
      return (try #require(pictures.first), try #require(scene.elements[0].texts.first))
    }
    let (picture, text) = try pictureAndText("One")
    // If the title takes one line, the subtitle gets the other.
    #expect(text.paragraphs.map(\.maxLines) == [lines, lines] && text.anchor == .top)
    #expect(lines == 1 || picture.height >= picture.width)
    let fonts = text.paragraphs.map(\.font.lineHeight)
    #expect(text.box.height == fonts[0] * CGFloat(lines) + 1 + fonts[1])
    #expect(try pictureAndText("A much longer title than One").0 == picture)
  }

  @Test func `symbols above labels of different lengths stay aligned`() throws {
    func sign(_ subtitle: String) -> CGRect {
      let scene = shown(
        ["image": "folder", "title": "Downloads", "subtitle": subtitle], .imageTitle,
        size: CGSize(width: 200, height: 400))
      return shapes(scene).outlinePoints.extent
    }
    #expect(sign("12") == sign("Twelve items that take some lines to name"))
  }

  /// Text beside a symbol in a narrow cell would be broken.
  @Test func `a symbol is above its labels`() throws {
    let fields = ["image": "folder", "title": "Downloads", "subtitle": "12 items"]
    func signAndText(_ height: CGFloat) throws -> (CGRect, TextBlock) {
      let scene = shown(fields, .imageTitle, size: CGSize(width: 110, height: height))
      return (shapes(scene).outlinePoints.extent, try #require(scene.elements[0].texts.first))
    }
    let (sign, text) = try signAndText(150)
    #expect(sign.maxY <= text.box.minY && abs(sign.midX - 55) < 1 && text.alignment == .center)
    let lines = text.paragraphs.reduce(1) { $0 + $1.font.lineHeight }
    #expect(abs((sign.minY + text.box.minY + lines) / 2 - 75) < 12)
    let (low, beside) = try signAndText(44)
    #expect(!low.isNull && low.maxX <= beside.box.minX)
  }

  /// Labels beside the symbol would be one letter wide.
  @Test func `a symbol in a narrow cell has the size that labels below it leave`() throws {
    func signAndText(_ width: CGFloat, _ height: CGFloat) throws -> (CGRect, TextBlock) {
      let scene = shown(
        ["image": "cloud.rain", "title": "Now", "subtitle": "7°"], .imageTitle,
        size: CGSize(width: width, height: height))
      return (shapes(scene).outlinePoints.extent, try #require(scene.elements[0].texts.first))
    }
    let (sign, text) = try signAndText(56, 90)
    let lines = text.paragraphs.reduce(1) { $0 + $1.font.lineHeight }
    #expect(sign.maxY <= text.box.minY && sign.height > 15 && text.box.height >= lines)
    let (wide, beside) = try signAndText(160, 80)
    #expect(wide.maxX <= beside.box.minX)
  }

  /// The symbol of a caption is drawn in a cell of any height.
  @Test func `a symbol in a low caption is beside the text`() throws {
    let scene = shown(
      ["image": "house", "title": "Home"], .caption, size: CGSize(width: 90, height: 28))
    #expect(shapes(scene).contains { if case .outline = $0 { true } else { false } })
    #expect(try #require(scene.elements[0].texts.first).box.minX > 20)
  }

  /// The symbol and the text are centered as on a button. Letters are squares of 17 points.
  @Test(
    arguments: [ContentTemplate.title, .titleSubtitle, .caption],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a symbol is centered together with its text`(
    _ template: ContentTemplate, _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var style = Style()
    (style.content, style.textAlignment) = (template, .center)
    style.font = FontReference(style: .body)
    func ends(_ words: String, measuring text: SquareLetters?) throws -> (CGRect, CGRect) {
      let row = ElementContent(fields: ["image": "house", "title": words], overrides: style)
      let scene = SceneBuilder.scene(
        elements: [cell(0, 0, box(0, 0, 300, 36))], contentSize: CGSize(width: 300, height: 36),
        content: rows([row]),
        options: SceneOptions(name: "figure", layoutDirection: direction), measuring: text)
      let block = try #require(scene.elements[0].texts.first)
      #expect(block.alignment == .center && block.paragraphs[0].string == words)
      let sign = shapes(scene).outlinePoints.extent
      // Mirrored from the left-to-right layout.
      let isMirrored = direction == .rightToLeft
      func mirrored(_ rect: CGRect) -> CGRect {
        box(300 - rect.maxX, rect.minY, rect.width, rect.height)
      }
      return isMirrored ? (mirrored(sign), mirrored(block.box)) : (sign, block.box)
    }
    let (sign, text) = try ends("Home", measuring: SquareLetters())
    #expect(abs(text.width - 4 * 17) < 0.01)
    #expect(sign.minX > 80 && (6..<16).contains(text.minX - sign.maxX))
    #expect(abs((sign.minX + text.maxX) / 2 - 150) < 3)
    // Without free space, it stays at the edge.
    let (edge, long) = try ends(String(repeating: "a", count: 20), measuring: SquareLetters())
    #expect(edge.minX < 20 && long.maxX > 280 && long.minX > edge.maxX)
  }

  /// A self-sizing cell has exactly the height of its content.
  @Test(arguments: [ContentTemplate.caption, .imageTitle], ["house", "avatar"])
  func `a picture above its text is measured together with it`(
    _ template: ContentTemplate, image: String
  ) throws {
    var style = Style()
    style.content = template
    let content = rows([
      ElementContent(fields: ["image": image, "title": "One"], overrides: style)
    ])
    for width in [NSCollectionLayoutDimension.fw(1), .es(60)] {
      let solved = try measured(
        content, .init(section: section(row(.fw(1), .es(50), item(width, .es(50))))),
        in: Container(width: 120, height: 800, scale: 2)
      ).layout
      #expect(solved.contentSize.height > 30 && solved.contentSize.height < 240)
    }
  }

  /// Above its text, it would make the chip twice as tall as its neighbors.
  @Test(arguments: [(20, 28), (50, 48)] as [(CGFloat, CGFloat)])
  func `a symbol is beside a caption with a low estimate`(
    _ estimate: CGFloat, least: CGFloat
  ) throws {
    var style = Style()
    style.content = .caption
    let content = rows([
      ElementContent(fields: ["image": "house", "title": "One"], overrides: style),
      ElementContent(fields: ["title": "One"], overrides: style),
    ])
    let section = section(row(.fw(1), .es(estimate), item(.es(60), .es(estimate))))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let container = Container(width: 300, height: 800, scale: 2)
    let description = try layout.describe(itemCounts: [2], in: container)
    var measurer = ContentMeasurer(
      content, of: description, in: container, options: SceneOptions(name: "figure"), scale: 2,
      text: SquareLetters())
    let solved = try CompositionalLayout.solve(description, in: container, measuring: &measurer)
    let heights = solved.allElements().map(\.frame.height)
    try #require(heights.count == 2)
    #expect((heights[0] == heights[1]) == (estimate == 20))
    #expect(heights[0] >= least)
  }

  /// Without a given height, the whole picture of a card and all of its text are visible.
  @Test(arguments: [
    [:], ["subtitle": "Two"], ["subtitle": "A longer one than there is room for", "detail": "$5"],
  ])
  func `a card grows with its text`(_ more: [String: String]) throws {
    var style = Style()
    style.content = .imageTitle
    style.background = .named("white")
    let titles = ["One", "One that is too long for a line of its card, and for two of them"]
    let content = rows(
      titles.map { title in
        ElementContent(
          fields: more.merging(["image": "photo", "title": title]) { one, _ in one },
          overrides: style)
      })
    let section = section(row(.fw(1), .es(90), item(.fw(0.5), .es(90))))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let container = Container(width: 300, height: 800, scale: 2)
    let description = try layout.describe(itemCounts: [2], in: container)
    var measurer = ContentMeasurer(
      content, of: description, in: container, options: SceneOptions(name: "figure"), scale: 2,
      text: SquareLetters())
    let solved = try CompositionalLayout.solve(description, in: container, measuring: &measurer)
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: SceneOptions(name: "figure"),
      measuring: SquareLetters())
    let cells = scene.groups.flatMap(\.elements).filter { $0.texts.count > 0 }
    try #require(cells.count == 2)
    let pictures = cells.map { cell in cell.frame.height - cell.texts[0].box.height }
    #expect(abs(pictures[0] - pictures[1]) < 1)
    for cell in cells {
      let block = cell.texts[0]
      var letters = SquareLetters()
      let extent = letters.extent(of: block, width: block.box.width)
      #expect(extent.height <= block.box.height + 0.01)
      #expect(block.box.height < extent.height + 1)
      var whole = block.paragraphs[0]
      whole.maxLines = 1000
      let lines = letters.extent(of: whole, width: block.box.width).lines
      #expect(lines <= block.paragraphs[0].maxLines)
    }
    #expect(cells[1].frame.height > cells[0].frame.height + 20)
  }

  /// Labels beside pictures would be only a few letters wide.
  @Test func `cells with a second label are arranged like their neighbors`() throws {
    func picture(_ subtitle: String?) throws -> CGRect {
      var fields = ["image": "photo", "title": "One"]
      fields["subtitle"] = subtitle
      let scene = shown(fields, .imageTitle, size: CGSize(width: 80, height: 72))
      let (cell, clips) = (try #require(scene.elements.first), shapes(scene))
      #expect(cell.texts[0].anchor == .top && cell.texts[0].paragraphs[0].string == "One")
      let clip = clips.compactMap { shape in
        if case .clipped(let clipped) = shape { clipped.rect } else { nil }
      }
      return try #require(clip.first)
    }
    #expect(try picture("Two").width == picture(nil).width)
  }

  @Test(arguments: [71, 160, 300] as [CGFloat])
  func `the font of labels below a picture does not depend on its width`(_ width: CGFloat) {
    let fields = ["image": "photo", "title": "One", "subtitle": "Two"]
    let scene = shown(fields, .imageTitle, size: CGSize(width: width, height: 300))
    #expect(scene.elements[0].paragraphs.map(\.font.size) == [15, 13])
  }

  /// The symbol is above the labels only if it can be as large there as beside them.
  @Test(arguments: [(60, false), (72, true), (84, true)])
  func `a symbol is above its labels if both fit`(_ height: CGFloat, isAbove: Bool) throws {
    let scene = shown(
      ["image": "house", "title": "One"], .imageTitle, size: CGSize(width: 240, height: height))
    let text = try #require(scene.elements[0].texts.first).box
    #expect((shapes(scene).outlinePoints.extent.maxY < text.minY) == isAbove)
  }

  @Test func `leading is right in Arabic`() throws {
    for template in [ContentTemplate.titleSubtitle, .appRow, .row, .header] {
      let size = CGSize(width: 320, height: 76)
      let fields = ["image": "photo", "title": "One", "subtitle": "Two"]
      let left = shown(fields, template, size: size).elements[0].texts[0].box
      let right = shown(fields, template, size: size, direction: .rightToLeft).elements[0].texts[0]
      #expect(abs(left.minX - (320 - right.box.maxX)) < 0.01, "\(template)")
      #expect(left.minX > 40 && right.alignment == .right, "\(template)")
    }
  }

  @Test func `an avatar shows initials`() {
    let scene = shown(["image": "avatar", "title": "Ada Maria Byron"], .image)
    #expect(scene.elements[0].paragraphs.map(\.string) == ["AB"])
  }

  @Test func `picture templates generate a picture`() {
    #expect(!shapes(shown(["title": "One"], .imageTitle)).filter(\.isClipped).isEmpty)
    #expect(!shapes(shown([:], .image)).filter(\.isClipped).isEmpty)
    #expect(shown([:], .image).elements[0].texts.isEmpty)
  }

  @Test func `image files are placed once and fill their rectangle`() throws {
    let file = try png(width: 40, height: 10)
    let library = ImageLibrary(name: "test") { $0 == "a.png" ? file : nil }
    let scene = shown(["image": "a.png"], images: library)
    #expect(scene.images.map(\.name) == ["a.png"])
    guard case .clipped(let clipped)? = shapes(scene).last,
      case .image(let image)? = clipped.shapes.first
    else {
      Issue.record("there is no picture")
      return
    }
    // The picture is as tall as the cell, four times as wide, and centered.
    #expect(image.rect == CGRect(x: -240, y: 0, width: 640, height: 160))
    #expect(shown(["image": "b.png"], images: library).images.isEmpty)
  }

  /// The last box with a gradient.
  private func scrim(_ scene: Scene) -> Box? {
    shapes(scene).compactMap { shape in
      if case .box(let box) = shape, box.gradient != nil { box } else { nil }
    }.last
  }

  /// White text is legible on the brightest picture, which is darkened from the first line of text
  /// to the bottom.
  @Test(arguments: [(160, 120, 1), (340, 300, 3), (340, 60, 1), (340, 24, 1), (60, 300, 3)])
  func `a title on a picture is legible`(width: CGFloat, height: CGFloat, lines: Int) throws {
    let scene = shown(
      ["image": "photo", "title": "One", "subtitle": "Two", "detail": "3"], .titleOnImage,
      size: CGSize(width: width, height: height))
    let text = try #require(scene.elements[0].texts.first)
    #expect(text.anchor == .bottom && text.paragraphs.map(\.maxLines) == [lines, lines])
    #expect(text.box.minY >= 0 && text.box.maxY > height * 0.8 && text.box.maxY < height)
    guard let scrim = scrim(scene), let stops = scrim.gradient?.stops else {
      Issue.record("the picture is not darkened")
      return
    }
    #expect(scrim.rect == CGRect(x: 0, y: 0, width: width, height: height))
    let below = stops.filter { $0.location * height > text.box.minY - 0.01 }
    #expect(!below.isEmpty && below.last?.location == 1)
    for color in (text.paragraphs + [try #require(text.detail)]).map(\.color) {
      for stop in below {
        #expect(color.contrast(on: stop.color.over(.white)) >= RGBA.legibleContrast)
      }
    }
    // The area above the text is not darkened.
    if height == 300 { #expect(stops[0].color.alpha == 0 && stops[0].location > 0.3) }
  }

  /// The area that a longer title would take is not darkened.
  @Test func `a picture is darkened only behind its title`() throws {
    func start(_ title: String) throws -> Double {
      var style = Style()
      style.content = .titleOnImage
      let row = ElementContent(fields: ["image": "photo", "title": title], overrides: style)
      let drawn = SceneBuilder.scene(
        elements: [cell(0, 0, box(0, 0, 340, 300))], contentSize: CGSize(width: 340, height: 300),
        content: rows([row]), options: SceneOptions(name: "figure"), measuring: SquareLetters())
      return try #require(scrim(drawn)?.gradient?.stops.first).location
    }
    // A line in headline is 22 points tall, and 18 letters fit on it.
    let (short, long) = try (start("One"), start(String(repeating: "x", count: 40)))
    #expect(abs((short - long) * 300 - 2 * 22) < 0.5)
  }

  /// It is darkened behind the text and at most three lines beyond it.
  @Test(arguments: [
    (VerticalAlignment.top, 0..<75), (.center, 75..<225), (.bottom, 225..<300),
  ])
  func `a style positions the title on a picture`(
    _ alignment: VerticalAlignment, place: Range<Int>
  ) throws {
    var style = Style()
    (style.content, style.contentVerticalAlignment) = (.titleOnImage, alignment)
    let row = ElementContent(fields: ["image": "photo", "title": "One"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 340, 300))], rows([row]))
    let text = try #require(drawn.elements[0].texts.first)
    #expect(place.contains(Int(text.box.midY)))
    guard let scrim = scrim(drawn), let stops = scrim.gradient?.stops else {
      Issue.record("the picture is not darkened")
      return
    }
    #expect(stops.map(\.location) == stops.map(\.location).sorted())
    let (first, last) = (stops[0], stops[stops.count - 1])
    #expect((first.color.alpha == 0) == (alignment != .top))
    #expect((last.color.alpha == 0) == (alignment != .bottom))
    let white = try #require(text.paragraphs.first).color
    for stop in stops
    where text.box.insetBy(dx: 0, dy: -0.01).minY...text.box.maxY ~= stop.location * 300 {
      #expect(white.contrast(on: stop.color.over(.white)) >= RGBA.legibleContrast)
    }
  }

  /// At accessibility sizes the title may cover more.
  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, 3), (.accessibilityMedium, 4),
  ])
  func `a title on a picture takes more of it at accessibility sizes`(
    category: UIContentSizeCategory, lines: Int
  ) {
    func titles(_ height: CGFloat) -> Int? {
      var style = Style()
      style.content = .titleOnImage
      let row = ElementContent(fields: ["image": "photo", "title": "One"], overrides: style)
      let scene = SceneBuilder.scene(
        elements: [cell(0, 0, box(0, 0, 340, height))],
        contentSize: CGSize(width: 340, height: height), content: rows([row]),
        options: SceneOptions(name: "figure", textSize: category))
      let text = scene.elements[0].texts[0]
      #expect(text.box.minY >= 0)
      return text.paragraphs[0].maxLines
    }
    #expect(titles(300) == lines && titles(60) == 1)
  }

  /// A picture that does not fill the cell has no area for a title.
  @Test(arguments: ["folder", "avatar", "icon-map"])
  func `a title is below a picture that does not fill its cell`(_ image: String) {
    let fields = ["image": image, "title": "One", "subtitle": "Two"]
    #expect(shown(fields, .titleOnImage) == shown(fields, .imageTitle))
  }

  /// The picture still fills the cell.
  @Test func `the padding of a title on a picture applies to the text`() throws {
    func drawn(_ padding: NSDirectionalEdgeInsets?) -> Scene {
      var style = Style()
      (style.content, style.padding) = (.titleOnImage, padding)
      let row = ElementContent(fields: ["image": "photo", "title": "One"], overrides: style)
      return scene([cell(0, 0, box(0, 0, 340, 300))], rows([row]), theme: .system)
    }
    func picture(_ scene: Scene) -> CGRect? {
      let clips = shapes(scene).compactMap { shape in
        if case .clipped(let clipped) = shape { clipped.rect } else { nil }
      }
      return clips.first
    }
    let padded = drawn(NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 40))
    let text = try #require(padded.elements[0].texts.first).box
    #expect((text.minX, text.maxX, text.maxY) == (30, 300, 280))
    #expect(picture(padded) == picture(drawn(nil)))
  }

  @Test func `a title on a picture keeps an explicit color`() throws {
    var style = Style()
    (style.content, style.color) = (.titleOnImage, .named("systemYellow"))
    let row = ElementContent(fields: ["title": "One"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 200, 200))], rows([row]), theme: .system)
    let color = try #require(drawn.elements[0].texts.first).paragraphs[0].color
    #expect(color == ColorReference.named("systemYellow").resolved(in: .light))
  }

  /// The measured size has space for everything that is drawn.
  @Test(arguments: [ContentTemplate.imageTitle, .image, .titleOnImage])
  func `a measured picture keeps its aspect ratio`(_ template: ContentTemplate) throws {
    var style = Style()
    style.content = template
    let content = rows([
      ElementContent(fields: ["image": "photo", "title": "One"], overrides: style)
    ])
    let solved = try measured(
      content, .init(section: section(column(.fw(1), .es(50), item(.fw(1), .es(50))))),
      in: Container(width: 200, height: 800, scale: 2)
    ).layout
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: SceneOptions(name: "figure"))
    let pictures = scene.definitions.flatMap(\.shapes).compactMap { shape in
      if case .clipped(let clipped) = shape { clipped.rect } else { nil }
    }
    #expect(pictures.count == 1)
    #expect(abs(pictures[0].width / pictures[0].height - 4.0 / 3) < 0.03)
  }
}

extension Shape {
  fileprivate var isClipped: Bool { if case .clipped = self { true } else { false } }
}
