internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecTree

/// Generates the statements that build the views of a composition and fill them with data.
struct CellCode {
  let context: EvaluationContext
  var sink: Sink
  var fields: CellFields
  /// What the composition shows in samples.
  let samples: [ComposedItem]
  /// The type that has the helper functions.
  let owner: Code
  /// Expressions with the names that a cell knows.
  let expressions: SwiftExpressions
  var body = Body()
  /// Properties of the cell besides its views.
  var properties: [SwiftStatement] = []
  /// The statements that adapt the views to the size of the cell.
  var fitting: [SwiftStatement] = []
  /// The statements that close stacks with data.
  var closing: [SwiftStatement] = []
  /// The functions that make repeated parts.
  var functions: [SwiftStatement] = []
  var helpers: Set<CellHelper> = []
  /// What cannot be written in Swift.
  var notes: [String] = []
  var names: Set<String> = [
    "item", "each", "contentView", "backgroundView", "selectedBackgroundView", "frame", "bounds",
    "capsules",
  ]
  /// The conditions under which data hides views.
  var absences: [Code: Code] = [:]
  /// The repeated value whose parts are generated; `nil` outside of repeated parts.
  var element: Element?
  /// Whether the size of the cell hides views.
  var hidesWhenFitting = false
  /// Whether corner radii depend on the size of views.
  var hasCapsules = false

  /// The views of a cell or of a repeated part, and their statements.
  struct Body {
    /// The views, as names and the calls that create them.
    var views: [(name: String, call: Code)] = []
    /// The statements that build the views.
    var setup: [SwiftStatement] = []
    /// The statements that show data.
    var update: [SwiftStatement] = []
    /// Statements that need all views to be in place.
    var later: [SwiftStatement] = []
  }

  /// The value of a repeated part.
  struct Element {
    /// The name of the struct of its fields; `nil` for texts.
    var record: String?
    var keys: Set<String> = []
  }

  /// The looks that parts inherit.
  struct Ink {
    var text: Code = "UIColor.label"
    var secondary: Code = "UIColor.secondaryLabel"
    var tint: Code = "UIColor.tintColor"
    var font: FontReference?
    /// The looks of subtitles, details and eyebrows.
    var roles = RoleStyles()
    var alignment: TextAlignment?
  }

