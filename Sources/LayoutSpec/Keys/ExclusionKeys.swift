internal import CompositionalLayout
internal import Foundation

/// The keys of pictures that are not wanted: the axes of the matrix.
enum ExclusionKeys {
  static let map: MapKind = .init(
    name: "a picture not wanted",
    rules: [
      RenderKeys.widths.rule, RenderKeys.devices.rule, RenderKeys.appearance.rule,
      RenderKeys.layoutDirection.rule,
      RenderKeys.contentSizeCategory.rule, RenderKeys.theme.rule,
    ].map { rule in
      KeyRule(name: rule.name, kind: rule.kind, doc: rule.doc, shape: rule.shape)
    }, constraints: .exclusion)
}

extension ValueKind<RenderRequest.Exclusion> {
  /// A map of axes.
  static let exclusion: ValueKind = .init(
    name: "a picture not wanted", shape: .map { ExclusionKeys.map }
  ) { node, reader in
    guard let map = SourceMap(node, ExclusionKeys.map, &reader) else { return nil }
    var exclusion = RenderRequest.Exclusion()
    exclusion.widths = map.read(RenderKeys.widths, &reader)
    exclusion.devices = map.read(RenderKeys.devices, &reader)
    exclusion.appearances = map.read(RenderKeys.appearance, &reader)
    exclusion.layoutDirections = map.read(RenderKeys.layoutDirection, &reader)
    exclusion.contentSizeCategories = map.read(RenderKeys.contentSizeCategory, &reader)
    exclusion.themes = map.read(RenderKeys.theme, &reader)
    if node.entries?.isEmpty == true {
      return reader.expected("a map such as {widths: 320}", at: node)
    }
    return exclusion
  }
}

extension ValueKind<UIContentSizeCategory> {
  /// Apple's words for the sizes of text.
  static let contentSizeCategory: ValueKind = choice(
    "text size", UIContentSizeCategory.words.map { ($0.word, $0.category) })
}
