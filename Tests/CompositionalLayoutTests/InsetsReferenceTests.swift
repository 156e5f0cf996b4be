import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The rectangles that section insets are relative to.
@Suite struct InsetsReferenceTests {
  private let rows = row(.fw(1), .fh(0.1), item(.fw(1), .fh(1)))
  private let columns = row(.fw(0.1), .fh(1), item(.fw(1), .fh(1)))
  private let margins = NSDirectionalEdgeInsets.tlbr(10, 20, 30, 40)

  private func first(
    _ reference: UIContentInsetsReference, layout: UIContentInsetsReference? = nil,
    sideways: Bool = false, width: CGFloat = 320, safeArea: NSDirectionalEdgeInsets = .zero
  ) throws -> String {
    let setting = Setting(
      width: width, scroll: sideways ? .horizontal : .vertical, reference: layout,
      safeArea: safeArea, margins: margins)
    return try solve(
      section(sideways ? columns : rows, reference: reference), items: 1, in: setting
    ).cells[0]
  }

  @Test func `margins apply across the scroll axis only`() throws {
    // R40.
    #expect(try first(.layoutMargins) == "20,0,260,48")
    #expect(try first(.layoutMargins, sideways: true) == "0,10,32,440")
  }

  @Test func `the layout's reference is the default`() throws {
    // R40: the safe area, unless the configuration specifies another.
    let safeArea = NSDirectionalEdgeInsets.tlbr(1, 2, 3, 4)
    #expect(try first(.automatic, safeArea: safeArea) == "2,0,314,48")
    #expect(try first(.automatic, layout: .layoutMargins) == "20,0,260,48")
    #expect(try first(.automatic, layout: UIContentInsetsReference.none) == "0,0,320,48")
    #expect(try first(.automatic, layout: .automatic, safeArea: safeArea) == "0,0,320,48")
  }

  @Test func `a section may have its own reference`() throws {
    // R40.
    let safeArea = NSDirectionalEdgeInsets.tlbr(1, 2, 3, 4)
    #expect(try first(.none, layout: .layoutMargins) == "0,0,320,48")
    #expect(try first(.safeArea, layout: .layoutMargins, safeArea: safeArea) == "2,0,314,48")
  }

  @Test func `readable content equals the margins in a narrow view`() throws {
    // R40, R93: at most 672 points in a wide view.
    #expect(try first(.readableContent) == "20,0,260,48")
    #expect(try first(.readableContent, width: 1000) == "164,0,672,48")
  }

  @Test func `insets add to the reference`() throws {
    // R40.
    let layout = try solve(
      section(rows, insets: .tlbr(1, 2, 3, 4), reference: .layoutMargins), items: 1,
      in: Setting(margins: margins))
    #expect(layout.cells == ["22,1,254,48"])
    #expect(layout.content == "320x52")
  }

  @Test func `boundary items of a section follow the reference`() throws {
    // R40: with or without the section's insets.
    func header(follow: Bool) throws -> [String] {
      try solve(
        section(
          rows, insets: .tlbr(1, 2, 3, 4), bars: [bar(.fw(1), .ab(30), at: .top)],
          barsFollowInsets: follow, reference: .layoutMargins),
        items: 1, in: Setting(margins: margins)
      ).frames("bar")
    }
    #expect(try header(follow: true) == ["22,0,254,30"])
    #expect(try header(follow: false) == ["20,0,260,30"])
  }

  @Test func `a carousel's viewport is between the edges of the reference`() throws {
    // R36, R40: fractions of the width refer to the view less the reference.
    let layout = try solve(
      section(
        row(.ab(100), .ab(50), item(.fw(1), .fh(1))), across: .continuous,
        reference: .layoutMargins),
      items: 4, in: Setting(margins: margins))
    #expect(layout.xs == [20, 120, 220, 320])
    #expect(layout.sections[0].carousel?.viewport == 260)
    let halves = section(
      row(.fw(0.5), .ab(50), item(.fw(1), .fh(1))), across: .continuous, reference: .layoutMargins)
    #expect(try solve(halves, items: 2, in: Setting(margins: margins)).widths == [130, 130])
  }

  @Test func `insets below one are fractions in containers only`() throws {
    // R42.
    let container = LayoutEnvironment(
      size: CGSize(width: 200, height: 100), insets: .tlbr(0.1, 0.15, 1, 0), traits: Traits()
    ).container
    #expect(container.contentInsets == .tlbr(0.1, 0.15, 1, 0))
    #expect(container.effectiveContentInsets == .tlbr(10, 30, 1, 0))
    #expect(container.effectiveContentSize == CGSize(width: 170, height: 89))
    let layout = try solve(
      section(row(.fw(1), .ab(10), item(.fw(1), .fh(1))), insets: .tlbr(0, 0.5, 0, 0.5)), items: 1)
    #expect(layout.cells == ["0.5,0,319,10"])
  }

  @Test func `boundary items may use another reference`() throws {
    // R41, OPEN QUESTION Q6: the edges are those of that reference, and the section's insets are
    // ignored.
    func header(_ reference: UIContentInsetsReference) throws -> [String] {
      let own = section(rows, insets: .tlbr(0, 4, 0, 6), bars: [bar(.fw(1), .ab(20), at: .top)])
      own.supplementaryContentInsetsReference = reference
      let layout = try solve(own, items: 1, in: Setting(margins: margins))
      #expect(layout.cells == ["4,20,310,48"])
      return layout.frames("bar")
    }
    #expect(try header(.automatic) == ["4,0,310,20"])
    #expect(try header(.layoutMargins) == ["20,0,260,20"])
    #expect(try header(.none) == ["0,0,320,20"])
  }
}
