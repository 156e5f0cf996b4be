internal import Basics
import SpecDiagnostics
internal import SpecSource

/// The spec language as a JSON Schema (draft-07) for editors, generated from the key tables that
/// the reader uses.
///
/// A schema checks each value separately, so it accepts errors that only the whole spec shows, such
/// as unknown names. It accepts every valid spec.
public enum SpecSchema {
  /// The default name of the schema file.
  public static let fileName = "flatplan.schema.json"

  /// The first line of a spec that points editors to the schema in the same folder.
  public static let modeline = modeline(fileName)

  /// The first line of a spec that points editors to a schema.
  ///
  /// - Parameter path: The path of the schema, relative to the spec.
  public static func modeline(_ path: String) -> String {
    "# yaml-language-server: $schema=\(path)"
  }

  /// The schema as formatted JSON.
  public static var text: String { value.text() + "\n" }

  static var value: JSONValue {
    var writer = SchemaWriter()
    let root = writer.reference(to: DocumentKeys.map, isPatch: false)
    return .map(
      [
        .init(key: "$schema", value: "http://json-schema.org/draft-07/schema#"),
        .init(key: "$id", value: .text("https://example.com/flatplan/\(fileName)")),
        .init(key: "title", value: "Flatplan spec"),
        .init(
          key: "description",
          value:
            "One screen: a compositional layout, its sample content and the pictures to render."),
        .init(key: "allOf", value: [root]),
      ] + [
        .init(
          key: "definitions",
          value: .map(
            writer.definitions.sorted { $0.key < $1.key }.map { .init(key: $0, value: $1) }))
      ])
  }
}

/// Writes shapes as schemas, with one definition per kind of map and scalar.
private struct SchemaWriter {
  private(set) var definitions: [String: JSONValue] = [:]
  /// The key whose value is being written. Its words have descriptions.
  private var key = ""

  // MARK: Maps

  mutating func reference(to map: MapKind, isPatch: Bool) -> JSONValue {
    let name = map.name.capitalizedWords + (isPatch ? "Patch" : "")
    if definitions[name] == nil {
      definitions[name] = true
      definitions[name] = definition(of: map, isPatch: isPatch)
    }
    return ["$ref": .text("#/definitions/\(name)")]
  }

  private mutating func definition(of map: MapKind, isPatch: Bool) -> JSONValue {
    var entries: [JSONValue.Entry] = [
      .init(key: "description", value: .text(map.name.capitalizedFirst + ".")),
      .init(key: "type", value: "object"),
    ]
    if map.name == SectionKeys.map.name, !isPatch {
      // Keys of a template can be changed or removed.
      let patch = reference(to: map, isPatch: true)
      let whole = wholeSection(map)
      return [
        "description": "A section.", "type": "object",
        "if": ["required": ["use"]], "then": patch, "else": whole,
      ]
    }
    if map.has("use"), !isPatch {
      let patch = reference(to: map, isPatch: true)
      definitions[map.name.capitalizedWords + "Whole"] = .map(
        entries + body(of: map, isPatch: false))
      return [
        "if": ["type": "object", "required": ["use"]], "then": patch,
        "else": ["$ref": .text("#/definitions/\(map.name.capitalizedWords)Whole")],
      ]
    }
    entries += body(of: map, isPatch: isPatch)
    return .map(entries)
  }

  /// A section without a template; its group needs a length along the scrolling axis.
  private mutating func wholeSection(_ map: MapKind) -> JSONValue {
    let sizes: JSONValue = [
      "anyOf": .list(
        ["height", "width", "size", "use"].map { ["required": [.text($0)]] })
    ]
    return .map(
      body(of: map, isPatch: false).map { entry in
        guard entry.key == "properties", case .map(var properties) = entry.value,
          let index = properties.firstIndex(where: { $0.key == "group" }),
          case .map(let group) = properties[index].value
        else { return entry }
        properties[index].value = .map(group + [.init(key: "anyOf", value: [sizes])])
        return .init(key: entry.key, value: .map(properties))
      })
  }

