package import CompositionalLayout
public import Foundation

/// A color gradient for ``CGContext``.
///
/// See [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
  /// The color stops, ordered by location from 0 to 1.
  package let stops: [(location: Double, color: UIColor)]

  /// Creates a gradient from values of type `CGColor`. Without a location for each color, they are
  /// evenly spaced. Returns `nil` without colors.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]? = nil) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.withLocations(locations?.map { Double($0) })
      .map { (min(max($0.location, 0), 1), UIColor(cgColor: $0.color)) }
      .sorted { $0.location < $1.location }
  }
}

/// The ends at which a gradient continues in its last color.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// Fills the clipped area with a gradient along a line, in points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { draw(gradient, along: .line(from: startPoint, to: endPoint), options) }

  /// Fills the clipped area with a gradient between two circles, in points.
  ///
  /// If the centers differ, Flatplan uses the larger circle's center and logs that.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let isOutwards = endRadius >= startRadius
    if startCenter != endCenter {
      Notes.report("radial gradients with two centers are drawn around the larger circle's center")
    }
    let center = isOutwards ? endCenter : startCenter
    draw(gradient, along: .radii(center, from: startRadius, to: endRadius), options)
  }
}

/// A color space. All colors are sRGB, whatever the color space.
///
/// See [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable {
  init() {}
}

/// Returns a color space, treated as sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns a color space, treated as sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

#if !canImport(ObjectiveC)
  /// The type of a gradient's list of colors.
  public typealias CFArray = [Any]
#endif
