import Artwork
import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import Scene
import SpecDiagnostics
import Testing

struct PictureSpecTests {
  /// The header of a PNG of 4 by 3 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 4, 0, 0, 0, 3]

  private func content(_ text: String, files: [String: [UInt8]] = [:]) throws -> Content {
    let loaded = try SpecFile.load(Array(text.utf8), path: "grid.yaml") {
      path throws(SpecFileProblem) in
      guard let bytes = files[path] else { throw .notFound }
      return bytes
    }
    return try loaded.spec.plan(in: Container(width: 320, height: 480)).content
  }

  private func words(_ text: String, files: [String: [UInt8]] = [:]) -> [String] {
    do {
      _ = try content(text, files: files)
      return []
    } catch let errors as SpecErrors {
      return errors.diagnostics.map { "\($0.code) \($0.location.line): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  private func grid(_ items: String) -> String {
    """
    sections:
      - group: {height: 44}
        items: \(items)
    """
  }

  @Test func `picture files are read next to the spec`() throws {
    let content = try content(
      grid("[{image: pictures/a.png}, {image: ./pictures/a.png}]"),
      files: ["pictures/a.png": Self.png])
    let items = content.sections[0].items
    #expect((0..<2).map { items[$0].fields["image"] } == ["pictures/a.png", "pictures/a.png"])
    #expect(content.images["pictures/a.png"]?.width == 4)
    #expect(content.images["b.png"] == nil)
  }

  @Test func `picture files that cannot be drawn are errors`() {
    #expect(words(grid("[{image: a.png}]")) == ["E601 3: there is no file 'a.png'"])
    #expect(
      words(grid("[{image: /etc/a.png}]")) == [
        "E602 3: '/etc/a.png' is outside the project folder"
      ])
    #expect(
      words(grid("[{image: a.png}]"), files: ["a.png": Array("GIF89a".utf8)]) == [
        "E603 3: 'a.png' cannot be read: it is not a PNG, JPEG, WebP or SVG file"
      ])
  }

  @Test func `unknown symbols are errors`() {
    #expect(words(grid("[{image: hart}]")) == ["E203 3: unknown picture 'hart'"])
    #expect(words(grid("[{image: heart}, {image: icon-map}, {image: avatar}]")) == [])
    #expect(words(grid("[{image: cloud.rain}, {image: snowflake}, {image: tray}]")) == [])
  }

  @Test func `pictures can come from a data file`() throws {
    let csv = Array("title,image\nOne,a.png\nTwo,photo-3\n".utf8)
    let files = ["rows.csv": csv, "a.png": Self.png]
    let items = try content(grid("rows.csv"), files: files).sections[0].items
    #expect((0..<2).map { items[$0].fields["image"] } == ["a.png", "photo-3"])
    #expect(
      words(grid("rows.csv"), files: ["rows.csv": csv]) == ["E601 3: there is no file 'a.png'"])
  }

  @Test func `sample photos are chosen at random`() throws {
    let items = try content(grid("{count: 40, image: $photo()}")).sections[0].items
    let names = (0..<40).map { items[$0].fields["image"] ?? "" }
    #expect(names.allSatisfy { $0.hasPrefix("photo-") } && Set(names).count > 30)
  }

  @Test func `sample photos can be of a kind`() throws {
    let items = try content(grid("{count: 9, image: $photo( food )}")).sections[0].items
    let names = (0..<9).map { items[$0].fields["image"] ?? "" }
    #expect(names.allSatisfy { $0.hasPrefix("photo-food-") } && Set(names).count > 5)
    let landscapes = try content(grid("{count: 9, image: $photo()}")).sections[0].items
    let same = try content(grid("{count: 9, image: $photo(landscapes)}")).sections[0].items
    for index in 0..<9 { #expect(landscapes[index].fields == same[index].fields) }
  }

  @Test func `a photo of an unknown kind is a warning with the kind that was meant`() {
    for name in ["photo-person-12", "photo-Rooms-1", "photo-prodcts-2"] {
      #expect(diagnostics(of: grid("[{image: \(name)}]")).map(\.code) == ["W305"], "\(name)")
    }
    for name in ["photo-food-3", "photo-foods", "photo-harbor-3", "photo-roof", "photo-3-4"] {
      #expect(diagnostics(of: grid("[{image: \(name)}]")).isEmpty, "\(name)")
    }
    #expect(words(grid("[{image: food}]")) == ["E203 3: unknown picture 'food'"])
  }

  @Test func `styles can have shadows and gradients`() throws {
    let content = try content(
      """
      styles:
        card:
          shadow: {radius: 12, y: 6, opacity: 0.3}
          gradient: {colors: [systemBlue, "#fff"], from: topLeading, to: bottomTrailing}
          contentMode: contain
          textAlignment: trailing
          contentVerticalAlignment: bottom
        plain: {shadow: 4, gradient: [white, black], content: imageTitle}
      sections:
        - group: {height: 44}
          items: [{style: card}, {style: plain}]
      """)
    let card = try #require(content.styles["card"])
    #expect(
      card.shadows == [ShadowReference(opacity: 0.3, radius: 12, offset: CGPoint(x: 0, y: 6))])
    #expect(
      card.gradient
        == GradientReference(
          [.named("systemBlue"), .components(.white)], from: .topLeading, to: .bottomTrailing))
    #expect(card.contentMode == .contain)
    #expect(card.textAlignment == .trailing && card.contentVerticalAlignment == .bottom)
    #expect(content.styles["plain"]?.shadows == [ShadowReference(radius: 4)])
    #expect(content.styles["plain"]?.gradient?.colors == [.named("white"), .named("black")])
  }

  @Test(arguments: [
    ("", CGPoint(x: 0.5, y: 0.5), CGSize(width: 0.5, height: 0.5)),
    (", to: bottomTrailing", CGPoint(x: 0.5, y: 0.5), CGSize(width: 0.5, height: 0.5)),
    (", from: top", CGPoint(x: 0.5, y: 0), CGSize(width: 1, height: 1)),
    (", from: topLeading, to: trailing", CGPoint(x: 0, y: 0), CGSize(width: 1, height: 0.5)),
  ])
  func `a radial gradient reaches from its center to an edge or corner`(
    _ keys: String, _ center: CGPoint, _ radii: CGSize
  ) throws {
    let text =
      "styles: {card: {gradient: {colors: [white, black], type: radial\(keys)}}}\n"
      + grid("[{style: card}]")
    let style = try #require(try content(text).styles["card"])
    let gradient = try #require(style.gradient).resolved(in: Palette(.light), isMirrored: false)
    #expect(gradient.kind == .radial)
    #expect(CGPoint(x: gradient.startX, y: gradient.startY) == center)
    #expect(gradient.radii == radii)
  }

  @Test func `a gradient needs two colors`() {
    let text = "styles: {card: {gradient: [white]}}\n" + grid("[{style: card}]")
    #expect(words(text).count == 1)
  }
}
