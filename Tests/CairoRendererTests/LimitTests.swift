import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct LimitTests {
  private func blank(_ width: CGFloat, _ height: CGFloat) -> Scene {
    scene(width, height, parts: [])
  }

  @Test func `the width limit of PNGs is Cairo's`() throws {
    #expect(throws: RendererError.tooLong(side: .width, length: 32768, limit: 32767, unit: .pixels))
    { try CairoRenderer.png(blank(16384, 1), scale: 2) }
    #expect(try CairoRenderer.png(blank(32767, 1), scale: 1).count > 0)
  }

  @Test func `the height limit of PNGs is that of the format`() {
    #expect(throws: RendererError.self) { try CairoRenderer.png(blank(1, 3e9), scale: 1) }
    #expect(throws: RendererError.tooManyPixels(4e10, limit: 1 << 34)) {
      try CairoRenderer.png(blank(20_000, 2_000_000), scale: 1)
    }
  }

  @Test func `the limit of vector files is below Cairo's`() {
    for text in SVGText.allCases {
      #expect(
        throws: RendererError.tooLong(side: .height, length: 5e6, limit: 1 << 22, unit: .points)
      ) { try CairoRenderer.svg(blank(320, 5e6), text: text) }
    }
    #expect(throws: RendererError.self) { try CairoRenderer.pdf(blank(320, 5e6)) }
  }

  /// Shapes of all kinds near the end of the longest possible file.
  @Test(arguments: SVGText.allCases)
  func `a long file is drawn completely`(_ text: SVGText) throws {
    let points = [CGPoint(x: 1, y: 0), CGPoint(x: 9, y: 5)]
    let shapes: [Shape] = [
      .line(Polyline(points, color: RGBA(0x120000), width: 1)),
      .strokes(Strokes([points], color: RGBA(0x230000), width: 1)),
      .outline(Outline(.circle(5, 5, 4), fill: .color(RGBA(0x340000)))),
      .box(Box(box(0, 0, 5, 5), fill: RGBA(0x450000))),
    ]
    var scene = scene(10, 4_194_304, parts: [(box(0, 4_194_290, 10, 10), nil, [])])
    scene.definitions = [Drawing(shapes)]
    scene.groups[0].elements[0].definition = 0
    let file = String(decoding: try CairoRenderer.svg(scene, text: text), as: UTF8.self)
    for color in ["#120000", "#230000", "#340000", "#450000"] {
      #expect(file.contains(color))
    }
  }

  @Test func `a line may extend far beyond the visible area`() throws {
    let points = [CGPoint(x: 50, y: -1_500_000), CGPoint(x: 50, y: 1_500_000)]
    for shape in [
      Shape.line(Polyline(points, color: .black, width: 10)),
      .strokes(Strokes([points], color: .black, width: 10)),
      .outline(
        Outline(
          .rectangle(CGRect(x: 45, y: -1_500_000, width: 10, height: 3_000_000)),
          fill: .color(.black))),
    ] {
      let pixels = try Pixels(scene(shape), scale: 1)
      #expect(pixels[50, 10] == [0, 0, 0, 255] && pixels[50, 90] == [0, 0, 0, 255])
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `an empty picture is an error`(_ length: CGFloat) {
    for scene in [blank(length, 10), blank(10, length)] {
      #expect(throws: RendererError.self) { try CairoRenderer.png(scene, scale: 2) }
      for text in SVGText.allCases {
        #expect(throws: RendererError.self) { try CairoRenderer.svg(scene, text: text) }
      }
    }
  }

  @Test(arguments: [0, -2, .nan, .infinity, 17, 0.01] as [CGFloat])
  func `an invalid scale is an error`(_ scale: CGFloat) {
    #expect(throws: RendererError.self) { try CairoRenderer.png(blank(10, 10), scale: scale) }
  }

  @Test func `errors explain what to do`() {
    let error = RendererError.tooLong(side: .width, length: 40000, limit: 32767, unit: .pixels)
    let points = RendererError.tooLong(side: .width, length: 40000, limit: 32767, unit: .points)
    #expect("\(points)".hasSuffix("draw a part of it"))
    #expect(
      "\(error)"
        == "the picture's width of 40000 pixels exceeds the limit of 32767; "
        + "draw a part of it, or use a smaller scale")
    #expect(
      "\(RendererError.noArea(CGSize(width: 390, height: 0)))"
        == "the picture is empty: 390 by 0 points")
  }

  /// Numbers that should not occur in layouts.
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 0, 1e-300, 5e6,
  ]

  /// Draws a scene, and checks that the green box in its lower right corner is drawn.
  private func draw(_ scene: Scene) throws {
    _ = try CairoRenderer.png(scene, scale: 2)
    for text in SVGText.allCases { _ = try CairoRenderer.svg(scene, text: text) }
    #expect(try Pixels(scene, scale: 2)[180, 180] == [0, 255, 0, 255])
  }

  private let corner = filled(box(80, 80, 20, 20), RGBA(0x00FF00))

  @Test(arguments: odd)
  func `no frame stops drawing`(_ number: CGFloat) throws {
    let frames = [
      box(number, 10, 50, 20), box(10, number, 50, 20), box(10, 10, number, 20),
      box(10, 10, 50, number), box(number, number, number, number),
      box(-number, -number, number, number),
    ]
    let stroke = Box.Stroke(color: .black, width: number)
    for frame in frames {
      let scene = scene(
        100, 100, filled(frame, RGBA(0xEEEEEE), radius: number, stroke: stroke),
        text("Hello", frame), text("Hello", box(0, 0, 50, 20), size: number, lineHeight: number),
        filled(box(0, 0, 50, 50), RGBA(red: number, green: number, blue: 0, alpha: number)),
        corner)
      try draw(scene)
    }
  }

  @Test(arguments: odd)
  func `no transform stops drawing`(_ number: CGFloat) throws {
    var scene = scene(
      100, 100, filled(box(10, 10, 50, 20)), text("Hello", box(10, 10, 50, 20)), corner)
    for transform in [
      CGAffineTransform(scaleX: number, y: 1), CGAffineTransform(translationX: number, y: number),
      CGAffineTransform(rotationAngle: number),
    ] {
      for index in 0..<2 {
        scene.groups[0].elements[index].transform = transform
        scene.groups[0].elements[index].opacity = index == 0 ? 0.5 : 1
      }
      try draw(scene)
    }
  }

  /// A font size that Cairo fails to create breaks the font's face, and with it other sizes.
  @Test(arguments: odd.indices) func `no text breaks other texts`(_ index: Int) throws {
    let (number, size) = (Self.odd[index], 20 + CGFloat(index) / 8)
    func pixels(_ string: String = "Hello", scale: CGFloat) throws -> [UInt8] {
      try CairoRenderer.png(
        scene(100, 40, text(string, box(0, 0, 100, 40), size: size)), scale: scale)
    }
    let small = try pixels(scale: 1)
    var odd = text("Hello", box(0, 0, 100, 40), size: number, lineHeight: number)
    odd.2[0].detail = odd.2[0].paragraphs[0]
    var scenes = [scene(100, 40, odd)]
    for height in [1, number] {
      var wide = scene(100, 40, text("Hello", box(0, 0, 100, 40), size: size))
      wide.groups[0].elements[0].transform = CGAffineTransform(scaleX: number, y: height)
      scenes.append(wide)
    }
    for scene in scenes {
      _ = try CairoRenderer.png(scene, scale: 2)
      for text in SVGText.allCases { _ = try CairoRenderer.svg(scene, text: text) }
    }
    #expect(try pixels(scale: 1) == small)
    #expect(try pixels(scale: 1.5) != pixels(" ", scale: 1.5))
  }

  @Test func `unusual texts do not stop drawing`() throws {
    let long = String(repeating: "é👩‍👩‍👧‍👦", count: 20_000)
    for string in ["", "\0", "\u{FFFD}\u{200B}", long, "\u{202E}a"] {
      for lines in [Int.min, 0, 1, Int.max] {
        let scene = scene(100, 100, text(string, box(0, 0, 100, 100), lines: lines), corner)
        #expect(try Pixels(scene)[90, 90] == [0, 255, 0, 255])
      }
    }
  }
}
