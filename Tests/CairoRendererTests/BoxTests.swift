import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct BoxTests {
  private let black: [UInt8] = [0, 0, 0, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `edges are crisp`(_ scale: CGFloat) throws {
    let frame = box(10.33, 20.67, 30.2, 40.4)
    let pixels = try Pixels(scene(filled(frame)), scale: scale)
    func edge(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }
    let (columns, rows) = (
      edge(frame.minX)..<edge(frame.maxX), edge(frame.minY)..<edge(frame.maxY)
    )
    for x in 0..<pixels.width { #expect(pixels[x, edge(30)] == (columns ~= x ? black : white)) }
    for y in 0..<pixels.height { #expect(pixels[edge(20), y] == (rows ~= y ? black : white)) }
  }

  @Test func `adjacent boxes have no gap`() throws {
    let third: CGFloat = 100.0 / 3
    let pixels = try Pixels(
      CairoRendererTests.scene(
        parts: (0..<3).map { filled(box(CGFloat($0) * third, 0, third, 100)) }), scale: 2)
    for x in 0..<pixels.width { #expect(pixels[x, 50] == black) }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `outlines are inside the edges`(_ scale: CGFloat) throws {
    let red = RGBA(0xFF0000)
    let stroke = Box.Stroke(color: red, width: 1)
    let pixels = try Pixels(
      scene(filled(box(10, 10, 50, 50), RGBA(0x00FF00), stroke: stroke)), scale: scale)
    let (start, end, line) = (Int(10 * scale), Int(60 * scale), Int(scale))
    for x in 0..<pixels.width {
      let expected: [UInt8] =
        switch x {
        case start..<start + line, end - line..<end: [255, 0, 0, 255]
        case start..<end: [0, 255, 0, 255]
        default: white
        }
      #expect(pixels[x, Int(30 * scale)] == expected)
    }
  }

  @Test func `thin lines are one pixel wide`() throws {
    let stroke = Box.Stroke(color: .black, width: 0.25)
    let pixels = try Pixels(scene(filled(box(10, 10, 50, 50), nil, stroke: stroke)))
    #expect(pixels[10, 30] == black)
    #expect(pixels[11, 30] == white)
    #expect(try Pixels(scene(filled(box(10, 10, 50, 0.2))))[30, 10] == black)
  }

  @Test func `corners are round and transparent outside`() throws {
    let pixels = try Pixels(
      scene(background: .clear, filled(box(0, 0, 100, 100), radius: 20)), scale: 2)
    for (x, y) in [(0, 0), (199, 0), (0, 199), (199, 199)] {
      #expect(pixels[x, y] == [0, 0, 0, 0])
      #expect(pixels[abs(x - 20), abs(y - 20)] == black)
    }
    // Antialiased and not premultiplied: a half-covered pixel is as black as the others.
    let edge = (0..<40).map { pixels[$0, 6] }.filter { 1..<255 ~= $0[3] }
    #expect(!edge.isEmpty)
    #expect(edge.allSatisfy { $0[..<3] == [0, 0, 0] })
  }

  @Test func `a large radius makes a capsule`() throws {
    let round = try Pixels(scene(filled(box(10, 10, 80, 20), radius: 10)))
    #expect(try Pixels(scene(filled(box(10, 10, 80, 20), radius: 9999))) == round)
    #expect(round[10, 10] == white)
    #expect(round[50, 10] == black)
  }

  @Test func `the outline of a round box hides its fill`() throws {
    // Red must not show through the antialiased edge of a black line.
    let stroke = Box.Stroke(color: .black, width: 4)
    let pixels = try Pixels(
      scene(filled(box(10, 10, 80, 80), RGBA(0xFF0000), radius: 30, stroke: stroke)), scale: 2)
    let diagonal = (20..<100).map { pixels[$0, $0] }
    let outside = diagonal.prefix { $0 != black }
    #expect(!outside.isEmpty)
    #expect(outside.allSatisfy { $0[0] == $0[1] })
  }

  @Test func `opacity applies to the element as a whole`() throws {
    var scene = scene(
      filled(box(0, 0, 100, 100), .white, stroke: Box.Stroke(color: .black, width: 10)))
    scene.background = .black
    scene.groups[0].elements[0].opacity = 0.5
    let pixels = try Pixels(scene)
    #expect(pixels[50, 50] == [128, 128, 128, 255])
    #expect(pixels[5, 50] == black)
  }

  @Test func `transforms are applied around the center`() throws {
    var scene = scene(filled(box(20, 40, 60, 20)))
    scene.groups[0].elements[0].transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pixels = try Pixels(scene)
    #expect(pixels.ink == box(40, 20, 20, 60))
  }

  private func scene(background: RGBA = .white, _ part: (CGRect, Box?, [TextBlock])) -> Scene {
    CairoRendererTests.scene(background: background, parts: [part])
  }
}
