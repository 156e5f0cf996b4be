internal import CellContent
internal import LayoutSpec
internal import SpecTree

/// The fields of a cell's data, with the types that its parts need.
struct CellFields {
  /// The name of the struct.
  let name: String
  /// The types that parts need, by field, of the data and of the maps in its lists, by the name of
  /// their struct.
  private var uses: [String: [String: Set<FieldType>]]

  init(name: String) { (self.name, uses) = (name, [name: [:]]) }

  mutating func use(_ field: String, as type: FieldType, in record: String? = nil) {
    // Maps of which no field is used have a struct, too.
    if case .records(let name) = type, uses[name] == nil { uses[name] = [:] }
    uses[record ?? name, default: [:]][field, default: []].insert(type)
  }

  func type(of field: String, in record: String? = nil) -> FieldType? {
    uses[record ?? name]?[field].map(FieldType.common)
  }

  /// The structs.
  var declaration: SwiftStatement {
    let records = uses.keys.filter { $0 != name }.sorted()
    return .block(
      "struct \(name) {",
      properties(name) + records.flatMap { [.line(""), .block("struct \($0) {", properties($0))] })
  }

  private func properties(_ record: String) -> [SwiftStatement] {
    (uses[record] ?? [:]).sorted { $0.key < $1.key }.map { field, types in
      let name = SwiftNames.escaped(SwiftNames.name(of: field))
      return .line("var \(name): \(FieldType.common(types).swift)?")
    }
  }

  /// The data of an item as an initializer call.
  func sample(_ item: ComposedItem, _ context: EvaluationContext, _ sink: inout Sink) -> Code {
    sample(.literal(name), name, context, &sink) { item.values[$0] }
  }

  private func sample(
    _ function: Code, _ record: String, _ context: EvaluationContext, _ sink: inout Sink,
    _ node: (String) -> SourceNode?
  ) -> Code {
    var slots: [Code.Slot] = []
    for field in (uses[record] ?? [:]).keys.sorted() {
      let value = node(field).flatMap { literal($0, type(of: field, in: record), context, &sink) }
      slots.append(Code.Slot(SwiftNames.name(of: field), value))
    }
    return .call(function, slots)
  }

  private func literal(
    _ node: SourceNode, _ type: FieldType?, _ context: EvaluationContext, _ sink: inout Sink
  ) -> Code? {
    guard case .records(let record) = type else { return type?.literal(node, context, &sink) }
    return .array(
      (node.elements ?? []).map { element in
        sample(".init", record, context, &sink) { element[$0] }
      })
  }
}
