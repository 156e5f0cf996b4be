import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// Pixels of lists.
struct ListPixelTests {
  /// Rows of a list, drawn with the system theme.
  private func pixels(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: [ElementContent],
    scale: CGFloat
  ) throws -> Pixels {
    try Pixels(MeasuredList(appearance, rows, scale: scale).scene(), scale: scale)
  }

  private func row(_ fields: [String: String] = [:]) -> ElementContent {
    ElementContent(fields: fields.merging(["title": "."]) { $1 })
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `separators are whole pixels of one color`(scale: CGFloat) throws {
    let rows = [row(["subtitle": "."]), row(), row()]
    let pixels = try pixels(.plain, rows, scale: scale)
    // The middle column has no text: separators end where the rows end.
    let ends = try MeasuredList(.plain, rows, scale: scale).layout.allElements().map(\.frame.maxY)
    let column = (0..<pixels.height).map { pixels[Int(200 * scale), $0] }
    let dark = column.indices.filter { column[$0] != [255, 255, 255, 255] }
    #expect(dark.count == 3 * Int(scale))
    #expect(Set(dark.map { column[$0] }).count == 1)
    for (index, end) in ends.enumerated() {
      let last = dark[(index + 1) * Int(scale) - 1]
      #expect(abs(CGFloat(last + 1) - end * scale) <= 0.5)
    }
    // The separator goes from inset to inset.
    let line = (0..<pixels.width).filter { pixels[$0, dark[0]] != [255, 255, 255, 255] }
    #expect(line == Array(Int(16 * scale)..<Int(304 * scale)))
  }

  @Test func `cards are round on their background`() throws {
    let pixels = try pixels(.insetGrouped, [row(), row()], scale: 2)
    let (ground, card): ([UInt8], [UInt8]) = ([0xF2, 0xF2, 0xF7, 255], [255, 255, 255, 255])
    for (x, y) in [(33, 71), (606, 71), (33, 276), (606, 276)] {
      #expect(pixels[x, y] == ground, "\(x) \(y)")
    }
    for (x, y) in [(320, 71), (33, 180), (606, 180), (320, 276)] {
      #expect(pixels[x, y] == card, "\(x) \(y)")
    }
    #expect(pixels[320, 69] == ground)
    #expect(pixels[320, 278] == ground)
  }

  @Test(
    arguments: [
      ("disclosure", 581), ("checkmark", 579), ("switch", 587), ("detail", 585), ("badge", 587),
    ])
  func `accessories are drawn at the trailing edge`(_ accessory: String, end: Int) throws {
    let fields = ["accessory": accessory, "detail": "1"]
    let plain = try pixels(.sidebarPlain, [row()], scale: 2)
    let drawn = try pixels(.sidebarPlain, [row(fields)], scale: 2)
    let different = (0..<drawn.width).filter { x in
      (0..<drawn.height).contains { drawn[x, $0] != plain[x, $0] }
    }
    // The list is inset by 10 points and the accessory by 16 more, with the detail before it. Symbols
    // are narrower than their space in the row.
    let last = try #require(different.last)
    #expect(abs(last - end) <= 1, "\(last)")
  }

  @Test func `lines have round ends and a constant width`() throws {
    let line = Polyline(
      [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)], color: .black, width: 10)
    let scene = scene(.line(line))
    let ink = try #require(try Pixels(scene, scale: 2).ink)
    #expect(ink == box(30, 90, 140, 20))
    #expect(try Pixels(scene, scale: 2)[30, 90] == [255, 255, 255, 255])
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e300, y: 0)])
  func `lines with invalid points are not drawn`(_ point: CGPoint) throws {
    let scene = scene(.line(Polyline([point, .zero], color: .black, width: 1)))
    #expect(try Pixels(scene).ink == nil)
    #expect(try CairoRenderer.svg(scene).count > 100)
  }
}
