import Artwork
import CellContent
import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

/// People's own pictures, in their places.
struct ImagePixelTests {
  private static let red: [UInt8] = [200, 30, 40, 255]
  private static let blue: [UInt8] = [20, 60, 220, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  private static func file(_ name: String) throws -> ImageFile {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "ImageDecodingTests/Reference/\(name)")
    return try ImageFile(Array(try Data(contentsOf: path)))
  }

  /// A cell of 80 by 80 points that a picture fills.
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

  /// Twice as wide as high, red at the left and blue at the right.
  @Test(arguments: ["halves.jpg", "lossy.webp"])
  func aWidePictureCoversItsPlace(_ name: String) throws {
    let pixels = try Pixels(try picture(name, .cover), scale: 2)
    for y in [21, 100, 178] {
      #expect(isNear(pixels[22, y], Self.red, within: 8))
      #expect(isNear(pixels[178, y], Self.blue, within: 8))
    }
    #expect(pixels.ink == box(20, 20, 160, 160))
  }

  @Test(arguments: ["halves.jpg", "lossy.webp"])
  func aWidePictureIsSeenWhole(_ name: String) throws {
    let pixels = try Pixels(try picture(name, .contain), scale: 2)
    #expect(pixels.ink == box(20, 60, 160, 80))
    #expect(isNear(pixels[40, 100], Self.red, within: 8))
    #expect(isNear(pixels[160, 100], Self.blue, within: 8))
    #expect(pixels[100, 58] == white && pixels[100, 141] == white)
  }

  /// Stored lying, and tagged to be turned: red is at the top.
  @Test func aTurnedPhotoStandsUpright() throws {
    let pixels = try Pixels(try picture("turned.jpg", .contain))
    #expect(pixels.ink == box(30, 10, 40, 80))
    #expect(isNear(pixels[50, 20], Self.red, within: 8))
    #expect(isNear(pixels[50, 80], Self.blue, within: 8))
  }

  /// Photographs are no signs: where text is read from the right they stay as they were taken.
  @Test func noPhotoIsMirrored() throws {
    #expect(
      try Pixels(try picture("halves.jpg", .cover))
        == Pixels(try picture("halves.jpg", .cover, isMirrored: true)))
  }

  /// Lossless: the middle of each of its six pixels is exact, and the last one shows what is behind.
  @Test(arguments: ["six.png", "six.webp"])
  func pixelsKeepTheirColours(_ name: String) throws {
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

  @Test func roundCornersCutIt() throws {
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

  /// The header says that it is a picture; what follows is missing.
  @Test(arguments: ["halves.jpg", "six.png", "lossy.webp"])
  func aPictureThatEndsTooEarlyIsAnError(_ name: String) throws {
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

  /// A photo that stands upright is not decoded and packed again.
  @Test func vectorsHoldAPhotoAsItIs() throws {
    let (scene, bytes) = (try picture("halves.jpg", .cover), try Self.file("halves.jpg").bytes)
    let uri = "\"data:image/jpeg;base64,\(Data(bytes).base64EncodedString())\""
    let live = String(decoding: try SVGPicture.bytes(scene), as: UTF8.self)
    #expect(live.contains(uri))
    let outlines = String(decoding: try CairoRenderer.svg(scene, text: .paths), as: UTF8.self)
    #expect(outlines.contains(uri))
    let pdf = try CairoRenderer.pdf(scene)
    #expect(String(decoding: pdf, as: UTF8.self).contains("/DCTDecode"))
    #expect(pdf.firstRange(of: bytes) != nil)
    let turned = try CairoRenderer.pdf(try picture("turned.jpg", .cover))
    #expect(!String(decoding: turned, as: UTF8.self).contains("/DCTDecode"))
  }

  /// Other programs turn no photo and know no WebP: files of vectors hold what they can show.
  @Test(arguments: ["turned.jpg", "lossy.webp"])
  func vectorsHoldWhatAllProgramsShow(_ name: String) throws {
    let svg = String(decoding: try SVGPicture.bytes(try picture(name, .cover)), as: UTF8.self)
    #expect(svg.contains("href=\"data:image/png;base64,"))
    #expect(!svg.contains("image/webp") && !svg.contains("image/jpeg"))
  }
}
