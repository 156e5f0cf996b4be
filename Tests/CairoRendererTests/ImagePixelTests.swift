import Artwork
import CellContent
import Foundation
import PNGCodec
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// Image files in cells.
struct ImagePixelTests {
  private static let red: [UInt8] = [200, 30, 40, 255]
  private static let blue: [UInt8] = [20, 60, 220, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  private static func file(_ name: String) throws -> ImageFile {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "CairoRendererTests/Reference/\(name)")
    return try ImageFile(Array(try Data(contentsOf: path)))
  }

  /// A cell of 80 by 80 points that an image fills.
  private func picture(
    _ name: String, _ fit: ImageFit, isMirrored: Bool = false, file: ImageFile? = nil
  ) throws -> Scene {
    var style = Style()
    style.content = .image
    style.background = .named("white")
    style.cornerRadius = 0
    style.contentMode = fit
    let file = try file ?? Self.file(name)
    let library = ImageLibrary(name: name) { $0 == name ? file : nil }
    return scene(style, fields: ["image": name], images: library, isMirrored: isMirrored)
  }

  /// The image has an aspect ratio of 2:1, with red on the left and blue on the right.
  @Test(arguments: ["halves.jpg", "lossy.webp"])
  func `a wide image fills its frame`(_ name: String) throws {
    let pixels = try Pixels(try picture(name, .cover), scale: 2)
    for y in [21, 100, 178] {
      #expect(isNear(pixels[22, y], Self.red, within: 8))
      #expect(isNear(pixels[178, y], Self.blue, within: 8))
    }
    #expect(pixels.ink == box(20, 20, 160, 160))
  }

  @Test(arguments: ["halves.jpg", "lossy.webp"])
  func `a wide image fits its frame`(_ name: String) throws {
    let pixels = try Pixels(try picture(name, .contain), scale: 2)
    #expect(pixels.ink == box(20, 60, 160, 80))
    #expect(isNear(pixels[40, 100], Self.red, within: 8))
    #expect(isNear(pixels[160, 100], Self.blue, within: 8))
    #expect(pixels[100, 58] == white && pixels[100, 141] == white)
  }

  /// Stored sideways with an orientation tag: red is at the top.
  @Test func `a photo with an orientation is drawn upright`() throws {
    let pixels = try Pixels(try picture("turned.jpg", .contain))
    #expect(pixels.ink == box(30, 10, 40, 80))
    #expect(isNear(pixels[50, 20], Self.red, within: 8))
    #expect(isNear(pixels[50, 80], Self.blue, within: 8))
  }

  /// Unlike symbols, photos are not mirrored in right-to-left layouts.
  @Test func `photos are not mirrored`() throws {
    #expect(
      try Pixels(try picture("halves.jpg", .cover))
        == Pixels(try picture("halves.jpg", .cover, isMirrored: true)))
  }

  /// Lossless: the center of each of the six pixels is exact, and the last one shows the
  /// background.
  @Test(arguments: ["six.png", "six.webp"])
  func `pixels keep their colors`(_ name: String) throws {
    let image = PlacedImage(name, in: box(0, 0, 90, 60))
    let scene = scene(.image(image), images: [SceneImage(name, try Self.file(name))])
    let pixels = try Pixels(scene)
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255],
      [0, 0, 0, 255], [255, 255, 255, 255], [132, 137, 142, 255],
    ]
    for (index, color) in colors.enumerated() {
      let (x, y) = (15 + 30 * (index % 3), 15 + 30 * (index / 3))
      #expect(isNear(pixels[x, y], color, within: 12), "\(index): \(pixels[x, y])")
    }
  }

  @Test func `round corners clip an image`() throws {
    var style = Style()
    style.content = .image
    style.background = .named("white")
    style.cornerRadius = 20
    let file = try Self.file("halves.jpg")
    let pixels = try Pixels(
      scene(style, fields: ["image": "a.jpg"], images: ImageLibrary(name: "a") { _ in file }))
    #expect(pixels[10, 10] == white && pixels[14, 14] == white)
    #expect(isNear(pixels[20, 20], Self.red, within: 8))
  }

  /// The header is valid, but the rest of the file is missing.
  @Test(arguments: ["halves.jpg", "six.png", "lossy.webp"])
  func `a truncated image is an error`(_ name: String) throws {
    let bytes = try Self.file(name).bytes
    let file = try ImageFile(Array(bytes.prefix(bytes.count / 2)))
    let scene = try picture(name, .cover, file: file)
    let error = #expect(throws: RendererError.self) { try Pixels(scene) }
    guard case .image(name, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  /// An upright photo is not decoded and encoded again.
  @Test func `vector files contain a JPEG unchanged`() throws {
    let (scene, bytes) = (try picture("halves.jpg", .cover), try Self.file("halves.jpg").bytes)
    let uri = "\"data:image/jpeg;base64,\(Data(bytes).base64EncodedString())\""
    let live = String(decoding: try SVGPicture.document(scene).bytes, as: UTF8.self)
    #expect(live.contains(uri))
    let outlines = String(decoding: try CairoRenderer.svg(scene, text: .paths), as: UTF8.self)
    #expect(outlines.contains(uri))
    let pdf = try CairoRenderer.pdf(scene)
    #expect(String(decoding: pdf, as: UTF8.self).contains("/DCTDecode"))
    #expect(pdf.firstRange(of: bytes) != nil)
    let turned = try CairoRenderer.pdf(try picture("turned.jpg", .cover))
    #expect(!String(decoding: turned, as: UTF8.self).contains("/DCTDecode"))
  }

  /// 400 by 300 pixels in 20 points are drawn with at most 60.
  @Test(arguments: [false, true])
  func `vector files contain images at the resolution that is drawn`(_ isPhoto: Bool) throws {
    let noise = (0..<400 * 300).flatMap { index -> [UInt8] in
      let random = UInt8(truncatingIfNeeded: (index &* index &* 2_654_435_769) >> 17)
      return [random, random ^ 90, 200, isPhoto ? 255 : random]
    }
    let large = Bitmap(width: 400, height: 300, pixels: noise)
    let file = try ImageFile(
      isPhoto
        ? large.jpeg() : PNG.encode(PNG.Picture(width: 400, height: 300, pixels: noise)))
    let scene = scene(
      .image(PlacedImage("a", in: box(0, 0, 20, 15))), images: [SceneImage("a", file)])
    let small = try scene.withUniversalImages().images[0].file
    #expect(small.format == (isPhoto ? .jpeg : .png))
    #expect(small.width == 66 && small.height == 50)
    let svg = try CairoRenderer.svg(scene)
    #expect(svg.count < file.bytes.count / 8)
    #expect(try CairoRenderer.pdf(scene).count < file.bytes.count)
  }

  /// Other programs ignore orientations and do not support WebP, so vector files contain converted
  /// images.
  @Test(arguments: ["turned.jpg", "lossy.webp"])
  func `vector files contain only widely supported images`(_ name: String) throws {
    let svg = String(
      decoding: try SVGPicture.document(try picture(name, .cover)).bytes, as: UTF8.self)
    #expect(svg.contains("href=\"data:image/png;base64,"))
    #expect(!svg.contains("image/webp") && !svg.contains("image/jpeg"))
  }
}
