internal import Foundation

extension Reader {
  /// Reads the pictures to render.
  mutating func renderRequest(_ map: SourceMap) -> RenderRequest {
    var request = RenderRequest()
    request.themes = map.read(DocumentKeys.theme, &self).map { [$0] }
    guard let entry = map.entry(DocumentKeys.render),
      map.read(DocumentKeys.render, &self) != nil,
      let map = SourceMap(entry.value, RenderKeys.map, owner: entry, &self)
    else { return request }
    RenderKeys.table.read(map, into: &request, &self)
    return request
  }
}
