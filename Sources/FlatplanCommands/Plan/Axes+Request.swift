internal import LayoutScene
internal import LayoutSpec

extension Axes {
  /// The axes that a spec names.
  init(_ request: RenderRequest) {
    self.init(
      widths: request.widths, height: request.height, scale: request.scale,
      appearances: request.appearances,
      directions: request.layoutDirections?.compactMap(Direction.init), themes: request.themes)
  }
}
