import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent

/// Symbols at the ends of list rows, in specs and in UIKit views (R108).
struct AccessoryTests {
  private static let all: [AccessorySymbol] = [
    .disclosure, .outline(isExpanded: true), .outline(isExpanded: false), .checkmark,
    .toggle(isOn: true), .toggle(isOn: false), .detail, .delete, .insert, .reorder,
    .multiselect(isSelected: true), .multiselect(isSelected: false),
  ]

  private let metrics = ListProfile.standard.metrics

  private func shapes(of symbol: AccessorySymbol, isMirrored: Bool = false) -> [Shape] {
    symbol.shapes(
      in: CGRect(origin: .zero, size: symbol.size(metrics.accessories)),
      AccessoryInk(.black, raised: .white), lineWidth: metrics.accessories.lineWidth,
      isMirrored: isMirrored)
  }

  @Test(arguments: all) func `every symbol is drawn`(_ symbol: AccessorySymbol) {
    #expect(!shapes(of: symbol).isEmpty)
  }

  @Test func `directional symbols are mirrored in right-to-left layouts, check marks are not`() {
    let mirrored = Self.all.filter {
      shapes(of: $0) != shapes(of: $0, isMirrored: true)
    }
    for symbol in [AccessorySymbol.disclosure, .outline(isExpanded: false), .toggle(isOn: true)] {
      #expect(mirrored.contains(symbol))
    }
    for symbol in [
      AccessorySymbol.checkmark, .outline(isExpanded: true), .multiselect(isSelected: true),
    ] {
      #expect(!mirrored.contains(symbol))
    }
  }

  @Test func `parts without a color are not drawn`() {
    for symbol in Self.all {
      let shapes = symbol.shapes(
        in: CGRect(x: 0, y: 0, width: 22, height: 22), AccessoryInk(nil), lineWidth: 2,
        isMirrored: false)
      #expect(shapes.isEmpty)
    }
  }

  private func run(
    _ symbols: [AccessorySymbol], textSize: UIContentSizeCategory = .large
  ) -> AccessoryRun {
    let accessories = ListProfile.standard.metrics(at: textSize).accessories
    return metrics.run(of: symbols.map { $0.slot(accessories) }, from: 0)
  }

  @Test(
    arguments: [(.large, 30, 40), (.accessibilityLarge, 44.5, 53.5)]
      as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func `a row's content ends at the measured distance from a single symbol`(
    textSize: UIContentSizeCategory, disclosure: CGFloat, checkmark: CGFloat
  ) {
    // R108.
    #expect(run([.disclosure], textSize: textSize).length == disclosure)
    #expect(run([.checkmark], textSize: textSize).length == checkmark)
    #expect(run([]).length == 0)
  }

  @Test func `several symbols are 8 points apart with the space around them`() {
    // R108: a chevron of 14 points and a checkmark of 19 are 10.5 apart.
    let row = CGSize(width: 320, height: 44)
    let run = run([.disclosure, .checkmark])
    #expect(run.frames(in: row, isAtLeft: false).map(\.minX) == [290, 260.5])
    #expect(run.frames(in: row, isAtLeft: true).map(\.minX) == [16, 40.5])
    #expect(run.frames(in: row, isAtLeft: true).map(\.midY) == [22, 22])
    #expect(run.length == 62)
  }

  @Test func `sizes between and beyond the measured ones follow the text size`() {
    // Our own reading; the sizes at large and accessibilityLarge are those of R108.
    let sizes = [
      UIContentSizeCategory.extraSmall, .large, .accessibilityMedium, .accessibilityLarge,
    ]
    let chevrons = sizes.map { ListProfile.standard.metrics(at: $0).accessories.chevron }
    #expect(chevrons[1] == 14 && abs(chevrons[3] - 28.5) < 0.001)
    #expect(chevrons == chevrons.sorted() && chevrons[0] == 11.5)
  }
}
