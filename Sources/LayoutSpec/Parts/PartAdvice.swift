internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// What keys and values of other layout languages say about a part.
extension PartKind {
  /// How to write what a key that parts do not have says; `nil` for other keys and maps.
  static func advice(on key: String, in map: MapKind) -> String? {
    guard let kind = allCases.first(where: { $0.name == map.name }) else { return nil }
    let name = key.plainName
    if let hint = kind.innerHint(for: key) { return hint }
    return advice.first { $0.keys.contains(name) }?.hint
  }

  private static let advice: [(keys: Set<String>, hint: String)] = [
    (
      ["flexdirection", "axis", "orientation"],
      "a 'row' is horizontal, a 'column' is vertical, and an 'overlay' puts parts on one another"
    ),
    (
      [
        "position", "top", "left", "right", "bottom", "leading", "trailing", "x", "y", "offset",
        "zindex",
      ], "an 'overlay' places its parts: 'overlay: [{text: $title, at: topLeading, inset: 8}]'"
    ),
    (["size", "frame"], "two keys set the size: 'width: 40, height: 40'"),
    (
      ["margin", "margins", "marginhorizontal", "marginvertical", "margintop", "marginbottom"],
      "the gap between parts is the 'spacing' of their row or column; 'padding' is inside of a part"
    ),
    (
      ["visible", "hidden", "ishidden", "if", "show", "visibility", "condition", "display"],
      "a part has a condition: 'when: $liked'"
    ),
    (
      ["flex", "flexgrow", "grow", "weight", "layoutweight", "layoutpriority", "expand"],
      "a part takes the room that is left with 'width: fill' or 'height: fill'"
    ),
    (
      ["children", "child", "content", "views", "arrangedsubviews", "body", "items"],
      "parts are listed in 'row', 'column' or 'overlay': 'column: [{text: $title}]'"
    ),
    (
      ["onclick", "ontap", "onpress", "action", "href"],
      "pictures do not react to taps, so leave it out"
    ),
  ]

  /// How to write a key that belongs in the value of the part.
  private func innerHint(for key: String) -> String? {
    guard let (map, example) = declaration.inner else { return nil }
    let isLook = self == .button && ["style", "kind", "type", "variant", "role"].contains(key)
    guard isLook || map.has(key) else { return nil }
    return "write 'configuration' in its value: '\(rawValue): \(example)'"
      .replacing("configuration", with: isLook ? "configuration" : key, maxReplacements: 1)
  }

  /// Reports a map as the value of a part that takes none. Returns whether it did.
  func rejectsMap(_ node: SourceNode, _ sink: inout Sink) -> Bool {
    guard let name = declaration.value, let entries = node.entries, !node.isByWidth else {
      return false
    }
    let span = sink.source.span(of: node)
    let written = String(sink.source.rest(from: node.place).prefix(span.length))
    var meant: String?
    if self == .text, node[rawValue] != nil {
      meant = written.hasPrefix("{") && written.hasSuffix("}") ? "[\(written)]" : nil
    } else if let value = (entries.first { $0.value.text != nil } ?? entries.first)?.value {
      let inner = sink.source.span(of: value)
      meant = String(sink.source.rest(from: value.place).prefix(inner.length))
    }
    let isOneLine = written.hasPrefix("{") && written.hasSuffix("}")
    sink.report(
      Finding(
        .wrongShape(expected: name, shape: node.shape), at: span,
        hint: "its value is \(name), and looks are keys of the part", advice: .write,
        fixes: (isOneLine ? meant : nil).map { [FixCandidate(title: $0, span: span)] } ?? []))
    return true
  }
}

extension Sink {
  /// Reports the parts of a container that are no list, and returns `nil`.
  mutating func reportParts<Value>(_ node: SourceNode) -> Value? {
    let span = source.span(of: node)
    let written = String(source.rest(from: node.place).prefix(span.length))
    var fix: String?
    if let entries = node.entries, written.hasPrefix("{"), written.hasSuffix("}") {
      let isParts = entries.allSatisfy { PartKind(rawValue: $0.key) != nil && $0.value.text != nil }
      fix =
        isParts && entries.count > 1
        ? "[\(entries.map { "{\($0.key): \(text(of: $0.value))}" }.joined(separator: ", "))]"
        : "[\(written)]"
    } else if let text = node.nonNullText {
      fix =
        "[\(PartKind.words[text] == nil ? PartKind.part(for: text) ?? "{text: \(text)}" : text)]"
    }
    report(
      Finding(
        .wrongShape(expected: "a list of parts", shape: node.shape), at: span,
        hint: "each part begins with '- ', or the list is in brackets: '[{text: $title}, spacer]'",
        advice: .write, fixes: fix.map { [FixCandidate(title: $0, span: span)] } ?? []))
    return nil
  }

  private func text(of node: SourceNode) -> String {
    String(source.rest(from: node.place).prefix(source.span(of: node).length))
  }

  /// Reports a field with a character that names do not have, such as `$first-name`.
  mutating func reportDashedField(in node: SourceNode, _ text: String) {
    let field = names.fields.filter { field in
      !field.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "." || $0 == "#" }
        && text.contains("$" + field)
    }.min()
    guard let field else { return }
    report(
      Finding(
        .invalidName(field), at: source.span(of: node),
        hint: "a name with such characters is in quotes: '$\(FieldPath.written(field))'"))
  }
}
