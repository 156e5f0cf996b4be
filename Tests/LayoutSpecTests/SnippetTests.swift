import CellContent
import Testing

@testable import Basics
@testable import LayoutSpec
@testable import SpecDiagnostics

/// The snippets that the schema offers to editors.
struct SnippetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var map: String
    var snippet: SchemaSnippets.Snippet
    var testDescription: String { "\(snippet.label) in \(map)" }
  }

  static let cases = SchemaSnippets.maps.flatMap { map in
    SchemaSnippets.of(map).map { Case(map: map, snippet: $0) }
  }

  /// The inserted text, with its placeholders accepted as they are.
  private static func inserted(_ value: JSONValue) -> String {
    switch value {
    case .text(let text):
      text.replacing(/\$\{\d+:([^}]*)\}/) { String($0.1) }.replacing("\\$", with: "$")
    case .list(let values): "[\(values.map(inserted).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \(inserted($0.value))" }.joined(separator: ", "))}"
    default: value.line
    }
  }

  /// A spec with the snippet at a place where editors offer it.
  private static func spec(_ text: String, in map: String) -> String? {
    // Rows may have only the fields that their composition shows.
    let fields = ["count: 2", "price: 4", "was: 5", "tags: [a, b]"].filter {
      text.contains("$\($0.prefix { $0 != ":" })")
    }
    let all = ["title: T", "subtitle: S", "image: photo-1"] + fields
    let row = "{\(all.joined(separator: ", "))}"
    switch map {
    case "a spec": return text
    case "a section": return "sections: [\(text)]"
    case "a group": return "sections: [{group: \(text), items: 4}]"
    case "a supplementary item":
      return "sections: [{group: {height: 44, item: {supplementaryItems: [\(text)]}}, items: 2}]"
    case "a header": return "sections: [{header: \(text), group: {height: 44}, items: 2}]"
    case "a style":
      return "styles: {s: \(text)}\n"
        + "sections: [{group: {height: 200, item: {style: s}}, items: [\(row)]}]"
    case "a part":
      return "styles: {s: {content: {column: [\(text)]}}}\n"
        + "sections: [{group: {height: 200, item: {style: s}}, items: [\(row)]}]"
    default: return nil
    }
  }

  @Test(arguments: cases) func `a snippet is a valid part of a spec`(_ test: Case) throws {
    let inserted = Self.inserted(test.snippet.body)
    #expect(!inserted.contains("${"))
    let text = try #require(Self.spec(inserted, in: test.map))
    #expect(diagnostics(of: text).map(\.message) == [], "\(text)")
    #expect(try SchemaTests().accepts(text), "\(text)")
  }

  @Test func `every section of the file is a snippet`() {
    #expect(Self.cases.count == SchemaSnippets.file.sections.count)
    for test in Self.cases { #expect(!test.snippet.description.isEmpty, "\(test)") }
  }

  @Test func `every kind of part has a snippet`() {
    let keys = SchemaSnippets.of("a part").flatMap { snippet -> [String] in
      guard case .map(let entries) = snippet.body else { return [] }
      return entries.map(\.key)
    }
    for kind in PartKind.allCases where ![.spacer, .divider].contains(kind) {
      #expect(keys.contains(kind.rawValue), "\(kind)")
    }
  }

  @Test func `the schema contains the snippets of parts`() {
    for label in ["row", "column", "overlay", "text", "image", "progress"] {
      #expect(SpecSchema.text.contains("\"label\": \"\(label)\""), "\(label)")
    }
  }
}
