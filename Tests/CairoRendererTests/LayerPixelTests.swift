import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Pixels of layers above an element's other content.
struct LayerPixelTests {
  private let white: [UInt8] = [255, 255, 255, 255]
  private let red: [UInt8] = [255, 0, 0, 255]

  /// A cell at (10, 10) of 80 by 80 points with a text and layers above it.
  private func pixels(_ layers: SceneElement.Layer..., scale: CGFloat = 1) throws -> Pixels {
    var (frame, _, texts) = text("Harbour", box(10, 10, 80, 80), size: 16)
    frame.origin = CGPoint(x: 10, y: 10)
    var scene = scene(parts: [(frame, nil, texts)])
    scene.definitions = [Drawing([.box(Box(box(10, 35, 60, 10), fill: RGBA(0xFF0000)))])]
    scene.groups[0].elements[0].layers = layers
    return try Pixels(scene, scale: scale)
  }

  @Test func `shapes in a layer cover texts`() throws {
    let plain = try pixels()
    let covered = try pixels(SceneElement.Layer(definition: 0))
    for x in 20..<80 { #expect(covered[x, 50] == red) }
    #expect(plain.ink != nil && (20..<80).contains { plain[$0, 50] != white })
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `layers are transformed around the element's top left corner`(
    _ scale: CGFloat
  ) throws {
    // A quarter turn clockwise around (40, 40), the center of the cell.
    let turn = CGAffineTransform(translationX: -40, y: -40)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 40, y: 40))
    let pixels = try pixels(SceneElement.Layer(definition: 0, transform: turn), scale: scale)
    #expect(pixels[Int(50 * scale), Int(30 * scale)] == red)
    #expect(pixels[Int(50 * scale), Int(78 * scale)] == red)
    #expect(pixels[Int(24 * scale), Int(50 * scale)] != red)
  }

  @Test func `texts in a layer are transformed with it`() throws {
    let block = text("Harbour", box(0, 0, 80, 80), size: 16).2
    let turn = CGAffineTransform(translationX: -40, y: -40)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 40, y: 40))
    func ink(_ layer: SceneElement.Layer) throws -> CGRect {
      var scene = scene(parts: [(box(10, 10, 80, 80), nil, [])])
      scene.groups[0].elements[0].layers = [layer]
      return try #require(try Pixels(scene).ink)
    }
    let upright = try ink(SceneElement.Layer(definition: nil, texts: block))
    let turned = try ink(SceneElement.Layer(definition: nil, texts: block, transform: turn))
    #expect(upright.width > 2 * upright.height)
    #expect(abs(turned.height - upright.width) <= 2 && abs(turned.width - upright.height) <= 2)
  }

  @Test func `a layer is clipped to its windows`() throws {
    let window = LayerClip(.rectangle(box(20, 0, 20, 80)))
    let other = LayerClip(.rectangle(box(0, 0, 30, 80)))
    let pixels = try pixels(SceneElement.Layer(definition: 0, windows: [window, other]))
    #expect(pixels[31, 47] == red && pixels[39, 47] == red)
    #expect(pixels[29, 46] != red && pixels[41, 46] != red)
  }

  /// A layer with a gradient mask from opaque to transparent, from left to right in a square of 80
  /// points.
  private func veiled(by gradient: Gradient) -> SceneElement.Layer {
    let square = CGAffineTransform(a: 80, b: 0, c: 0, d: 80, tx: 0, ty: 0)
    let window = LayerClip(
      .rectangle(box(0, 0, 80, 80)), mask: LayerClip.Mask(gradient, transform: square))
    return SceneElement.Layer(definition: 0, windows: [window])
  }

  private let fading = Gradient([.black, RGBA.black.faded(by: 0)], to: CGPoint(x: 1, y: 0))

  @Test(arguments: [1, 2] as [CGFloat])
  func `a layer is visible where its mask is opaque`(_ scale: CGFloat) throws {
    let pixels = try pixels(veiled(by: fading), scale: scale)
    for x in [24, 50, 76] {
      let unseen = UInt8(255 * (Double(x) + 0.5 - 10) / 80)
      let found = pixels[Int(CGFloat(x) * scale), Int(46 * scale)]
      #expect(isNear(found, [255, unseen, unseen, 255], within: 4), "\(x): \(found)")
    }
  }

  @Test func `a mask may be much larger than its layer`() throws {
    let square = CGAffineTransform(a: 20_000, b: 0, c: 0, d: 4_000, tx: -9_960, ty: 0)
    let window = LayerClip(
      .rectangle(box(-9_960, 0, 20_000, 4_000)), mask: LayerClip.Mask(fading, transform: square))
    let pixels = try pixels(SceneElement.Layer(definition: 0, windows: [window]), scale: 2)
    #expect(isNear(pixels[100, 91], [255, 127, 127, 255], within: 4))
  }

  @Test func `a radial mask fades out from its center`() throws {
    let round = Gradient(
      [.black, RGBA.black.faded(by: 0)], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1),
      kind: .radial)
    let pixels = try pixels(veiled(by: round))
    #expect(isNear(pixels[50, 49], red, within: 8))
    #expect(isNear(pixels[70, 49], [255, 128, 128, 255], within: 8))
  }

  @Test func `vector files also mask layers`() throws {
    var scene = scene(parts: [(box(10, 10, 80, 80), nil, [])])
    scene.definitions = [Drawing([.box(Box(box(10, 35, 60, 10), fill: RGBA(0xFF0000)))])]
    scene.groups[0].elements[0].layers = [veiled(by: fading)]
    let file = String(decoding: try CairoRenderer.svg(scene), as: UTF8.self)
    #expect(file.contains("<mask "))
    #expect(file.contains("gradientTransform=\"matrix(80 0 0 80 10 10)\""))
    #expect(file.contains("stop-opacity=\"0\""))
    let paths = String(decoding: try CairoRenderer.svg(scene, text: .paths), as: UTF8.self)
    #expect(paths.contains("mask"))
    #expect(try !CairoRenderer.pdf(scene).isEmpty)
  }

  @Test func `a layer with a degenerate transform is not drawn`() throws {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(try pixels(SceneElement.Layer(definition: 0, transform: flat)) == pixels())
  }

  /// White above black in the same round window on a white page.
  @Test(arguments: [1, 2] as [CGFloat])
  func `layers do not shine through at the corners of their window`(_ scale: CGFloat) throws {
    var scene = scene(parts: [(box(10, 10, 80, 80), nil, [])])
    scene.definitions = [RGBA.black, .white].map {
      Drawing([.box(Box(box(-9, -9, 99, 99), fill: $0))])
    }
    let window = LayerClip(.rectangle(box(0, 0, 80, 80), corners: CornerRadii(30)))
    scene.groups[0].elements[0].layers = [0, 1].map {
      SceneElement.Layer(definition: $0, windows: [window])
    }
    #expect(try Pixels(scene, scale: scale).ink == nil)
  }
}
