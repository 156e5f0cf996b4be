internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import PartLayout
internal import SpecDiagnostics
internal import SpecSource

/// Reads the parts of one composition for one element.
struct PartReader {
  /// The named compositions of the spec.
  let contents: [String: SourceNode]
  /// The number of parts so far.
  private var count = 0
  /// The positions of texts that were filled with data.
  private var filled: Set<SourcePlace> = []
  /// Whether a value was filled with data, so that it is not an expression.
  func isFilled(_ node: SourceNode) -> Bool { filled.contains(node.place) }

  /// Whether the content depends on the element's data or index.
  private(set) var isVaried = false

  init(_ contents: [String: SourceNode]) {
    self.contents = contents
  }

  /// Reads a composition; `nil` if all of its parts are gone.
  mutating func root(_ node: SourceNode, _ data: PartData, _ reader: inout Reader) -> Part? {
    let before = reader.findings.count
    let (columns, row) = (reader.columns, reader.row)
    defer { (reader.columns, reader.row) = (columns, row) }
    let parts = self.parts(node, data, Position(), &reader)
    if let index = reader.scope.place?.index {
      let places = filled
      reader.changeFindings(from: before) { finding in
        guard places.contains(finding.span.place) else { return }
        finding.fixes = []
        finding.hint = "for item \(index)"
      }
    }
    guard var root = parts.first else { return nil }
    if parts.count > 1 { root = Part(.column, parts) }
    root.nameParts()
    return root
  }

  /// A place in the tree of parts.
  private struct Position {
    var path = ""
    var depth = 0
    var uses: [String] = []

    func inside(_ step: String) -> Position {
      Position(path: path + "." + step, depth: depth + 1, uses: uses)
    }
  }

  /// Reads a part: none if it is gone, or several if it repeats.
  private mutating func parts(
    _ node: SourceNode, _ data: PartData, _ position: Position, _ reader: inout Reader
  ) -> [Part] {
    guard position.depth <= Limits.partDepth else {
      reader.report(.tooMany("levels of parts", limit: Limits.partDepth), at: node)
      return []
    }
    if let elements = node.elements {
      return [container(.column, elements, data, position, &reader)].compactMap(\.self)
    }
    guard node.entries != nil else {
      return word(node, &reader).map { [$0] } ?? []
    }
    if let entry = node.entry("use") {
      return used(entry, node, data, position, &reader)
    }
    if let entry = node.entry("repeat") {
      return repeated(entry, node, data, position, &reader)
    }
    return part(node, data, position, &reader).map { [$0] } ?? []
  }

  private mutating func word(_ node: SourceNode, _ reader: inout Reader) -> Part? {
    let text = node.isNull ? nil : node.text
    if let content = text.flatMap({ PartKind.words[$0] }) {
      var part = Part(content)
      part.origin = PartOrigin(node.place)
      return part
    }
    if let text, PartKind.meant(by: text) == .divider {
      return reader.reject(text, as: "a part", at: node, writing: "divider")
    }
    if let text {
      return reader.reject(text, as: "a part", at: node, writing: "{text: \(text)}")
    }
    return reader.expected("a part", at: node)
  }

  private mutating func used(
    _ entry: SourceNode.Entry, _ node: SourceNode, _ data: PartData, _ position: Position,
    _ reader: inout Reader
  ) -> [Part] {
    guard let name = entry.value.text, !entry.value.isNull else {
      return reader.expected("a name", at: entry.value) ?? []
    }
    let template = BuiltInContents.composition(name, at: entry.value.place)
    guard let content = contents[name] ?? template else {
      reader.report(
        .unknownName(
          name, what: "composition",
          known: contents.count <= Limits.shownErrors ? contents.keys.sorted() : []),
        at: entry.value,
        instead: reader.similar(to: name, among: Array(contents.keys) + BuiltInContents.names))
      return []
    }
    guard !position.uses.contains(name) else {
      reader.report(.templateCycle(position.uses + [name]), at: entry.value)
      return []
    }
    var inner = position
    inner.uses.append(name)
    let merged = content.asContainer.merged(with: node.without(["use"]))
    return parts(merged, data, inner, &reader)
  }

