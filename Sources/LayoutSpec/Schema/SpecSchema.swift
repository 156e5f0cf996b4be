internal import Basics
import SpecDiagnostics
internal import SpecTree

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
      .init([
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": .text("https://example.com/flatplan/\(fileName)"),
        "title": "Flatplan spec",
        "description":
          "One screen: a compositional layout, its sample content and the pictures to render.",
        "allOf": [root],
        "definitions": .map(
          writer.definitions.sorted { $0.key < $1.key }.map { .init(key: $0, value: $1) }),
      ]))
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
    let entries = [JSONValue.Entry]([
      "description": .text(map.name.capitalizedFirst + "."), "type": "object",
    ])
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
    return .map(entries + body(of: map, isPatch: isPatch))
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
    func required(_ keys: [String]) -> JSONValue { ["required": .list(keys.map { .text($0) })] }
    func filled(_ list: [JSONValue]) -> JSONValue? { list.isEmpty ? nil : .list(list) }
    let constraints = map.constraints
    // A patch need not be complete.
    let limits = isPatch ? MapConstraints() : constraints
    let needs = limits.needs.map { JSONValue.Entry(key: $0.0, value: [.text($0.other)]) }
    // Rows can have fields named after kinds of supplementary items, and all data those of
    // compositions.
    let field = ValueShape.either([.text, .null, .map { BadgeKeys.map }, .list(.anything)])
    return .init([
      "properties": .map(
        map.rules.map { .init(key: $0.name, value: property($0, isPatch: isPatch)) }),
      "patternProperties": map.name == DocumentKeys.map.name ? ["^x-": true] : nil,
      "additionalProperties": map.isData ? schema(field, isPatch) : false,
      "required": filled(constraints.required.map { .text($0.key) }),
      "anyOf": filled(limits.oneOf.map(required)),
      "allOf": filled(limits.exclusive.map { ["not": required([$0.one, $0.other])] }),
      "dependencies": needs.isEmpty ? nil : .map(needs),
      "minProperties": limits.isNeverEmpty ? 1 : nil,
      "defaultSnippets": filled(
        SchemaSnippets.of(map.name).map {
          ["label": .text($0.label), "description": .text($0.description), "body": $0.body]
        }),
    ])
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
    // Editors show this instead, with the example as code.
    let example = WordPage.example(of: rule).map { "\(rule.doc)\(standard)\n\n```yaml\n\($0)\n```" }
    let description = [JSONValue.Entry]([
      "description": .text(rule.doc + standard), "markdownDescription": example.map(JSONValue.text),
    ])
    // JSON Schema draft-07 ignores keywords next to a reference.
    let isReference = entries.contains { $0.key == "$ref" }
    return .map(description + (isReference ? .init(["allOf": [.map(entries)]]) : entries))
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
      return .map(
        .init([
          "type": "array",
          // Elements of lists are not merged with anything.
          "items": schema(element, false),
          "minItems": count.lowerBound > 0 ? .number(Double(count.lowerBound)) : nil,
          "maxItems": count.upperBound < .max ? .number(Double(count.upperBound)) : nil,
        ]))
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
    case .either(let shapes):
      return ["anyOf": .list(shapes.flatMap { schema($0, isPatch).alternatives })]
    case .byWidth(let shape):
      let inner = schema(shape, isPatch)
      let map: JSONValue = [
        "type": "object", "minProperties": 1,
        "patternProperties": ["^(default|[0-9]+)$": inner], "additionalProperties": false,
      ]
      return ["anyOf": .list(inner.alternatives + [map])]
    }
  }

  private func choice(_ words: [String]) -> JSONValue {
    let values = words.flatMap { word -> [JSONValue] in
      Double(word).map { [.text(word), .number($0)] } ?? [.text(word)]
    }
    let pattern = "^\\.(" + words.joined(separator: "|") + ")$"
    // Editors show these descriptions next to the values; validators ignore them.
    let meanings = meanings(of: words).flatMap { $0.count == values.count ? $0 : nil }
    let known = [JSONValue.Entry]([
      "enum": .list(values),
      "enumDescriptions": meanings.map { .list($0.map { .text($0.capitalizedFirst + ".") }) },
    ])
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
      alternatives.append(
        .map(
          .init([
            "type": grammar.isWhole ? "integer" : "number",
            "minimum": numbers.lowerBound > -.infinity ? .number(numbers.lowerBound) : nil,
            "maximum": numbers.upperBound < .infinity ? .number(numbers.upperBound) : nil,
          ])))
    }
    if grammar.allowsBooleans { alternatives.append(["type": "boolean"]) }
    let pattern = JSONValue.text("^(" + grammar.patterns.joined(separator: "|") + ")$")
    alternatives.append(
      .map(.init(["type": "string", "pattern": grammar.patterns.isEmpty ? nil : pattern])))
    let schema: JSONValue =
      alternatives.count == 1 ? alternatives[0] : ["anyOf": .list(alternatives)]
    return define(grammar.name, schema)
  }
}

extension [JSONValue.Entry] {
  /// The entries that have a value.
  fileprivate init(_ pairs: KeyValuePairs<String, JSONValue?>) {
    self = pairs.compactMap { pair in pair.value.map { JSONValue.Entry(key: pair.key, value: $0) } }
  }
}

extension JSONValue {
  /// The schemas of which a value has to match one.
  fileprivate var alternatives: [JSONValue] {
    guard case .map(let entries) = self, entries.count == 1, entries[0].key == "anyOf",
      case .list(let inner) = entries[0].value
    else { return [self] }
    return inner
  }
}
