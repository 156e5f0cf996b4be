package import LayoutSpec

extension RenderRequest {
  /// The same, with what is left open here taken from `other`.
  ///
  /// Whoever names devices means them whole: what `other` says of its own surfaces falls away.
  package func completed(by other: RenderRequest) -> RenderRequest {
    let surface = devices == nil ? other : RenderRequest()
    var all = other
    all.widths = widths ?? surface.widths
    all.devices = devices ?? (widths == nil ? other.devices : nil)
    all.height = height ?? surface.height
    all.scale = scale ?? surface.scale
    all.appearances = appearances ?? other.appearances
    all.layoutDirections = layoutDirections ?? other.layoutDirections
    all.contentSizeCategories = contentSizeCategories ?? other.contentSizeCategories
    all.themes = themes ?? other.themes
    all.safeArea = safeArea ?? surface.safeArea
    all.layoutMargins = layoutMargins ?? surface.layoutMargins
    all.scrollOffset = scrollOffset ?? other.scrollOffset
    all.measure = measure ?? other.measure
    all.picture = picture ?? other.picture
    all.exclude = exclude + other.exclude
    return all
  }
}