  private mutating func repeated(
    _ entry: SourceNode.Entry, _ node: SourceNode, _ data: PartData, _ position: Position,
    _ reader: inout Reader
  ) -> [Part] {
    let inner = node.without(["repeat"])
    guard !data.isDry else { return parts(inner, data, position, &reader) }
    guard let list = fill(entry.value, "repeat", data, position, &reader) else { return [] }
    guard let elements = list.elements else {
      return reader.expected("a list", at: entry.value) ?? []
    }
    return elements.enumerated().flatMap { index, element in
      parts(inner, data.with(element), position.inside("\(index)"), &reader)
    }
  }

  private mutating func container(
    _ content: PartContent, _ elements: [SourceNode], _ data: PartData, _ position: Position,
    _ reader: inout Reader
  ) -> Part? {
    let children = elements.enumerated().flatMap { index, element in
      parts(element, data, position.inside("\(index)"), &reader)
    }
    // A container all of whose parts are gone is gone.
    guard !children.isEmpty || elements.isEmpty || data.isDry else { return nil }
    return Part(content, children)
  }

  // MARK: One part

  private mutating func part(
    _ node: SourceNode, _ data: PartData, _ position: Position, _ reader: inout Reader
  ) -> Part? {
    count += 1
    guard count <= Limits.parts else {
      if count == Limits.parts + 1 {
        reader.report(.tooMany("parts in a cell", limit: Limits.parts), at: node)
      }
      return nil
    }
    guard let (kind, entry) = kind(of: node, &reader) else { return nil }
    guard
      let map = SourceMap(node, kind.map, &reader)?.changing(
        kind.map.rules, { fill($0, kind, data, position, &reader) })
    else { return nil }
    let made: Part?
    if kind.isContainer {
      made =
        entry.value.elements.flatMap {
          container(kind.container, $0, data, position, &reader)
        }
        ?? (entry.value.elements == nil ? reader.expected("a list of parts", at: entry.value) : nil)
    } else {
      made = map.entry(kind.rawValue).flatMap {
        content(kind, $0.value, data, &reader).map { Part($0) }
      }
    }
    let condition = condition(map, data, &reader)
    var part = made ?? Part(.box)
    part.origin = PartOrigin(entry.keyPlace)
    part.name = kind.isContainer ? "" : entry.value.onlyName ?? node.onlyName ?? ""
    read(map, kind, into: &part, &reader)
    if data.isDry, kind == .row || kind == .column { checkRooms(in: part, entry.value, &reader) }
    let isMade = made != nil || !data.isDry && showsPlaceholder(kind, map, &part, data, &reader)
    guard isMade, condition.isMet else { return nil }
    part.condition = condition.deferred
    return part
  }

  /// Shows the placeholder of a picture whose data names none.
  private func showsPlaceholder(
    _ kind: PartKind, _ map: SourceMap, _ part: inout Part, _ data: PartData,
    _ reader: inout Reader
  ) -> Bool {
    guard kind == .image, let node = map.entry("placeholder")?.value,
      let content = content(.image, node, data, &reader)
    else { return false }
    part.content = content
    return true
  }

  /// The values of a part that do not come from data.
  func constants(of node: SourceNode, _ kind: PartKind, _ reader: inout Reader) -> Part {
    var part = Part(kind.isContainer ? kind.container : .box)
    guard
      let map = SourceMap(node, kind.map, &reader)?.changing(
        kind.map.rules, { $0.value.mentionedNames.isEmpty ? $0.value : nil })
    else { return part }
    read(map, kind, into: &part, &reader)
    part.condition = condition(map, .dry, &reader).deferred
    return part
  }