  private mutating func body(of map: MapKind, isPatch: Bool) -> [JSONValue.Entry] {
    let isData = map.isData
    var entries: [JSONValue.Entry] = [
      .init(
        key: "properties",
        value: .map(
          map.rules.map {
            .init(key: $0.name, value: property($0, isPatch: isPatch))
          }))
    ]
    if map.name == DocumentKeys.map.name {
      entries.append(
        .init(key: "patternProperties", value: .map([.init(key: "^x-", value: true)])))
    }
    entries.append(
      .init(
        key: "additionalProperties",
        // Rows can have fields named after kinds of supplementary items, and all data those of
        // compositions.
        value: isData
          ? schema(
            .either([.text, .null, .map { BadgeKeys.map }, .list(.anything)]), isPatch) : false))
    let constraints = map.constraints
    entries += isPatch ? required(constraints) : limits(constraints)
    let snippets = SchemaSnippets.of(map.name)
    if !snippets.isEmpty {
      entries.append(
        .init(
          key: "defaultSnippets",
          value: .list(
            snippets.map {
              ["label": .text($0.label), "description": .text($0.description), "body": $0.body]
            })))
    }
    return entries
  }

  private func required(_ constraints: MapConstraints) -> [JSONValue.Entry] {
    let keys = constraints.required.map(\.key)
    return keys.isEmpty ? [] : [.init(key: "required", value: .list(keys.map { .text($0) }))]
  }

  private func limits(_ constraints: MapConstraints) -> [JSONValue.Entry] {
    var entries = required(constraints)
    if !constraints.oneOf.isEmpty {
      entries.append(
        .init(
          key: "anyOf",
          value: .list(
            constraints.oneOf.map { ["required": .list($0.map { .text($0) })] })))
    }
    if !constraints.exclusive.isEmpty {
      entries.append(
        .init(
          key: "allOf",
          value: .list(
            constraints.exclusive.map {
              ["not": ["required": [.text($0.one), .text($0.other)]]]
            })))
    }
    if !constraints.needs.isEmpty {
      entries.append(
        .init(
          key: "dependencies",
          value: .map(
            constraints.needs.map { .init(key: $0.0, value: [.text($0.other)]) })))
    }
    if constraints.isNeverEmpty { entries.append(.init(key: "minProperties", value: 1)) }
    return entries
  }

  private mutating func property(_ rule: KeyRule, isPatch: Bool) -> JSONValue {
    let standard = rule.standard.map { " Default: \($0)." } ?? ""
    let outer = key
    key = rule.name
    defer { key = outer }
    var value = shared(schema(rule.shape, isPatch), kind: rule.kind)
    // `null` removes a key that comes from a template.
    if isPatch, rule.name != "use" { value = ["anyOf": [value, ["type": "null"]]] }
    guard case .map(let entries) = value else { return true }
    var description = [
      JSONValue.Entry(key: "description", value: .text(rule.doc + standard))
    ]
    // Editors show this instead, with the example as code.
    if let example = WordPage.example(of: rule) {
      let text = "\(rule.doc)\(standard)\n\n```yaml\n\(example)\n```"
      description.append(.init(key: "markdownDescription", value: .text(text)))
    }
    // JSON Schema draft-07 ignores keywords next to a reference.
    let isReference = entries.contains { $0.key == "$ref" }
    return .map(
      description
        + (isReference ? [.init(key: "allOf", value: [.map(entries)])] : entries))
  }

  /// Moves a long schema to a definition named after the kind of value.
  private mutating func shared(_ schema: JSONValue, kind: String) -> JSONValue {
    guard schema.line.utf8.count > 120, !kind.hasPrefix("one of ") else { return schema }
    let words = kind.filter { $0.isLetter || $0 == " " }.capitalizedWords
    return define(words + "Value", schema)
  }

  /// Adds a definition. If another definition has the name, a number is appended.
  private mutating func define(_ name: String, _ schema: JSONValue) -> JSONValue {
    var unique = name
    var number = 1
    while let known = definitions[unique], known != schema {
      number += 1
      unique = "\(name)\(number)"
    }
    definitions[unique] = schema
    return ["$ref": .text("#/definitions/\(unique)")]
  }

  // MARK: Shapes

