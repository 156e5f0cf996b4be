internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

extension UIColor {
  /// The color for traits: the light variant, unless the traits are dark, with their contrast.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let color = color(traitCollection)
    return UIColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Writes the sRGB components with the current traits, 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(.current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness in sRGB with the current traits, 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(.current)
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    let sixths =
      switch most {
      case _ where range == 0: 0.0
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Creates a color from components, treated as sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The color with its opacity multiplied by a factor.
  func faded(by factor: CGFloat) -> UIColor {
    let alpha = color(.current).alpha
    return withAlphaComponent(alpha * factor)
  }

  private func color(_ collection: UITraitCollection) -> RGBA {
    ColorReference(value).resolved(
      in: Palette(Appearance(collection.traits), of: ListProfile.current.system))
  }
}
