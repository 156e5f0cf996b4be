internal import Basics
internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// Values of parts with the fields of an element filled in.
extension PartReader {
  /// A value with its fields filled in; `nil` if a field is missing.
  mutating func fill(
    _ entry: SourceNode.Entry, _ kind: PartKind, _ data: PartData, _ path: String,
    _ sink: inout Sink
  ) -> SourceNode? {
    if entry.key == kind.rawValue, kind.showsText, !showsText(entry.value, data, &sink) {
      return nil
    }
    return fill(entry.value, entry.key, data, path, &sink)
  }

  mutating func fill(
    _ node: SourceNode, _ key: String, _ data: PartData, _ path: String, _ sink: inout Sink
  ) -> SourceNode? {
    guard let text = node.text else {
      return node.mapChildren { child, name in
        guard node.entries == nil else { return fill(child, key + name, data, path, &sink) }
        let own = fill(child, key, data, path, &sink)
        // A piece of text whose field is missing is gone.
        let isGone = child["text"] != nil && own?["text"] == nil
        return isGone ? nil : own
      }
    }
    guard text.utf8.contains(UInt8(ascii: "$")) else { return node }
    guard !data.isDry else {
      sink.reportDashedField(in: node, text)
      return nil
    }
    isVaried = true
    if let own = data.node(for: node) { return own.value }
    if text.hasPrefix("="), !text.hasPrefix("==") { return numbers(in: node, text, data, &sink) }
    guard isText(node, text, data, &sink) else { return nil }
    filled.insert(node.place)
    var context = context
    context.data.columns = DataColumns(names: data.names, areOfFile: data.isOfFile)
    context.data.row = data.names.map { data.value($0) ?? .text("") }
    return context.text(node, path + "." + key, isShared: true, &sink)
      .map { SourceNode(text: $0, at: node.place) }
  }
}

extension PartReader {
  /// An expression with its fields replaced by their numbers: `=width * $done`. `nil` if a field is
  /// missing.
  private func numbers(
    in node: SourceNode, _ text: String, _ data: PartData, _ sink: inout Sink
  ) -> SourceNode? {
    var scalars = Array(text.unicodeScalars)
    for field in sink.fields(in: text, data).reversed() {
      var number = field.name
      if data.names.contains(field.name) || context.scope.variables[field.name] == nil {
        guard let value = data.texts[field.name], !value.isEmpty else { return nil }
        guard value == "true" || value == "false" || Double(value)?.isFinite == true else {
          sink.report(.notAValue(value, kind: "a number", examples: "3 or 0.5"), at: node)
          return nil
        }
        number = value.hasPrefix("-") ? "(\(value))" : value
      }
      scalars.replaceSubrange(field.range, with: number.unicodeScalars)
    }
    let text = String(String.UnicodeScalarView(scalars))
    return SourceNode(text: text, at: node.place)
  }
}

extension Sink {
  /// The fields that a text mentions.
  func fields(in text: String, _ data: PartData) -> [FieldReference] {
    FieldReference.all(in: text) { data.names.contains($0.name) || names.fields.has($0) }
  }
}

// MARK: - Lists and maps in texts

extension PartReader {
  /// Whether a field that a text, a picture or a badge shows is no map; reports it otherwise.
  private func showsText(
    _ node: SourceNode, _ data: PartData, _ sink: inout Sink
  ) -> Bool {
    guard let (name, value) = data.node(for: node), let entries = value.entries else { return true }
    let texts = entries.filter { $0.value.nonNullText != nil }.map(\.key)
    report(name, value, at: sink.source.span(of: node), reading: texts, &sink)
    return false
  }

  /// Whether all fields in a longer text are texts; reports a list or a map, which shows nothing.
  private func isText(
    _ node: SourceNode, _ text: String, _ data: PartData, _ sink: inout Sink
  ) -> Bool {
    for field in data.nodes.isEmpty ? [] : sink.fields(in: text, data) {
      guard let value = data.nodes[field.name] else { continue }
      let span = sink.source.span(of: node, characters: field.range)
      report(field.name, value, at: span, reading: [], &sink)
      return false
    }
    return true
  }

  /// Reports a field that is not a text.
  ///
  /// - Parameter members: The fields of the map that are probably meant.
  private func report(
    _ name: String, _ value: SourceNode, at span: SourceSpan, reading members: [String],
    _ sink: inout Sink
  ) {
    let isElement = name == PartData.each
    let known = value.entries?.map(\.key) ?? []
    let member = members.first ?? known.first
    let hint =
      switch member {
      case nil: "a repeated part shows its values: 'repeat: $\(name), text: $each'"
      case let member? where isElement: "a repeated part shows its fields: 'text: $\(member)'"
      case let member?:
        "write the field that is meant: '$\(name).\(member)'"
      }
    sink.report(
      Finding(
        .wrongShape(expected: "text in '$\(name)'", shape: value.shape), at: span, hint: hint,
        advice: .write,
        fixes: members.prefix(1).map {
          FixCandidate(title: isElement ? "$\($0)" : "$\(name).\($0)", span: span)
        })
    )
  }
}

extension Sink {
  /// Reports the value of `repeat` that is no list.
  ///
  /// - Parameter value: The value with fields filled in.
  mutating func reportRepeat(of node: SourceNode, found value: SourceNode) {
    let span = source.span(of: node)
    let text = node.text ?? ""
    var (meant, hint): (String?, String) = (nil, "for example 'repeat: [A, B], text: $each'")
    var expected = "a list"
    if let name = node.fieldName {
      expected = "a list in '$\(name)'"
      if value.entries != nil { meant = "[\(text)]" }
      if let word = value.text { hint = "write the field as a list: '\(name): [\(word)]'" }
    } else if names.fields.contains(text) {
      meant = "$" + text
    } else if let count = Int(text), (1...Limits.listedWords).contains(count) {
      meant = "[\((1...count).map(String.init).joined(separator: ", "))]"
    } else if node.entries != nil {
      let written = String(source.rest(from: node.place).prefix(span.length))
      if written.hasPrefix("{"), written.hasSuffix("}") { meant = "[\(written)]" }
    }
    report(
      Finding(
        .wrongShape(expected: expected, shape: value.shape), at: span, hint: hint, advice: .write,
        fixes: meant.map { [FixCandidate(title: $0, span: span)] } ?? []))
  }
}

extension PartKind {
  /// Whether its value is a text or a list of texts.
  fileprivate var showsText: Bool { self == .text || self == .image || self == .badge }
}
