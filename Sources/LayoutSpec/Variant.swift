package import CellContent
package import Foundation
package import Geometry
package import LayoutEngine
internal import SpecTree

/// One picture of a spec: one combination of device or width, appearance, direction, text size and
/// theme.
package struct Variant: Hashable, Sendable {
  /// The device that the container fills, if any.
  package var device: Device?
  /// The width of the container, in points.
  package var width: CGFloat
  /// The height of the container, in points.
  package var height: CGFloat
  /// The number of pixels per point.
  package var scale: CGFloat
  package var appearance = PictureAppearance.light
  package var direction = Direction.ltr
  package var textSize = UIContentSizeCategory.large
  /// The theme's name.
  package var theme = Theme.wireframe.name
  /// The safe area insets, in points; `nil` uses the device's insets, or none without a device.
  package var safeArea: NSDirectionalEdgeInsets?
  package var layoutMargins: NSDirectionalEdgeInsets?
  /// The scroll offset of the page; `nil` for that of the code, or none.
  package var scroll: PageScroll?
  package var measure = RenderRequest.Measure.all
  package var compatibility = Compatibility.ios26
  /// The part of the layout that the picture shows.
  package var picture = RenderRequest.Picture.content

  /// Bars laid out around the container.
  package func screenLayout(_ screen: Screen?) -> ScreenLayout? {
    screen.map {
      ScreenLayout(
        $0, in: container(isScreen: true),
        scrolledBy: scroll?.offset(along: .vertical).y ?? 0)
    }
  }

  /// The container without bars.
  package var container: Container { container(isScreen: false) }

  /// - Parameter isScreen: Whether the container has the safe area of a phone or a tablet also
  ///   without a device.
  private func container(isScreen: Bool) -> Container {
    var container = device.map(Container.init(device:)) ?? Container(width: width)
    container.size.height = height
    if isScreen, device == nil {
      container.compatibility = compatibility
      container.safeArea = BarMetrics(BarMetrics.Kind(container)).bareSafeArea
    }
    container.safeArea = safeArea ?? container.safeArea
    container.layoutMargins = layoutMargins ?? container.layoutMargins
    container.traits.displayScale = scale
    container.compatibility = compatibility
    container.traits.layoutDirection = direction.layoutDirection
    container.traits.preferredContentSizeCategory = textSize
    container.traits.userInterfaceStyle = appearance.shown.isDark ? .dark : .light
    if appearance.shown.hasHighContrast { container.traits.accessibilityContrast = .high }
    return container
  }
}

/// A picture's appearance; raw values are its names in the spec language.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast
  /// Follows the viewer: an SVG contains light and dark, other formats use light.
  case auto

  /// The appearance that a single picture is drawn in.
  package var shown: Appearance { Appearance(rawValue: rawValue) ?? .light }
}

/// A layout direction; raw values are its names in the spec language.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl

  init(_ direction: UITraitEnvironmentLayoutDirection) {
    self = direction == .rightToLeft ? .rtl : .ltr
  }

  /// The equivalent UIKit direction.
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    self == .rtl ? .rightToLeft : .leftToRight
  }
}
