public import Foundation
import Scene

/// Why there is no picture.
public enum RendererError: Error, Hashable, Sendable {
  /// The scene has no area, or none that is a number. Points.
  case noArea(CGSize)
  /// So many pixels a point are not a scale.
  case scale(CGFloat)
  /// A side is longer than the format or Cairo can draw.
  case tooLong(side: Side, length: Double, limit: Int, unit: Unit)
  /// There are more pixels than anybody will look at.
  case tooManyPixels(Double, limit: Int)
  /// A user's picture cannot be decoded, and why.
  case image(String, reason: String)
  /// Cairo stopped; what it says about it.
  case cairo(String)

  public enum Side: String, Hashable, Sendable {
    case width
    case height
  }

  public enum Unit: String, Hashable, Sendable {
    case pixels
    case points

    /// How to have fewer of them.
    fileprivate var advice: String {
      switch self {
      case .pixels: "show a part of it, or choose a smaller scale"
      case .points: "show a part of it"
      }
    }
  }
}

extension RendererError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .noArea(let size):
      "a picture of \(number(size.width)) by \(number(size.height)) points has nothing to show"
    case .scale(let scale):
      """
      a scale is a number of pixels a point, from \(number(PictureLimits.scales.lowerBound)) to \
      \(number(PictureLimits.scales.upperBound)), not \(number(scale))
      """
    case .tooLong(let side, let length, let limit, let unit):
      """
      a picture's \(side.rawValue) is at most \(limit) \(unit.rawValue), \
      and this is \(number(length)); \(unit.advice)
      """
    case .tooManyPixels(let count, let limit):
      """
      a picture has at most \(limit) pixels, and this one would have \(number(count)); \
      \(Unit.pixels.advice)
      """
    case .image(let name, let reason): "the picture '\(name)' cannot be shown: \(reason)"
    case .cairo(let message): "Cairo could not draw the picture: \(message)"
    }
  }

  /// The number, whole where it is.
  private func number(_ value: Double) -> String {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return isWhole ? String(Int(value)) : String(value)
  }
}
