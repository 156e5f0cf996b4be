/// What a value looks like, for all who do not read it: the schema for editors, the normalised form.
package indirect enum ValueShape: Sendable {
  /// Nothing is known of it.
  case anything
  case null
  case scalar(ScalarGrammar)
  /// One of some words, with Apple's leading point or without it.
  case choice([String])
  case list(ValueShape, count: ClosedRange<Int>)
  /// Exactly these, one after the other.
  case tuple([ValueShape])
  /// A map of one kind. The kinds refer to one another in circles.
  case map(@Sendable () -> MapKind)
  /// A map of one kind that changes another: nothing is required of it, and `null` takes away.
  case patch(@Sendable () -> MapKind)
  /// A map under names of the author's own.
  case names(ValueShape)
  case either([ValueShape])
  /// The same for all widths of the container, or a map from widths.
  case byWidth(ValueShape)

  /// The kinds of map that it may be.
  var maps: [MapKind] {
    switch self {
    case .map(let map): [map()]
    case .either(let shapes): shapes.flatMap(\.maps)
    case .byWidth(let shape): shape.maps
    case .anything, .null, .scalar, .choice, .list, .tuple, .patch, .names: []
    }
  }

  static func list(_ element: ValueShape) -> ValueShape { .list(element, count: 0...Int.max) }

  /// The same, or with texts that each item completes: `$color()`.
  var ofItems: ValueShape {
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

  /// A text with something to be put into it.
  private static let composed: ValueShape = .scalar(
    ScalarGrammar(name: "composedText", patterns: [#".*\$.*"#]))

  static func oneOrMore(_ element: ValueShape) -> ValueShape {
    .either([element, .list(element, count: 1...Int.max)])
  }
}

/// A kind of text: what it is called, and which texts belong to it.
package struct ScalarGrammar: Sendable {
  /// One word, such as `dimension`.
  let name: String
  /// Regular expressions as JavaScript and Swift both read them, for the whole of the text.
  let patterns: [String]
  /// The numbers that belong to it, if YAML may take it for a number.
  var numbers: ClosedRange<Double>?
  var isWhole = false
  /// Whether YAML may take it for a boolean.
  var allowsBooleans = false
  /// The one way to write what a text says; the text itself where it says nothing.
  var canonical: @Sendable (String) -> String = { $0 }

  /// A number with a point in it perhaps, without a sign.
  static let number = #"[0-9]+(\.[0-9]+)?"#
  static let computed = "=.+"
}

extension ValueShape {
  /// Any text.
  static let text: ValueShape = .scalar(
    ScalarGrammar(
      name: "text", patterns: [], numbers: -.infinity ... .infinity, allowsBooleans: true))

  /// A text without blanks.
  static let name: ValueShape = .scalar(
    ScalarGrammar(
      name: "name", patterns: [#"\S+"#], numbers: -.infinity ... .infinity, allowsBooleans: true))

  static let names: ValueShape = .oneOrMore(.name)

  /// An expression, the `=` before which is optional.
  static let expression: ValueShape = .scalar(
    ScalarGrammar(
      name: "expression", patterns: [#"(.|\n)*\S(.|\n)*"#], numbers: -.infinity ... .infinity,
      allowsBooleans: true))

  static let flag: ValueShape = .scalar(
    ScalarGrammar(name: "flag", patterns: ["true|false"], allowsBooleans: true))

  /// A file with rows.
  static let dataFile: ValueShape = .scalar(
    ScalarGrammar(
      name: "dataFile", patterns: [#".*\.([cC][sS][vV]|[jJ][sS][oO][nN])"#]))

  static func number(
    _ name: String, _ range: ClosedRange<Double>, isComputable: Bool = true
  ) -> ValueShape {
    .scalar(
      ScalarGrammar(
        name: name,
        patterns: [ScalarGrammar.number] + (isComputable ? [ScalarGrammar.computed] : []),
        numbers: range))
  }

  static func wholeNumber(_ name: String, _ range: ClosedRange<Int>) -> ValueShape {
    .scalar(
      ScalarGrammar(
        name: name, patterns: ["[0-9]+", ScalarGrammar.computed],
        numbers: Double(range.lowerBound)...Double(range.upperBound), isWhole: true))
  }
}

/// A number as the language writes it: digits, with a point among them perhaps.
func plainNumber(_ number: Double) -> String? {
  if let whole = Int(exactly: number) { return "\(whole)" }
  let text = "\(number)"
  return text.contains("e") || text.contains("n") ? nil : text
}