  init(
    _ context: EvaluationContext, _ sink: Sink, _ fields: CellFields, _ samples: [ComposedItem],
    owner: Code, _ expressions: SwiftExpressions
  ) {
    (self.context, self.sink, self.fields) = (context, sink, fields)
    (self.samples, self.owner, self.expressions) = (samples, owner, expressions)
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// A helper function, which becomes part of the file.
  mutating func helper(_ helper: CellHelper) -> Code {
    helpers.insert(helper)
    return .member(owner, helper.rawValue)
  }

  /// Adds a view with a name that is not in use.
  ///
  /// - Parameters:
  ///   - wanted: A field, which is followed by the kind of view, or a kind of part.
  ///   - isWhole: Whether the name is used as it is.
  mutating func view(
    _ wanted: String, _ type: String, _ arguments: [Code.Slot] = [], isWhole: Bool = false
  ) -> Code {
    let suffix = type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
    let isKind = isWhole || Self.kinds.contains(wanted)
    let name = names.taking(SwiftNames.name(of: wanted) + (isKind ? "" : suffix))
    body.views.append((name, .call(.literal(type), arguments)))
    return .name(name)
  }

  /// Names that say what a view is. The view of a text is a label.
  private static let kinds = Set(PartKind.allCases.map(\.rawValue)).subtracting(["text"])
    .union(["label", "end", "gradient", "content", "material"])

  mutating func font(
    _ font: FontReference?, fallback: DynamicTypeStyle = .body, weight: FontWeight? = nil
  ) -> Code {
    let weight = (font?.weight ?? weight).map { Code.dot($0.rawValue) }
    if let size = font?.size {
      return ("UIFont.systemFont" as Code)(ofSize: .number(size), weight: weight ?? ".regular")
    }
    let style = Code.dot((font?.style ?? fallback).rawValue)
    guard let weight else { return ("UIFont.preferredFont" as Code)(forTextStyle: style) }
    helpers.insert(.font)
    return ("UIFont.preferredFont" as Code)(style, weight: weight)
  }

  // MARK: Data

  /// A value in Swift.
  struct Value {
    var code: Code
    var isOptional = false

    func orElse(_ other: Code) -> Code { isOptional ? code.orElse(other) : code }
  }

  /// A constant, a field or a text with fields.
  mutating func value(_ node: SourceNode?, as type: FieldType) -> Value? {
    guard let node else { return nil }
    if let name = node.fieldName, let field = field(name, as: type) { return field }
    let isConstant = node.mentionedNames.isEmpty
    if type == .text, let text = node.text, !isConstant { return template(text, node) }
    guard isConstant else {
      note("'\(node.text ?? "a value")' is left out")
      return nil
    }
    if type == .text, node.text?.hasPrefix("=") == true { return constantText(node) }
    return type.literal(node, context, &sink).map { Value(code: $0) }
  }

  private mutating func constantText(_ node: SourceNode) -> Value? {
    context.constantText(node, field: "text", &sink).map { Value(code: .text($0)) }
  }

  mutating func field(_ name: String, as type: FieldType) -> Value? {
    if let element, element.record == nil, name == "each" {
      if type == .text { return Value(code: .name("each")) }
      return FieldType.text.converted(.call("Optional", .name("each")), to: type)
        .map { Value(code: $0, isOptional: true) }
    }
    if let element, let record = element.record, element.keys.contains(name) {
      return property(name, of: "each", in: record, as: type)
    }
    return sink.isField(name) ? property(name, of: "item", in: nil, as: type) : nil
  }

  private mutating func property(
    _ name: String, of owner: String, in record: String?, as type: FieldType
  ) -> Value? {
    fields.use(name, as: type, in: record)
    let code = Code.member(.name(owner), SwiftNames.name(of: name))
    guard let converted = fields.type(of: name, in: record)?.converted(code, to: type) else {
      note("the field '\(name)' is used as two kinds of values")
      return nil
    }
    return Value(code: converted, isOptional: true)
  }

  /// A text with fields as a string with interpolations.
  private mutating func template(_ text: String, _ node: SourceNode) -> Value? {
    let scalars = Array(text.unicodeScalars)
    func literal(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    var (slots, end) = ([Code.Slot](), 0)
    for reference in FieldReference.all(in: text, isKnown: { sink.isField($0.name) }) {
      guard let value = field(reference.name, as: .text) else { continue }
      slots.append(Code.Slot(literal(end..<reference.range.lowerBound), value.orElse(.text(""))))
      end = reference.range.upperBound
    }
    // A var or a sample text.
    guard end > 0 else { return constantText(node) }
    let rest = literal(end..<scalars.count)
    if rest.contains("$") { note("'\(text)' is written as text") }
    return Value(code: .string(slots + [Code.Slot(rest, nil)]))
  }

  /// Adds a statement now, or with the data if it depends on it.
  mutating func add(_ statement: SwiftStatement) {
    if statement.parts.names.isDisjoint(with: ["item", "each"]) {
      body.setup.append(statement)
    } else {
      body.update.append(statement)
    }
  }

  mutating func add(_ call: Code) { add(.code("", call)) }

  mutating func set(_ target: Code, _ value: Code?) {
    if let value { add(.assign(target, value)) }
  }

  /// Sets a property with the data, because it depends on the appearance.
  mutating func update(_ target: Code, _ value: Code) { body.update.append(.assign(target, value)) }

  /// Shows a value in a view, and hides the view without one.
  ///
  /// - Parameter wrap: Makes the assigned expression from the value.
  mutating func show(
    _ value: Value?, in view: Code, _ property: String, or standard: Code? = nil,
    _ wrap: (Code) -> Code = { $0 }
  ) {
    guard let value else { return }
    set(.member(view, property), wrap(standard.map(value.orElse) ?? value.code))
    hide(view, without: value)
  }

  /// Hides a view while a condition is met.
  mutating func hide(_ view: Code, if condition: Code) {
    update(view.isHidden, condition)
    absences[view] = condition
  }

  /// Hides a view while a value is missing.
  mutating func hide(_ view: Code, without value: Value?) {
    guard let value, value.isOptional else { return }
    hide(view, if: .binary(value.code, .equal, "nil"))
  }
}
