import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

@testable import CairoRenderer

/// Cached boxes have the same pixels as boxes drawn by Cairo.
struct BoxStampTests {
  /// The size in points that contains all boxes.
  private static let side: CGFloat = 200

  private static func box(_ generator: inout SeededDice) -> Box {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    func color() -> RGBA { RGBA(UInt32.random(in: 0...0xFF_FFFF, using: &generator)) }
    let isLong = Int.random(in: 0..<4, using: &generator) == 0
    let size = CGSize(
      width: number(0.5...(isLong ? 150 : 70)), height: number(0.5...(isLong ? 150 : 70)))
    let corner = number(0...30).rounded()
    let corners =
      Bool.random(using: &generator)
      ? CornerRadii(corner)
      : CornerRadii(
        topLeft: corner, topRight: number(0...30), bottomRight: 0, bottomLeft: number(0...30))
    let widths: [CGFloat] = [0, 0.5, 1, 1.5, 2, 3, 9]
    let width = widths[Int.random(in: 0..<widths.count, using: &generator)]
    return Box(
      CGRect(origin: CGPoint(x: number(1...45), y: number(1...45)), size: size), corners: corners,
      fill: color(), stroke: width > 0 ? Box.Stroke(color: color(), width: width) : nil)
  }

  /// The pixels of boxes, drawn on top of each other.
  private static func pixels(
    of boxes: [Box], at origin: CGPoint = .zero, scale: CGFloat, isStamped: Bool
  ) throws -> [[UInt32]] {
    let surface = try surface(of: boxes, at: origin, scale: scale, isStamped: isStamped)
    return (0..<surface.height).map { y in surface.withRow(y) { $0.map { $0 & 0xFF_FFFF } } }
  }

  /// Boxes, drawn on top of each other.
  private static func surface(
    of boxes: [Box], at origin: CGPoint = .zero, scale: CGFloat, isStamped: Bool
  ) throws -> ImageSurface {
    let scene = Scene(
      name: "boxes", size: CGSize(width: side, height: side), background: .white,
      definitions: boxes.map { Drawing([.box($0)]) }, groups: [])
    let side = Int(side * scale)
    let surface = try ImageSurface(width: side, height: side, isOpaque: true)
    let canvas = try Canvas(drawingOn: surface)
    canvas.clear(to: .white)
    let painter = ScenePainter(
      scene: scene, canvas: canvas, text: TextShaper(), images: try SceneImages(scene, scale: 1),
      stamps: isStamped ? BoxStamps() : nil)
    let space = DeviceSpace(
      scale: scale, size: CGSize(width: side, height: side), isPixels: true)
    for drawing in scene.definitions { painter.draw(drawing.shapes, at: origin, in: space) }
    try canvas.check()
    return surface
  }

  /// Whether two surfaces have the same colors. The fourth byte of an opaque pixel is undefined.
  private static func haveSameColors(_ one: ImageSurface, _ two: ImageSurface) -> Bool {
    (0..<one.height).allSatisfy { y in
      one.withRow(y) { one in
        two.withRow(y) { two in
          // Most rows are equal in all bytes, which is fast to check.
          guard let left = one.baseAddress, let right = two.baseAddress else { return false }
          return memcmp(left, right, 4 * one.count) == 0
            || zip(one, two).allSatisfy { ($0 ^ $1) & 0xFF_FFFF == 0 }
        }
      }
    }
  }

  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
  func `a cached box has the pixels of Cairo's`(scale: CGFloat) throws {
    var generator = SeededDice(seed: UInt64(scale * 100))
    for round in 0..<40 {
      let boxes = (0..<6).map { _ in Self.box(&generator) }
      let drawn = try Self.surface(of: boxes, scale: scale, isStamped: false)
      let stamped = try Self.surface(of: boxes, scale: scale, isStamped: true)
      #expect(Self.haveSameColors(drawn, stamped), "round \(round): \(boxes)")
    }
  }

  /// Cairo draws curves slightly differently if they extend beyond the surface, which would be
  /// visible between bands.
  @Test func `a box partly outside the surface has the same pixels`() throws {
    var generator = SeededDice(seed: 5)
    let boxes = (0..<6).map { _ in Self.box(&generator) }
    let whole = try Self.pixels(of: boxes, scale: 1, isStamped: true)
    for (x, y) in [(-30, -20), (-31, 0), (0, -19), (120, 130)] {
      let moved = try Self.pixels(
        of: boxes, at: CGPoint(x: x, y: y), scale: 1, isStamped: true)
      let isSame = (max(y, 0)..<min(200 + y, 200)).allSatisfy { row in
        (max(x, 0)..<min(200 + x, 200)).allSatisfy { moved[row][$0] == whole[row - y][$0 - x] }
      }
      #expect(isSame, "at \(x), \(y)")
    }
  }

  private static func layers(_ color: RGBA, corners: CornerRadii, in rect: CGRect)
    -> BoxStamps.Layers
  {
    BoxStamps.Layers(ground: BoxLayer(rect: rect, corners: corners, color: color))
  }

  @Test func `only opaque boxes with round corners on whole pixels are cached`() throws {
    let surface = try ImageSurface(width: 40, height: 40, isOpaque: true)
    let stamps = BoxStamps()
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    let round = CornerRadii(4)
    #expect(try stamps.draw(Self.layers(.black, corners: round, in: rect), in: rect, on: surface))
    #expect(surface.withRow(8) { $0[10] & 0xFF_FFFF } == 0)
    #expect(
      try !stamps.draw(Self.layers(.black, corners: .square, in: rect), in: rect, on: surface))
    #expect(try !stamps.draw(Self.layers(.clear, corners: round, in: rect), in: rect, on: surface))
    let between = rect.offsetBy(dx: 0.5, dy: 0)
    #expect(
      try !stamps.draw(Self.layers(.black, corners: round, in: between), in: between, on: surface))
    let clear = try ImageSurface(width: 40, height: 40)
    #expect(try !stamps.draw(Self.layers(.black, corners: round, in: rect), in: rect, on: clear))
  }

  @Test func `cached boxes are not used under a clip, transform or opacity`() throws {
    let canvas = try Canvas(
      drawingOn: ImageSurface(width: 40, height: 40, isOpaque: true))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(canvas.isPlain)
    canvas.isolated {
      canvas.clip(to: rect)
      #expect(!canvas.isPlain)
    }
    canvas.isolated {
      canvas.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), around: .zero, scale: 1)
      #expect(!canvas.isPlain)
    }
    canvas.translucent(0.5, in: rect) { #expect(!canvas.isPlain) }
    #expect(canvas.isPlain)
  }

  /// A stamp stores the corners of its box as pixels. Cairo draws boxes that would need much
  /// memory.
  @Test func `only boxes with small corners are cached`() throws {
    func stamp(radius: CGFloat) throws -> BoxStamp? {
      let size = CGSize(width: 20_000, height: 20_000)
      let ground = BoxLayer(
        rect: CGRect(origin: .zero, size: size), corners: CornerRadii(radius), color: .black)
      return try BoxStamp(BoxStamps.Layers(ground: ground), size: size)
    }
    #expect(try stamp(radius: 10) != nil)
    #expect(try stamp(radius: 10_000) == nil)
  }
}
