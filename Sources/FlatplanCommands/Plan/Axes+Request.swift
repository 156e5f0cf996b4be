internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

extension Axes {
  /// The axes that a spec names.
  init(_ request: RenderRequest) {
    self.init(
      widths: request.widths, devices: request.devices, height: request.height,
      scale: request.scale,
      appearances: request.appearances?.map {
        $0 == .dark ? .dark : $0 == .unspecified ? .auto : .light
      },
      directions: request.layoutDirections?.map { $0 == .rightToLeft ? .rtl : .ltr },
      textSizes: request.contentSizeCategories, themes: request.themes,
      safeArea: request.safeArea, layoutMargins: request.layoutMargins,
      scroll: request.scrollOffset, measure: request.measure,
      picture: request.picture, exclude: request.exclude)
  }
}

extension RenderRequest.Exclusion {
  /// Whether all that it says holds for a picture.
  func covers(_ variant: Variant) -> Bool {
    let appearance: UIUserInterfaceStyle =
      switch variant.appearance {
      case .light: .light
      case .dark: .dark
      case .auto: .unspecified
      }
    return covers(
      variant.container, of: variant.device, appearance: appearance, theme: variant.theme)
  }
}

extension Axes {
  /// The views that pictures are wanted of, each once; of all that are named, where all of them are
  /// excluded.
  var containers: [Container] {
    var named = self
    named.exclude = []
    let wanted = variants
    var known: Set<Container> = []
    return (wanted.isEmpty ? named.variants : wanted).map(\.container).filter {
      known.insert($0).inserted
    }
  }
}

extension Variant {
  /// The view that a layout is solved for.
  var container: Container {
    var container = device.map(Container.init(device:)) ?? Container(width: width)
    container.size.height = height
    container.safeArea = safeArea ?? container.safeArea
    container.layoutMargins = layoutMargins ?? container.layoutMargins
    container.traits.displayScale = scale
    container.traits.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    container.traits.preferredContentSizeCategory = textSize
    container.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    return container
  }
}
