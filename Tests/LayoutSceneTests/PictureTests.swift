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

  /// A PNG that says how large it is, and no more.
  private func png(width: UInt8, height: UInt8) throws -> ImageFile {
    try ImageFile(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  @Test(arguments: [1, 2, 9]) func sizesStandBehindFillBytes(_ fill: Int) throws {
    let marks = [UInt8](repeating: 0xFF, count: fill)
    let bytes: [UInt8] =
      [0xFF, 0xD8] + marks + [0xE1, 0, 4, 1, 2] + marks + [0xC2, 0, 8, 8, 0, 30, 0, 40, 3]
    let file = try ImageFile(bytes)
    #expect((file.format, file.width, file.height) == (.jpeg, 40, 30))
  }

  @Test func extendedPicturesSayHowLargeTheirCanvasIs() throws {
    let header = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
    let file = try ImageFile(header + [0, 0, 0, 0] + [0x8F, 1, 0] + [0x2B, 1, 0])
    #expect((file.format, file.width, file.height) == (.webp, 400, 300))
    #expect(throws: ImageProblem.damaged) { try ImageFile(header) }
  }

  @Test func whatIsTooLargeIsRefusedInWords() throws {
    let sides: [UInt8] = [0, 1, 0, 0, 0, 0, 4, 0]
    let error = #expect(throws: ImageProblem.self) {
      try ImageFile(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides)
    }
    #expect(
      error?.words == "65536 by 1024 pixels are more than the 50000000 that are read")
    let bytes = [UInt8](repeating: 0, count: ImageFile.mostBytes + 1)
    let other = #expect(throws: ImageProblem.self) { try ImageFile(bytes) }
    #expect(other?.words == "it has 33554433 bytes, more than the 33554432 that are read")
  }

  @Test func aSignThatFillsACellStandsInItsMiddle() throws {
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

  @Test func namesMeanPictures() {
    #expect(Picture("hills.JPG", subject: "") == .file("hills.JPG"))
    #expect(Picture("photo", subject: "a") == .photo(seed: "a"))
    #expect(Picture("photo-7", subject: "a") == .photo(seed: "7"))
    #expect(Picture("avatar", subject: "Jo") == .avatar(seed: "Jo"))
    #expect(Picture("icon-x", subject: "") == .icon(seed: "x"))
    #expect(Picture("heart", subject: "") == Symbol.named("heart").map(Picture.symbol))
    #expect(Picture("no.such.thing", subject: "") == .unknown("no.such.thing"))
  }

  /// Each is drawn inside its square; a name is there once.
  @Test func glyphsStayInTheirSquare() {
    #expect(Set(Symbol.names).count == Symbol.names.count && Symbol.names.count > 300)
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    for symbol in Symbol.all {
      let shapes = symbol.shapes(in: square, color: .black)
      #expect(!shapes.isEmpty, "\(symbol.name)")
      #expect(
        shapes.outlinePoints.allSatisfy(square.insetBy(dx: -1, dy: -1).contains), "\(symbol.name)")
    }
  }

  /// A strip would hold any number of trees and windows.
  @Test(arguments: [1e-3, 1e-30, .leastNonzeroMagnitude])
  func aPhotoInAStripIsSky(height: Double) {
    let strip = CGRect(x: 0, y: 0, width: 390, height: height)
    for seed in 0..<60 {
      #expect(Photo(seed: "\(seed)").shapes(in: strip).count == 1)
      #expect(
        Photo(seed: "\(seed)").shapes(in: CGRect(x: 0, y: 0, width: 390, height: 24)).count > 1)
    }
  }

  /// A circle that touched a line would look cut.
  @Test(arguments: ["avatar", "icon-map"], [ContentTemplate.image, .imageTitle])
  func roundPicturesKeepOffTheEdgesOfABox(_ name: String, template: ContentTemplate) throws {
    func extent(_ background: String, height: CGFloat = 120) throws -> CGRect {
      var style = Style()
      (style.content, style.background) = (template, .named(background))
      let row = ElementContent(fields: ["title": "Jo", "image": name], overrides: style)
      let scene = scene([cell(0, 0, box(0, 0, 120, height))], rows([row]), theme: .system)
      let outlines = shapes(scene).compactMap { shape in
        if case .outline(let outline) = shape { outline } else { nil }
      }
      return try #require(outlines.first).path.points.extent
    }
    let (boxed, bare) = try (extent("systemFill"), extent("clear"))
    #expect(boxed.minY >= 8 && boxed.minX >= 8 && 120 - boxed.maxX >= 8)
    #expect(abs(bare.minY) < 0.01)
    let high = try extent("systemFill", height: 240)
    #expect(high.minX >= 8 && 120 - high.maxX >= 8)
  }

  @Test func aNameStandsBelowTheMiddleOfAFace() {
    func alignment(_ image: String) -> TextBlock.Alignment? {
      shown(["title": "Jo", "image": image], .imageTitle).elements[0].texts
        .first { $0.paragraphs[0].role == "title" }?.alignment
    }
    #expect(alignment("avatar") == .center && alignment("icon-map") == .center)
    #expect(alignment("photo") == .left)
  }

  /// On Apple's systems; as a wireframe all cells have lines around them.
  @Test func picturesThatFillTheirCellsHaveNoLineAround() {
    func line(_ template: ContentTemplate, _ image: String, _ theme: Theme = .system) -> Box.Stroke?
    {
      var style = Style()
      style.content = template
      let said = ElementContent(fields: ["title": "A", "image": image], overrides: style)
      let drawn = scene([cell(0, 0, box(0, 0, 120, 120))], rows([said]), theme: theme)
      return drawn.box(of: drawn.elements[0])?.stroke
    }
    #expect(line(.image, "photo") == nil && line(.titleOnImage, "photo") == nil)
    #expect(line(.imageTitle, "photo") != nil && line(.image, "heart") != nil)
    #expect(line(.titleOnImage, "avatar") != nil)
    #expect(line(.image, "photo", .wireframe) != nil)
    var style = Style()
    (style.content, style.border) = (.image, Border(color: .named("label")))
    let own = ElementContent(fields: ["image": "photo"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 120, 120))], rows([own]), theme: .system)
    #expect(drawn.box(of: drawn.elements[0])?.stroke?.width == 1)
  }

  /// The darkest icon is told from a dark card.
  @Test func iconsStandOutFromDarkCards() {
    let card = RGBA(0x1C1C1E)
    for (upper, lower) in AppIcon.colors {
      #expect(RGBA(lower).contrast(on: card) >= 1.25 && RGBA(upper).contrast(on: card) >= 1.25)
      #expect(RGBA.white.contrast(on: RGBA(lower)) >= 3)
    }
  }

  /// Signs cut out of grounds end as lines do: round.
  @Test(arguments: ["checkmark", "xmark", "plus", "minus", "arrow.up", "chevron.right"])
  func signsOnGroundsHaveRoundEnds(_ name: String) throws {
    let symbol = try #require(Symbol.named(name + ".circle.fill"))
    let circle = try #require(Symbol.named("circle.fill"))
    func curves(_ symbol: Symbol) -> Int {
      symbol.shapes(in: box(0, 0, 24, 24), color: .black).reduce(0) { sum, shape in
        guard case .outline(let outline) = shape else { return sum }
        return sum + outline.path.steps.count { $0 == .curve }
      }
    }
    #expect(curves(symbol) >= curves(circle) + 4)
  }

  @Test func `badges lie over a corner, with a gap around them`() throws {
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
  func `signs have badges`(_ name: String) { #expect(Symbol.named(name)?.hasBadge == true) }

  @Test func variantsFallBackOnTheirGlyph() {
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
  func `weather, sport, animals and tools have signs of their own`(_ name: String) {
    #expect(Symbol.named(name)?.name == name)
  }

  @Test(arguments: [
    ("photo.on.rectangle.angled", "photo.on.rectangle"),
    ("figure.open.water.swim", "figure.pool.swim"),
    ("sidebar.leading", "sidebar.left"), ("dice.fill", "die.face.5.fill"),
    ("moon.zzz.fill", "moon.stars.fill"), ("person.fill.checkmark", "person.fill"),
    ("person.icloud", "cloud"), ("airpods.gen3", "airpods"),
  ])
  func `signs that look alike stand for each other`(_ name: String, _ drawn: String) {
    #expect(Symbol.named(name) != nil && Symbol.named(name) == Symbol.named(drawn))
  }

  @Test(arguments: ["circle", "square", "slash"])
  func `Words behind a name draw that around it or over it`(_ word: String) throws {
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    func shapes(_ name: String, _ rect: CGRect) throws -> [Shape] {
      try #require(Symbol.named(name)).shapes(in: rect, color: .black)
    }
    let marked = try shapes("bell.\(word)", square)
    // Lines that are as thick are drawn at once.
    #expect(try marked.count == shapes("bell", square).count + (word == "slash" ? 0 : 1))
    // What is filled is cut out of what is around it.
    let filled = try shapes("bell.\(word).fill", square).count
    #expect(try filled == (word == "slash" ? shapes("bell.fill", square).count + 1 : 1))
    // What stands within is half as large.
    let within = word == "slash" ? marked : Array(marked.dropFirst())
    let share =
      try within.outlinePoints.extent.width / shapes("bell", square).outlinePoints.extent.width
    #expect(word == "slash" ? (1..<1.2).contains(share) : abs(share - 0.5) < 1e-9)
  }

  @Test(arguments: [
    "rectangle", "app", "shield", "octagon", "diamond", "seal", "bubble", "message", "viewfinder",
  ])
  func `What stands within other figures stays within them`(_ word: String) throws {
    let square = box(10, 20, 48, 48)
    let shapes = try #require(Symbol.named("bell.\(word)")).shapes(in: square, color: .black)
    let around = try #require(Symbol.named(word == "bubble" ? "bubble.left" : word))
    let count = around.shapes(in: square, color: .black).count
    #expect(shapes.count > count)
    let outer = Array(shapes.prefix(count)).outlinePoints.extent
    let inner = Array(shapes.dropFirst(count)).outlinePoints.extent
    #expect(inner.minX > outer.minX + 5 && inner.maxX < outer.maxX - 5)
    #expect(inner.minY > outer.minY + 3 && inner.maxY < outer.maxY - 3)
    // What is no area has lines around what is filled.
    let filled = try #require(Symbol.named("bell.\(word).fill")).shapes(in: square, color: .black)
    let bell = try #require(Symbol.named("bell.fill")).shapes(in: square, color: .black)
    #expect(filled.count == (word == "viewfinder" ? count + bell.count : 1))
  }

  /// Where clear lines cross, they would be less clear.
  @Test(arguments: ["magnifyingglass", "heart.slash", "gift"])
  func `Lines as thick as each other are drawn at once`(_ name: String) throws {
    let shapes = try #require(Symbol.named(name)).shapes(in: box(0, 0, 24, 24), color: .black)
    let strokes = shapes.compactMap { shape -> Box.Stroke? in
      guard case .outline(let outline) = shape else { return nil }
      return outline.stroke
    }
    #expect(strokes.count == 1)
  }

  @Test func `Arrows turn around numbers`() throws {
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
    "chevron.left.square.fill", "line.3.horizontal.circle.fill", "xmark.circle.fill",
    "xmark.square.fill", "minus.square.fill", "gearshape.circle.fill", "tram.square.fill",
  ])
  func `What is filled is cut out of what is around it`(_ name: String) throws {
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
  func `Numbers and letters stand within what is around them`(_ name: String) throws {
    let square = CGRect(x: 10, y: 20, width: 48, height: 48)
    let shapes = try #require(Symbol.named(name)).shapes(in: square, color: .black)
    let points = Array(shapes.dropFirst()).outlinePoints
    // Circles have a radius of 18 here, squares a side of 34.
    #expect(points.allSatisfy { hypot($0.x - square.midX, $0.y - square.midY) < 17 })
    #expect(abs(points.extent.midX - square.midX) < 2)
  }

  @Test func `Every figure and every letter is there, within a mark alone`() {
    let names = (0...99).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for mark in [".circle", ".square", ".circle.fill", ".square.fill"] {
      #expect(Set(names.compactMap { Symbol.named($0 + mark) }).count == names.count, "\(mark)")
    }
    for name in ["1", "a", "1.slash", "100.circle", "aa.circle", "A.circle", "é.circle", ".circle"]
    {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  /// The mark of what is done is cut out of its disc.
  @Test func filledSignsAreOnePathWithHoles() throws {
    let sign = try #require(Symbol.named("checkmark.circle.fill"))
    let shapes = sign.shapes(in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .black)
    guard case .outline(let outline)? = shapes.first else {
      Issue.record("it is no outline")
      return
    }
    #expect(shapes.count == 1 && outline.fill != nil)
    #expect(outline.path.steps.count { $0 == .move } == 2)
  }

  @Test func chanceIsTheSameEveryTime() {
    let one = shown(["image": "photo-1"])
    #expect(one == shown(["image": "photo-1"]))
    #expect(Set((0..<20).map { shown(["image": "photo-\($0)"]).definitions }).count > 15)
  }

  @Test func aPhotoIsCutAtTheCornersOfItsCell() throws {
    let clips = shapes(shown(["image": "photo"])).compactMap { shape in
      if case .clipped(let clipped) = shape { clipped } else { nil }
    }
    #expect(clips.map(\.rect) == [CGRect(x: 0, y: 0, width: 160, height: 160)])
    #expect(clips.first?.corners == CornerRadii(6))
  }

  @Test func labelsStandBelowTheirPicture() throws {
    let scene = shown(["image": "photo", "title": "One", "subtitle": "Two"])
    let text = try #require(scene.elements[0].texts.first)
    let pictures = shapes(scene).compactMap { shape in
      if case .clipped(let clipped) = shape { clipped.rect } else { nil }
    }
    #expect(pictures.count == 1 && text.box.minY >= pictures[0].maxY)
    #expect(text.paragraphs.map(\.string) == ["One", "Two"])
  }

  /// Titles of products are long; their pictures are in line whatever they are.
  @Test(arguments: [(160, 240, 2), (160, 220, 1), (320, 300, 1), (60, 200, 1)])
  func aTitleHasTwoLinesWhereThePictureStaysAsHighAsWide(
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
    // Where the title takes one line, the subtitle has the other.
    #expect(text.paragraphs.map(\.maxLines) == [lines, lines] && text.anchor == .top)
    #expect(lines == 1 || picture.height >= picture.width)
    let fonts = text.paragraphs.map(\.font.lineHeight)
    #expect(text.box.height == fonts[0] * CGFloat(lines) + 1 + fonts[1])
    #expect(try pictureAndText("A much longer title than One").0 == picture)
  }

  /// A cell that is as high as its picture and a line has none to spare.
  @Test func aPictureThatIsShownWholeStaysWhole() throws {
    let file = try png(width: 10, height: 20)
    let images = ImageLibrary(name: "tall") { $0 == "tall.png" ? file : nil }
    let scene = shown(
      ["image": "tall.png", "title": "One"], size: CGSize(width: 160, height: 360), images: images)
    #expect(try #require(scene.elements[0].texts.first).paragraphs[0].maxLines == 1)
  }

  /// What has room to be read is, and signs are in line whatever is below them.
  @Test func labelsBelowASignTakeWhatIsFreeBelow() throws {
    func signAndText(_ width: CGFloat, _ subtitle: String) throws -> (CGRect, TextBlock) {
      let scene = shown(
        ["image": "folder", "title": "Downloads", "subtitle": subtitle], .imageTitle,
        size: CGSize(width: width, height: 400))
      return (shapes(scene).outlinePoints.extent, try #require(scene.elements[0].texts.first))
    }
    let (sign, text) = try signAndText(200, "12")
    #expect(text.paragraphs.allSatisfy { $0.maxLines > 9 })
    #expect(text.anchor == .top && text.box.minY >= sign.maxY && text.box.maxY > 380)
    #expect(try signAndText(200, "Twelve items that take some lines to name").0 == sign)
    // A line is not so narrow that it breaks words.
    #expect(try signAndText(90, "12").1.paragraphs.allSatisfy { $0.maxLines == 1 })
  }

  /// A word beside a sign in a narrow cell would be broken.
  @Test func aSignStandsAboveItsLabels() throws {
    let fields = ["image": "folder", "title": "Downloads", "subtitle": "12 items"]
    func signAndText(_ height: CGFloat) throws -> (CGRect, TextBlock) {
      let scene = shown(fields, .imageTitle, size: CGSize(width: 110, height: height))
      return (shapes(scene).outlinePoints.extent, try #require(scene.elements[0].texts.first))
    }
    let (sign, text) = try signAndText(150)
    #expect(sign.maxY <= text.box.minY && abs(sign.midX - 55) < 1 && text.alignment == .center)
    let lines = text.paragraphs.reduce(1) { $0 + $1.font.lineHeight }
    #expect(abs((sign.minY + text.box.minY + lines) / 2 - 75) < 8)
    let (low, beside) = try signAndText(44)
    #expect(!low.isNull && low.maxX <= beside.box.minX)
  }

  /// Labels beside it would be a letter wide.
  @Test func aSignInANarrowCellIsAsLargeAsLabelsBelowItLeaveRoom() throws {
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

  /// However low the caption is, the sign is not left out.
  @Test func aSignInALowCaptionStandsBesideIt() throws {
    let scene = shown(
      ["image": "house", "title": "Home"], .caption, size: CGSize(width: 90, height: 28))
    #expect(shapes(scene).contains { if case .outline = $0 { true } else { false } })
    #expect(try #require(scene.elements[0].texts.first).box.minX > 20)
  }

  /// As on a button; letters are squares of 17 points.
  @Test(
    arguments: [ContentTemplate.title, .titleSubtitle, .caption],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func aSignStandsInTheMiddleWithTextThatIsThere(
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
      // As from left to right.
      let isMirrored = direction == .rightToLeft
      func mirrored(_ rect: CGRect) -> CGRect {
        box(300 - rect.maxX, rect.minY, rect.width, rect.height)
      }
      return isMirrored ? (mirrored(sign), mirrored(block.box)) : (sign, block.box)
    }
    let (sign, text) = try ends("Home", measuring: SquareLetters())
    #expect(abs(text.width - (4 * 17 + 1)) < 0.01)
    #expect(sign.minX > 80 && (7..<13).contains(text.minX - sign.maxX))
    #expect(abs((sign.minX + text.maxX) / 2 - 150) < 3)
    // Without room, or where nobody knows how wide the words are, it keeps the edge.
    for (words, ruler) in [(String(repeating: "a", count: 20), SquareLetters()), ("Home", nil)] {
      let (sign, text) = try ends(words, measuring: ruler)
      #expect(sign.minX < 20 && text.maxX > 280 && text.minX > sign.maxX)
    }
  }

  /// A cell that sizes itself by what is in it is no higher for having room.
  @Test(arguments: [ContentTemplate.caption, .imageTitle], ["house", "avatar"])
  func aPictureAboveItsTextIsMeasuredWithIt(
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

  /// It was above it, and a chip twice as high as its neighbours.
  @Test(arguments: [(20, 28), (50, 48)] as [(CGFloat, CGFloat)])
  func aSignStandsBesideACaptionThatIsExpectedToBeLow(
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

  /// Where nothing says how high it is, all of a card's picture is seen, and all of its words.
  @Test(arguments: [
    [:], ["subtitle": "Two"], ["subtitle": "A longer one than there is room for", "detail": "$5"],
  ])
  func aCardGrowsWithItsWords(_ more: [String: String]) throws {
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
      of: solved, content: content, options: SceneOptions(name: "figure"))
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
      #expect(block.paragraphs[0].maxLines > 2)
    }
    #expect(cells[1].frame.height > cells[0].frame.height + 20)
  }

  /// Not beside pictures, where there is room for a few letters.
  @Test func cellsWithASecondLabelAreArrangedAsTheirNeighbours() throws {
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
    #expect(try picture("Two") == picture(nil))
  }

  @Test(arguments: [(71, 12, 11), (72, 15, 13), (219, 15, 13), (220, 17, 13)])
  func labelsBelowAPictureGoWithItsWidth(_ width: CGFloat, title: CGFloat, subtitle: CGFloat) {
    let fields = ["image": "photo", "title": "One", "subtitle": "Two"]
    let scene = shown(fields, .imageTitle, size: CGSize(width: width, height: 300))
    #expect(scene.elements[0].paragraphs.map(\.font.size) == [title, subtitle])
  }

  /// Where it is as large as it would be beside them.
  @Test(arguments: [(71, false), (72, true), (84, true)])
  func aSignStandsAboveItsLabelsWhereThereIsRoom(_ height: CGFloat, isAbove: Bool) throws {
    let scene = shown(
      ["image": "house", "title": "One"], .imageTitle, size: CGSize(width: 240, height: height))
    let text = try #require(scene.elements[0].texts.first).box
    #expect((shapes(scene).outlinePoints.extent.maxY < text.minY) == isAbove)
  }

  @Test func leadingIsRightInArabic() throws {
    for template in [ContentTemplate.titleSubtitle, .appRow, .row, .header] {
      let size = CGSize(width: 320, height: 76)
      let fields = ["image": "photo", "title": "One", "subtitle": "Two"]
      let left = shown(fields, template, size: size).elements[0].texts[0].box
      let right = shown(fields, template, size: size, direction: .rightToLeft).elements[0].texts[0]
      #expect(abs(left.minX - (320 - right.box.maxX)) < 0.01, "\(template)")
      #expect(left.minX > 40 && right.alignment == .right, "\(template)")
    }
  }

  @Test func anAvatarShowsInitials() {
    let scene = shown(["image": "avatar", "title": "Ada Maria Byron"], .image)
    #expect(scene.elements[0].paragraphs.map(\.string) == ["AB"])
  }

  @Test func templatesOfPicturesHaveOne() {
    #expect(!shapes(shown(["title": "One"], .imageTitle)).filter(\.isClipped).isEmpty)
    #expect(!shapes(shown([:], .image)).filter(\.isClipped).isEmpty)
    #expect(shown([:], .image).elements[0].texts.isEmpty)
  }

  @Test func filesArePlacedOnceAndFill() throws {
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
    // As high as the cell, four times as wide, in its middle.
    #expect(image.rect == CGRect(x: -240, y: 0, width: 640, height: 160))
    #expect(shown(["image": "b.png"], images: library).images.isEmpty)
  }

  /// White text can be read on the brightest picture, which is dark from above its first line to the bottom.
  @Test(arguments: [(160, 120, 1), (340, 300, 3), (340, 60, 1), (340, 24, 1), (60, 300, 1)])
  func aTitleOnAPictureCanBeRead(width: CGFloat, height: CGFloat, lines: Int) throws {
    let scene = shown(
      ["image": "photo", "title": "One", "subtitle": "Two", "detail": "3"], .titleOnImage,
      size: CGSize(width: width, height: height))
    let text = try #require(scene.elements[0].texts.first)
    #expect(text.anchor == .bottom && text.paragraphs.map(\.maxLines) == [lines, lines])
    #expect(text.box.minY >= 0 && text.box.maxY > height * 0.8 && text.box.maxY < height)
    guard case .box(let scrim)? = shapes(scene).last, let stops = scrim.gradient?.stops else {
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
    // What is above the text is seen as it is.
    if height == 300 { #expect(stops[0].color.alpha == 0 && stops[0].location > 0.3) }
  }

  /// Not what a title could take that is short.
  @Test func aPictureIsDarkenedWhereItsTitleIsRead() throws {
    func start(_ title: String) throws -> Double {
      var style = Style()
      style.content = .titleOnImage
      let row = ElementContent(fields: ["image": "photo", "title": title], overrides: style)
      let drawn = SceneBuilder.scene(
        elements: [cell(0, 0, box(0, 0, 340, 300))], contentSize: CGSize(width: 340, height: 300),
        content: rows([row]), options: SceneOptions(name: "figure"), measuring: SquareLetters())
      guard case .box(let scrim)? = shapes(drawn).last else { return 1 }
      return try #require(scrim.gradient?.stops.first).location
    }
    // A line of title3 has 25 points; 15 of its letters have room on one.
    let (short, long) = try (start("One"), start(String(repeating: "x", count: 40)))
    #expect(abs((short - long) * 300 - 2 * 25) < 0.5)
  }

  /// Darkened where the text is, and no further from it than three lines.
  @Test(arguments: [
    (VerticalAlignment.top, 0..<75), (.center, 75..<225), (.bottom, 225..<300),
  ])
  func aTitleStandsOnAPictureWhereTheStyleSays(
    _ alignment: VerticalAlignment, place: Range<Int>
  ) throws {
    var style = Style()
    (style.content, style.contentVerticalAlignment) = (.titleOnImage, alignment)
    let row = ElementContent(fields: ["image": "photo", "title": "One"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 340, 300))], rows([row]))
    let text = try #require(drawn.elements[0].texts.first)
    #expect(place.contains(Int(text.box.midY)))
    guard case .box(let scrim)? = shapes(drawn).last, let stops = scrim.gradient?.stops else {
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

  /// Those who need letters so large have not the room of others.
  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, 3), (.accessibilityMedium, 4),
  ])
  func aTitleOnAPictureTakesMoreOfItInLargeSizes(category: UIContentSizeCategory, lines: Int) {
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

  /// What fills no cell has nothing for a title to stand on.
  @Test(arguments: ["folder", "avatar", "icon-map"])
  func aTitleStandsBelowAPictureThatFillsNoCell(_ image: String) {
    let fields = ["image": image, "title": "One", "subtitle": "Two"]
    #expect(shown(fields, .titleOnImage) == shown(fields, .imageTitle))
  }

  /// The picture fills the cell all the same.
  @Test func aPaddingOfATitleOnAPictureIsThatOfTheText() throws {
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

  @Test func aTitleOnAPictureHasTheColourThatIsSaid() throws {
    var style = Style()
    (style.content, style.color) = (.titleOnImage, .named("systemYellow"))
    let row = ElementContent(fields: ["title": "One"], overrides: style)
    let drawn = scene([cell(0, 0, box(0, 0, 200, 200))], rows([row]), theme: .system)
    let color = try #require(drawn.elements[0].texts.first).paragraphs[0].color
    #expect(color == ColorReference.named("systemYellow").resolved(in: .light))
  }

  /// What is measured has room for all that is drawn.
  @Test(arguments: [ContentTemplate.imageTitle, .image, .titleOnImage])
  func aMeasuredPictureKeepsItsAspect(_ template: ContentTemplate) throws {
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
