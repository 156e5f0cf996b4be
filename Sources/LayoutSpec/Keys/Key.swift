package import SpecTree

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
