internal import Foundation

extension Reader {
  /// The pictures wanted.
  mutating func renderRequest(_ map: SourceMap) -> RenderRequest {
    var request = RenderRequest()
    request.themes = map.read(DocumentKeys.theme, &self).map { [$0] }
    guard let entry = map.entry(DocumentKeys.render),
      map.read(DocumentKeys.render, &self) != nil,
      let map = SourceMap(entry.value, RenderKeys.map, owner: entry, &self)
    else { return request }
    request.widths = map.read(RenderKeys.widths, &self)
    request.devices = map.read(RenderKeys.devices, &self)
    request.height = map.read(RenderKeys.height, &self)
    request.scale = map.read(RenderKeys.scale, &self)
    request.appearances = map.read(RenderKeys.appearance, &self)
    request.layoutDirections = map.read(RenderKeys.layoutDirection, &self)
    request.contentSizeCategories = map.read(RenderKeys.contentSizeCategory, &self)
    request.themes = map.read(RenderKeys.theme, &self) ?? request.themes
    request.safeArea = map.read(RenderKeys.safeArea, &self)
    request.layoutMargins = map.read(RenderKeys.layoutMargins, &self)
    request.scrollOffset = map.read(RenderKeys.scrollOffset, &self)
    request.measure = map.read(RenderKeys.measure, &self)
    request.picture = map.read(RenderKeys.picture, &self)
    request.overlays = map.read(RenderKeys.overlays, &self)
    request.hasFrame = map.read(RenderKeys.frame, &self)
    request.background = map.read(RenderKeys.background, &self)
    request.text = map.read(RenderKeys.text, &self)
    request.language = map.read(RenderKeys.language, &self)
    request.seed = map.read(RenderKeys.seed, &self)
    request.output = map.read(RenderKeys.output, &self)
    request.isSheet = map.read(RenderKeys.sheet, &self)
    request.exclude = map.read(RenderKeys.exclude, &self) ?? []
    return request
  }
}
