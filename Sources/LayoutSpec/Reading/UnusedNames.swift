internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// Names that a spec defines and never uses.
///
/// A name counts as used if it appears anywhere else, so that no used name is reported.
package struct UnusedNames {
  private struct Definition {
    var kind: UnusedKind
    var entry: SourceNode.Entry
  }

  private let source: SourceText
  private var definitions: [Definition] = []
  /// The names that were not found yet.
  private var unused: Set<String>
  /// The names of maps, by where the maps begin.
  private var places: [SourcePlace: String] = [:]
  /// The element kinds, whose names styles can have.
  private var kinds: Set<String> = ["cell"]

  /// Finds the unused names of the spec itself. Names in included files are ignored because other
  /// specs may use them.
  ///
  /// - Complexity: O(*n*) in the number of characters, until the last name is found.
  init(_ root: SourceNode, in source: SourceText, _ tables: [DataTable]) {
    self.source = source
    let parts: [(UnusedKind, String)] = [
      (.style, DocumentKeys.styles.rule.name), (.template, DocumentKeys.templates.rule.name),
      (.variable, DocumentKeys.vars.rule.name),
    ]
    for (kind, key) in parts {
      for entry in root[key]?.entries ?? [] where entry.keyPlace.file == 0 {
        definitions.append(Definition(kind: kind, entry: entry))
      }
    }
    unused = Set(definitions.map(\.entry.key)).subtracting(kinds)
    for entry in definitions.map(\.entry) where entry.value.entries != nil {
      // An alias of a named map is a use of its name.
      if let name = places[entry.value.place] { unused.remove(name) }
      places[entry.value.place] = entry.key
    }
    guard !unused.isEmpty else { return }
    let names = Set(parts.map(\.1))
    for entry in root.entries ?? [] {
      guard names.contains(entry.key), let defined = entry.value.entries else {
        visit(entry)
        continue
      }
      for entry in defined { meetContents(of: entry.value) }
    }
    for table in tables {
      for name in table.columns { visit(word: name) }
      for row in table.rows where !unused.isEmpty { for value in row { visit(value) } }
    }
  }

  /// The findings, in no particular order.
  var findings: [Finding] {
    let kinds = kinds.subtracting(definitions.map(\.entry.key))
    return definitions.filter { unused.contains($0.entry.key) }.map { definition in
      let (name, span) = (definition.entry.key, source.span(of: definition.entry))
      let suggestions =
        definition.kind == .style ? Similar.words(to: name, among: kinds) : []
      return Finding(
        .unused(name, definition.kind), at: span,
        fixes: suggestions.map { FixCandidate(title: $0, span: span) })
    }
  }

  private mutating func visit(_ entry: SourceNode.Entry) {
    if Self.kindKeys.contains(entry.key) { kinds.insert(entry.key) }
    if entry.key == SupplementaryKeys.elementKind.rule.name, let kind = entry.value.text {
      kinds.insert(kind)
    }
    visit(word: entry.key)
    visit(entry.value)
  }

  /// The keys of elements whose kind has the same name.
  private static let kindKeys: Set = [
    SectionKeys.header.rule.name, SectionKeys.footer.rule.name, SectionKeys.background.rule.name,
    RowKeys.listBadge,
  ]

  private mutating func visit(_ node: SourceNode) {
    guard !unused.isEmpty else { return }
    // An alias of a named map is a use of its name.
    if let name = places[node.place] { unused.remove(name) }
    meetContents(of: node)
  }

  private mutating func meetContents(of node: SourceNode) {
    for place in node.merged { if let name = places[place] { unused.remove(name) } }
    switch node.value {
    case .scalar(let scalar): visit(scalar.text)
    case .list(let elements): for element in elements { visit(element) }
    case .map(let entries): for entry in entries { visit(entry) }
    }
  }

  private mutating func visit(_ value: DataValue) {
    switch value {
    case .text(let text): visit(text)
    case .node(let node): visit(node)
    }
  }

  /// Visits a text, which may be a name or an expression that contains names.
  private mutating func visit(_ text: String) {
    visit(word: text)
    for word in text.unicodeScalars.split(whereSeparator: { !$0.isNamePart }) {
      visit(word: String(word))
    }
  }

  private mutating func visit(word: String) { unused.remove(word) }
}
