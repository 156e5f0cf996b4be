internal import Foundation
internal import Geometry
internal import SpecTree

/// The keys of excluded pictures.
enum ExclusionKeys {
  static let table = KeyTable<RenderRequest.Exclusion, Never>(
    "an excluded picture", constraints: .exclusion,
    [
      .key(RenderKeys.widths.withoutDefault, in: \.widths),
      .key(RenderKeys.devices.withoutDefault, in: \.devices),
      .key(RenderKeys.appearance.withoutDefault, in: \.appearances),
      .key(RenderKeys.layoutDirection.withoutDefault, in: \.layoutDirections),
      .key(RenderKeys.contentSizeCategory.withoutDefault, in: \.contentSizeCategories),
      .key(RenderKeys.theme.withoutDefault, in: \.themes),
      .key(RenderKeys.compatibility.withoutDefault, in: \.compatibilities),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<RenderRequest.Exclusion> {
  /// A map of conditions.
  static let exclusion: ValueKind = .init(
    name: "an excluded picture", shape: .map { ExclusionKeys.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, ExclusionKeys.map, &sink) else { return nil }
    var exclusion = RenderRequest.Exclusion()
    ExclusionKeys.table.read(map, into: &exclusion, context, &sink)
    if node.entries?.isEmpty == true {
      return sink.expected("a map such as {widths: 320}", at: node)
    }
    return exclusion
  }
}

extension ValueKind<UIContentSizeCategory> {
  /// The content size categories, by Apple's names.
  static let contentSizeCategory: ValueKind = choice(
    "text size", UIContentSizeCategory.words.map { ($0.word, $0.category) })
}
