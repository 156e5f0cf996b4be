internal import CellContent
internal import Foundation
internal import SpecTree

extension ValueKind<[DecorationSpec]> {
  static let decorationItems: ValueKind = list(
    of: .decorationItem, named: "a list of decoration items", limit: 100)
}

extension ValueKind<DecorationSpec> {
  static let decorationItem: ValueKind = .init(
    name: "a decoration item", shape: .map { DecorationKeys.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, DecorationKeys.map, &sink) else { return nil }
    return context.decoration(map, &sink)
  }
}

extension EvaluationContext {
  /// Reads a section's background: `true` or a map.
  func background(_ entry: SourceNode.Entry?, _ sink: inout Sink) -> DecorationSpec? {
    if let entry, entry.value.isNull, let found = sink.source.unquotedColor(after: entry),
      case .unquotedColor(let color) = found.problem
    {
      sink.report(Self.backgroundError(color, at: found.span))
      return nil
    }
    return optionalPart(entry, &sink) { $1.backgroundValue($0, &$2) }
  }

  /// Returns the error for a background with an appearance; colors belong in a style.
  private static func backgroundError(_ text: String, at span: SourceSpan) -> Finding {
    let color = text.hasPrefix("#") ? "\"\(text)\"" : NamedColor.named(text).map { _ in text }
    return Finding(
      .backgroundAppearance, at: span,
      advice: color.map { .writeWithStyle("background: {background: \($0)}") } ?? .write,
      fixes: [FixCandidate(title: "true", span: span)])
  }

  private func backgroundValue(_ entry: SourceNode.Entry, _ sink: inout Sink) -> DecorationSpec? {
    switch entry.value.text {
    case "true": return DecorationSpec()
    case "false": return nil
    case .some(let text):
      sink.report(Self.backgroundError(text, at: sink.source.span(of: entry.value)))
      return nil
    case nil: break
    }
    guard entry.value.entries != nil else {
      return sink.expected("true or a map", at: entry.value)
    }
    return SourceMap(entry.value, DecorationKeys.background, owner: entry, &sink)
      .map { decoration($0, &sink) }
  }

  fileprivate func decoration(_ map: SourceMap, _ sink: inout Sink) -> DecorationSpec {
    var decoration = DecorationSpec()
    DecorationKeys.table.read(map, into: &decoration, self, &sink)
    decoration.style = style(map, DecorationKeys.style, &sink)
    return decoration
  }
}
