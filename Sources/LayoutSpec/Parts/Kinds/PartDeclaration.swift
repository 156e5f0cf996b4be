internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// What specs and their messages say of a kind of part.
final class PartDeclaration: Sendable {
  typealias Read =
    @Sendable (PartReader, SourceNode, PartData, inout Sink) -> PartContent?

  /// One sentence about the part.
  let doc: String
  let shape: ValueShape
  /// What the value is, with an article; `nil` if it can be a map.
  let value: String?
  /// The keys of a value that is a map, with an example of one.
  let inner: (map: MapKind, example: String)?
  /// An example of the part without braces, as messages write it.
  let example: String
  /// Whether the example shows data by itself.
  let showsData: Bool
  /// The words for it in other layout languages, in lowercase letters.
  let synonyms: [String]
  /// The keys that parts of this kind take besides those of all parts.
  let tables: [KeyTable<Part, Never>]
  /// The keys of styles that not all parts take.
  let looks: Set<String>
  /// What a container shows; `nil` for other parts.
  let container: PartContent?
  /// Reads what the part shows, with fields filled in.
  let read: Read

  init(
    _ doc: String, _ shape: ValueShape, value: String? = nil,
    inner: (map: MapKind, example: String)? = nil, example: String, showsData: Bool = false,
    synonyms: String = "", tables: [KeyTable<Part, Never>] = [],
    looks: Set<String> = [StyleKeys.font.rule.name], container: PartContent? = nil,
    read: @escaping Read
  ) {
    (self.doc, self.shape, self.value, self.inner) = (doc, shape, value, inner)
    (self.example, self.showsData) = (example, showsData)
    self.synonyms = synonyms.split(separator: " ").map(String.init)
    (self.tables, self.looks) = (tables, looks)
    (self.container, self.read) = (container, read)
  }

  /// Declares a container.
  convenience init(
    container: PartContent, _ doc: String, synonyms: String,
    tables: [KeyTable<Part, Never>] = []
  ) {
    self.init(
      doc, .list(PartKeys.partShape), example: "\(container.kind.rawValue): [{text: $title}]",
      showsData: true, synonyms: synonyms, tables: tables, looks: [], container: container
    ) { _, _, _, _ in nil }
  }
}

extension PartKind {
  var isContainer: Bool { declaration.container != nil }

  /// The words that are parts by themselves.
  static let words: [String: PartContent] = ["spacer": .spacer, "divider": .divider]

  /// The kinds that words of other layout languages mean.
  static func meant(by word: String) -> PartKind? { others[word.plainName] }

  private static let others: [String: PartKind] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in
      kind.declaration.synonyms.map { ($0, kind) }
    })

  /// The key of the part's value.
  var key: Key<SourceNode> {
    Key(rawValue, .raw(name, declaration.shape), declaration.doc)
  }

  /// The kind of map, with an article.
  var name: String { "\("aeiou".contains(rawValue.first ?? "x") ? "an" : "a") \(rawValue) part" }

  /// The keys that parts of this kind take.
  var map: MapKind { Self.maps[self] ?? PartKeys.map }

  private static let maps: [PartKind: MapKind] = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      let own = kind.declaration.tables.flatMap(\.map.rules)
      return (
        kind,
        MapKind(
          name: kind.name, rules: [kind.key.rule] + own + PartKeys.common.map.rules + kind.looks)
      )
    })

  /// The keys of styles that only some kinds take.
  private static let specialLooks: Set = [
    StyleKeys.font.rule.name, "contentMode", "contentVerticalAlignment",
  ]

  /// The keys of styles that a part takes.
  private var looks: [KeyRule] {
    StyleKeys.map.rules.filter { rule in
      !StyleKeys.isOfCells(rule)
        && (!Self.specialLooks.contains(rule.name) || declaration.looks.contains(rule.name))
    }
  }
}
