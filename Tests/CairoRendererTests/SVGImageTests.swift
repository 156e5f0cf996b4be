import Foundation
import PNGCodec
import Scene
import Testing

@testable import CairoRenderer

/// SVG files as images.
@Suite(.enabled(if: SVGImage.isAvailable))
struct SVGImageTests {
  /// A red square with a blue one in its right half.
  private static let icon = """
    <?xml version="1.0"?>
    <!-- An icon. -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <path fill="#c81e28" d="M0 0h24v24H0z"/><path fill="#143cdc" d="M12 0h12v24H12z"/>
    </svg>
    """

  private func scene(_ text: String, side: CGFloat = 90, tint: RGBA? = nil) throws -> Scene {
    let file = try ImageFile(Array(text.utf8))
    return CairoRendererTests.scene(
      .image(PlacedImage("a", in: box(0, 0, side, side), tint: tint)),
      images: [SceneImage("a", file)])
  }

  @Test func `a tint replaces the colors and stays a vector`() throws {
    let text = Self.icon.replacing("M12 0h12v24H12z", with: "M12 0h12v12H12z").replacing(
      "M0 0h24v24H0z", with: "M0 0h12v24H0z")
    let scene = try scene(text, tint: RGBA(0x00FF00, alpha: 0.5))
    let pixels = try Pixels(scene, scale: 1)
    #expect(pixels[20, 45] == pixels[70, 20] && pixels[20, 45] != pixels[70, 70])
    #expect(isNear(pixels[20, 45], [128, 255, 128, 255], within: 1))
    let pdf = String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
    #expect(!pdf.contains("/Subtype /Image"))
    let svg = String(decoding: try CairoRenderer.svg(scene), as: UTF8.self)
    #expect(svg.contains("flood-color=\"#0f0\" flood-opacity=\"0.5\""))
    #expect(svg.contains(#"filter="url(#"#))
  }

  @Test func `an image is sharp at any size`() throws {
    let pixels = try Pixels(try scene(Self.icon), scale: 2)
    let (left, right) = (pixels[87, 90], pixels[93, 90])
    #expect(isNear(left, [200, 30, 40, 255], within: 1))
    #expect(isNear(right, [20, 60, 220, 255], within: 1))
    #expect(isNear(pixels[89, 90], left, within: 1) && isNear(pixels[90, 90], right, within: 1))
  }

  @Test func `a PDF contains shapes, and an SVG the file as an image`() throws {
    let scene = try scene(Self.icon)
    let pdf = String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
    #expect(!pdf.contains("/Subtype /Image"))
    let svg = String(decoding: try CairoRenderer.svg(scene), as: UTF8.self)
    let data = Data(Self.icon.utf8).base64EncodedString()
    #expect(svg.contains("\"data:image/svg+xml;base64,\(data)\""))
    #expect(svg.contains("width=\"24\" height=\"24\"") && !svg.contains("#c81e28"))
  }

  @Test(
    arguments: [
      ("width=\"48\" height=\"2cm\"", 48, 76), ("viewBox='0 0 10 20'", 10, 20),
      ("width=\"100%\" height=\"100%\" viewBox=\"0,0,30,40\"", 30, 40),
      ("width=\"12pt\" height=\"1em\"", 16, 16),
    ])
  func `the size is that of the root`(_ attributes: String, _ width: Int, _ height: Int) throws {
    let file = try ImageFile(
      Array("\u{FEFF}<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>".utf8))
    #expect(file.format == .svg && file.width == width && file.height == height)
  }

  @Test(
    arguments: [
      ("<script>alert(1)</script>", "a script"), ("<a href=\"JavaScript:x\"/>", "a script"),
      ("<foreignObject/>", "HTML"), ("<image href=\"data:image/png;base64,AA\"/>", "another image"),
      ("<style>@import url(x.css);</style>", "another style sheet"),
      (String(repeating: "<mask id=\"a\"/>", count: 101), "more than 100 effects"),
      (String(repeating: "<path/>", count: 80_000), "more than 524288 bytes"),
    ])
  func `more than shapes is refused`(_ content: String, _ what: String) {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\(content)</svg>"
    #expect(throws: ImageProblem.unsafe(what)) { try ImageFile(Array(text.utf8)) }
  }

  @Test func `entities, other XML and a missing size are refused`() {
    let entity = "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox=\"0 0 9 9\"/>"
    #expect(throws: ImageProblem.unsafe("entities")) { try ImageFile(Array(entity.utf8)) }
    #expect(throws: ImageProblem.unknownFormat) { try ImageFile(Array("<html><svg/></html>".utf8)) }
    #expect(throws: ImageProblem.self) { try ImageFile(Array("<svg width=\"50%\"/>".utf8)) }
  }

  @Test func `a damaged file is an error in all formats`() throws {
    let scene = try scene(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path></svg>")
    #expect(throws: RendererError.self) { try CairoRenderer.png(scene) }
    #expect(throws: RendererError.self) { try CairoRenderer.svg(scene) }
    #expect(throws: RendererError.self) { try CairoRenderer.pdf(scene) }
  }

  /// Links in a file lead nowhere: the picture is that of the file without them.
  @Test func `a file opens no other files`() throws {
    func pixels(_ use: String) throws -> Pixels {
      try Pixels(
        try scene(
          """
          <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
          <rect width="4" height="9"/>\(use)</svg>
          """))
    }
    let place = FileManager.default.temporaryDirectory.appending(path: "other-\(getpid()).svg")
    try Data(Self.icon.utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(try pixels("<use xlink:href=\"file://\(place.path)#a\"/>") == pixels(""))
  }
}
