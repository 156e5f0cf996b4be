internal import CellContent
internal import CompositionalLayout
internal import SpecDiagnostics
internal import SpecSource

/// The documentation of a word of the spec language: a key, or a value that is a word.
public struct WordPage: Sendable {
  /// The word as specs write it.
  public var word: String
  /// The meanings, one for each distinct use.
  private var meanings: [String]
  /// The values of the key, with their meanings.
  private var values: [(String, String)]
  /// The composition of a template, as it is written under `contents`.
  private var composition: String?
  /// An example spec that uses the word.
  public var example: String?

  /// Creates the page of a word in any letter case, with or without a leading dot; `nil` for an
  /// unknown word.
  public init?(_ word: String) {
    let language = Self.language
    let plain = word.hasPrefix(".") ? String(word.dropFirst()) : word
    if let length = LengthWords.entry(plain) {
      self.word = length.word
      (meanings, values, example) = ([length.meaning], [], length.example)
      return
    }
    guard
      let known = language.words.first(where: { $0 == plain })
        ?? language.words.first(where: { $0.lowercased() == plain.lowercased() })
    else { return nil }
    self.word = known
    composition = BuiltInContents.text(known)
    let template = ContentTemplate(rawValue: known)
    let ofKeys = language.keys(known)
    let keys = language.keys(havingValue: known)
    meanings = ofKeys + (template.map { ["As 'content': \(ContentWords.meaning($0))."] } ?? [])
    let others = template == nil ? keys : keys.filter { $0 != StyleKeys.content.rule.name }
    if !others.isEmpty {
      meanings.append("A value of \(others.map { "'\($0)'" }.listed).")
    }
    values =
      known == StyleKeys.content.rule.name
      ? ContentTemplate.allCases.map { ($0.rawValue, ContentWords.meaning($0)) } : []
    example =
      StyleKeys.map.rule(known).flatMap(Self.example) ?? KeyExamples.example(known)
      ?? template.map(ContentWords.example) ?? language.example(known)
  }

  /// An example spec that uses a key; `nil` if there is none.
  static func example(of rule: KeyRule) -> String? {
    guard let entries = StyleKeys.map.rule(rule.name)?.example else {
      return KeyExamples.example(rule.name)
    }
    return KeyExamples.style(entries, extendingCard: rule.name == StyleKeys.extends.rule.name)
  }

  /// The page as plain text.
  public var text: String {
    var parts = [word] + meanings.map { $0.wrapped(at: 80).joined(separator: "\n") }
    if !values.isEmpty { parts.append(Self.table(values)) }
    if let composition {
      parts += [
        "A composition of parts that looks alike, to copy and change; it then replaces the template:",
        Self.indented("contents:\n" + Self.indented(composition, by: 2)),
      ]
    }
    if let example {
      parts += ["Example:", Self.indented(example)]
    } else {
      parts.append(
        "'flatplan schema' writes a JSON Schema with all keys and values, for completion in editors."
      )
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String, by count: Int = 4) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  private static func table(_ values: [(String, String)]) -> String {
    let width = values.map(\.0.count).max() ?? 0
    return values.map { word, meaning in
      let lines = meaning.wrapped(at: 80 - width - 6)
      return lines.enumerated().map { index, line in
        let head = index == 0 ? word : ""
        return "    " + head + String(repeating: " ", count: width + 2 - head.count) + line
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// All words, keys first.
  public static var words: [String] { language.words + LengthWords.all.map(\.word) }

  /// The keys of specs.
  package static var keys: [String] { language.keys }

  /// The values of `content` with their meanings.
  public static var contents: [(word: String, meaning: String)] {
    ContentTemplate.allCases.map { ($0.rawValue, ContentWords.meaning($0)) }
  }

  /// The keys of styles with their descriptions.
  public static var styles: [(word: String, meaning: String)] {
    StyleKeys.map.rules.map { ($0.name, $0.doc) }
  }

  private static let language = Language()
}

/// The key tables, collected from the root table.
private struct Language: Sendable {
  private let maps: [MapKind]
  /// The words that are values, with the keys that accept them.
  private let values: [String: [String]]
  let words: [String]
  /// The words that are keys.
  let keys: [String]

  init() {
    var maps: [MapKind] = []
    var values: [String: [String]] = [:]
    var names: [String] = []
    var (rest, known) = ([DocumentKeys.map], Set<String>())
    while !rest.isEmpty {
      let map = rest.removeFirst()
      guard known.insert(map.name).inserted else { continue }
      maps.append(map)
      for rule in map.rules {
        names.append(rule.name)
        let parts = rule.shape.parts
        rest += parts.maps
        for word in parts.words where values[word]?.contains(rule.name) != true {
          values[word, default: []].append(rule.name)
        }
      }
    }
    (self.maps, self.values) = (maps, values)
    keys = names.uniqued()
    words = (names + values.keys.sorted()).uniqued()
  }

  /// The meanings of a key, each once, with the maps that contain it.
  func keys(_ name: String) -> [String] {
    struct Meaning: Hashable {
      var doc: String
      var kind: String
      var standard: String?
    }
    var order: [Meaning] = []
    var places: [Meaning: [String]] = [:]
    for map in maps {
      guard let rule = map.rule(name) else { continue }
      let meaning = Meaning(doc: rule.doc, kind: rule.kind, standard: rule.standard)
      if places[meaning] == nil { order.append(meaning) }
      places[meaning, default: []].append(map.name)
    }
    return order.map { meaning in
      let kind = meaning.kind.capitalizedFirst
      let standard = meaning.standard.map { " Default: \($0)." } ?? ""
      return "In \((places[meaning] ?? []).listed): \(meaning.doc) \(kind).\(standard)"
    }
  }

  /// The first example of the key.
  func example(_ name: String) -> String? {
    maps.lazy.compactMap { $0.rule(name)?.example }.first
  }

  func keys(havingValue word: String) -> [String] { values[word] ?? [] }
}

extension ValueShape {
  /// The maps in the shape, at any depth of lists, and the words that it allows.
  fileprivate var parts: (maps: [MapKind], words: [String]) {
    func joined(_ shapes: [ValueShape]) -> (maps: [MapKind], words: [String]) {
      shapes.map(\.parts).reduce(([], [])) { ($0.0 + $1.maps, $0.1 + $1.words) }
    }
    return switch self {
    case .choice(let words): ([], words)
    case .list(let element, _): element.parts
    case .tuple(let elements): joined(elements)
    case .map(let map): ([map()], [])
    case .patch(let map): ([map()], [])
    case .names(let element): element.parts
    case .either(let shapes): joined(shapes)
    case .byWidth(let shape): shape.parts
    case .anything, .null, .scalar: ([], [])
    }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var listed: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
