internal import Basics
internal import SpecDiagnostics
internal import SpecTree

/// The snippets that editors offer, by the name of the map, from `snippets.md`.
enum SchemaSnippets {
  struct Snippet: Sendable {
    var label: String
    var description: String
    var body: JSONValue
  }

  static func of(_ map: String) -> [Snippet] { table[map] ?? [] }

  /// The names of the maps that have snippets.
  static var maps: [String] { table.keys.sorted() }

  static let file = MarkdownFile("LayoutSpec/Words/snippets.md")

  private static let table = file.sections.reduce(into: [String: [Snippet]]()) { table, section in
    let heading = section.heading.split(separator: ": ", maxSplits: 1).map(String.init)
    // JSON is YAML. A test checks that each snippet can be read.
    guard heading.count == 2, let block = section.block(),
      let node = try? Composer.compose(SourceText(block, path: section.place)).0
    else { return }
    table[heading[0], default: []].append(
      Snippet(label: heading[1], description: section.text, body: node.json))
  }
}

extension SourceNode {
  fileprivate var json: JSONValue {
    switch value {
    case .scalar(let scalar):
      scalar.isPlain && ["true", "false"].contains(scalar.text)
        ? .boolean(scalar.text == "true") : .text(scalar.text)
    case .list(let elements): .list(elements.map(\.json))
    case .map(let entries): .map(entries.map { .init(key: $0.key, value: $0.value.json) })
    }
  }
}
