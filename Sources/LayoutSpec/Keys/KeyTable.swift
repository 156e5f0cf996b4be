internal import CompositionalLayout
internal import LayoutEngine
package import SpecTree

/// The keys of one kind of map, each declared once, in the order of the schema.
///
/// - `Model`: The type that stores the values.
/// - `Target`: The UIKit class that is built from the model; `Never` if there is none.
///
/// A key whose value is passed through needs one line here and one property of the model:
///
/// ```swift
/// .key(
///   "interGroupSpacing", .length, default: "0", swift: .length,
///   "Points between one group and the next.", in: \.interGroupSpacing,
///   sets: .property(\.interGroupSpacing), describes: { $0.interGroupSpacing })
/// ```
package struct KeyTable<Model, Target: LayoutObject>: Sendable {
  package let map: MapKind
  private let fields: [Field<Model, Target>]

  init(
    _ name: String, hint: String? = nil, constraints: MapConstraints = MapConstraints(),
    _ fields: [Field<Model, Target>]
  ) {
    map = MapKind(name: name, rules: fields.map(\.rule), hint: hint, constraints: constraints)
    self.fields = fields
  }

  /// Reads the values of the keys that are present and stores them in the model.
  ///
  /// - Parameter isRead: Selects the keys; by default all.
  func read(
    _ map: SourceMap, into model: inout Model, _ context: EvaluationContext, _ sink: inout Sink,
    where isRead: (KeyRule) -> Bool = { _ in true }
  ) {
    for field in fields where map.entry(field.rule.name) != nil && isRead(field.rule) {
      field.store?(map, context, &sink, &model)
    }
  }

  /// Reads a map, starting from the values of a model; `nil` if the value is no map.
  func read(
    _ node: SourceNode, from model: Model, _ context: EvaluationContext, _ sink: inout Sink
  ) -> Model? {
    guard let map = SourceMap(node, map, &sink) else { return nil }
    var model = model
    read(map, into: &model, context, &sink)
    return model
  }

  /// Sets the model's values on the target.
  ///
  /// - Parameter isSet: Selects the keys; by default all.
  func build(
    _ model: Model, into target: inout Target, where isSet: (KeyRule) -> Bool = { _ in true }
  ) {
    for field in fields where isSet(field.rule) { field.set?(model, &target) }
  }

  /// The values that `explain` lists for a description, by key.
  func described(_ description: Target.Description) -> [(key: String, value: Any)] {
    fields.compactMap { field in
      field.describes.map { (field.rule.name, $0(description)) }
    }
  }
}

/// A class that is built from a model, and the engine's description of it.
package protocol LayoutObject: SendableMetatype {
  associatedtype Description
}

extension Never: LayoutObject {
  package typealias Description = Never
}

extension UICollectionViewCompositionalLayoutConfiguration: LayoutObject {
  typealias Description = LayoutDescription
}

extension NSCollectionLayoutSection: LayoutObject {
  typealias Description = SectionDescription
}

extension NSCollectionLayoutItem: LayoutObject {
  typealias Description = BoxDescription
}

extension UICollectionLayoutListConfiguration: LayoutObject {
  typealias Description = Never
}

/// The writable key path where a value is stored.
typealias StoredPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// A key in its table, with how its value is stored and built.
struct Field<Model, Target: LayoutObject>: Sendable {
  private(set) var rule: KeyRule
  /// Reads the value and stores it; `nil` for keys that a separate function reads.
  private(set) var store:
    (@Sendable (SourceMap, EvaluationContext, inout Sink, inout Model) -> Void)?
  /// Sets the stored value; `nil` for keys that a separate function builds.
  private(set) var set: (@Sendable (Model, inout Target) -> Void)?
  /// Returns the value from the engine's description; `nil` for keys that `explain` does not list.
  private(set) var describes: (@Sendable (Target.Description) -> Any)?

  private init(_ rule: KeyRule, describes: (@Sendable (Target.Description) -> Any)? = nil) {
    self.rule = rule
    self.describes = describes
  }

  /// A key that separate functions read and build.
  static func key<Value>(_ key: Key<Value>) -> Field { Field(key.rule) }

  /// A key of another table.
  static func rule(_ rule: KeyRule) -> Field { Field(rule) }

  /// A key whose value is only checked.
  static func checked<Value>(_ key: Key<Value>) -> Field {
    var field = Field(key.rule)
    field.store = { map, context, sink, _ in _ = map.read(key, context, &sink) }
    return field
  }

  /// A key whose value is passed through; without the key the model keeps its default.
  ///
  /// - Parameters:
  ///   - path: The model property that stores the value.
  ///   - box: The box that lengths in the value refer to.
  ///   - setter: Sets the value on the target.
  ///   - describes: Returns the value from the engine's description.
  @_semantics("optimize.sil.specialize.generic.never")
  static func key<Value>(
    _ key: Key<Value>, in path: StoredPath<Model, Value>, box: LengthBox = .inner,
    sets setter: Setter<Target, Value>? = nil,
    describes: (@Sendable (Target.Description) -> Any)? = nil
  ) -> Field {
    passing(
      key, box, setter, describes, from: { $0[keyPath: path] }, to: { $0[keyPath: path] = $1 })
  }

