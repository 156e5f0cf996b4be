import CompositionalLayout
import Foundation
import Scene
import SceneSVG
import Testing

@testable import CairoRenderer

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SVGTests {
  private let sample = scene(
    200, 120, filled(box(10, 10, 80, 40), RGBA(0x112233), radius: 8),
    filled(box(0, 0, 20, 20), RGBA(0x445566, alpha: 0.5)),
    text("Hi 中文 عربي 🎉", box(10, 60, 180, 40)), text("Hi", box(100, 10, 80, 40)))

  private func file(_ scene: Scene) throws -> String {
    String(decoding: try CairoRenderer.svg(scene, text: .paths), as: UTF8.self)
  }

  /// The values of an attribute, in order.
  private func values(of attribute: String, in file: String) -> [Substring] {
    file.ranges(of: " \(attribute)=\"").map { range in
      file[range.upperBound...].prefix { $0 != "\"" }
    }
  }

  @Test func itIsXML() throws {
    var scene = sample
    scene.title = "A & B <\"C\"> \u{1}\u{FFFF}"
    let parser = XMLParser(data: Data(try CairoRenderer.svg(scene, text: .paths)))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func aUnitIsAPoint() throws {
    let file = try file(scene(320.5, 44, filled(box(0, 0, 9, 9))))
    #expect(values(of: "viewBox", in: file) == ["0 0 320.5 44"])
    #expect(values(of: "width", in: file) == ["320.5"])
    #expect(values(of: "height", in: file) == ["44"])
  }

  @Test func idsAreOneSeriesOfTheFigures() throws {
    var scene = sample
    scene.name = "My figure"
    scene.groups[0].elements[0].opacity = 0.5
    let file = try file(scene)
    let ids = values(of: "id", in: file)
    #expect(ids.allSatisfy { $0 == "My-figure" || $0.hasPrefix("My-figure-") })
    #expect(Set(ids).count == ids.count)
    let references = file.ranges(of: "#My-figure").map { range in
      file[range.lowerBound...].dropFirst().prefix { !"\")".contains($0) }
    }
    #expect(!references.isEmpty)
    #expect(references.allSatisfy(Set(ids).contains))
    #expect(!file.contains("glyph") && !file.contains("surface"))
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    #expect(try file(sample) == file(sample))
  }

  @Test func whatIsAssumedAnywayIsLeftOut() throws {
    let file = try file(scene(100, 100, filled(box(10, 10.125, 80, 40), RGBA(0x112233))))
    #expect(file.contains(##"<path fill="#112233" d="M 10 10.13 L 90 10.13"##))
  }

  @Test func pictureGlyphsAreSharp() throws {
    let file = try file(scene(100, 100, text("🎉🎉", box(0, 0, 100, 40))))
    #expect(file.ranges(of: "<image ").count == 1)
    #expect(values(of: "width", in: file).compactMap { Int($0) }.contains { $0 > 60 })
  }
}
