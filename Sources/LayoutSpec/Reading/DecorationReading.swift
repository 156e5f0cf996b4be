internal import CellContent
internal import Foundation
internal import SpecSource

extension ValueKind<[DecorationSpec]> {
  static let decorationItems: ValueKind = list(
    of: .decorationItem, named: "a list of decoration items", limit: 100)
}

extension ValueKind<DecorationSpec> {
  static let decorationItem: ValueKind = .init(
    name: "a decoration item", shape: .map { DecorationKeys.map }
  ) { node, reader in
    guard let map = SourceMap(node, DecorationKeys.map, &reader) else { return nil }
    return reader.decoration(map)
  }
}

extension Reader {
  /// Reads a section's background: `true` or a map.
  mutating func background(_ entry: SourceNode.Entry?) -> DecorationSpec? {
    if let entry, entry.value.isNull, let found = source.unquotedColor(after: entry),
      case .unquotedColor(let color) = found.problem
    {
      report(Self.backgroundError(color, at: found.span))
      return nil
    }
    return optionalPart(entry) { entry, reader in reader.backgroundValue(entry) }
  }

  /// Returns the error for a background with an appearance; colors belong in a style.
  private static func backgroundError(_ text: String, at span: SourceSpan) -> Finding {
    let color = text.hasPrefix("#") ? "\"\(text)\"" : NamedColor.named(text).map { _ in text }
    return Finding(
      .backgroundAppearance, at: span,
      advice: color.map { .writeWithStyle("background: {background: \($0)}") } ?? .write,
      fixes: [FixCandidate(title: "true", span: span)])
  }

  private mutating func backgroundValue(_ entry: SourceNode.Entry) -> DecorationSpec? {
    switch entry.value.text {
    case "true": return DecorationSpec()
    case "false": return nil
    case .some(let text):
      report(Self.backgroundError(text, at: source.span(of: entry.value)))
      return nil
    case nil: break
    }
    guard entry.value.entries != nil else {
      return expected("true or a map", at: entry.value)
    }
    return SourceMap(entry.value, DecorationKeys.background, owner: entry, &self)
      .map { decoration($0) }
  }

  fileprivate mutating func decoration(_ map: SourceMap) -> DecorationSpec {
    var decoration = DecorationSpec()
    DecorationKeys.table.read(map, into: &decoration, &self)
    decoration.style = style(map, DecorationKeys.style)
    return decoration
  }
}
