internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecSource

/// The fields of a cell's data, with the types that its parts need.
struct CellFields {
  /// The name of the struct.
  let name: String
  /// The types that parts need, by field.
  private(set) var uses: [String: Set<FieldType>] = [:]
  /// The fields of the maps in lists, by the name of their struct.
  private(set) var records: [String: [String: Set<FieldType>]] = [:]

  init(name: String) { self.name = name }

  mutating func use(_ field: String, as type: FieldType, in record: String? = nil) {
    // Maps of which no field is used have a struct, too.
    if case .records(let name) = type, records[name] == nil { records[name] = [:] }
    if let record {
      records[record, default: [:]][field, default: []].insert(type)
    } else {
      uses[field, default: []].insert(type)
    }
  }

  func type(of field: String, in record: String? = nil) -> FieldType? {
    let uses = record.map { records[$0]?[field] } ?? uses[field]
    return uses.map(FieldType.common)
  }

  /// The declarations of the structs.
  var declaration: [String] {
    var lines = ["  struct \(name) {"]
    for field in uses.keys.sorted() { lines.append("    " + property(field, uses[field])) }
    for record in records.keys.sorted() {
      lines += ["", "    struct \(record) {"]
      let fields = records[record] ?? [:]
      for field in fields.keys.sorted() { lines.append("      " + property(field, fields[field])) }
      lines.append("    }")
    }
    return lines + ["  }"]
  }

  private func property(_ field: String, _ uses: Set<FieldType>?) -> String {
    let type = FieldType.common(uses ?? [.text])
    return "var \(SwiftNames.escaped(SwiftNames.name(of: field))): \(type.swift)?"
  }

  // MARK: Sample data

  /// The data of an item as an initializer call.
  func sample(_ item: ComposedItem, _ context: EvaluationContext, _ sink: inout Sink) -> String {
    var arguments: [String] = []
    for field in uses.keys.sorted() {
      guard let type = type(of: field) else { continue }
      let node =
        item.nodes[field]
        ?? item.texts[field].map {
          SourceNode(value: .scalar(.init(text: $0, isPlain: true)), place: .start)
        }
      guard let node, let text = literal(node, type, context, &sink) else { continue }
      arguments.append("\(SwiftNames.name(of: field)): \(text)")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func literal(
    _ node: SourceNode, _ type: FieldType, _ context: EvaluationContext, _ sink: inout Sink
  ) -> String? {
    guard case .records(let record) = type else { return type.literal(node, context, &sink) }
    let elements = (node.elements ?? []).map { element -> String in
      var arguments: [String] = []
      for field in (records[record] ?? [:]).keys.sorted() {
        guard let value = element[field], let type = self.type(of: field, in: record),
          let text = literal(value, type, context, &sink)
        else { continue }
        arguments.append("\(SwiftNames.name(of: field)): \(text)")
      }
      return ".init(\(arguments.joined(separator: ", ")))"
    }
    return "[\(elements.joined(separator: ", "))]"
  }
}

extension FieldType {
  /// A constant in Swift; `nil` for lists of maps.
  func literal(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink) -> String? {
    switch self {
    case .text: return node.text?.swiftLiteral
    case .color: return context.color(node, &sink).map(CellValues.color)
    case .number: return node.text.flatMap(Double.init).map { CGFloat($0).exact }
    case .flag:
      let isEmpty = node.elements?.isEmpty ?? node.entries?.isEmpty ?? true
      return "\(node.text?.isAffirmative ?? !isEmpty)"
    case .numbers:
      let texts =
        node.elements?.compactMap(\.text)
        ?? node.text?.split { " ,;".contains($0) }.map(String.init) ?? []
      return "[\(texts.compactMap(Double.init).map { CGFloat($0).exact }.joined(separator: ", "))]"
    case .texts:
      let texts = node.elements?.compactMap(\.text) ?? [node.text].compactMap(\.self)
      return "[\(texts.map(\.swiftLiteral).joined(separator: ", "))]"
    case .records: return nil
    }
  }
}
