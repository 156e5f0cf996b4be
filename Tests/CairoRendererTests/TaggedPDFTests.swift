import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

@testable import CairoRenderer

/// Tagged PDFs: the structure that screen readers and converters use.
struct TaggedPDFTests {
  /// The structure types of a file, in the order of the objects, which is that of the tree.
  private func tags(of scene: Scene) throws -> [String] {
    let file = String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
    return file.components(separatedBy: "/Type /StructElem").dropFirst().compactMap { element in
      element.components(separatedBy: "/S /").dropFirst().first?
        .prefix { $0.isLetter || $0.isNumber }.description
    }
  }

  @Test func `a file is marked as tagged, with a section that contains a paragraph`() throws {
    let scene = scene(100, 40, text("Words", box(0, 0, 100, 40)))
    let file = String(decoding: try CairoRenderer.pdf(scene), as: UTF8.self)
    #expect(file.contains("/MarkInfo << /Marked true >>"))
    #expect(file.contains("/StructTreeRoot"))
    #expect(try tags(of: scene) == ["Document", "Sect", "P"])
  }

  @Test func `a cell without text is a figure, and a background is not part of the structure`()
    throws
  {
    var scene = scene(
      100, 100, filled(box(0, 0, 100, 100)), filled(box(10, 10, 20, 20)))
    scene.groups[0].elements[0].identity = .init(
      category: .decoration, kind: "background", section: 0, item: 0)
    #expect(try tags(of: scene) == ["Document", "Sect", "Figure"])
  }

  /// Cairo forgets the drawing that an opaque shape covers completely.
  @Test func `shapes that cover the page keep the tags`() throws {
    let scene = scene(
      100, 100, text("Words", box(0, 0, 100, 40)), filled(box(0, 0, 100, 100)),
      filled(box(-10, -10, 200, 200)), text("Words", box(0, 0, 100, 40)))
    #expect(try tags(of: scene) == ["Document", "Sect", "P", "Figure", "Figure", "P"])
  }

  @Test(arguments: ["header", "UICollectionElementKindSectionHeader"])
  func `the text of a header is a heading`(_ kind: String) throws {
    var scene = scene(
      100, 100, text("Title", box(0, 0, 100, 40)), text("Words", box(0, 40, 100, 40)))
    scene.groups[0].elements[0].identity = .init(
      category: .supplementary, kind: kind, section: 0, item: 0)
    #expect(try tags(of: scene) == ["Document", "Sect", "H1", "P"])
  }

  /// Cairo draws a group with an opacity as an object of its own, which cannot contain tags.
  @Test func `a translucent cell is one element`() throws {
    var scene = scene(100, 40, text("Words", box(0, 0, 100, 40)))
    scene.groups[0].elements[0].opacity = 0.5
    #expect(try tags(of: scene) == ["Document", "Sect", "P"])
  }

  @Test func `a translucent layer is one element`() throws {
    var scene = scene(100, 40, text("Words", box(0, 0, 100, 40)))
    let texts = scene.groups[0].elements[0].texts
    scene.groups[0].elements[0].texts = []
    scene.groups[0].elements[0].layers = [
      SceneElement.Layer(definition: nil, texts: texts + texts, opacity: 0.5)
    ]
    #expect(try tags(of: scene) == ["Document", "Sect", "P"])
  }

  @Test func `each paragraph of a text has a tag, and text outside of the page has none`() throws {
    var scene = scene(
      100, 100, text("Words", box(0, 0, 100, 40)), text("Away", box(90, 60, 100, 40)))
    scene.groups[0].elements[0].texts[0].paragraphs.append(
      scene.groups[0].elements[0].texts[0].paragraphs[0])
    scene.groups[0].elements[1].texts[0].box.origin.x = 40
    #expect(try tags(of: scene) == ["Document", "Sect", "P", "P"])
  }

  @Test func `a transformed and clipped cell keeps its tags`() throws {
    var scene = scene(100, 40, text("Words", box(0, 0, 100, 40)))
    scene.groups[0].elements[0].transform = CGAffineTransform(rotationAngle: 0.2)
    scene.groups[0].elements[0].clip = SceneClip(box(0, 0, 80, 40))
    #expect(try tags(of: scene) == ["Document", "Sect", "P"])
  }

  private static let viewer = "/usr/bin/pdfinfo"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: Self.viewer)))
  func `readers find the text by its tags`() throws {
    var scene = scene(
      200, 120, text("Photos", box(0, 0, 200, 40)), text("Rome", box(0, 40, 200, 40)),
      filled(box(0, 80, 40, 40)))
    scene.groups[0].elements[0].identity = .init(
      category: .supplementary, kind: "header", section: 0, item: 0)
    let path = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(try CairoRenderer.pdf(scene)).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.viewer)
    process.arguments = ["-struct-text", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = found.split { $0.isWhitespace }.map(String.init)
    #expect(
      words == [
        "Document", "Sect", "H1", "(block)", "\"Photos\"", "P", "(block)", "\"Rome\"", "Figure",
        "\"\"",
      ])
  }
}
