import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import SpecDiagnostics
import Testing

/// A `flatplan.yaml` shared by the specs of a project.
struct SharedFileTests {
  private let grid = "sections: [{group: {height: 44}, items: 3}]\n"

  private func load(_ text: String, shared: String) throws(SpecErrors) -> FileSpec {
    try SpecFile.load(Array(text.utf8), path: "specs/grid.yaml", shared: "../flatplan.yaml") {
      path throws(SpecFileProblem) in
      guard path == "../flatplan.yaml" else { throw .notFound }
      return Array(shared.utf8)
    }.spec
  }

  @Test func `render settings, styles and the theme are shared`() throws {
    let spec = try load(
      grid,
      shared: """
        theme: system
        styles: {cell: {cornerRadius: 7}}
        render: {widths: [320, 500], scale: 3, appearance: [light, dark]}
        """)
    #expect(spec.render.widths == [320, 500])
    #expect(spec.render.scale == 3)
    #expect(spec.render.appearances == [.light, .dark])
    #expect(spec.render.themes == ["system"])
    #expect(try spec.plan(in: Container(width: 320)).content.styles["cell"]?.cornerRadius == 7)
  }

  @Test func `the spec takes precedence by key and by style`() throws {
    let spec = try load(
      grid + "styles: {cell: {cornerRadius: 2}}\nrender: {scale: 1}\ntheme: wireframe\n",
      shared: """
        theme: system
        styles: {cell: {cornerRadius: 7, opacity: 0.5}, badge: {cornerRadius: 9}}
        render: {widths: [320], scale: 3}
        """)
    #expect(spec.render.widths == [320])
    #expect(spec.render.scale == 1)
    #expect(spec.render.themes == ["wireframe"])
    let styles = try spec.plan(in: Container(width: 320)).content.styles
    #expect(styles["cell"]?.cornerRadius == 2)
    #expect(styles["cell"]?.opacity == nil)
    #expect(styles["badge"]?.cornerRadius == 9)
  }

  @Test func `compositions are shared and replaced by name`() throws {
    let shared = """
      contents:
        card: {column: [{text: $title}, {text: $note}]}
        tile: {text: $title}
      """
    let text = """
      styles: {cell: {content: card}}
      sections: [{group: {height: ~44}, items: [{title: Bread, note: Rye}]}]

      """
    let kinds = { (spec: FileSpec) throws -> [String]? in
      try spec.plan(in: Container(width: 320)).content.sections[0].items[0]
        .parts[PartTrees.id(ofNamed: "card")]?.children.map(\.content.kind.rawValue)
    }
    #expect(try kinds(load(text, shared: shared)) == ["text", "text"])
    let own = "contents: {card: {row: [{badge: $note}]}}\n"
    #expect(try kinds(load(own + text, shared: shared)) == ["badge"])
  }

  @Test func `shared devices are ignored if the spec has widths`() throws {
    let devices = try load(grid + "render: {devices: iphone-16}\n", shared: "render: {widths: 320}")
    #expect(devices.render.widths == nil)
    #expect(devices.render.devices?.map(\.name) == ["iphone-16"])
    let widths = try load(grid + "render: {widths: 320}\n", shared: "render: {devices: iphone-16}")
    #expect(widths.render.widths == [320])
    #expect(widths.render.devices == nil)
  }

  @Test func `font paths are relative to the shared file`() throws {
    let spec = try load(grid, shared: "fonts: [fonts, brand/Brand.otf]")
    #expect(spec.fonts == ["../fonts", "../brand/Brand.otf"])
  }

  @Test(arguments: [
    ("theme: neon", "flatplan.yaml:1:8 E203"),
    ("render: {width: 320}", "flatplan.yaml:1:10 E104"),
    ("sections: []", "flatplan.yaml:1:1 E104"),
    ("fonts: [/etc/fonts]", "flatplan.yaml:1:9 E602"),
    ("theme: @x", "flatplan.yaml:1:8 E004"),
  ])
  func `an error in the shared file is reported at its place`(_ shared: String, _ reported: String)
  {
    #expect {
      try load(grid, shared: shared)
    } throws: { error in
      let found = (error as? SpecErrors)?.diagnostics.map {
        "\($0.location.path):\($0.location.line):\($0.location.column) \($0.code)"
      }
      #expect(found == [reported])
      return found == [reported]
    }
  }

  @Test func `an empty shared file shares nothing`() throws {
    #expect(try load(grid, shared: "# later\n").render.widths == nil)
  }
}
