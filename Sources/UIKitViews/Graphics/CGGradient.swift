package import CompositionalLayout
public import Foundation

/// Colours that pass into one another, for ``CGContext``.
///
/// See [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
  /// In the order of their places, from 0 to 1.
  package let stops: [(location: Double, color: UIColor)]

  /// Colours of type `CGColor`, at equal distances unless there is a place for each; `nil` for none.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]? = nil) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.placed(at: locations?.map { Double($0) })
      .map { (min(max($0.location, 0), 1), UIColor(cgColor: $0.color)) }
      .sorted { $0.location < $1.location }
  }
}

/// At which ends a gradient goes on in its colour there. At others nothing is drawn.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// Fills what is not clipped with colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, along: .line(from: startPoint, to: endPoint), options)
  }

  /// Fills what is not clipped with colours from one circle to another around the same centre.
  ///
  /// Those of circles around two centres are drawn around that of the larger one, which is said.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let isOutwards = endRadius >= startRadius
    if startCenter != endCenter {
      Notes.say("a radial gradient of two centres is drawn around that of its larger circle")
    }
    let center = isOutwards ? endCenter : startCenter
    draw(gradient, along: .radii(center, from: startRadius, to: endRadius), options)
  }
}

/// What the numbers of colours mean. Kept for code that names one: all are those of the web.
///
/// See [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

#if !canImport(ObjectiveC)
  /// As which colours of gradients are written.
  public typealias CFArray = [Any]
#endif
