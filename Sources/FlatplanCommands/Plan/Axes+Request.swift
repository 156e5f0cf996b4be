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
      themes: request.themes, scroll: request.scrollOffset, measure: request.measure)
  }
}

extension Variant {
  /// The view that a layout is solved for: the variant's, with the edges that the spec states.
  func container(_ request: RenderRequest) -> Container {
    var traits = Traits(width: width)
    traits.displayScale = scale
    traits.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    return Container(
      size: CGSize(width: width, height: height), safeArea: request.safeArea ?? .zero,
      layoutMargins: request.layoutMargins, traits: traits)
  }
}