  private mutating func schema(_ shape: ValueShape, _ isPatch: Bool) -> JSONValue {
    switch shape {
    case .anything: return .map([])
    case .null: return ["type": "null"]
    case .scalar(let grammar): return reference(to: grammar)
    case .choice(let words):
      // Long lists, such as the color names, are shared, and so are those with descriptions.
      if words.count > 20 { return define("names\(words.count)", choice(words)) }
      return meanings(of: words) == nil ? choice(words) : define("\(key)Words", choice(words))
    case .list(let element, let count):
      var entries: [JSONValue.Entry] = [
        .init(key: "type", value: "array"),
        // Elements of lists are not merged with anything.
        .init(key: "items", value: schema(element, false)),
      ]
      if count.lowerBound > 0 {
        entries.append(.init(key: "minItems", value: .number(Double(count.lowerBound))))
      }
      if count.upperBound < .max {
        entries.append(.init(key: "maxItems", value: .number(Double(count.upperBound))))
      }
      return .map(entries)
    case .tuple(let elements):
      let count = JSONValue.number(Double(elements.count))
      return [
        "type": "array", "items": .list(elements.map { schema($0, false) }),
        "minItems": count, "maxItems": count,
      ]
    case .map(let map): return reference(to: map(), isPatch: isPatch)
    case .patch(let map): return reference(to: map(), isPatch: true)
    case .names(let element):
      return ["type": "object", "additionalProperties": schema(element, isPatch)]
    case .either(let shapes): return ["anyOf": .list(alternatives(shapes, isPatch))]
    case .byWidth(let shape):
      let inner = schema(shape, isPatch)
      let map: JSONValue = [
        "type": "object", "minProperties": 1,
        "patternProperties": .map([.init(key: "^(default|[0-9]+)$", value: inner)]),
        "additionalProperties": false,
      ]
      if case .map(let entries) = inner, entries.count == 1, entries[0].key == "anyOf",
        case .list(let shapes) = entries[0].value
      {
        return ["anyOf": .list(shapes + [map])]
      }
      return ["anyOf": [inner, map]]
    }
  }

  /// The alternatives, with nested alternatives flattened.
  private mutating func alternatives(_ shapes: [ValueShape], _ isPatch: Bool) -> [JSONValue] {
    shapes.flatMap { shape -> [JSONValue] in
      let schema = schema(shape, isPatch)
      if case .map(let entries) = schema, entries.count == 1, entries[0].key == "anyOf",
        case .list(let inner) = entries[0].value
      {
        return inner
      }
      return [schema]
    }
  }

  private func choice(_ words: [String]) -> JSONValue {
    let values = words.flatMap { word -> [JSONValue] in
      Double(word).map { [.text(word), .number($0)] } ?? [.text(word)]
    }
    let pattern = "^\\.(" + words.joined(separator: "|") + ")$"
    var known: [JSONValue.Entry] = [.init(key: "enum", value: .list(values))]
    // Editors show these descriptions next to the values; validators ignore them.
    if let meanings = meanings(of: words), meanings.count == values.count {
      known.append(
        .init(
          key: "enumDescriptions", value: .list(meanings.map { .text($0.capitalizedFirst + ".") })))
    }
    return ["anyOf": [.map(known), ["type": "string", "pattern": .text(pattern)]]]
  }

  /// The meanings of the values of the key, in order; `nil` if one has none.
  private func meanings(of words: [String]) -> [String]? {
    let meanings = words.compactMap { ValueWords.meaning($0, of: key) }
    return meanings.count == words.count ? meanings : nil
  }

  private mutating func reference(to grammar: ScalarGrammar) -> JSONValue {
    var alternatives: [JSONValue] = []
    if let numbers = grammar.numbers {
      var entries: [JSONValue.Entry] = [
        .init(key: "type", value: grammar.isWhole ? "integer" : "number")
      ]
      if numbers.lowerBound > -.infinity {
        entries.append(.init(key: "minimum", value: .number(numbers.lowerBound)))
      }
      if numbers.upperBound < .infinity {
        entries.append(.init(key: "maximum", value: .number(numbers.upperBound)))
      }
      alternatives.append(.map(entries))
    }
    if grammar.allowsBooleans { alternatives.append(["type": "boolean"]) }
    var text: [JSONValue.Entry] = [.init(key: "type", value: "string")]
    if !grammar.patterns.isEmpty {
      let pattern = "^(" + grammar.patterns.joined(separator: "|") + ")$"
      text.append(.init(key: "pattern", value: .text(pattern)))
    }
    alternatives.append(.map(text))
    let schema: JSONValue =
      alternatives.count == 1 ? alternatives[0] : ["anyOf": .list(alternatives)]
    return define(grammar.name, schema)
  }
}
