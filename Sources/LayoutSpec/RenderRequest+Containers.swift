public import CompositionalLayout
internal import Foundation
internal import LayoutScene

extension RenderRequest {
  /// The views that pictures are wanted of; all that are named, where all of them are excluded.
  var containers: [Container] {
    let wanted = views.filter { view in
      (themes ?? [Theme.wireframe.name]).contains { theme in
        !exclude.contains {
          $0.covers(view.container, of: view.device, appearance: view.appearance, theme: theme)
        }
      }
    }
    return (wanted.isEmpty ? views : wanted).map(\.container)
  }

  private struct View {
    var device: Device?
    var appearance: UIUserInterfaceStyle
    var container: Container
  }

  private var views: [View] {
    var views: [View] = []
    for (device, surface) in surfaces {
      for direction in layoutDirections ?? [.leftToRight] {
        for appearance in appearances ?? [.light] {
          for category in contentSizeCategories ?? [.large] {
            var container = surface
            container.traits.layoutDirection = direction
            container.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
            container.traits.preferredContentSizeCategory = category
            views.append(View(device: device, appearance: appearance, container: container))
          }
        }
      }
    }
    return views
  }

  /// The devices or the bare views of some widths, with what the spec says of them itself.
  private var surfaces: [(Device?, Container)] {
    let bare: [(Device?, Container)] =
      devices?.map { ($0, Container(device: $0)) }
      ?? (widths ?? [390]).map { (nil, Container(width: $0)) }
    return bare.map { device, surface in
      var container = surface
      container.size.height = height ?? container.size.height
      container.traits.displayScale = scale ?? container.traits.displayScale
      container.safeArea = safeArea ?? container.safeArea
      container.layoutMargins = layoutMargins ?? container.layoutMargins
      return (device, container)
    }
  }
}

extension RenderRequest.Exclusion {
  /// Whether all that it says holds for a picture.
  ///
  /// - Parameters:
  ///   - device: What the container is of; `nil` for a bare width.
  ///   - appearance: Unspecified is a picture that is both.
  public func covers(
    _ container: Container, of device: Device?, appearance: UIUserInterfaceStyle, theme: String
  ) -> Bool {
    let traits = container.traits
    return widths?.contains(container.size.width) ?? true
      && devices?.contains { $0 == device } ?? true
      && appearances?.contains(appearance) ?? true
      && layoutDirections?.contains(traits.layoutDirection) ?? true
      && contentSizeCategories?.contains(traits.preferredContentSizeCategory) ?? true
      && themes?.contains(theme) ?? true
  }
}
