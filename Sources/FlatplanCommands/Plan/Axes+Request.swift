internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

extension Axes {
  /// The axes that a spec names.
  init(_ request: RenderRequest) {
    self.init(
      widths: request.widths, height: request.height, scale: request.scale,
      appearances: request.appearances?.map { $0 == .dark ? .dark : .light },
      directions: request.layoutDirections?.map { $0 == .rightToLeft ? .rtl : .ltr },
      textSizes: request.contentSizeCategories, themes: request.themes,
      scroll: request.scrollOffset, measure: request.measure, exclude: request.exclude)
  }
}

extension RenderRequest.Exclusion {
  /// Whether all that it says holds for a picture.
  func covers(_ variant: Variant) -> Bool {
    let style: UIUserInterfaceStyle = variant.appearance == .dark ? .dark : .light
    let direction: UITraitEnvironmentLayoutDirection =
      variant.direction == .rtl ? .rightToLeft : .leftToRight
    return widths?.contains(variant.width) ?? true
      && appearances?.contains(style) ?? true
      && layoutDirections?.contains(direction) ?? true
      && contentSizeCategories?.contains(variant.textSize) ?? true
      && themes?.contains(variant.theme) ?? true
  }
}

extension Variant {
  /// The view that a layout is solved for: the variant's, with the edges that the spec states.
  func container(_ request: RenderRequest) -> Container {
    var traits = Traits(width: width)
    traits.displayScale = scale
    traits.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = textSize
    traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    return Container(
      size: CGSize(width: width, height: height), safeArea: request.safeArea ?? .zero,
      layoutMargins: request.layoutMargins, traits: traits)
  }
}
