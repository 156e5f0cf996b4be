public import Foundation
import Scene

/// An error that prevents drawing a picture.
public enum RendererError: Error, Hashable, Sendable {
  /// The scene's size, in points, is empty or not finite.
  case noArea(CGSize)
  /// Scale out of range, in pixels per point.
  case scale(CGFloat)
  /// A side is longer than the file format or Cairo supports.
  case tooLong(side: Side, length: Double, limit: Int, unit: Unit)
  /// A side has more pixels than the named file format supports, but not too many for a PNG.
  case tooLongForFormat(String, side: Side, length: Double, limit: Int)
  /// The picture has more than the maximum number of pixels.
  case tooManyPixels(Double, limit: Int)
  /// An image of the scene cannot be decoded; its name and the reason.
  case image(String, reason: String)
  /// The decoded images of a picture have more than the maximum number of bytes.
  case tooManyImageBytes(Int, limit: Int)
  /// No font has any letter of this text.
  case letters(String)
  /// The pixels cannot be encoded in the file format.
  case encoding(reason: String)
  /// Cairo failed, with its message.
  case cairo(String)

  /// A side of a picture.
  public enum Side: String, Hashable, Sendable {
    /// The horizontal side.
    case width
    /// The vertical side.
    case height
  }

  /// A unit of length.
  public enum Unit: String, Hashable, Sendable {
    /// Pixels of a PNG.
    case pixels
    /// Points of an SVG or PDF.
    case points

    /// How to make the picture smaller.
    fileprivate var advice: String {
      switch self {
      case .pixels: "draw a part of it, or use a smaller scale"
      case .points: "draw a part of it"
      }
    }
  }
}

extension RendererError: CustomStringConvertible {
  /// The error message, with advice on how to fix the error.
  public var description: String {
    switch self {
    case .noArea(let size):
      "the picture is empty: \(number(size.width)) by \(number(size.height)) points"
    case .scale(let scale):
      """
      the scale must be from \(number(PictureLimits.scales.lowerBound)) to \
      \(number(PictureLimits.scales.upperBound)) pixels per point, not \(number(scale))
      """
    case .tooLong(let side, let length, let limit, let unit):
      """
      the picture's \(side.rawValue) of \(number(length)) \(unit.rawValue) exceeds the limit \
      of \(limit); \(unit.advice)
      """
    case .tooLongForFormat(let format, let side, let length, let limit):
      """
      the picture's \(side.rawValue) of \(number(length)) pixels exceeds the limit of \(limit) of \
      \(format); write a PNG, \(Unit.pixels.advice)
      """
    case .tooManyPixels(let count, let limit):
      """
      the picture's \(number(count)) pixels exceed the limit of \(limit); \(Unit.pixels.advice)
      """
    case .image(let name, let reason): "the image '\(name)' cannot be drawn: \(reason)"
    case .tooManyImageBytes(let count, let limit):
      """
      the picture's decoded images have more than \(limit) bytes (\(count)); show fewer, or files \
      with fewer pixels
      """
    case .letters(let text): "no font has the letters of '\(text)'"
    case .encoding(let reason): "the picture cannot be encoded: \(reason)"
    case .cairo(let message): "Cairo could not draw the picture: \(message)"
    }
  }

  /// The number, without a fraction if it is whole.
  private func number(_ value: Double) -> String {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return isWhole ? String(Int(value)) : String(value)
  }
}
