import Foundation
import PNGCodec
import Testing

@testable import VisualDiff

/// Pairs of pictures of which it is known whether something changed, or only the rasterizer did.
///
/// They are of the kinds that the test suites of pixelmatch, odiff, Playwright and looks-same contain:
/// strokes and dots that vanish, shifts by a pixel, carets, round corners, text and lines with other
/// antialiasing, small and large differences of color, compression.
@Suite struct VerdictPairTests {
  private struct Pair {
    var name: String
    var isChange: Bool
    var old: PNG.Picture
    var new: PNG.Picture

    init(_ name: String, _ isChange: Bool, _ old: PNG.Picture, _ new: PNG.Picture) {
      (self.name, self.isChange, self.old, self.new) = (name, isChange, old, new)
    }

    var isFound: Bool { !ImageDiff(old, new).isEmpty }
  }

  private static let (black, gray, pale):
    (StrokeScene.Color, StrokeScene.Color, StrokeScene.Color) =
      ((0, 0, 0), (142, 142, 147), (198, 198, 200))
  private static let (blue, red): (StrokeScene.Color, StrokeScene.Color) =
    ((0, 122, 255), (255, 59, 48))
  private static let page = StrokeScene()
  private static let night = StrokeScene(ground: (28, 28, 30))

  private static func scene(
    _ shapes: [StrokeScene.Shape], _ color: StrokeScene.Color, on page: StrokeScene = page
  ) -> StrokeScene {
    // A word that does not change.
    page.adding(StrokeScene.word("note 10", x: 4, y: 46, size: 11), gray).adding(shapes, color)
  }

  private static func word(_ text: String, size: Double = 14, x: Double = 6.3) -> [StrokeScene
    .Shape]
  {
    StrokeScene.word(text, x: x, y: 24, size: size)
  }

  private static let tick: [StrokeScene.Shape] = [
    .line([(30, 14), (34, 18), (42, 8)], width: 1.6)
  ]
  private static let bar: [StrokeScene.Shape] = [.rect(4, 30, 64, 1)]
  private static let ring: [StrokeScene.Shape] = [.ring(36, 18, 10)]
  private static let card: [StrokeScene.Shape] = [.roundRect(10, 4, 40, 28, radius: 8)]

  /// Shapes that vanish, move by a pixel or change their color.
  private static let shapes: [(String, [StrokeScene.Shape], StrokeScene.Color, StrokeScene)] = [
    ("hairline", bar, pale, page), ("pale hairline", bar, (229, 229, 234), page),
    ("hairline at night", bar, (56, 56, 58), night), ("tick", tick, blue, page),
    ("thin ring", ring, blue, page), ("pale ring", ring, (209, 209, 214), page),
    ("dot", [.disc(36, 18, 2)], blue, page), ("speck", [.rect(36, 18, 2, 2)], black, page),
    ("chevron", [.line([(30, 13), (35, 18), (30, 23)], width: 1.2)], pale, page),
    ("card", card, (229, 229, 234), page), ("word", word("lite nonet"), black, page),
    ("small word", word("lite nonet", size: 10), gray, page),
    ("word at night", word("lite nonet"), (255, 255, 255), night),
  ]

  private static var changes: [Pair] {
    var pairs: [Pair] = []
    for (name, shapes, color, page) in shapes {
      let (with, without) = (
        scene(shapes, color, on: page).drawn(), scene([], color, on: page).drawn()
      )
      pairs.append(Pair("\(name) vanishes", true, with, without))
      let moved = scene([], color, on: page)
      var there = moved
      there.shapes += shapes.map { ($0.moved(by: 1), color) }
      pairs.append(Pair("\(name) moves by a pixel", true, with, there.drawn()))
      let (part, ground) = (0.65, page.ground)
      func mixed(_ one: Double, _ two: Double) -> Double { one * part + two * (1 - part) }
      let paler = (
        mixed(color.0, ground.0), mixed(color.1, ground.1), mixed(color.2, ground.2)
      )
      pairs.append(Pair("\(name) gets paler", true, with, scene(shapes, paler, on: page).drawn()))
    }
    return pairs + badges + otherChanges
  }

  private static var badges: [Pair] {
    [
      ("3", "8", 9.0), ("3", "8", 11), ("3", "8", 16), ("1", "7", 11), ("5", "6", 11),
      ("6", "8", 13),
    ]
    .map { old, new, size in
      func badge(_ digit: String) -> PNG.Picture {
        scene([.disc(36, 18, 10)], red).adding(
          StrokeScene.word(digit, x: 34, y: 18 + 0.35 * size, size: size, weight: 0.15),
          (255, 255, 255)
        ).drawn()
      }
      return Pair("badge \(old) to \(new) in \(Int(size)) points", true, badge(old), badge(new))
    }
  }

