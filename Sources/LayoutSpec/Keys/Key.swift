/// A key of a map: what stands under it, what holds without it, and a sentence about it.
///
/// Each key is declared once, in the tables of this folder (``KeyTable``). Reading, building, the
/// schema, the normal form, `explain`, the manual and the Swift export are loops over the tables.
package struct Key<Value>: Sendable {
  package let rule: KeyRule
  package let kind: ValueKind<Value>

  /// - Parameters:
  ///   - name: As specs write it.
  ///   - kind: What stands under it.
  ///   - standard: What holds without it, as it would be written.
  ///   - swift: How the Swift export writes it, if that is one line.
  ///   - doc: One sentence.
  ///   - example: Entries of a map that show it.
  init(
    _ name: String, _ kind: ValueKind<Value>, default standard: String? = nil,
    swift: SwiftSpelling? = nil, _ doc: String, example: String? = nil
  ) {
    rule = KeyRule(
      name: name, kind: kind.name, standard: standard, doc: doc, example: example, swift: swift,
      shape: kind.shapeByWidth)
    self.kind = kind
  }

  private init(_ rule: KeyRule, _ kind: ValueKind<Value>) {
    self.rule = rule
    self.kind = kind
  }

  /// The same key in a map where nothing holds without it.
  var withoutDefault: Key {
    var rule = rule
    rule.standard = nil
    return Key(rule, kind)
  }
}

/// What is known of a key beside the type of its value.
///
/// What only schemas and messages say is made when they ask for it: most specs are read without.
package struct KeyRule: Sendable {
  package let name: String
  /// What holds without it, as it would be written.
  var standard: String?
  /// One sentence.
  let doc: String
  /// Entries of the map that show how it is written, for `explain`.
  let example: String?
  /// How the Swift export writes it; `nil` where that takes more than a line, or is nothing.
  package let swift: SwiftSpelling?
  /// The box that fractions and computed lengths in its value refer to.
  package var box = LengthBox.inner
  private let makeKind: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape

  init(
    name: String, kind: @escaping @autoclosure @Sendable () -> String, standard: String? = nil,
    doc: String, example: String? = nil, swift: SwiftSpelling? = nil,
    shape: @escaping @autoclosure @Sendable () -> ValueShape
  ) {
    self.name = name
    self.standard = standard
    self.doc = doc
    self.example = example
    self.swift = swift
    makeKind = kind
    makeShape = shape
  }

  /// The rule of the same key in the data of items, whose rows say what its texts say.
  var ofItems: KeyRule {
    KeyRule(
      name: name, kind: kind, standard: standard, doc: doc, example: example, swift: swift,
      shape: shape.ofItems)
  }

  /// The kind of its value, in words with an article.
  var kind: String { makeKind() }

  /// What its value looks like.
  var shape: ValueShape { makeShape() }
}

/// The box that the lengths of a value refer to.
package enum LengthBox: Sendable {
  /// The box around what the key belongs to. Such values are read first: the inner box may depend on them.
  case outer
  /// The box inside it, such as a section's less its insets.
  case inner
}

/// A kind of map: its name with an article, and its keys.
package struct MapKind: Sendable {
  let name: String
  package let rules: [KeyRule]
  /// What to say of an unknown key when nothing is like it.
  var hint: String?
  /// What must and what may not stand together in it.
  var constraints = MapConstraints()

  /// The same in the data of items.
  var ofItems: MapKind {
    MapKind(
      name: "\(name) of an item", rules: rules.map(\.ofItems), hint: hint, constraints: constraints)
  }

  func rule(_ name: String) -> KeyRule? { rules.first { $0.name == name } }

  func has(_ name: String) -> Bool { rules.contains { $0.name == name } }
}

/// A kind of value: its name with an article, what it looks like, and how it is read.
///
/// Reading answers nothing where the value is wrong, after it has said so. The name and the look are
/// made when somebody asks for them.
package struct ValueKind<Value>: Sendable {
  /// Whether the value is read elsewhere.
  let isRaw: Bool
  let readPlain: @Sendable (SourceNode, inout Reader) -> Value?
  private let makeName: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape

  init(
    name: @escaping @autoclosure @Sendable () -> String, isRaw: Bool = false,
    shape: @escaping @autoclosure @Sendable () -> ValueShape = .anything,
    _ read: @escaping @Sendable (SourceNode, inout Reader) -> Value?
  ) {
    self.isRaw = isRaw
    readPlain = read
    makeName = name
    makeShape = shape
  }

  var name: String { makeName() }

  /// What it looks like to those who do not read it.
  package var shape: ValueShape { makeShape() }

  /// The same for a value that may be one for each width.
  var shapeByWidth: ValueShape { isRaw ? shape : .byWidth(shape) }

  /// The value; where it depends on the container's width, the one that holds.
  package func read(_ node: SourceNode, _ reader: inout Reader) -> Value? {
    guard !isRaw, node.isByWidth else { return readPlain(node, &reader) }
    return reader.byWidth(node) { node, reader in readPlain(node, &reader) }
  }
}
