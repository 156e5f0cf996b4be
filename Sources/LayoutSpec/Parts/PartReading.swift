internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// Reads the parts of one composition for one element.
struct PartReader {
  let context: EvaluationContext
  /// The number of parts so far.
  var count = 0
  /// The positions of texts that were filled with data.
  var filled: Set<SourcePlace> = []
  /// Whether a value was filled with data, so that it is not an expression.
  func isFilled(_ node: SourceNode) -> Bool { filled.contains(node.place) }

  /// Whether the content depends on the element's data or index.
  var isVaried = false

  init(_ context: EvaluationContext) {
    self.context = context
  }

  /// Fills a composition with data; `nil` if all of its parts are gone.
  mutating func root(_ parsed: ParsedPart, _ data: PartData, _ sink: inout Sink) -> Part? {
    let before = sink.findings.count
    let parts = self.parts(parsed, data, "", &sink)
    if let index = context.scope.place?.index {
      let places = filled
      sink.changeFindings(from: before) { finding in
        guard places.contains(finding.span.place) else { return }
        finding.fixes = []
        finding.hint = [finding.hint, "for item \(index)"].compactMap(\.self).joined(
          separator: ", ")
      }
    }
    guard var root = parts.first else { return nil }
    if parts.count > 1 { root = Part(.column, parts) }
    root.nameParts()
    return root
  }

  /// Fills a part: none if it is gone, or several if it repeats.
  ///
  /// - Parameter path: The place in the tree of parts, which chooses sample texts.
  private mutating func parts(
    _ parsed: ParsedPart, _ data: PartData, _ path: String, _ sink: inout Sink
  ) -> [Part] {
    guard let (node, paths) = parsed.repetition else {
      return part(parsed, data, path, &sink).map { [$0] } ?? []
    }
    guard let list = fill(node, "repeat", data, path, &sink) else { return [] }
    guard let elements = list.elements else {
      sink.reportRepeat(of: node, found: list)
      return []
    }
    return elements.enumerated().compactMap { index, element in
      part(parsed, data.with(element, paths), "\(path).\(index)", &sink)
    }
  }

  private mutating func part(
    _ parsed: ParsedPart, _ data: PartData, _ path: String, _ sink: inout Sink
  ) -> Part? {
    var part = parsed.constants
    let kind = parsed.kind
    guard let map = parsed.map else {
      fillChildren(of: &part, parsed, data, path, &sink)
      return part.children.isEmpty && !parsed.children.isEmpty ? nil : part
    }
    guard countPart(at: map.node, &sink) else { return nil }
    var isMade = true
    if kind.isContainer {
      // A container all of whose parts are gone is gone.
      fillChildren(of: &part, parsed, data, path, &sink)
      isMade = !part.children.isEmpty || parsed.children.isEmpty
    } else {
      let content = parsed.entry.flatMap { fill($0, kind, data, path, &sink) }.flatMap {
        kind.rejectsMap($0, &sink) ? nil : kind.declaration.read(self, $0, data, &sink)
      }
      part.content = content ?? part.content
      isMade = content != nil
    }
    let condition: ConditionResult =
      parsed.condition.map { self.condition($0, data, &sink) } ?? (true, nil)
    if let varying = parsed.varying {
      let filled = varying.changing(kind.map.rules) { fill($0, kind, data, path, &sink) }
      read(filled, kind, into: &part, &sink)
    }
    if !isMade, kind == .image, let entry = map.entry("placeholder"),
      let name = fill(entry, kind, data, path, &sink)
    {
      // A picture whose data names none shows its placeholder.
      let content = kind.declaration.read(self, name, data, &sink)
      part.content = content ?? part.content
      isMade = content != nil
    }
    guard isMade, condition.isMet else { return nil }
    part.condition = condition.deferred
    return part
  }

  private mutating func fillChildren(
    of part: inout Part, _ parsed: ParsedPart, _ data: PartData, _ path: String,
    _ sink: inout Sink
  ) {
    for (index, child) in parsed.children.enumerated() {
      part.children += parts(child, data, "\(path).\(index)", &sink)
    }
  }

  /// Counts a part, and returns whether a cell may have it.
  mutating func countPart(at node: SourceNode, _ sink: inout Sink) -> Bool {
    count += 1
    if count == Limits.parts + 1 {
      sink.report(.tooMany("parts in a cell", limit: Limits.parts), at: node)
    }
    return count <= Limits.parts
  }

  /// The values of a part that do not come from data.
  func constants(of node: SourceNode, _ kind: PartKind, _ sink: inout Sink) -> Part {
    var part = Part(kind.declaration.container ?? .box)
    guard
      let map = SourceMap(node, kind.map, &sink)?.changing(
        kind.map.rules, { $0.value.mentionedNames.isEmpty ? $0.value : nil })
    else { return part }
    read(map, kind, into: &part, &sink)
    var copy = self
    part.condition = map.node(of: PartKeys.when, &sink).flatMap {
      copy.condition(ParsedPart.Condition($0), .dry, &sink).deferred
    }
    return part
  }

  func read(_ map: SourceMap, _ kind: PartKind, into part: inout Part, _ sink: inout Sink) {
    for table in [PartKeys.common] + kind.declaration.tables {
      table.read(map, into: &part, context, &sink)
    }
    StyleKeys.table.read(map, into: &part.style, context, &sink)
  }
}

extension Part {
  /// Names parts without a name by their kind, and makes all names unique.
  fileprivate mutating func nameParts() {
    var taken: [String: Int] = [:]
    name(&taken)
  }

  private mutating func name(_ taken: inout [String: Int]) {
    if name.isEmpty { name = content.kind.rawValue }
    let number = taken[name, default: 0] + 1
    taken[name] = number
    if number > 1 { name += "\(number)" }
    for index in children.indices { children[index].name(&taken) }
  }
}
