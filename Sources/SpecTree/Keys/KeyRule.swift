/// The properties of a key that do not depend on the type of its value.
///
/// The kind and the shape are computed lazily because only schemas and messages need them.
package struct KeyRule: Sendable {
  package let name: String
  /// The default as a spec would write it.
  package var standard: String?
  /// A one-sentence description.
  package let doc: String
  /// Map entries that show the key, for `explain`.
  package let example: String?
  /// How the Swift export writes the key; `nil` if it takes more than one line or is not exported.
  package let swift: SwiftSpelling?
  /// The box that fractions and computed lengths in its value refer to.
  package var box = LengthBox.inner
  private let makeKind: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape

  package init(
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
  package var ofItems: KeyRule {
    KeyRule(
      name: name, kind: kind, standard: standard, doc: doc, example: example, swift: swift,
      shape: shape.ofItems)
  }

  /// The kind of the value, with an article.
  package var kind: String { makeKind() }

  package var shape: ValueShape { makeShape() }
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
  package let name: String
  package let rules: [KeyRule]
  /// The hint for an unknown key without a similar key.
  package let hint: String?
  /// Which keys are required, exclusive or dependent.
  package let constraints: MapConstraints
  /// The shape of the values of all other keys, which are names of fields; `nil` if there are none.
  package let fields: ValueShape?
  /// Whether every value already accepts placeholders. Such a map is its own ``ofItems``.
  private let isOfItems: Bool

  package init(
    name: String, rules: [KeyRule], hint: String? = nil,
    constraints: MapConstraints = MapConstraints(), fields: ValueShape? = nil,
    isOfItems: Bool = false
  ) {
    (self.name, self.rules, self.hint) = (name, rules, hint)
    (self.constraints, self.fields, self.isOfItems) = (constraints, fields, isOfItems)
  }

  /// The same map in item data. Maps that contain themselves end here.
  package var ofItems: MapKind {
    guard !isOfItems else { return self }
    return MapKind(
      name: "\(name) of an item", rules: rules.map(\.ofItems), hint: hint,
      constraints: constraints, fields: fields, isOfItems: true)
  }

  package func rule(_ name: String) -> KeyRule? { rules.first { $0.name == name } }

  package func has(_ name: String) -> Bool { rules.contains { $0.name == name } }
}
