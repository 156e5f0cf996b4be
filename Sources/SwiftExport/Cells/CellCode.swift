internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecSource

/// Generates the statements that build the views of a composition and fill them with data.
struct CellCode {
  let context: EvaluationContext
  var sink: Sink
  var fields: CellFields
  /// The views, as names and the calls that create them.
  var views: [(name: String, call: String)] = []
  /// The statements that build the views.
  var setup: [String] = []
  /// The statements that show data.
  var update: [String] = []
  /// The statements that adapt the views to the size of the cell.
  var fitting: [String] = []
  /// The functions that make repeated parts.
  var functions: [[String]] = []
  /// The helper views in use.
  var helpers: Set<CellHelper> = []
  /// What cannot be written in Swift.
  var notes: [String] = []
  var names: Set<String> = [
    "item", "each", "contentView", "backgroundView", "selectedBackgroundView", "frame", "bounds",
    "capsules",
  ]
  /// What the composition shows in samples.
  let samples: [ComposedItem]
  /// The repeated value whose parts are generated; `nil` outside of repeated parts.
  var element: Element?
  /// The name of the type that has the helper functions.
  let owner: String
  /// Expressions with the names that a cell knows.
  let expressions: SwiftExpressions
  /// Statements that need all views to be in place.
  var later: [String] = []
  /// Constraints whose constants are computed, as names and the calls that create them.
  var lengthNames: [(name: String, call: String)] = []
  /// Whether corner radii depend on the size of views.
  var hasCapsules = false

  /// The value of a repeated part.
  struct Element {
    /// The name of the struct of its fields; `nil` for texts.
    var record: String?
    var keys: Set<String> = []
  }

  /// The looks that parts inherit, as Swift expressions.
  struct Ink {
    var text = "UIColor.label"
    var secondary = "UIColor.secondaryLabel"
    var tint = "UIColor.tintColor"
    var font: FontReference?
    /// The looks of subtitles, details and eyebrows.
    var roles = RoleStyles()
    var alignment: TextAlignment?
  }

  /// A view that is made for a part.
  struct View {
    var name: String
    var part: Part
    var kind: PartKind
    /// Whether data can hide the view.
    var isHideable: Bool { absence != nil }
    /// The condition in Swift under which its data hides the view; `nil` if none does.
    var absence: String?
  }

