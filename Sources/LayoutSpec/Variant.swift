package import CellContent
package import CompositionalLayout
package import Foundation

/// One picture of a spec: where it stands on each of the axes that multiply.
package struct Variant: Hashable, Sendable {
  /// What the container fills, if that is a device.
  package var device: Device?
  /// Points of the container.
  package var width: CGFloat
  /// Points of the container.
  package var height: CGFloat
  /// Pixels a point.
  package var scale: CGFloat
  package var appearance = PictureAppearance.light
  package var direction = Direction.ltr
  /// How large text is.
  package var textSize = UIContentSizeCategory.large
  /// The theme's name.
  package var theme = Theme.wireframe.name
  /// In place of the device's, or of none.
  package var safeArea: NSDirectionalEdgeInsets?
  package var layoutMargins: NSDirectionalEdgeInsets?
  /// Where the page stands, in points along its axis.
  package var scroll: CGFloat = 0
  package var measure = RenderRequest.Measure.all
  /// What the picture shows.
  package var picture = RenderRequest.Picture.content

  /// The view that a layout is solved for.
  package var container: Container {
    var container = device.map(Container.init(device:)) ?? Container(width: width)
    container.size.height = height
    container.safeArea = safeArea ?? container.safeArea
    container.layoutMargins = layoutMargins ?? container.layoutMargins
    container.traits.displayScale = scale
    container.traits.layoutDirection = direction.layoutDirection
    container.traits.preferredContentSizeCategory = textSize
    container.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    return container
  }
}

/// Which colours a picture has, as it is written.
package enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// Those that fit where it is seen: an SVG has both. Everything else is light.
  case auto

  init(_ style: UIUserInterfaceStyle) {
    self =
      switch style {
      case .light: .light
      case .dark: .dark
      case .unspecified: .auto
      }
  }

  /// The same in Apple's words.
  package var style: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: .unspecified
    }
  }

  /// What a single picture is drawn in.
  package var shown: Appearance { self == .dark ? .dark : .light }
}

/// Which side is leading, as it is written.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl

  init(_ direction: UITraitEnvironmentLayoutDirection) {
    self = direction == .rightToLeft ? .rtl : .ltr
  }

  /// The same in Apple's words.
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    self == .rtl ? .rightToLeft : .leftToRight
  }
}