  /// A key whose value is passed through; without the key nothing is set.
  @_semantics("optimize.sil.specialize.generic.never")
  static func key<Value>(
    _ key: Key<Value>, in path: StoredPath<Model, Value?>, box: LengthBox = .inner,
    sets setter: Setter<Target, Value>? = nil,
    describes: (@Sendable (Target.Description) -> Any)? = nil
  ) -> Field {
    passing(
      key, box, setter, describes, from: { $0[keyPath: path] }, to: { $0[keyPath: path] = $1 })
  }

  /// A key whose value is passed through.
  ///
  /// - Parameters:
  ///   - stored: Returns the model's value; `nil` if nothing is to be set.
  ///   - store: Stores a value in the model.
  private static func passing<Value>(
    _ key: Key<Value>, _ box: LengthBox, _ setter: Setter<Target, Value>?,
    _ describes: (@Sendable (Target.Description) -> Any)?,
    from stored: @escaping @Sendable (Model) -> Value?,
    to store: @escaping @Sendable (inout Model, Value) -> Void
  ) -> Field {
    var field = Field(key.rule, describes: describes)
    field.rule.box = box
    field.store = { map, context, sink, model in
      if let value = map.read(key, context, &sink) { store(&model, value) }
    }
    if let setter {
      field.set = { model, target in
        if let value = stored(model) { setter.set(value, &target) }
      }
    }
    return field
  }

  /// A key whose value is passed through and that is used only in this table.
  @_semantics("optimize.sil.specialize.generic.never")
  static func key<Value>(
    _ name: String, _ kind: ValueKind<Value>, default standard: String? = nil,
    swift: SwiftSpelling? = nil, _ doc: String, example: String? = nil,
    in path: StoredPath<Model, Value>, box: LengthBox = .inner,
    sets setter: Setter<Target, Value>? = nil,
    describes: (@Sendable (Target.Description) -> Any)? = nil
  ) -> Field {
    key(
      Key(name, kind, default: standard, swift: swift, doc, example: example), in: path,
      box: box, sets: setter, describes: describes)
  }

  /// A key whose value is passed through and that is used only in this table.
  @_semantics("optimize.sil.specialize.generic.never")
  static func key<Value>(
    _ name: String, _ kind: ValueKind<Value>, default standard: String? = nil,
    swift: SwiftSpelling? = nil, _ doc: String, example: String? = nil,
    in path: StoredPath<Model, Value?>, box: LengthBox = .inner,
    sets setter: Setter<Target, Value>? = nil,
    describes: (@Sendable (Target.Description) -> Any)? = nil
  ) -> Field {
    key(
      Key(name, kind, default: standard, swift: swift, doc, example: example), in: path,
      box: box, sets: setter, describes: describes)
  }
}

struct Setter<Target, Value>: Sendable {
  let set: @Sendable (Value, inout Target) -> Void

  @_semantics("optimize.sil.specialize.generic.never")
  static func property(_ path: StoredPath<Target, Value>) -> Setter {
    Setter { $1[keyPath: path] = $0 }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func property(_ path: StoredPath<Target, Value?>) -> Setter {
    Setter { $1[keyPath: path] = $0 }
  }

  /// Sets a property of another type.
  @_semantics("optimize.sil.specialize.generic.never")
  static func property<Other>(
    _ path: StoredPath<Target, Other>,
    _ convert: @escaping @Sendable (Value) -> Other
  ) -> Setter {
    Setter { $1[keyPath: path] = convert($0) }
  }
}

extension ValueKind {
  /// A map whose keys are those of a table.
  static func map(
    _ table: KeyTable<Value, Never>, _ start: Value
  ) -> ValueKind where Value: Sendable {
    ValueKind(name: table.map.name, shape: .map { table.map }) { node, context, sink in
      table.read(node, from: start, context, &sink)
    }
  }

  /// A text for the most common form of a value, or a map whose keys are those of a table.
  ///
  /// - Parameters:
  ///   - text: How a text is read.
  ///   - set: Sets what a text means.
  ///   - more: Reads keys without a place in the value.
  static func textOrMap(
    _ table: KeyTable<Value, Never>, _ start: Value, _ text: ValueKind<String> = .text,
    _ set: @escaping @Sendable (inout Value, String) -> Void,
    also more:
      @escaping @Sendable (
        inout Value, SourceMap, EvaluationContext, inout Sink
      ) -> Void = { _, _, _, _ in }
  ) -> ValueKind where Value: Sendable {
    ValueKind(
      name: table.map.name,
      shape: .either([text.shape, .map { table.map }])
    ) { node, context, sink in
      var value = start
      if node.entries == nil {
        guard let text = text.read(node, context, &sink) else { return nil }
        set(&value, text)
        return value
      }
      guard let map = SourceMap(node, table.map, &sink) else { return nil }
      table.read(map, into: &value, context, &sink)
      more(&value, map, context, &sink)
      return value
    }
  }
}
