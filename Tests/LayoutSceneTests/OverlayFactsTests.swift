import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// The values of overlays in the description of a picture.
struct OverlayFactsTests {
  private func grid(items: Int = 4) throws -> Explained {
    let group = row(.fw(1), .ab(40), .shares(2, of: item(.fw(1), .fh(1))), gap: .fixed(20))
    return try Explained(section(group, insets: .tlbr(5, 10, 15, 10), gap: 10), items: items)
  }

  private func shown(_ scene: Scene) -> String {
    scene.summary.components(separatedBy: "Shown: ").dropFirst().joined()
  }

  @Test func `dimensions give the size of the first of equal cells`() throws {
    #expect(try shown(grid().scene(.dimensions)) == "dimensions: 0/0 140 (1 of 2) by 40.")
  }

  @Test func `spacing and insets give their properties`() throws {
    #expect(
      try shown(grid().scene(.spacing, .insets))
        == "insets: contentInsets.top 5, contentInsets.leading 10, contentInsets.trailing 10, "
        + "contentInsets.bottom 15; spacing: interItemSpacing 20, interGroupSpacing 10.")
  }

  @Test func `indexes and grids are ranges`() throws {
    #expect(
      try shown(grid().scene(.indexes, .grid))
        == "grid: 3 vertical edges, 3 horizontal edges; indexes: 0-0 to 0-3.")
  }

  @Test func `overlays without values are only named`() throws {
    #expect(try shown(grid().scene(.items, .groups)) == "items; groups.")
  }

  @Test func `many values are counted`() throws {
    let items = (1...20).map { item(.fw(1), .ab(CGFloat($0) * 10)) }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(2100)),
      subitems: items)
    let text = try shown(Explained(section(group), items: 20, height: 2100).scene(.dimensions))
    #expect(text.hasPrefix("dimensions: 0/0 320 (1w) by 10, 0/1 320 (1w) by 20, "))
    #expect(text.hasSuffix("0/11 320 (1w) by 120 and 8 more."))
  }

  @Test func `the description has a limited length`() throws {
    let subject = try grid().subject
    var drawing = OverlayDrawing()
    drawing.labels = (0..<5).map {
      OverlayLabel(.spacing, "\($0)" + String(repeating: "x", count: 300), about: .zero)
    }
    let text = OverlayFacts(subject: subject).text(of: [
      (.spacing, drawing), (.insets, drawing), (.items, drawing),
    ])
    #expect(text.hasSuffix(" and 2 more; insets; items"))
    #expect(text.count < 1100)
  }
}
