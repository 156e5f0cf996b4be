/// The possible forms of a value, for the schema and the normal form.
package indirect enum ValueShape: Sendable {
  /// An unknown shape.
  case anything
  case null
  case scalar(ScalarGrammar)
  /// One of several fixed words, with or without Apple's leading dot.
  case choice([String])
  case list(ValueShape, count: ClosedRange<Int>)
  /// A list with exactly these elements.
  case tuple([ValueShape])
  /// A map of one kind. The closure allows kinds to refer to one another recursively.
  case map(@Sendable () -> MapKind)
  /// A map that changes another one: no key is required, and `null` removes a key.
  case patch(@Sendable () -> MapKind)
  /// A map whose keys are names chosen by the author.
  case names(ValueShape)
  case either([ValueShape])
  /// One value for all container widths, or a map from widths to values.
  case byWidth(ValueShape)

  package var maps: [MapKind] {
    switch self {
    case .map(let map): [map()]
    case .either(let shapes): shapes.flatMap(\.maps)
    case .byWidth(let shape): shape.maps
    case .anything, .null, .scalar, .choice, .list, .tuple, .patch, .names: []
    }
  }

  package static func list(_ element: ValueShape) -> ValueShape {
    .list(element, count: 0...Int.max)
  }

  /// The same shape, or a text with placeholders that each item fills in: `$color()`.
  package var ofItems: ValueShape {
    switch self {
    case .scalar, .choice: .either([self, .composed])
    case .list(let element, let count): .list(element.ofItems, count: count)
    case .tuple(let elements): .tuple(elements.map(\.ofItems))
    case .map(let map): .map { map().ofItems }
    case .either(let shapes): .either(shapes.map(\.ofItems))
    case .byWidth(let shape): .byWidth(shape.ofItems)
    case .anything, .null, .patch, .names: self
    }
  }

  /// A text with placeholders.
  private static let composed: ValueShape = .scalar(
    ScalarGrammar(name: "composedText", patterns: [#".*\$.*"#]))

  package static func oneOrMore(_ element: ValueShape) -> ValueShape {
    .either([element, .list(element, count: 1...Int.max)])
  }
}

/// A kind of scalar: its name and the texts that it allows.
package struct ScalarGrammar: Sendable {
  /// One word, such as `dimension`.
  package let name: String
  /// Regular expressions for the whole text, valid in both JavaScript and Swift.
  package let patterns: [String]
  /// The allowed numbers, if YAML may parse the value as a number.
  package let numbers: ClosedRange<Double>?
  package let isWhole: Bool
  /// Whether YAML may parse the value as a boolean.
  package let allowsBooleans: Bool
  /// Returns the canonical spelling of a text; an invalid text stays unchanged.
  package let canonical: @Sendable (String) -> String

  package init(
    name: String, patterns: [String], numbers: ClosedRange<Double>? = nil, isWhole: Bool = false,
    allowsBooleans: Bool = false, canonical: @escaping @Sendable (String) -> String = { $0 }
  ) {
    (self.name, self.patterns, self.numbers) = (name, patterns, numbers)
    (self.isWhole, self.allowsBooleans, self.canonical) = (isWhole, allowsBooleans, canonical)
  }

  /// An unsigned decimal number.
  package static let number = #"[0-9]+(\.[0-9]+)?"#
  package static let computed = "=.+"
  /// The name of the grammar of texts that can only be expressions.
  package static let expressionName = "expression"
}

extension ValueShape {
  /// Any text.
  package static let text: ValueShape = .scalar(
    ScalarGrammar(
      name: "text", patterns: [], numbers: -.infinity ... .infinity, allowsBooleans: true))

  /// A text without whitespace.
  package static let name: ValueShape = .scalar(
    ScalarGrammar(
      name: "name", patterns: [#"\S+"#], numbers: -.infinity ... .infinity, allowsBooleans: true))

  package static let names: ValueShape = .oneOrMore(.name)

  /// An expression; the leading `=` is optional.
  package static let expression: ValueShape = .scalar(
    ScalarGrammar(
      name: ScalarGrammar.expressionName, patterns: [#"(.|\n)*\S(.|\n)*"#],
      numbers: -.infinity ... .infinity,
      allowsBooleans: true))

  package static let flag: ValueShape = .scalar(
    ScalarGrammar(name: "flag", patterns: ["true|false"], allowsBooleans: true))

  /// The path of a data file.
  package static let dataFile: ValueShape = .scalar(
    ScalarGrammar(
      name: "dataFile", patterns: [#".*\.([cC][sS][vV]|[jJ][sS][oO][nN])"#]))

  package static func number(
    _ name: String, _ range: ClosedRange<Double>, isComputable: Bool = true
  ) -> ValueShape {
    .scalar(
      ScalarGrammar(
        name: name,
        patterns: [ScalarGrammar.number] + (isComputable ? [ScalarGrammar.computed] : []),
        numbers: range))
  }

  package static func wholeNumber(_ name: String, _ range: ClosedRange<Int>) -> ValueShape {
    .scalar(
      ScalarGrammar(
        name: name, patterns: ["[0-9]+", ScalarGrammar.computed],
        numbers: Double(range.lowerBound)...Double(range.upperBound), isWhole: true))
  }
}
