import CellContent
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Pixels of gradients.
struct GradientPixelTests {
  private let red = RGBA(0xFF0000)
  private let blue = RGBA(0x0000FF)

  private func pixels(
    _ gradient: Gradient, fill: RGBA? = nil, scale: CGFloat = 1
  ) throws -> Pixels {
    try Pixels(
      scene(.box(Box(box(10, 10, 80, 80), fill: fill, gradient: gradient))), scale: scale)
  }

  /// The interpolated color between two colors.
  private func mix(_ part: Double) -> [UInt8] {
    [UInt8(255 * (1 - part)), 0, UInt8(255 * part), 255]
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a gradient goes from top to bottom`(_ scale: CGFloat) throws {
    let pixels = try pixels(Gradient([red, blue]), scale: scale)
    let (start, end) = (Int(10 * scale), Int(90 * scale))
    for y in start..<end {
      let expected = mix((Double(y - start) + 0.5) / Double(end - start))
      #expect(isNear(pixels[Int(50 * scale), y], expected), "\(y)")
      #expect(pixels[start, y] == pixels[end - 1, y])
    }
    #expect(pixels[50, start - 1] == [255, 255, 255, 255])
    #expect(pixels[50, end] == [255, 255, 255, 255])
  }

  @Test func `stops have their colors at their locations`() throws {
    let gradient = Gradient(
      [.init(0, red), .init(0.25, RGBA(0x00FF00)), .init(1, blue)],
      to: CGPoint(x: 1, y: 0))
    let pixels = try pixels(gradient)
    #expect(isNear(pixels[10, 50], [255, 0, 0, 255], within: 8))
    #expect(isNear(pixels[30, 50], [0, 255, 0, 255], within: 8))
    #expect(isNear(pixels[89, 50], [0, 0, 255, 255], within: 8))
    #expect(isNear(pixels[60, 50], [0, 127, 127, 255], within: 4))
  }

  @Test func `the end colors extend beyond the ends`() throws {
    let pixels = try pixels(
      Gradient([red, blue], from: CGPoint(x: 0.4, y: 0), to: CGPoint(x: 0.6, y: 0)))
    #expect(pixels[11, 50] == [255, 0, 0, 255] && pixels[40, 50] == [255, 0, 0, 255])
    #expect(pixels[60, 50] == [0, 0, 255, 255] && pixels[88, 50] == [0, 0, 255, 255])
  }

  @Test func `the other two corners of a diagonal gradient are equal`() throws {
    let pixels = try pixels(Gradient([red, blue], to: CGPoint(x: 1, y: 1)))
    #expect(isNear(pixels[10, 89], pixels[89, 10]))
    #expect(isNear(pixels[50, 50], mix(0.5), within: 4))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `a radial gradient is an ellipse of the given size around its center`(
    _ scale: CGFloat
  ) throws {
    let pixels = try pixels(
      Gradient(
        [red, blue], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.75), kind: .radial),
      scale: scale)
    func at(_ x: CGFloat, _ y: CGFloat) -> [UInt8] { pixels[Int(x * scale), Int(y * scale)] }
    #expect(isNear(at(50, 50), [255, 0, 0, 255], within: 8))
    #expect(isNear(at(70, 50), mix(0.5), within: 6) && isNear(at(30, 50), mix(0.5), within: 6))
    #expect(isNear(at(50, 60), mix(0.5), within: 10) && isNear(at(50, 40), mix(0.5), within: 10))
    #expect(at(50, 72) == [0, 0, 255, 255] && at(12, 12) == [0, 0, 255, 255])
  }

  @Test func `an ellipse without width is not drawn`() throws {
    let flat = Gradient(
      [red, blue], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1), kind: .radial)
    #expect(!flat.isVisible)
    #expect(try pixels(flat, fill: RGBA(0x00FF00))[50, 50] == [0, 255, 0, 255])
  }

  @Test(arguments: [
    CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: 1e300),
    CGPoint(x: 1e-300, y: 1),
  ])
  func `a degenerate ellipse does not stop later drawing`(_ end: CGPoint) throws {
    let gradient = Gradient([red, blue], from: .zero, to: end, kind: .radial)
    let pixels = try Pixels(
      scene(
        .box(Box(box(10, 10, 80, 80), gradient: gradient)),
        .box(Box(box(20, 20, 10, 10), fill: blue))))
    #expect(!gradient.isVisible)
    #expect(pixels[25, 25] == [0, 0, 255, 255] && pixels[50, 50] == [255, 255, 255, 255])
  }

  @Test func `the background shows through a translucent gradient`() throws {
    let gradient = Gradient([red.faded(by: 0), red])
    #expect(isNear(try pixels(gradient)[50, 10], [255, 254, 254, 255]))
    let onBlue = try pixels(gradient, fill: blue)
    #expect(isNear(onBlue[50, 10], [1, 0, 254, 255]))
    #expect(isNear(onBlue[50, 49], [127, 0, 128, 255]))
  }

  @Test func `an opaque gradient does not bleed at round corners`() throws {
    var style = Style()
    style.background = .components(.white)
    style.gradient = GradientReference([.components(.black), .components(.black)])
    style.cornerRadius = 40
    let pixels = try Pixels(scene(style))
    var plain = Style()
    plain.background = .components(.black)
    plain.cornerRadius = 40
    let expected = try Pixels(scene(plain))
    for x in 0..<40 { for y in 0..<40 { #expect(isNear(pixels[x, y], expected[x, y])) } }
    style.gradient = GradientReference([.named("clear"), .components(.black)])
    #expect(try Pixels(scene(style))[50, 15][0] > 200)
  }

  @Test func `the leading edge is on the right in right-to-left layouts`() throws {
    var style = Style()
    style.gradient = GradientReference(
      [.components(red), .components(blue)], from: .leading, to: .trailing)
    let left = try Pixels(scene(style))
    let right = try Pixels(scene(style, isMirrored: true))
    for x in 12..<88 { #expect(isNear(left[x, 14], right[99 - x, 14]), "\(x)") }
    #expect(left[12, 50][0] > 200 && right[12, 50][0] < 60)
  }
}
