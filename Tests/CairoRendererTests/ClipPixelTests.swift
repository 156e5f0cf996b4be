import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Clipping by round corners and nested clips.
struct ClipPixelTests {
  private let white: [UInt8] = [255, 255, 255, 255]
  private let red: [UInt8] = [255, 0, 0, 255]

  /// A red box larger than its clip.
  private func field(_ rect: CGRect, radius: CGFloat) -> Shape {
    .clipped(
      ClippedShapes(
        rect, corners: CornerRadii(radius),
        [.box(Box(box(-50, -50, 300, 300), fill: RGBA(0xFF0000)))]
      ))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `nothing is drawn outside a clip`(_ scale: CGFloat) throws {
    let pixels = try Pixels(scene(field(box(20, 30, 60, 40), radius: 0)), scale: scale)
    #expect(pixels.ink == box(20 * scale, 30 * scale, 60 * scale, 40 * scale))
    #expect(pixels[Int(20 * scale), Int(30 * scale)] == red)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `clips have round corners`(_ scale: CGFloat) throws {
    let pixels = try Pixels(scene(field(box(20, 20, 60, 60), radius: 16)), scale: scale)
    let (start, end) = (Int(20 * scale), Int(80 * scale) - 1)
    for (x, y) in [(start, start), (end, start), (start, end), (end, end)] {
      #expect(pixels[x, y] == white)
    }
    // On the diagonal, a circular corner starts (1 - √½) of its radius from the corner point.
    let edge = Int(scale * (20 + 16 * (1 - 0.5.squareRoot())))
    #expect(pixels[edge - 2, edge - 2] == white)
    #expect(pixels[edge + 2, edge + 2] == red)
    #expect(pixels[Int(50 * scale), start] == red && pixels[start, Int(50 * scale)] == red)
  }

  @Test func `each corner has its own radius`() throws {
    let corners = CornerRadii(topLeft: 30, topRight: 0, bottomRight: 10, bottomLeft: 0)
    let pixels = try Pixels(
      scene(
        .clipped(
          ClippedShapes(
            box(20, 20, 60, 60), corners: corners,
            [.box(Box(box(0, 0, 100, 100), fill: RGBA(0xFF0000)))]))))
    #expect(pixels[20, 20] == white && pixels[26, 26] == white)
    #expect(pixels[79, 20] == red && pixels[20, 79] == red)
    #expect(pixels[79, 79] == white && pixels[75, 75] == red)
  }

  @Test func `nested clips show their intersection`() throws {
    let inner = field(box(40, 0, 60, 60), radius: 0)
    let pixels = try Pixels(
      scene(.clipped(ClippedShapes(box(10, 20, 60, 70), [inner]))))
    #expect(pixels.ink == box(40, 20, 30, 40))
  }

  @Test func `a clip's edge is antialiased without color bleeding`() throws {
    let pixels = try Pixels(
      scene(field(box(0, 0, 100, 100), radius: 40), background: .clear), scale: 2)
    let edge = (0..<80).map { pixels[$0, 12] }.filter { 1..<255 ~= $0[3] }
    #expect(!edge.isEmpty)
    #expect(edge.allSatisfy { $0[..<3] == [255, 0, 0] })
  }

  @Test func `a screen with round corners clips its content`() throws {
    var scene = scene(100, 100, filled(box(0, 0, 100, 100), RGBA(0xFF0000)))
    scene.groups[0].elements[0].clip = SceneClip(box(10, 10, 80, 80), radius: 20)
    let pixels = try Pixels(scene)
    #expect(pixels.ink == box(10, 10, 80, 80))
    #expect(pixels[10, 10] == white && pixels[13, 13] == white && pixels[20, 20] == red)
  }

  /// A fill, its line and its text fade as a group.
  @Test(arguments: [0.25, 0.5, 0.75])
  func `opacity does not reveal clipped content`(_ opacity: Double) throws {
    var scene = scene(
      .box(Box(box(0, 0, 100, 100), fill: RGBA(0xFF0000))),
      .box(Box(box(20, 20, 60, 60), fill: .black)))
    scene.groups[0].elements[0].opacity = opacity
    let pixels = try Pixels(scene)
    let rest = UInt8((255 * (1 - opacity)).rounded())
    #expect(isNear(pixels[50, 50], [rest, rest, rest, 255], within: 1))
    #expect(isNear(pixels[5, 5], [255, rest, rest, 255], within: 1))
  }

  /// White above black in the same round clip on a white page.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `shapes do not shine through at the corners of their clip`(_ scale: CGFloat) throws {
    let whole = box(0, 0, 100, 100)
    let shapes = [RGBA.black, .white].map { Shape.box(Box(whole, fill: $0)) }
    for clipped in [
      ClippedShapes(box(10, 10, 80, 80), corners: CornerRadii(30), shapes),
      ClippedShapes(whole, path: .circle(50, 50, 41), shapes),
    ] {
      let pixels = try Pixels(scene(.clipped(clipped)), scale: scale)
      #expect(pixels.ink == nil)
    }
  }
}
