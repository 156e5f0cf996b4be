internal import CellContent
internal import Foundation
internal import SpecDiagnostics
package import SpecSource

/// Reads the parts of one composition for one element.
struct PartReader {
  let context: EvaluationContext
  /// The number of parts so far.
  private var count = 0
  /// The positions of texts that were filled with data.
  var filled: Set<SourcePlace> = []
  /// Whether a value was filled with data, so that it is not an expression.
  func isFilled(_ node: SourceNode) -> Bool { filled.contains(node.place) }

  /// Whether the content depends on the element's data or index.
  var isVaried = false

  init(_ context: EvaluationContext) {
    self.context = context
  }

  /// Reads a composition; `nil` if all of its parts are gone.
  mutating func root(_ node: SourceNode, _ data: PartData, _ sink: inout Sink) -> Part? {
    let before = sink.findings.count
    let parts = self.parts(node, data, Position(), &sink)
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

  /// A place in the tree of parts.
  struct Position {
    var path = ""
    var depth = 0
    var uses: [String] = []

    func inside(_ step: String) -> Position {
      Position(path: path + "." + step, depth: depth + 1, uses: uses)
    }
  }

  /// Reads a part: none if it is gone, or several if it repeats.
  private mutating func parts(
    _ node: SourceNode, _ data: PartData, _ position: Position, _ sink: inout Sink
  ) -> [Part] {
    guard position.depth <= Limits.partDepth else {
      sink.report(.tooMany("levels of parts", limit: Limits.partDepth), at: node)
      return []
    }
    if let elements = node.elements {
      return [container(.column, elements, data, position, &sink)].compactMap(\.self)
    }
    guard node.entries != nil else {
      return word(node, &sink).map { [$0] } ?? []
    }
    if let entry = node.entry("use") {
      return used(entry, node, data, position, &sink)
    }
    if let entry = node.entry("repeat") {
      return repeated(entry, node, data, position, &sink)
    }
    return part(node, data, position, &sink).map { [$0] } ?? []
  }

  private mutating func word(_ node: SourceNode, _ sink: inout Sink) -> Part? {
    let text = node.isNull ? nil : node.text
    if let content = text.flatMap({ PartKind.words[$0] }) {
      var part = Part(content)
      part.origin = PartOrigin(node.place)
      return part
    }
    if let text, PartKind.meant(by: text) == .divider {
      return sink.reject(text, as: "a part", at: node, writing: "divider")
    }
    if let text {
      return sink.reject(
        text, as: "a part", at: node, writing: PartKind.part(for: text) ?? "{text: \(text)}")
    }
    return sink.expected("a part", at: node)
  }

  private mutating func used(
    _ entry: SourceNode.Entry, _ node: SourceNode, _ data: PartData, _ position: Position,
    _ sink: inout Sink
  ) -> [Part] {
    guard let name = entry.value.text, !entry.value.isNull else {
      return sink.expected("a name", at: entry.value) ?? []
    }
    let template = BuiltInContents.composition(name, at: entry.value.place)
    let contents = context.definitions.contents
    guard let content = contents[name] ?? template else {
      sink.report(
        .unknownName(
          name, what: "composition",
          known: contents.count <= Limits.shownErrors ? contents.keys.sorted() : []),
        at: entry.value,
        instead: sink.similar(to: name, among: Array(contents.keys) + BuiltInContents.names))
      return []
    }
    guard !position.uses.contains(name) else {
      sink.report(.templateCycle(position.uses + [name]), at: entry.value)
      return []
    }
    var inner = position
    inner.uses.append(name)
    let merged = content.asContainer.merged(with: node.without(["use"]))
    return parts(merged, data, inner, &sink)
  }

  private mutating func repeated(
    _ entry: SourceNode.Entry, _ node: SourceNode, _ data: PartData, _ position: Position,
    _ sink: inout Sink
  ) -> [Part] {
    let inner = node.without(["repeat"])
    let isConstant = entry.value.elements != nil || entry.value.mentionedNames.isEmpty
    guard !data.isDry || isConstant else { return parts(inner, data, position, &sink) }
    guard let list = fill(entry.value, "repeat", data, position, &sink) else { return [] }
    guard let elements = list.elements else {
      sink.reportRepeat(of: entry.value, found: list)
      return []
    }
    guard !data.isDry else { return parts(inner, data, position, &sink) }
    let paths = Array(inner.paths(context.definitions.contents))
    return elements.enumerated().flatMap { index, element in
      parts(inner, data.with(element, paths), position.inside("\(index)"), &sink)
    }
  }

  private mutating func container(
    _ content: PartContent, _ elements: [SourceNode], _ data: PartData, _ position: Position,
    _ sink: inout Sink
  ) -> Part? {
    let children = elements.enumerated().flatMap { index, element in
      parts(element, data, position.inside("\(index)"), &sink)
    }
    // A container all of whose parts are gone is gone.
    guard !children.isEmpty || elements.isEmpty || data.isDry else { return nil }
    return Part(content, children)
  }

  // MARK: One part

  private mutating func part(
    _ node: SourceNode, _ data: PartData, _ position: Position, _ sink: inout Sink
  ) -> Part? {
    count += 1
    guard count <= Limits.parts else {
      if count == Limits.parts + 1 {
        sink.report(.tooMany("parts in a cell", limit: Limits.parts), at: node)
      }
      return nil
    }
    guard let (kind, entry) = kind(of: node, &sink) else { return nil }
    guard
      let map = SourceMap(node, kind.map, &sink)?.changing(
        kind.map.rules, { fill($0, kind, data, position, &sink) })
    else { return nil }
    let made: Part?
    if let content = kind.declaration.container {
      made =
        entry.value.elements.flatMap {
          container(content, $0, data, position, &sink)
        }
        ?? (entry.value.elements == nil ? sink.reportParts(entry.value) : nil)
    } else {
      made = map.entry(kind.rawValue).flatMap {
        kind.rejectsMap($0.value, &sink)
          ? nil : kind.declaration.read(self, $0.value, data, &sink).map { Part($0) }
      }
    }
    let condition = condition(map.entry(PartKeys.when), data, &sink)
    var part = made ?? Part(.box)
    part.origin = PartOrigin(entry.keyPlace)
    part.name = kind.isContainer ? "" : entry.value.onlyName ?? node.onlyName ?? ""
    read(map, kind, into: &part, &sink)
    if data.isDry, kind == .row || kind == .column { checkRooms(in: part, entry.value, &sink) }
    let isMade = made != nil || !data.isDry && showsPlaceholder(kind, map, &part, data, &sink)
    guard isMade, condition.isMet else { return nil }
    part.condition = condition.deferred
    return part
  }

  /// Shows the placeholder of a picture whose data names none.
  private func showsPlaceholder(
    _ kind: PartKind, _ map: SourceMap, _ part: inout Part, _ data: PartData,
    _ sink: inout Sink
  ) -> Bool {
    guard kind == .image, let node = map.entry("placeholder")?.value,
      let content = kind.declaration.read(self, node, data, &sink)
    else { return false }
    part.content = content
    return true
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
    part.condition = copy.condition(map.entry(PartKeys.when), .dry, &sink).deferred
    return part
  }

  private func read(
    _ map: SourceMap, _ kind: PartKind, into part: inout Part, _ sink: inout Sink
  ) {
    let isRead: (KeyRule) -> Bool = { map.entry($0.name) != nil }
    for table in [PartKeys.common] + kind.declaration.tables {
      table.read(map, into: &part, context, &sink, where: isRead)
    }
    StyleKeys.table.read(map, into: &part.style, context, &sink) {
      kind.map.has($0.name) && isRead($0)
    }
  }

  /// The one key that makes the part.
  private func kind(
    of node: SourceNode, _ sink: inout Sink
  ) -> (PartKind, SourceNode.Entry)? {
    let entries = node.entries ?? []
    let found = entries.compactMap { entry in
      PartKind(rawValue: entry.key).map { ($0, entry) }
    }
    if found.count > 1 {
      let later = found[1].1
      sink.report(
        .excluded(later.key, by: found[0].1.key, why: "a part is one thing"), at: later,
        advice: .write)
      return nil
    }
    if let only = found.first { return only }
    guard let entry = entries.first(where: { PartKeys.map.has($0.key) == false }) else {
      sink.report(
        .wrongShape(
          expected:
            "a part with one of \(PartKind.allCases.map(\.rawValue).joined(separator: ", "))",
          shape: node.shape), at: node, hint: "say what it shows, such as 'text: $title'")
      return nil
    }
    let meant =
      PartKind.meant(by: entry.key).map { [$0.rawValue] }
      ?? Similar.words(to: entry.key, among: PartKind.allCases.map(\.rawValue))
    let span = sink.source.span(of: entry)
    sink.report(
      Finding(
        .unknownKey(entry.key, map: "a part"), at: span, hint: PartKind.idiom(for: entry.key),
        fixes: meant.map { FixCandidate(title: $0, span: span) }))
    return nil
  }
}

extension SourceNode {
  fileprivate func entry(_ key: String) -> Entry? { entries?.first { $0.key == key } }

  /// The only field that a value mentions.
  fileprivate var onlyName: String? {
    let names = mentionedNames
    return names.count == 1 ? names.first : nil
  }

  /// A composition as a map: a bare list is a column.
  package var asContainer: SourceNode {
    guard elements != nil else { return self }
    return SourceNode(
      value: .map([Entry(key: PartKind.column.rawValue, keyPlace: place, value: self)]),
      place: place)
  }
}

extension PartOrigin {
  init(_ place: SourcePlace) {
    self.init()
    (line, column, file) = (place.line, place.column, place.file)
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
