import CompositionalLayout
import Foundation
import LayoutSpec
import Testing

/// Complete specs that use most of the language.
struct ExampleTests {
  func solve(_ text: String, width: CGFloat) throws -> SolvedLayout {
    let spec = try SpecFile.load(
      Array(text.utf8), path: "example.yaml",
      readFile: { path throws(SpecFileProblem) in
        guard path == "places.csv" else { throw .notFound }
        return Array(Self.places.utf8)
      }
    ).spec
    let container = Container(width: width)
    let plan = try spec.plan(in: container)
    return try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
  }

  static let places = """
    city,country
    Kyoto,Japan
    Bruges,Belgium
    Porto,Portugal
    Lima,Peru
    Riga,Latvia
    Oslo,Norway
    Quito,Ecuador
    """

  @Test(arguments: [320, 390, 1_024]) func `a grid with badges is laid out`(_ width: CGFloat) throws
  {
    let layout = try solve(Self.twoColumnGrid, width: width)
    #expect(layout.sections.map(\.itemCount) == [6, 4])
    #expect(layout.warnings.isEmpty)
    let badges = layout.allElements().filter { $0.identity.kind == "badge" }
    #expect(badges.count == 10)
  }

  @Test func `an app store page is laid out`() throws {
    let layout = try solve(Self.appStore, width: 390)
    #expect(layout.sections.map(\.itemCount) == [2, 9])
    #expect(layout.sections.allSatisfy { $0.carousel != nil })
  }

  @Test(arguments: [320, 768]) func `a staircase of custom frames is laid out`(_ width: CGFloat)
    throws
  {
    let cells = try solve(Self.staircase, width: width).allElements()
    #expect(cells.count == 10)
    let end = width - 12
    #expect(abs(cells[4].frame.maxX - end) <= 0.5)
    let pitch = cells[5].frame.minY - cells[0].frame.minY
    #expect(pitch == 180)
  }

  @Test(arguments: [(390, 2, 1), (744, 3, 3), (1_024, 4, 4)])
  func `panels adapt to the width`(_ width: CGFloat, _ recent: Int, _ places: Int) throws {
    let layout = try solve(Self.adaptive, width: width)
    #expect(layout.sections.map(\.itemCount) == [8, 6])
    #expect(columns(layout, section: 0) == recent && columns(layout, section: 1) == places)
  }

  static let twoColumnGrid = """
    name: two-column-grid
    title: Two-column grid with badges and pinned headers
    vars: {gap: 10}
    styles:
      cell:   {content: caption, background: secondarySystemBackground, cornerRadius: 8}
      header: {content: header, font: headline}
      badge:  {content: badge, background: systemRed, color: white, cornerRadius: 10}
    sections:
      - id: photos
        header: {height: ~44, title: Section $(section + 1), pinToVisibleBounds: true}
        group:
          columns: 2
          height: 44
          interItemSpacing: =gap
          item:
            supplementaryItems:
              - elementKind: badge
                size: [20, 20]
                containerAnchor: {edges: [top, trailing], fractionalOffset: [0.3, -0.3]}
        interGroupSpacing: =gap
        contentInsets: [5, =gap]
        items: {count: 6, title: $(index + 1), badge: {count: =index % 3 * 4}}
      - {use: photos, id: more, items: 4}
    """

  static let appStore = """
    name: app-store
    sections:
      - id: featured
        group: {width: 90%, height: 280, contentInsets: [0, 5]}
        orthogonalScrollingBehavior: groupPagingCentered
        items:
          - {title: Sketch together, subtitle: What's new, background: systemIndigo}
          - {title: Go outside, subtitle: Editors' choice, background: systemGreen}
      - id: apps
        header: {height: ~44, title: Top free apps, detail: See all}
        group: {width: 90%, height: 240, rows: 3, interItemSpacing: 8}
        interGroupSpacing: 12
        contentInsets: {horizontal: 16, bottom: 24}
        orthogonalScrollingBehavior: groupPaging
        items: {count: 9, title: $words(2), subtitle: $category()}
    """

  static let staircase = """
    name: staircase
    vars: {gap: 8, step: 28}
    sections:
      - group:
          height: =5 * (step + gap)
          custom:
            count: 5
            let:   {w: (width - 4*gap) / 5}
            frame: [i * (w + gap), i * (step + gap), w, step]
        contentInsets: 12
        items: 10
    """

  static let adaptive = """
    name: adaptive
    theme: system
    styles:
      card:
        {content: titleSubtitle, background: {light: white, dark: "#3a3a3c"}, cornerRadius: 10}
      background: {background: systemFill, cornerRadius: 16}
    templates:
      panel:
        contentInsets: 16
        interGroupSpacing: 8
        background: {contentInsets: {top: 52, horizontal: 8, bottom: 8}}
        group:
          {height: 88, columns: {default: 2, 600: 3, 900: 4}, interItemSpacing: 8, item: {style: card}}
    sections:
      - use: panel
        id: recent
        header: {height: ~44, title: Recent}
        items: {count: 8, title: $words(2), subtitle: $sentence(3)}
      - use: panel
        id: places
        header: {height: ~44, title: Places}
        adapt:
          - {when: width < 400, group: {columns: 1, height: 60}}
        items: {from: places.csv, title: $city, subtitle: $country, limit: 6}
    render:
      widths: [390, 744, 1024]
      appearance: [light, dark]
      layoutDirection: [ltr, rtl]
      exclude: [{widths: 744, layoutDirection: rtl}]
    """
}