  private func read(
    _ map: SourceMap, _ kind: PartKind, into part: inout Part, _ reader: inout Reader
  ) {
    let isRead: (KeyRule) -> Bool = { map.entry($0.name) != nil }
    PartKeys.common.read(map, into: &part, &reader, where: isRead)
    if kind == .row || kind == .column {
      PartKeys.stack.read(map, into: &part, &reader, where: isRead)
    }
    if kind == .text { PartKeys.text.read(map, into: &part, &reader, where: isRead) }
    if kind == .image { PartKeys.image.read(map, into: &part, &reader, where: isRead) }
    StyleKeys.table.read(map, into: &part.style, &reader) { kind.map.has($0.name) && isRead($0) }
  }

  /// The one key that makes the part.
  private func kind(
    of node: SourceNode, _ reader: inout Reader
  ) -> (PartKind, SourceNode.Entry)? {
    let entries = node.entries ?? []
    let found = entries.compactMap { entry in
      PartKind(rawValue: entry.key).map { ($0, entry) }
    }
    if found.count > 1 {
      let later = found[1].1
      reader.report(
        .excluded(later.key, by: found[0].1.key, why: "a part is one thing"), at: later,
        advice: .write)
      return nil
    }
    if let only = found.first { return only }
    guard let entry = entries.first(where: { PartKeys.map.has($0.key) == false }) else {
      reader.report(
        .wrongShape(
          expected:
            "a part with one of \(PartKind.allCases.map(\.rawValue).joined(separator: ", "))",
          shape: node.shape), at: node)
      return nil
    }
    let meant =
      PartKind.meant(by: entry.key).map { [$0.rawValue] }
      ?? Similar.words(to: entry.key, among: PartKind.allCases.map(\.rawValue))
    let span = reader.source.span(of: entry)
    reader.report(
      Finding(
        .unknownKey(entry.key, map: "a part"), at: span, hint: PartKind.idiom(for: entry.key),
        fixes: meant.map { FixCandidate(title: $0, span: span) }))
    return nil
  }

  private func condition(
    _ map: SourceMap, _ data: PartData, _ reader: inout Reader
  ) -> (isMet: Bool, deferred: PartExpression?) {
    guard let node = map.node(of: PartKeys.when, &reader) else { return (true, nil) }
    if let deferred = reader.deferred(in: node, from: node.text?.hasPrefix("=") == true ? 1 : 0) {
      return (true, deferred)
    }
    let isMet = data.isDry ? nil : reader.condition(in: node)
    return (isMet ?? true, nil)
  }
}

// MARK: - Data

extension PartReader {
  /// A value with its fields filled in; `nil` if a field is missing.
  private mutating func fill(
    _ entry: SourceNode.Entry, _ kind: PartKind, _ data: PartData, _ position: Position,
    _ reader: inout Reader
  ) -> SourceNode? {
    if kind.isContainer, entry.key == kind.rawValue { return entry.value }
    if entry.key == PartKeys.when.rule.name { return filled(condition: entry.value, data, &reader) }
    return fill(entry.value, entry.key, data, position, &reader)
  }

  private mutating func fill(
    _ node: SourceNode, _ key: String, _ data: PartData, _ position: Position,
    _ reader: inout Reader
  ) -> SourceNode? {
    switch node.value {
    case .scalar(let scalar):
      guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return node }
      guard !data.isDry else { return nil }
      isVaried = true
      if let own = node.fieldName.flatMap({ data.nodes[$0] }) { return own }
      if scalar.text.hasPrefix("=") { return numbers(in: node, scalar.text, data, &reader) }
      filled.insert(node.place)
      reader.columns = data.names
      reader.row = data.names.map { data.texts[$0] ?? "" }
      guard let text = reader.words(node, position.path + "." + key) else { return nil }
      return SourceNode(value: .scalar(.init(text: text, isPlain: true)), place: node.place)
    case .list(let elements):
      return SourceNode(
        value: .list(
          elements.compactMap { element in
            let own = fill(element, key, data, position, &reader)
            // A piece of text whose field is missing is gone.
            let isGone = element["text"] != nil && own?["text"] == nil
            return isGone ? nil : own
          }), place: node.place)
    case .map(let entries):
      return SourceNode(
        value: .map(
          entries.compactMap { entry in
            var entry = entry
            guard let value = fill(entry.value, key + entry.key, data, position, &reader) else {
              return nil
            }
            entry.value = value
            return entry
          }), place: node.place)
    }
  }
}

