import CellContent
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Pixels of shadows, which are stacked fills that approximate a blur.
struct ShadowPixelTests {
  private let thrower = box(30, 30, 40, 40)

  private func pixels(
    radius: CGFloat = 6, alpha: Double = 0.5, offset: CGSize = .zero, scale: CGFloat = 1
  ) throws -> Pixels {
    let shadow = Shadow(
      thrower, corners: CornerRadii(4), color: RGBA(0, alpha: alpha), radius: radius,
      offset: offset)
    return try Pixels(scene(.shadow(shadow)), scale: scale)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a shadow is equal on all sides`(_ scale: CGFloat) throws {
    let pixels = try pixels(scale: scale)
    let last = pixels.width - 1
    for place in 0...last {
      for line in [Int(50 * scale), Int(25 * scale)] {
        #expect(isNear(pixels[place, line], pixels[last - place, line], within: 1))
        #expect(isNear(pixels[place, line], pixels[line, place], within: 1))
      }
    }
  }

  @Test func `a shadow fades out from the edge`() throws {
    let pixels = try pixels()
    let row = (0..<50).map { Int(pixels[$0, 50][0]) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    // Half as dark at the edge as in the middle, and invisible at three radii.
    let (edge, middle) = (Double(255 - row[30]), Double(255 - row[49]))
    #expect(abs(middle - 127) < 8)
    #expect(abs(edge / middle - 0.53) < 0.05)
    #expect(row[12] == 255 && row[20] < 255)
  }

  @Test func `a shadow is smooth`() throws {
    let pixels = try pixels(scale: 2)
    let row = (0..<100).map { Int(pixels[$0, 100][0]) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 - $1 <= 14 })
  }

  /// One hundredth is 2 or 3 of 255. This rounding must not make a faint shadow fainter.
  @Test(arguments: [0.05, 0.1, 0.16, 0.25, 0.3, 0.5, 0.9])
  func `a shadow has its opacity`(_ alpha: Double) throws {
    for radius in [2.0, 6, 8] as [CGFloat] {
      let pixels = try pixels(radius: radius, alpha: alpha, scale: 3)
      let darkness = 255 - Double(pixels[150, 150][0])
      #expect(abs(darkness - 255 * alpha) < 6, "\(radius): \(darkness)")
    }
  }

  /// A color as faint as one of the fills has only a few 8-bit shades.
  @Test func `a shadow has its color`() throws {
    let color = RGBA(red: 0.98, green: 0.1, blue: 0.71, alpha: 0.6)
    let shadow = Shadow(thrower, color: color, radius: 8)
    let middle = try Pixels(scene(.shadow(shadow)), scale: 3)[150, 150]
    let cover = (255 - Double(middle[1])) / 255 / (1 - 0.1)
    for (byte, part) in zip(middle, [0.98, 0.1, 0.71]) {
      #expect(abs(Double(byte) - 255 * (1 - cover * (1 - part))) < 3)
    }
  }

  @Test func `a shadow is drawn at its offset`() throws {
    let pixels = try pixels(offset: CGSize(width: 0, height: 8))
    for distance in 0..<20 {
      #expect(isNear(pixels[50, 37 - distance], pixels[50, 78 + distance], within: 1))
    }
    #expect(pixels[50, 76][0] < pixels[50, 23][0])
  }

  @Test func `a shadow without blur has a sharp edge`() throws {
    let pixels = try pixels(radius: 0, alpha: 1)
    #expect(pixels.ink == thrower)
    #expect(pixels[30, 50] == [0, 0, 0, 255] && pixels[29, 50] == [255, 255, 255, 255])
  }

  @Test func `a shadow ends at its extent`() throws {
    let shadow = Shadow(
      thrower, color: .black, radius: 6, offset: CGSize(width: 3, height: -2))
    let ink = try #require(try Pixels(scene(.shadow(shadow))).ink)
    let reach = thrower.insetBy(dx: -shadow.overflow, dy: -shadow.overflow)
    #expect(reach.insetBy(dx: -1, dy: -1).contains(ink))
  }

  @Test func `a shadow is clipped with its element`() throws {
    var style = Style()
    style.background = .named("white")
    style.shadows = [ShadowReference(opacity: 0.6, radius: 8)]
    var whole = scene(cell: box(30, 30, 40, 40), style)
    let free = try Pixels(whole)
    whole.groups[0].elements[0].clip = SceneClip(box(0, 0, 100, 75))
    let cut = try Pixels(whole)
    #expect(free[50, 76] != [255, 255, 255, 255])
    for y in 75..<100 { #expect(cut[50, y] == [255, 255, 255, 255]) }
    #expect(cut.rows(0..<75) == free.rows(0..<75))
  }

  /// The element is in one band, and its shadow extends into the next one.
  @Test func `bands do not cut a shadow`() throws {
    let tall = Shadow(
      box(30, 0, 40, 60), color: RGBA(0, alpha: 0.5), radius: 12,
      offset: CGSize(width: 0, height: 20))
    var scene = scene(.shadow(tall))
    scene.size.height = 1200
    scene.groups[0].elements[0].frame = box(0, 470, 100, 60)
    scene.groups[0].elements[0].overflow = tall.overflow
    let pixels = try Pixels(scene)
    for distance in 0..<40 {
      #expect(isNear(pixels[50, 519 - distance], pixels[50, 520 + distance], within: 1))
    }
  }
}
