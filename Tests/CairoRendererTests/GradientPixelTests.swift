import Foundation
import LayoutScene
import Testing

@testable import CairoRenderer

/// Colours that pass into one another, pixel by pixel.
struct GradientPixelTests {
  private let red = RGBA(0xFF0000)
  private let blue = RGBA(0x0000FF)

  private func pixels(
    _ gradient: Gradient, fill: RGBA? = nil, scale: CGFloat = 1
  ) throws -> Pixels {
    try Pixels(
      scene(.box(Box(box(10, 10, 80, 80), fill: fill, gradient: gradient))), scale: scale)
  }

  /// The colour that a place between two colours has.
  private func mix(_ part: Double) -> [UInt8] {
    [UInt8(255 * (1 - part)), 0, UInt8(255 * part), 255]
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func coloursPassFromTheTopToTheBottom(_ scale: CGFloat) throws {
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

  @Test func stopsHaveTheirColoursWhereTheyStand() throws {
    let gradient = Gradient(
      [.init(0, red), .init(0.25, RGBA(0x00FF00)), .init(1, blue)],
      to: CGPoint(x: 1, y: 0))
    let pixels = try pixels(gradient)
    #expect(isNear(pixels[10, 50], [255, 0, 0, 255], within: 8))
    #expect(isNear(pixels[30, 50], [0, 255, 0, 255], within: 8))
    #expect(isNear(pixels[89, 50], [0, 0, 255, 255], within: 8))
    #expect(isNear(pixels[60, 50], [0, 127, 127, 255], within: 4))
  }

  @Test func beyondItsEndsAColourGoesOn() throws {
    let pixels = try pixels(
      Gradient([red, blue], from: CGPoint(x: 0.4, y: 0), to: CGPoint(x: 0.6, y: 0)))
    #expect(pixels[11, 50] == [255, 0, 0, 255] && pixels[40, 50] == [255, 0, 0, 255])
    #expect(pixels[60, 50] == [0, 0, 255, 255] && pixels[88, 50] == [0, 0, 255, 255])
  }

  @Test func fromCornerToCornerTheOtherTwoAreAlike() throws {
    let pixels = try pixels(Gradient([red, blue], to: CGPoint(x: 1, y: 1)))
    #expect(isNear(pixels[10, 89], pixels[89, 10]))
    #expect(isNear(pixels[50, 50], mix(0.5), within: 4))
  }

  @Test func whatIsBehindShowsThrough() throws {
    let gradient = Gradient([red.faded(by: 0), red])
    #expect(isNear(try pixels(gradient)[50, 10], [255, 254, 254, 255]))
    let onBlue = try pixels(gradient, fill: blue)
    #expect(isNear(onBlue[50, 10], [1, 0, 254, 255]))
    #expect(isNear(onBlue[50, 49], [127, 0, 128, 255]))
  }

  @Test func leadingIsRightWhereTextIsReadFromThere() throws {
    var style = Style()
    style.gradient = GradientReference(
      [.components(red), .components(blue)], from: .leading, to: .trailing)
    let left = try Pixels(scene(style))
    let right = try Pixels(scene(style, isMirrored: true))
    for x in 12..<88 { #expect(isNear(left[x, 14], right[99 - x, 14]), "\(x)") }
    #expect(left[12, 50][0] > 200 && right[12, 50][0] < 60)
  }
}