extension PartReader {
  /// A condition with its fields filled in. A field alone is met if it has text other than
  /// `false`, `no`, `off` or 0. Any other condition with a missing field is not met.
  private mutating func filled(
    condition node: SourceNode, _ data: PartData, _ reader: inout Reader
  ) -> SourceNode? {
    if case .map(let entries) = node.value {
      let filled = entries.compactMap { entry -> SourceNode.Entry? in
        var entry = entry
        guard let value = self.filled(condition: entry.value, data, &reader) else { return nil }
        entry.value = value
        return entry
      }
      return SourceNode(value: .map(filled), place: node.place)
    }
    guard let text = node.text, !node.mentionedNames.isEmpty else { return node }
    guard !data.isDry else { return nil }
    isVaried = true
    func constant(_ isMet: Bool) -> SourceNode {
      SourceNode(value: .scalar(.init(text: "\(isMet)", isPlain: true)), place: node.place)
    }
    let bare = text.drop { $0 == "=" || $0 == " " }
    let isNegated = bare.hasPrefix("not ")
    let operand = bare.dropFirst(isNegated ? 4 : 0).trimmingCharacters(in: .whitespaces)
    if operand.hasPrefix("$"), operand.dropFirst().unicodeScalars.allSatisfy(\.isNamePart),
      let name = node.mentionedNames.first, data.names.contains(name)
    {
      let isThere = data.nodes[name] != nil || data.texts[name]?.isAffirmative == true
      return constant(isThere != isNegated)
    }
    return numbers(in: node, text, data, &reader) ?? constant(false)
  }

  /// An expression with its fields replaced by their numbers: `=width * $done`. `nil` if a field is
  /// missing.
  private func numbers(
    in node: SourceNode, _ text: String, _ data: PartData, _ reader: inout Reader
  ) -> SourceNode? {
    var text = text
    for name in node.mentionedNames.sorted(by: { $0.count > $1.count }) {
      if !data.names.contains(name), reader.scope.variables[name] != nil {
        text = text.replacing("$" + name, with: name)
        continue
      }
      guard let value = data.texts[name], !value.isEmpty else { return nil }
      guard value != "true", value != "false" else {
        text = text.replacing("$" + name, with: value)
        continue
      }
      guard let number = Double(value), number.isFinite else {
        reader.report(.notAValue(value, kind: "a number", examples: "3 or 0.5"), at: node)
        return nil
      }
      text = text.replacing("$" + name, with: number < 0 ? "(\(value))" : value)
    }
    return SourceNode(value: .scalar(.init(text: text, isPlain: true)), place: node.place)
  }
}

extension String {
  /// Whether a field with this text counts as true.
  fileprivate var isAffirmative: Bool {
    !["", "false", "no", "off"].contains(lowercased()) && Double(self) != 0
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
  var asContainer: SourceNode {
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

extension PartKind {
  fileprivate var container: PartContent {
    switch self {
    case .row: .row
    case .overlay: .overlay
    default: .column
    }
  }
}

extension Part {
  /// Names parts without a name by their kind, and makes all names unique.
  fileprivate mutating func nameParts() {
    var taken: [String: Int] = [:]
    name(&taken)
  }

  private mutating func name(_ taken: inout [String: Int]) {
    if name.isEmpty { name = content.kind }
    let number = taken[name, default: 0] + 1
    taken[name] = number
    if number > 1 { name += "\(number)" }
    for index in children.indices { children[index].name(&taken) }
  }
}
