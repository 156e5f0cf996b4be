package import SpecSource

// The attribute `optimize.sil.specialize.generic.never`, of the standard library, keeps the optimizer
// from compiling functions for each type of value, table and key again, which was nearly a third of
// the work of compiling this module.

/// A key of a map: its kind of value, its default, and a sentence about it.
///
/// Each key is declared once, in the tables of this folder (``KeyTable``). Reading, building, the
/// schema, the normal form, `explain`, the manual and the Swift export iterate over the tables.
package struct Key<Value>: Sendable {
  package let rule: KeyRule
  package let kind: ValueKind<Value>

  /// - Parameters:
  ///   - name: The key as specs write it.
  ///   - kind: The kind of its value.
  ///   - standard: The default as a spec would write it; `nil` if there is none.
  ///   - swift: How the Swift export writes it, if it takes one line.
  ///   - doc: A one-sentence description.
  ///   - example: Entries of a map that show the key.
  @_semantics("optimize.sil.specialize.generic.never")
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

  /// The same key without a default.
  var withoutDefault: Key {
    var rule = rule
    rule.standard = nil
    return Key(rule, kind)
  }
}

/// The properties of a key that do not depend on the type of its value.
///
/// The kind and the shape are computed lazily because only schemas and messages need them.
package struct KeyRule: Sendable {
  package let name: String
  /// The default as a spec would write it.
  package var standard: String?
  /// A one-sentence description.
  let doc: String
  /// Map entries that show the key, for `explain`.
  let example: String?
  /// How the Swift export writes the key; `nil` if it takes more than one line or is not exported.
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

  /// The rule of the same key in item data, where rows may fill in texts.
  var ofItems: KeyRule {
    KeyRule(
      name: name, kind: kind, standard: standard, doc: doc, example: example, swift: swift,
      shape: shape.ofItems)
  }

  /// The kind of the value, with an article.
  var kind: String { makeKind() }

  var shape: ValueShape { makeShape() }
}

/// The box that the lengths of a value refer to.
package enum LengthBox: Sendable {
  /// The box around the element that the key belongs to. These values are read first because the
  /// inner box may depend on them.
  case outer
  /// The box inside the element, such as a section without its insets.
  case inner
}

/// A kind of map: its name with an article, and its keys.
package struct MapKind: Sendable {
  let name: String
  package let rules: [KeyRule]
  /// The hint for an unknown key without a similar key.
  var hint: String?
  /// Which keys are required, exclusive or dependent.
  var constraints = MapConstraints()
  /// Whether every value already accepts placeholders. Such a map is its own ``ofItems``.
  var isOfItems = false

  /// The same map in item data. Maps that contain themselves end here.
  var ofItems: MapKind {
    guard !isOfItems else { return self }
    return MapKind(
      name: "\(name) of an item", rules: rules.map(\.ofItems), hint: hint,
      constraints: constraints, isOfItems: true)
  }

  func rule(_ name: String) -> KeyRule? { rules.first { $0.name == name } }

  func has(_ name: String) -> Bool { rules.contains { $0.name == name } }
}

/// A kind of value: its name with an article, its shape, and how it is read.
///
/// Reading returns `nil` for an invalid value after reporting the error. The name and the shape are
/// computed lazily.
package struct ValueKind<Value>: Sendable {
  /// Whether the value is read separately.
  let isRaw: Bool
  let readPlain: @Sendable (SourceNode, EvaluationContext, inout Sink) -> Value?
  private let makeName: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape

  init(
    name: @escaping @autoclosure @Sendable () -> String, isRaw: Bool = false,
    shape: @escaping @autoclosure @Sendable () -> ValueShape = .anything,
    _ read: @escaping @Sendable (SourceNode, EvaluationContext, inout Sink) -> Value?
  ) {
    self.isRaw = isRaw
    readPlain = read
    makeName = name
    makeShape = shape
  }

  var name: String { makeName() }

  /// The shape of the value, for the schema and the normal form.
  package var shape: ValueShape { makeShape() }

  /// The shape including a map by width.
  var shapeByWidth: ValueShape { isRaw ? shape : .byWidth(shape) }

  /// Reads the value; for a map by width, the value for the container's width.
  @_semantics("optimize.sil.specialize.generic.never")
  package func read(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink) -> Value?
  {
    guard !isRaw, node.isByWidth else { return readPlain(node, context, &sink) }
    return context.byWidth(node, &sink) { node, context, sink in readPlain(node, context, &sink) }
  }
}
