import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Rectangle queries and lookups of single elements.
@Suite struct QueryTests {
  private func grid(_ count: Int = 9) throws -> SolvedLayout {
    try solve(row(.fw(1), .ab(100), item(.fw(0.25), .fh(1))), items: count)
  }

  @Test func `a rectangle finds the cells that it intersects`() throws {
    // R32: touching edges do not count.
    #expect(try grid().names(in: frame(80, 100, 80, 100)) == ["cell 0 5"])
    #expect(
      try grid().names(in: frame(79, 99, 2, 2)) == ["cell 0 0", "cell 0 1", "cell 0 4", "cell 0 5"])
    #expect(try grid().names(in: frame(0, 300, 320, 50)) == [])
    #expect(try grid().names(in: frame(80, 0, 240, 100)) == ["cell 0 1", "cell 0 2", "cell 0 3"])
  }

  @Test func `rectangles outside the content find nothing`() throws {
    // R32: the rectangle is clipped to the content.
    #expect(try grid().names(in: frame(-100, -100, 90, 90)) == [])
    #expect(try grid().names(in: frame(-100, -100, 100.5, 100.5)) == ["cell 0 0"])
    #expect(try grid().names(in: frame(1000, 1000, 10, 10)) == [])
  }

  @Test func `a negative size describes the same rectangle`() throws {
    // R32.
    #expect(try grid().names(in: frame(160, 200, -80, -100)) == ["cell 0 5"])
  }

  @Test func `cells outside their group are found only with the group`() throws {
    // R32: cells 100 points tall in rows of 20.
    let layout = try solve(row(.fw(1), .ab(20), item(.fw(1), .ab(100))), items: 2)
    #expect(layout.content == "320x40")
    let tall = try solve(
      section(row(.fw(1), .ab(20), item(.fw(1), .ab(50))), gap: 100), items: 2)
    #expect(tall.names(in: frame(0, 30, 320, 10)) == [])
    #expect(tall.names(in: frame(0, 10, 320, 30)) == ["cell 0 0"])
  }

  @Test func `elements outside their section are found only with the section`() throws {
    // R97: the edge spacing shifts the group beyond the container's trailing edge.
    let shifted = row(
      .ab(100), .ab(30), item(.fw(1), .fh(1)), edges: .around(leading: .fixed(300)))
    let wide = row(.ab(500), .ab(30), item(.fw(1), .fh(1)))
    let layout = try solve([section(shifted), section(wide)], items: [1, 1])
    #expect(layout.cells(in: 0).first == "300,0,100,30")
    #expect(layout.names(in: frame(310, 0, 90, 30)) == ["cell 0 0"])
    #expect(layout.names(in: frame(330, 0, 70, 25)) == [])
    // Pictures of a part of the content show it all the same.
    #expect(layout.allElements().count == 2)
  }

  @Test func `badges above their group are not found there`() throws {
    // R83.
    let badged = item(
      .fw(1), .fh(1), badges: [badge(.ab(20), .ab(20), at: .at(.top, points: 0, -20))])
    let layout = try solve(
      section(row(.fw(1), .ab(30), badged), insets: .tlbr(50, 0, 0, 0)), items: 1)
    #expect(layout.frames("badge") == ["150,30,20,20"])
    #expect(layout.names(in: frame(0, 0, 320, 50)) == [])
    #expect(layout.names(in: frame(0, 0, 320, 51)) == ["cell 0 0", "badge 0 0"])
    #expect(layout.names(in: frame(0, 50, 320, 51)) == ["cell 0 0"])
  }

  @Test func `backgrounds are found with their section`() throws {
    // R32: even if their own insets leave nothing.
    let decorated = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1))), backgrounds: [background(insets: .all(10))])
    let layout = try solve(decorated, items: 1, 1)
    #expect(layout.names(in: frame(0, 0, 5, 5)) == ["cell 0 0", "background 0 0"])
  }

  @Test func `a rectangle without area finds backgrounds that it touches`() throws {
    // R83.
    let decorated = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1))), backgrounds: [background()])
    let layout = try solve(decorated, items: 1, 1)
    #expect(layout.names(in: frame(0, 30, 320, 0)) == ["background 0 0", "background 1 0"])
    #expect(layout.names(in: frame(0, -20, 320, 20)) == ["background 0 0"])
    #expect(layout.names(in: frame(0, 10, 320, 0)).contains("background 0 0"))
    // R32: a rectangle with an area must intersect them.
    #expect(layout.names(in: frame(0, 30, 320, 1)) == ["cell 1 0", "background 1 0"])
  }

  @Test func `headers are found by their frame`() throws {
    // R32.
    let rows = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1))), bars: [bar(.ab(60), .ab(20), at: .topLeading)])
    let layout = try solve(rows, items: 1)
    #expect(layout.names(in: frame(0, 0, 10, 10)) == ["bar 0 0"])
    #expect(layout.names(in: frame(60, 0, 200, 20)) == [])
  }

  @Test func `a cell is looked up by its index`() throws {
    // R32.
    let layout = try grid()
    #expect(layout.cell(6, inSection: 0)?.frame.word == "160,100,80,100")
    #expect(layout.cell(8, inSection: 0)?.frame.word == "0,200,80,100")
    #expect(layout.cell(9, inSection: 0) == nil)
    #expect(layout.cell(-1, inSection: 0) == nil)
    #expect(layout.cell(0, inSection: 1) == nil)
    #expect(layout.cell(0, inSection: -1) == nil)
  }

  @Test func `all elements are listed in order and counted`() throws {
    // R29: the layout's own items come first within their kind.
    let decorated = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top))])),
      bars: [bar(.fw(1), .ab(20), at: .top)], backgrounds: [background()])
    let layout = try solve(
      decorated, items: 2, 1, in: Setting(bars: [bar(.fw(1), .ab(20), at: .top)]))
    let names = layout.allElements().map {
      "\($0.kind ?? "cell") \($0.section) \($0.item == SolvedElement.layoutItem ? -1 : $0.item)"
    }
    #expect(
      names == [
        "cell 0 0", "cell 0 1", "badge 0 0", "badge 0 1", "bar 0 -1", "bar 0 0",
        "background 0 0", "cell 1 0", "badge 1 0", "bar 1 0", "background 1 0",
      ])
    #expect(layout.elementCount == names.count)
    let identities = layout.allElements().map(\.identity)
    #expect(identities.reversed().sorted() == identities)
  }

  @Test func `solved elements have the names of their items`() throws {
    // An addition to UIKit: names of items, badges and bars.
    let named = badge(.ab(5), .ab(5), at: .at(.top))
    named.name = "dot"
    let cell = item(.fw(1), .fh(1), badges: [named])
    cell.name = "photo"
    let header = bar(.fw(1), .ab(20), at: .top)
    header.name = "title"
    let layout = try solve(section(row(.fw(1), .ab(30), cell), bars: [header]), items: 1)
    #expect(layout.allElements().map(\.name) == ["photo", "dot", "title"])
    #expect(layout.cell(0, inSection: 0)?.name == "photo")
  }

  @Test func `elements outside the content are not found there`() throws {
    // R32: a cell from -80 to 320 is found only inside the content.
    let layout = try solve(
      row(.ab(400), .ab(30), item(.fw(1), .fh(1)), edges: .around(leading: .flexible(0))),
      items: 1)
    #expect(layout.cells == ["-80,0,400,30"])
    #expect(layout.names(in: frame(-80, 0, 40, 30)) == [])
    #expect(layout.names(in: frame(-80, 0, 81, 30)) == ["cell 0 0"])
  }

  @Test func `boundary items are found only in their own section`() throws {
    // R29: those of the layout in the first section, those of a section at index 0.
    let rows = section(
      row(.fw(1), .ab(30), item(.fw(1), .fh(1))), bars: [bar(.fw(1), .ab(20), at: .top)])
    let layout = try solve(
      rows, items: 1, 1, in: Setting(bars: [bar(.fw(1), .ab(10), at: .top, kind: "own")]))
    let own = SolvedElement.layoutItem
    #expect(layout.supplementary(ofKind: "own", own, inSection: 0)?.frame.word == "0,0,320,10")
    #expect(layout.supplementary(ofKind: "own", own, inSection: 1) == nil)
    #expect(layout.supplementary(ofKind: "bar", 0, inSection: 1)?.frame.word == "0,60,320,20")
    #expect(layout.supplementary(ofKind: "bar", 1, inSection: 1) == nil)
  }

  @Test func `sections that do not exist have no elements`() throws {
    // R23: nor has a section of negative length.
    let badged = item(.fw(1), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top))])
    let decorated = section(
      row(.fw(1), .ab(30), badged), insets: .tlbr(-100, 0, 0, 0), backgrounds: [background()],
      across: .continuous)
    let layout = try solve(decorated, items: 1)
    #expect(layout.allElements() == [])
    for index in -1...1 {
      #expect(layout.cell(0, inSection: index) == nil)
      #expect(layout.supplementary(ofKind: "bar", 0, inSection: index) == nil)
      #expect(layout.supplementary(ofKind: "badge", 0, inSection: index) == nil)
      #expect(layout.decoration(ofKind: "background", 0, inSection: index) == nil)
      #expect(layout.groups(ofSection: index, in: frame(-500, -500, 1000, 1000)).isEmpty)
      #expect(layout.carouselOffset(ofSection: index) == 0)
    }
    for index in [-1, 1] {
      #expect(layout.carouselElements(ofSection: index, in: frame(0, 0, 320, 480)) == [])
    }
  }

  @Test func `looked-up elements are numbered by kind`() throws {
    // R30: backgrounds of two kinds, one of them twice.
    let layout = try solve(
      section(
        row(.fw(1), .ab(30), item(.fw(1), .fh(1))),
        backgrounds: [
          background(kind: "one"), background(kind: "two", insets: .all(2)),
          background(kind: "one", insets: .all(3)),
        ]),
      items: 1)
    #expect(layout.frames("one") == ["0,0,320,30", "3,3,314,24"])
    #expect(layout.decoration(ofKind: "two", 0, inSection: 0)?.frame.word == "2,2,316,26")
    #expect(layout.decoration(ofKind: "one", 1, inSection: 0)?.frame.word == "3,3,314,24")
    #expect(layout.decoration(ofKind: "two", 1, inSection: 0) == nil)
  }

  @Test func `a badge next to its item is found with the group`() throws {
    // R32, R83: at a position where the item is not.
    let badged = item(
      .ab(50), .ab(20), badges: [badge(.ab(20), .ab(20), at: .at(.bottom, points: 0, 60))])
    let layout = try solve(
      row(.fw(1), .ab(100), column(.ab(60), .fh(1), .times(1, of: badged))), items: 1)
    #expect(layout.frames("badge") == ["15,60,20,20"])
    #expect(layout.names(in: frame(0, 65, 320, 5)) == ["badge 0 0"])
  }

  @Test func `cells are found by their rounded frames`() throws {
    // R3, R32: a cell at 100.5 is placed at 101.
    let layout = try solve(
      row(.fw(1), .ab(10), item(.ab(100.5), .fh(1)), item(.ab(50), .fh(1))), items: 2,
      in: Setting(scale: 1))
    #expect(layout.cells.last == "101,0,50,10")
    #expect(layout.names(in: frame(150.6, 0, 0.2, 10)) == ["cell 0 1"])
  }
}