  init(
    _ context: EvaluationContext, _ sink: Sink, _ fields: CellFields, _ samples: [ComposedItem],
    owner: String, _ expressions: SwiftExpressions
  ) {
    self.context = context
    self.sink = sink
    self.fields = fields
    self.samples = samples
    self.owner = owner
    self.expressions = expressions
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Adds a view with a name that is not in use.
  ///
  /// - Parameters:
  ///   - wanted: A field, which is followed by the kind of view, or a kind of part.
  ///   - isWhole: Whether the name is used as it is.
  mutating func view(_ wanted: String, _ call: String, isWhole: Bool = false) -> String {
    let type = call.prefix { $0 != "(" }
    let suffix = type.hasPrefix("UI") ? type.dropFirst(2) : type
    let isKind = isWhole || Self.kinds.contains(wanted)
    let whole = SwiftNames.name(of: wanted) + (isKind ? "" : suffix)
    let name = SwiftNames.escaped(unused(whole))
    views.append((name, call))
    return name
  }

  /// A name that is not in use, and is from now on.
  mutating func unused(_ wanted: String) -> String {
    var (name, number) = (wanted, 2)
    while !names.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// Names that say what a view is. The view of a text is a label.
  private static let kinds = Set(PartKind.allCases.map(\.rawValue)).subtracting(["text"])
    .union(["label", "end", "gradient", "content"])

  // MARK: Data

  /// A value in Swift.
  struct Value {
    var text: String
    var isOptional = false
    /// Whether it comes from data.
    var isData: Bool
  }

  /// A constant, a field or a text with fields.
  mutating func value(_ node: SourceNode?, as type: FieldType) -> Value? {
    guard let node else { return nil }
    if let name = node.fieldName, let field = field(name, as: type) { return field }
    if type == .text, let text = node.text, !node.mentionedNames.isEmpty {
      return template(text, node)
    }
    guard node.mentionedNames.isEmpty else {
      note("'\(node.text ?? "a value")' is left out")
      return nil
    }
    return constant(node, as: type).map { Value(text: $0, isData: false) }
  }

  private mutating func field(_ name: String, as type: FieldType) -> Value? {
    if let element {
      let isText = element.record == nil && name == "each"
      if isText {
        return FieldType.text.converted("Optional(each)", to: type).map {
          type == .text
            ? Value(text: "each", isData: true) : Value(text: $0, isOptional: true, isData: true)
        }
      }
      if let record = element.record, element.keys.contains(name) {
        fields.use(name, as: type, in: record)
        return property("each", name, fields.type(of: name, in: record), type)
      }
    }
    guard sink.isField(name) else { return nil }
    fields.use(name, as: type)
    return property("item", name, fields.type(of: name), type)
  }

  private mutating func property(
    _ owner: String, _ name: String, _ own: FieldType?, _ type: FieldType
  ) -> Value? {
    let text = "\(owner).\(SwiftNames.name(of: name))"
    guard let converted = (own ?? type).converted(text, to: type) else {
      note("the field '\(name)' is used as two kinds of values")
      return nil
    }
    return Value(text: converted, isOptional: true, isData: true)
  }

  /// A text with fields as a string with interpolations.
  private mutating func template(_ text: String, _ node: SourceNode) -> Value? {
    let scalars = Array(text.unicodeScalars)
    func literal(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range])).quotedInside
    }
    var (result, end) = ("", 0)
    for reference in FieldReference.all(in: text, isKnown: { sink.isField($0.name) }) {
      guard let value = field(reference.name, as: .text) else { continue }
      result += literal(end..<reference.range.lowerBound)
      result += value.isOptional ? "\\(\(value.text) ?? \"\")" : "\\(\(value.text))"
      end = reference.range.upperBound
    }
    // A var or a sample text.
    guard end > 0 else {
      return context.constantText(node, field: "text", &sink).map {
        Value(text: $0.swiftLiteral, isData: false)
      }
    }
    let rest = literal(end..<scalars.count)
    if rest.contains("$") { note("'\(text)' is written as text") }
    return Value(text: "\"\(result + rest)\"", isData: true)
  }

  private mutating func constant(_ node: SourceNode, as type: FieldType) -> String? {
    if type == .text, node.text?.hasPrefix("=") == true {
      return context.constantText(node, field: "text", &sink)?.swiftLiteral
    }
    return type.literal(node, context, &sink)
  }

  /// Sets a property now, or with the data.
  ///
  /// - Parameter wrap: Makes the assigned expression from the value.
  mutating func set(
    _ target: String, _ value: Value?, standard: String? = nil,
    _ wrap: (String) -> String = { $0 }
  ) {
    guard let value else { return }
    let text =
      value.isOptional ? standard.map { "\(value.text) ?? \($0)" } ?? value.text : value.text
    let line = "\(target) = \(wrap(text))"
    if value.isData { update.append(line) } else { setup.append(line) }
  }

  /// Hides a view while a condition in Swift is met.
  mutating func hide(_ view: inout View, if condition: String) {
    update.append("\(view.name).isHidden = \(condition)")
    view.absence = condition
  }

  /// Hides a view while a value is missing.
  mutating func hide(_ view: inout View, without value: Value?) {
    guard let value, value.isOptional else { return }
    hide(&view, if: "\(value.text) == nil")
  }
}

extension String {
  /// The text as part of a string literal.
  fileprivate var quotedInside: String { String(swiftLiteral.dropFirst().dropLast()) }
}
