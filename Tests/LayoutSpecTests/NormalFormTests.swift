import CellContent
import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// The normal form of specs.
struct NormalFormTests {
  static let examples = [
    ExampleTests.twoColumnGrid, ExampleTests.appStore, ExampleTests.staircase,
    ExampleTests.adaptive,
  ]

  static func load(
    _ text: String, files: [String: String] = ["places.csv": ExampleTests.places]
  ) throws -> FileSpec {
    try SpecFile.load(
      Array(text.utf8), path: "specs/example.yaml",
      readFile: { path throws(SpecFileProblem) in
        guard let text = files[path] else { throw .notFound }
        return Array(text.utf8)
      }
    ).spec
  }

  /// Writes the normal form of a spec and reads it again; the form and the frames must stay the
  /// same.
  func expectIdentity(_ spec: FileSpec) throws {
    let form = NormalSpec(spec)
    let again = try NormalSpec(text: form.text)
    #expect(again == form)
    #expect(again.text == form.text)
    let copy = try again.spec(path: "copy.json")
    #expect(NormalSpec(copy).text == form.text)
    #expect(copy.render == spec.render)
    for width in [320, 390, 768, 1_024] {
      let container = Container(width: CGFloat(width))
      let (one, two) = (try spec.plan(in: container), try copy.plan(in: container))
      let (old, new) = (
        try one.layout.solve(itemCounts: one.itemCounts, in: container),
        try two.layout.solve(itemCounts: two.itemCounts, in: container)
      )
      #expect(old.contentSize == new.contentSize)
      #expect(old.elementCount == new.elementCount)
      // Of a hundred million cells, only the first are compared.
      let bounds = CGRect(origin: .zero, size: container.size)
      let elements = old.elementCount > 10_000 ? old.elements(in: bounds) : old.allElements()
      #expect(
        elements == (old.elementCount > 10_000 ? new.elements(in: bounds) : new.allElements()))
      for element in elements { #expect(one.content[element] == two.content[element]) }
    }
  }

  @Test(arguments: try GalleryTests.names)
  func `gallery specs survive the normal form`(_ name: String) throws {
    let file = GalleryTests.folder.appendingPathComponent(name)
    try expectIdentity(SpecFile.load(Array(Data(contentsOf: file)), path: name).spec)
  }

  @Test(arguments: examples) func `examples survive the normal form`(_ text: String) throws {
    try expectIdentity(Self.load(text))
  }

  @Test(arguments: examples) func `equal JSON documents have the same normal form`(
    _ text: String
  ) throws {
    let form = NormalSpec(try Self.load(text))
    let object = try JSONSerialization.jsonObject(with: Data(form.text.utf8))
    let data = try JSONSerialization.data(withJSONObject: object, options: [])
    #expect(try NormalSpec(text: String(decoding: data, as: UTF8.self)) == form)
  }

  @Test func `formatting of a file does not change its normal form`() throws {
    let one = NormalSpec(
      try Self.load(
        """
        # A grid.
        x-mine: &group {height: 44, columns: 2}
        sections: [{items: 12, group: *group}]
        """))
    let two = NormalSpec(
      try Self.load(
        """
        {"version": 1, "sections": [{"group": {"columns": "2", "height": 44}, "items": 12}]}
        """))
    #expect(one == two)
    #expect(
      one.text == """
        {
          "name": "example",
          "sections": [
            {"group": {"columns": 2, "height": 44}, "items": 12}
          ]
        }

        """)
  }

  @Test(
    arguments: [
      ("height: .fractionalWidth(1/2)", "height: 50%w"), ("height: 0.5w", "height: 50%w"),
      ("height: 1/2w", "height: 50%w"), ("height: 44.50pt", "height: 44.5"),
      ("height: .estimated(44)", "height: ~44"), ("height: 4/12w", "height: 1/3w"),
      ("height: 33.3%w", "height: 0.333w"), ("size: [.fractionalWidth(1), 44]", "size: [100%, 44]"),
      ("height: 44, interItemSpacing: .flexible(8.0)", "height: 44, interItemSpacing: 8+"),
      ("height: 44, contentInsets: [8pt, 4.0]", "height: 44, contentInsets: [8, 4]"),
      ("height: 44, columns: {default: 2, 600: 3}", "height: 44, columns: {600: 3, default: 2}"),
      ("height: {600: 0.5w, default: 44pt}", "height: {default: 44, 600: 50%w}"),
    ])
  func `every value has one spelling`(_ one: String, _ other: String) throws {
    func form(_ group: String) throws -> NormalSpec {
      NormalSpec(try Self.load("sections: [{group: {\(group)}, items: 12}]"))
    }
    #expect(try form(one) == form(other))
    #expect(try form(one) != form("height: 45"))
  }

  @Test func `included files and rows are part of the normal form`() throws {
    let spec = try Self.load(
      """
      include: [brand/look.yaml]
      sections:
        - {use: cities, items: {limit: 2}}
        - {group: {height: 44}, items: more.csv}
      """,
      files: [
        "brand/look.yaml": """
        vars: {gap: 8}
        templates: {cities: {group: {height: =gap}, items: {from: places.csv, title: $city}}}
        """,
        "brand/places.csv": "city,\"known as\"\r\nKyoto,\"a, \"\"b\"\"\"\nOslo,\n",
        "more.csv": "title\n\"\"\n\" two\nlines\"\n",
      ])
    let form = NormalSpec(spec)
    #expect(
      form.text == #"""
        {
          "name": "example",
          "sections": [
            {"items": {"limit": 2}, "use": "cities"},
            {"group": {"height": 44}, "items": "more.csv"}
          ],
          "templates": {
            "cities": {
              "group": {"height": "=gap"},
              "items": {"from": "brand/places.csv", "title": "$city"}
            }
          },
          "vars": {"gap": 8},
          "x-data": {
            "brand/places.csv": ["city,known as", "Kyoto,\"a, \"\"b\"\"\"", "Oslo,\"\""],
            "more.csv": ["title", "\"\"", "\" two\nlines\""]
          }
        }

        """#)
    try expectIdentity(spec)
  }

  @Test func `texts keep every character`() throws {
    let text = #"""
      sections:
        - group: {height: 44}
          items: ["\u0085\u2028\ufeff\0\t\n \\ \" ", '~', "null", "", "007", "1.50", "1e3", "é😀"]
      """#
    let form = NormalSpec(try Self.load(text))
    #expect(form.text.contains(#"\u0085\u2028\ufeff\u0000\t\n \\ \" "#))
    try expectIdentity(Self.load(text))
  }

  @Test func `an invalid normal form is an error`() throws {
    for text in ["", "[]", "{", #"{"x-data": {"a.csv": ["a,b", "1"]}}"#] {
      #expect(throws: SpecErrors.self) { try NormalSpec(text: text) }
    }
    let none = try NormalSpec(text: #"{"sections": [{"items": 1}]}"#)
    #expect(throws: SpecErrors.self) { try none.spec(path: "none.json") }
  }

  /// Foundation drops a byte order mark when it reads a text, so none is kept.
  @Test func `byte order marks at the start of texts are dropped`() throws {
    let spec = try SpecFile.load(
      Array("title: \u{FEFF}\u{FEFF}Grid\nsections: [{group: {height: 9}, items: 1}]\n".utf8),
      path: "grid.yaml"
    ).spec
    #expect(spec.title == "Grid")
    try expectIdentity(spec)
  }
}
