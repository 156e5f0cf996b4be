internal import CellContent
internal import SpecDiagnostics
package import SpecTree

/// A part of a composition whose keys were checked and whose constant values were read, once for all
/// elements that show it.
struct ParsedPart: Sendable {
  let kind: PartKind
  /// The name, the origin and all values that are the same for every element and container.
  fileprivate(set) var constants: Part
  /// The keys and values as written; `nil` for a word.
  fileprivate(set) var map: SourceMap?
  /// The keys whose values depend on the element or the container; `nil` if there are none.
  fileprivate(set) var varying: SourceMap?
  /// The key that makes the part.
  fileprivate(set) var entry: SourceNode.Entry?
  fileprivate(set) var condition: Condition?
  fileprivate(set) var children: [ParsedPart] = []
  /// The list for whose values the part repeats.
  fileprivate(set) var repetition: (list: SourceNode, paths: [FieldPath])?

  /// The value of `when`, possibly by width.
  struct Condition: Sendable {
    let node: SourceNode
    /// The expressions without errors, by their texts.
    private(set) var expressions: [String: FieldExpression] = [:]

    init(_ node: SourceNode) {
      self.node = node
      for text in (node.isByWidth ? node.children : [node]).compactMap(\.text) {
        expressions[text] = try? FieldExpression(text)
      }
    }
  }

  /// Parses a composition, and reports all errors that do not depend on data; `nil` if there are some.
  init?(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink) {
    let before = sink.findings.count
    var reader = PartReader(context)
    guard let root = reader.parsed(node.asContainer, Position(), &sink),
      sink.findings.count == before
    else { return nil }
    self = root
  }

  fileprivate init(_ kind: PartKind, _ content: PartContent) {
    self.kind = kind
    constants = Part(content)
  }
}

/// The compositions around a part.
private struct Position {
  var depth = 0
  /// The names of those that 'use' inserts.
  var uses: [String] = []

  var inside: Position { Position(depth: depth + 1, uses: uses) }
}

extension PartReader {
  fileprivate mutating func parsed(
    _ node: SourceNode, _ position: Position, _ sink: inout Sink
  ) -> ParsedPart? {
    guard position.depth <= Limits.partDepth else {
      sink.report(.tooMany("levels of parts", limit: Limits.partDepth), at: node)
      return nil
    }
    if let elements = node.elements {
      var column = ParsedPart(.column, .column)
      column.children = elements.compactMap { parsed($0, position.inside, &sink) }
      return column
    }
    guard node.entries != nil else { return word(node, &sink) }
    if let entry = node.entry("use") { return used(entry, node, position, &sink) }
    guard let entry = node.entry("repeat") else { return part(node, position, &sink) }
    let list = entry.value
    if list.elements != nil || list.mentionedNames.isEmpty {
      let filled = fill(list, "repeat", .dry, "", &sink) ?? list
      guard filled.elements != nil else {
        sink.reportRepeat(of: list, found: filled)
        return nil
      }
    }
    let inner = node.without(["repeat"])
    var part = parsed(inner, position.inside, &sink)
    part?.repetition = (list, Array(inner.paths(context.definitions.contents)))
    return part
  }

  private func word(_ node: SourceNode, _ sink: inout Sink) -> ParsedPart? {
    let text = node.nonNullText
    if let content = text.flatMap({ PartKind.words[$0] }) {
      var part = ParsedPart(content.kind, content)
      part.constants.origin = PartOrigin(node.place)
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
    _ entry: SourceNode.Entry, _ node: SourceNode, _ position: Position, _ sink: inout Sink
  ) -> ParsedPart? {
    guard let name = entry.value.nonNullText else {
      return sink.expected("a name", at: entry.value)
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
      return nil
    }
    guard !position.uses.contains(name) else {
      sink.report(.templateCycle(position.uses + [name]), at: entry.value)
      return nil
    }
    var inner = position
    inner.uses.append(name)
    return parsed(content.asContainer.merged(with: node.without(["use"])), inner, &sink)
  }

  private mutating func part(
    _ node: SourceNode, _ position: Position, _ sink: inout Sink
  ) -> ParsedPart? {
    guard countPart(at: node, &sink), let (kind, entry) = kind(of: node, &sink),
      let map = SourceMap(node, kind.map, &sink)
    else { return nil }
    ParseCounter.addPart()
    var part = ParsedPart(kind, kind.declaration.container ?? .box)
    (part.map, part.entry) = (map, entry)
    part.constants.origin = PartOrigin(entry.keyPlace)
    if kind.isContainer {
      part.children =
        (entry.value.elements ?? sink.reportParts(entry.value) ?? []).compactMap {
          parsed($0, position.inside, &sink)
        }
    } else {
      part.constants.name = entry.value.onlyName ?? node.onlyName ?? ""
    }
    part.condition = map.node(of: PartKeys.when, &sink).map(ParsedPart.Condition.init)
    let own = [entry.key, PartKeys.when.rule.name]
    let values = map.changing(kind.map.rules) { own.contains($0.key) ? nil : $0.value }
    let varying = values.changing(kind.map.rules) { $0.value.isConstant ? nil : $0.value }
    part.varying = varying.keys.isEmpty ? nil : varying
    read(
      values.changing(kind.map.rules) { $0.value.isConstant ? $0.value : nil }, kind,
      into: &part.constants, &sink)
    sink.checkWithoutData(in: self) { [part] in $0.check(part, &$1) }
    return part
  }

  /// Reports the errors of what is read for each element, without its data.
  private mutating func check(_ parsed: ParsedPart, _ sink: inout Sink) {
    let kind = parsed.kind
    guard let entry = parsed.entry else { return }
    if !kind.isContainer, let value = fill(entry, kind, .dry, "", &sink),
      !kind.rejectsMap(value, &sink)
    {
      _ = kind.declaration.read(self, value, .dry, &sink)
    }
    if let condition = parsed.condition { _ = self.condition(condition, .dry, &sink) }
    var part = parsed.constants
    if let varying = parsed.varying {
      let known = varying.changing(kind.map.rules) { fill($0, kind, .dry, "", &sink) }
      read(known, kind, into: &part, &sink)
    }
    if kind == .row || kind == .column { checkRooms(in: part, entry.value, &sink) }
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

extension Sink {
  /// Checks values that are read for each element. Of those that depend on the container, only errors
  /// that occur in every one are reported.
  fileprivate mutating func checkWithoutData(
    in reader: PartReader, _ check: (inout PartReader, inout Sink) -> Void
  ) {
    var (trial, copy) = (self, reader)
    trial.dependencies = Dependencies()
    check(&copy, &trial)
    if !trial.dependencies.isEmpty {
      (trial, copy) = (self, PartReader(reader.context.checking))
      check(&copy, &trial)
    }
    trial.dependencies = dependencies
    self = trial
  }
}

extension SourceNode {
  fileprivate func entry(_ key: String) -> Entry? { entries?.first { $0.key == key } }

  /// The only field that a value mentions.
  fileprivate var onlyName: String? {
    let names = mentionedNames
    return names.count == 1 ? names.first : nil
  }

  /// Whether the value is the same for all elements and containers.
  fileprivate var isConstant: Bool {
    guard let text else { return !isByWidth && children.allSatisfy(\.isConstant) }
    return !text.hasPrefix("=") && !text.utf8.contains(UInt8(ascii: "$"))
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
