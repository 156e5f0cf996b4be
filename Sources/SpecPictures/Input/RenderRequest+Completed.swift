package import LayoutSpec

extension RenderRequest {
  /// Returns the request with missing values taken from `other`.
  ///
  /// If this request names devices, the container properties of `other`, such as its widths and
  /// height, are ignored.
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
    all.compatibilities = compatibilities ?? other.compatibilities
    all.picture = picture ?? other.picture
    all.exclude = exclude + other.exclude
    return all
  }
}
