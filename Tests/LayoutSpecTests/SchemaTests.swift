import Foundation
import SpecTree
import Testing

@testable import Basics
@testable import LayoutSpec
@testable import SpecDiagnostics

/// The JSON Schema for editors.
struct SchemaTests {
  static let value = SpecSchema.value

  func accepts(_ text: String) throws -> Bool {
    var evaluator = SchemaEvaluator(Self.value)
    let (root, _) = try Composer.compose(SourceText(text, path: "grid.yaml"))
    return try evaluator.accepts(JSONValue(root))
  }

  @Test func `the schema file matches the key tables`() throws {
    let file = GalleryTests.folder.appendingPathComponent(SpecSchema.fileName)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == SpecSchema.text, "run: flatplan schema -o specs/\(SpecSchema.fileName)")
  }

  @Test func `the schema is JSON and all its references resolve`() throws {
    let data = Data(SpecSchema.text.utf8)
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    guard case .map(let definitions)? = Self.value["definitions"] else {
      Issue.record("no definitions")
      return
    }
    let names = Set(definitions.map(\.key))
    for match in SpecSchema.text.matches(of: /"#\/definitions\/(\w+)"/) {
      #expect(names.contains(String(match.1)))
    }
  }

  @Test func `every key has a shape`() {
    for map in KeyTests.maps {
      for rule in map.rules {
        #expect(!rule.shape.isUnknown, "\(rule.name) in \(map.name)")
      }
    }
  }

  @Test(arguments: try GalleryTests.names)
  func `gallery specs are valid and name the schema`(_ name: String) throws {
    let file = GalleryTests.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try accepts(text))
    #expect(text.hasPrefix(SpecSchema.modeline + "\n"))
  }

  @Test(arguments: NormalFormTests.examples) func `examples are valid`(_ text: String) throws {
    #expect(try accepts(text))
  }

  @Test(arguments: [
    "group: {height: 44, contentInsets: [{default: 4, 600: 8}, 2]}",
    "group: {height: 44, subitems: [{default: {width: 1/2}, 600: {width: 1/3}}]}",
    "group: {height: 9, custom: {frames: [[0, 0, {default: 8, 600: 9}, 1]], zIndex: [{default: 1}]}}",
    """
    group:
      height: 44
      item:
        supplementaryItems:
          - elementKind: badge
            size: [{default: 8, 600: 9}, 8]
            containerAnchor: {edges: [{default: top, 600: bottom}], absoluteOffset: [{default: 1}, 2]}
    """,
    """
    group: {height: 44}
    boundarySupplementaryItems:
      - default: {elementKind: a, size: [1w, 9], alignment: top}
        600: {elementKind: a, size: [1w, 9], alignment: top, intrinsicSize: [null, {default: 8}]}
    """,
  ])
  func `values by width can appear in lists`(_ section: String) throws {
    let lines = (section + "\nitems: 1").split(separator: "\n").map { "    " + $0 }
    let text = "sections:\n  -\n" + lines.joined(separator: "\n")
    #expect(diagnostics(of: text).filter { $0.severity == .error }.isEmpty)
    #expect(try accepts(text))
  }

  @Test func `only data can have texts in style properties`() throws {
    func grid(_ style: String, _ row: String) -> String {
      "styles: {cell: {\(style)}}\nsections: [{group: {height: 44}, items: {count: 2, \(row)}}]"
    }
    for look in [
      "background: $color()", "border: {color: $color()}", "gradient: [$color(), red]",
      "opacity: $(index / 4)", "cornerRadius: {default: 2, 600: $(index)}",
    ] {
      #expect(try accepts(grid("opacity: 1", look)))
      #expect(try !accepts(grid(look, "title: A")))
    }
    for row in ["style: $kind", "intrinsicSize: [null, $height]"] {
      #expect(try accepts(grid("opacity: 1", row)))
    }
  }

  /// Errors that only the whole spec or its text shows, or that the editor's parser reports.
  static let invisible: Set = [
    "E001", "E002", "E003", "E004", "E008", "E009", "E010", "E101", "E301", "E302", "E303", "E304",
    "E305", "E306", "E307", "E308", "E501", "E502", "E503", "E504", "E505", "E506", "E507", "E508",
    "E509", "E510", "E511", "E512", "E513", "E601", "E602", "E603", "E604", "E605", "E206", "W201",
    "W301", "W302", "W303", "W304", "W306", "E212",
  ]

  /// Errors that need two values at once or the contents of a text.
  static let passed: Set = [
    "too few drawing orders", "a field that resembles no other", "a misspelled field",
    "a unit in an expression", "a height for a list's header",
    "a group's key in a data row", "a unit in a var", "text with a colon in a list",
    "a picture under another key", "a badge without an item for it",
    "a symbol with a prefix", "a header of a list, and its mode",
    "an invalid color computed from item numbers", "a row's check mark with an everyday word",
    "an icon with nearly a symbol's name", "a photo of nearly a kind",
    "a sample photo of an unknown kind", "a title with an everyday word",
    "a detail with an everyday word", "a number as a data file", "two things in one part",
    // The names of colors in vars are free.
    "a CSS color name", "a color as in SwiftUI", "a color without a number sign",
    "an expression as a color",
    // The names of compositions are free.
    "content with an everyday word", "misspelled content",
    "an unknown composition", "a field that is not a number",
    "a part that is larger than its stack", "a stack as a data row", "a control as content",
    "a repeated name without a dollar sign", "a number of repetitions",
    "a width of more than its parent", "a repeated part without content", "a text in a condition",
    "a repeated text",
    "a map in a text", "a list in a text", "a repeated map as a text",
    // The data of an element may have any field.
    "a button in a data row", "a button in a header", "a chip in a data row",
    "a label in a data row", "a row of parts in a header",
    // A row may have any field that a composition shows, with or without a value.
    "unquoted text with a comma", "no space after a colon in braces",
    "a comma in parentheses in one text", "a badge without a value",
  ]

  @Test(arguments: WrongSpec.all) func `structural errors are invalid`(
    _ wrong: WrongSpec
  ) throws {
    let codes = Set(diagnostics(of: wrong.text).map(\.code))
    guard codes.isDisjoint(with: Self.invisible) else { return }
    #expect(try accepts(wrong.text) == Self.passed.contains(wrong.name))
  }
}

extension ValueShape {
  fileprivate var isUnknown: Bool {
    switch self {
    case .anything: true
    case .list(let shape, _), .names(let shape), .byWidth(let shape): shape.isUnknown
    case .tuple(let shapes), .either(let shapes): shapes.contains(where: \.isUnknown)
    case .null, .scalar, .choice, .map, .patch: false
    }
  }
}
