import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent

/// Symbols at the ends of list rows, in specs and in UIKit views (R46).
struct AccessoryTests {
  private static let all: [AccessorySymbol] = [
    .disclosure, .outline(isExpanded: true), .outline(isExpanded: false), .checkmark,
    .toggle(isOn: true), .toggle(isOn: false), .detail, .delete, .insert, .reorder,
    .multiselect(isSelected: true), .multiselect(isSelected: false),
  ]

  private let metrics = ListProfile.standard.metrics

  private func shapes(
    of symbol: AccessorySymbol, _ style: AccessoryStyle, isMirrored: Bool = false
  ) -> [Shape] {
    symbol.shapes(
      in: CGRect(origin: .zero, size: symbol.size(metrics.accessories)),
      AccessoryInk(.black, raised: .white), lineWidth: metrics.accessories.lineWidth,
      isMirrored: isMirrored, style: style)
  }

  @Test(arguments: all)
  func `specs and views draw the same symbol, except for the letter in a circle`(
    _ symbol: AccessorySymbol
  ) {
    let isSame = shapes(of: symbol, .spec) == shapes(of: symbol, .uikit)
    #expect(isSame == (symbol != .detail))
    #expect(!shapes(of: symbol, .spec).isEmpty)
  }

  @Test func `directional symbols are mirrored in right-to-left layouts, check marks are not`() {
    let mirrored = Self.all.filter {
      shapes(of: $0, .spec) != shapes(of: $0, .spec, isMirrored: true)
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
        isMirrored: false, style: .uikit)
      #expect(shapes.isEmpty)
    }
  }

  private func run(_ symbols: [AccessorySymbol], _ style: AccessoryStyle) -> AccessoryRun {
    AccessoryRun(
      symbols.map { .init(size: $0.size(metrics.accessories), room: $0.room(metrics)) },
      from: metrics.accessories.trailing, metrics.accessories, style: style)
  }

  @Test(arguments: [AccessoryStyle.spec, .uikit])
  func `a row's content ends at the measured distance from a single symbol (R46)`(
    _ style: AccessoryStyle
  ) {
    #expect(run([.disclosure], style).length == metrics.disclosureInset)
    #expect(run([.checkmark], style).length == metrics.checkmarkInset)
  }

  @Test func `several symbols are spaced evenly in specs and keep their own spacing in views`() {
    // From the edge: a margin of 16, a chevron of 8 by 13.5, a check mark of 16 by 14.5.
    let row = CGSize(width: 320, height: 44)
    let symbols = [AccessorySymbol.disclosure, .checkmark]
    let (even, own) = (run(symbols, .spec), run(symbols, .uikit))
    #expect(even.frames(in: row, isAtLeft: false).map(\.minX) == [296, 272])
    #expect(own.frames(in: row, isAtLeft: false).map(\.minX) == [296, 274])
    #expect(even.frames(in: row, isAtLeft: true).map(\.minX) == [16, 32])
    #expect(even.frames(in: row, isAtLeft: true).map(\.midY) == [22, 22])
    #expect((even.length, own.length) == (56, 54))
  }
}
