internal import CompositionalLayout
internal import Foundation

/// The keys of pictures that are not wanted: the axes of the matrix.
enum ExclusionKeys {
  static let table = KeyTable<RenderRequest.Exclusion, Never>(
    "a picture not wanted", constraints: .exclusion,
    [
      .key(RenderKeys.widths.withoutDefault, in: \.widths),
      .key(RenderKeys.devices.withoutDefault, in: \.devices),
      .key(RenderKeys.appearance.withoutDefault, in: \.appearances),
      .key(RenderKeys.layoutDirection.withoutDefault, in: \.layoutDirections),
      .key(RenderKeys.contentSizeCategory.withoutDefault, in: \.contentSizeCategories),
      .key(RenderKeys.theme.withoutDefault, in: \.themes),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<RenderRequest.Exclusion> {
  /// A map of axes.
  static let exclusion: ValueKind = .init(
    name: "a picture not wanted", shape: .map { ExclusionKeys.map }
  ) { node, reader in
    guard let map = SourceMap(node, ExclusionKeys.map, &reader) else { return nil }
    var exclusion = RenderRequest.Exclusion()
    ExclusionKeys.table.read(map, into: &exclusion, &reader)
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