  private static var otherChanges: [Pair] {
    let text = scene(word("lite nonet"), black)
    func flat(_ color: StrokeScene.Color) -> PNG.Picture { scene(card, color).drawn() }
    return [
      Pair(
        "underline vanishes", true,
        scene(word("lite nonet") + [.rect(6, 26, 50, 1)], black).drawn(), text.drawn()),
      Pair("caret appears", true, text.drawn(), text.adding([.rect(62, 12, 1, 15)], black).drawn()),
      Pair(
        "period vanishes", true, scene(word("lite."), black).drawn(),
        scene(word("lite"), black).drawn()),
      Pair(
        "comma becomes a period", true, scene(word("on, to"), black).drawn(),
        scene(word("on. to"), black).drawn()),
      Pair("letter changes", true, text.drawn(), scene(word("lite noiet"), black).drawn()),
      Pair(
        "text gets larger", true, text.drawn(), scene(word("lite nonet", size: 15), black).drawn()),
      Pair(
        "text gets bolder", true, text.drawn(),
        scene(StrokeScene.word("lite nonet", x: 6.3, y: 24, size: 14, weight: 0.18), black).drawn()),
      Pair(
        "ring gets larger", true, scene(ring, blue).drawn(),
        scene([.ring(36, 18, 11)], blue).drawn()),
      Pair(
        "ring gets thicker", true, scene(ring, blue).drawn(),
        scene([.ring(36, 18, 10, width: 2)], blue).drawn()),
      Pair(
        "hairline gets shorter", true, scene(bar, pale).drawn(),
        scene([.rect(8, 30, 60, 1)], pale).drawn()),
      Pair(
        "corners get rounder", true, flat(blue),
        scene([.roundRect(10, 4, 40, 28, radius: 10)], blue).drawn()),
      Pair("fill changes slightly", true, flat((229, 229, 234)), flat((221, 221, 227))),
      Pair("fill changes its hue", true, flat((51, 102, 204)), flat((63, 109, 204))),
      Pair("fill changes", true, flat(blue), flat(red)),
      Pair("gamma changes", true, flat(gray), flat((155, 155, 160))),
    ]
  }

  private static var redrawn: [Pair] {
    var pairs: [Pair] = []
    for (name, shapes, color, page) in shapes where name != "speck" {
      let scene = scene(shapes, color, on: page)
      let old = scene.drawn()
      for other in [StrokeScene.Rasterizer.cairo, .coarse, .ramp] {
        pairs.append(
          Pair("\(name) in another rasterizer, \(other)", false, old, scene.drawn(other)))
      }
      pairs.append(Pair("\(name) an eighth further", false, old, scene.drawn(shift: (0.125, 0))))
      pairs.append(
        Pair("\(name) an eighth further and lower", false, old, scene.drawn(shift: (0.125, 0.125))))
      pairs.append(Pair("\(name) a bit bolder", false, old, scene.drawn(gamma: 0.8)))
      pairs.append(Pair("\(name) a bit thinner", false, old, scene.drawn(gamma: 1.25)))
      pairs.append(Pair("\(name) compressed", false, old, old.compressed(step: 5)))
    }
    for (size, color) in [(10.0, gray), (14, black), (20, blue)] {
      func drawn(isHinted: Bool) -> PNG.Picture {
        page.adding(
          StrokeScene.word("lite nonet", x: 4.3, y: 24, size: size, isHinted: isHinted), color
        ).drawn()
      }
      pairs.append(
        Pair("hinted in \(Int(size)) points", false, drawn(isHinted: false), drawn(isHinted: true)))
    }
    return pairs
  }

  @Test func `every change is found`() {
    let missed = Self.changes.filter { !$0.isFound }
    #expect(missed.map(\.name) == [])
    #expect(Self.changes.count == 60)
  }

  @Test func `another rasterizer, a part of a pixel and compression are no changes`() {
    let pairs = Self.redrawn
    #expect(pairs.count == 99)
    #expect(pairs.filter(\.isFound).map(\.name) == [])
  }

  /// The same text in real rasterizers: Cairo and Skia, with and without hinting. `make-pairs.py`
  /// drew the pairs.
  @Test(arguments: ["hint", "skia", "skia-night", "samples", "shapes", "jpeg"])
  func `real rasterizers draw the same`(name: String) throws {
    func picture(_ side: String) throws -> PNG.Picture {
      let url = Bundle.module.bundleURL.appendingPathComponent(
        "Pixelmatch/rasterizer-\(name)-\(side).png")
      return try PNG.decode([UInt8](Data(contentsOf: url)))
    }
    let (one, two) = (try picture("a"), try picture("b"))
    let diff = ImageDiff(one, two)
    #expect(diff.isEmpty)
    #expect(diff.antialiased > 50)
  }
}

extension StrokeScene.Shape {
  /// The shape `pixels` further down.
  fileprivate func moved(by pixels: Double) -> StrokeScene.Shape {
    switch self {
    case .rect(let x, let y, let width, let height): .rect(x, y + pixels, width, height)
    case .roundRect(let x, let y, let width, let height, let radius):
      .roundRect(x, y + pixels, width, height, radius: radius)
    case .disc(let x, let y, let radius): .disc(x, y + pixels, radius)
    case .arc(let x, let y, let radius, let from, let to, let width):
      .arc(x, y + pixels, radius, from: from, to: to, width: width)
    case .line(let points, let width): .line(points.map { ($0.0, $0.1 + pixels) }, width: width)
    }
  }
}
