internal import CompositionalLayout
internal import Foundation

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
  /// A section's background: `true`, or a map.
  mutating func background(_ entry: SourceNode.Entry?) -> DecorationSpec? {
    part(entry) { entry, reader in reader.presentBackground(entry) }
  }

  private mutating func presentBackground(_ entry: SourceNode.Entry) -> DecorationSpec? {
    switch entry.value.text {
    case "true": return DecorationSpec(elementKind: "background")
    case "false": return nil
    case .some:
      report(.backgroundLook, at: entry.value, advice: .write, instead: ["true"])
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
    DecorationSpec(
      elementKind: map.read(DecorationKeys.elementKind, &self) ?? "background",
      contentInsets: map.read(DecorationKeys.contentInsets, &self) ?? .zero,
      zIndex: map.read(DecorationKeys.zIndex, &self), style: style(map, DecorationKeys.style))
  }
}
