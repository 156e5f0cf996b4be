internal import Basics
internal import Foundation

/// A color in the uniform color space of ``ImageDiff``.
struct PerceptualColor {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  @inline(__always)
  func distance(to other: PerceptualColor) -> Double {
    let (l, a, b) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return (l * l + a * a + b * b).squareRoot()
  }
}

/// The functions of the color space as tables, because cube roots and powers are slow.
///
/// It is `Sendable` because the tables never change, and are never freed.
struct ColorTables: @unchecked Sendable {
  /// The linear intensity of each level from 0 to 255, and one more entry to interpolate.
  private let linear: UnsafePointer<Double>
  /// The scaled cube root of intensities from 0 to 1, in ``steps`` steps.
  private let root: UnsafePointer<Double>

  static let shared = ColorTables()

  /// The number of steps of the table. Interpolation between them is exact to 0.00002.
  private static let steps = 4096
  /// Added to intensities before the cube root, whose slope at 0 is infinite.
  private static let toe = 0.005

  private init() {
    let linear = UnsafeMutablePointer<Double>.allocate(capacity: 257)
    for level in 0..<257 {
      linear[level] = (Double(min(level, 255)) / 255).linearSRGB
    }
    let root = UnsafeMutablePointer<Double>.allocate(capacity: Self.steps + 2)
    let scale = cbrt(1 + Self.toe) - cbrt(Self.toe)
    for step in 0..<(Self.steps + 2) {
      root[step] = cbrt(Double(step) / Double(Self.steps) + Self.toe) / scale
    }
    self.linear = UnsafePointer(linear)
    self.root = UnsafePointer(root)
  }

  /// Returns the color of a pixel composited over a gray.
  ///
  /// - Parameters:
  ///   - pixel: Four bytes in memory order, not premultiplied.
  ///   - ground: The gray, from 0 (black) to 255 (white).
  @inline(__always)
  func color(_ pixel: UInt32, over ground: Double) -> PerceptualColor {
    let color = RGBOverGround(pixel, ground)
    let (r, g, b) = (intensity(color.red), intensity(color.green), intensity(color.blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return PerceptualColor(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      greenRed: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      blueYellow: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// - Parameter level: A level of sRGB from 0 to 255.
  @inline(__always)
  private func intensity(_ level: Double) -> Double {
    let index = Int(level)
    return linear[index] + (level - Double(index)) * (linear[index &+ 1] - linear[index])
  }

  @inline(__always)
  private func cubeRoot(_ value: Double) -> Double {
    let place = min(max(value, 0), 1) * Double(Self.steps)
    let index = Int(place)
    return root[index] + (place - Double(index)) * (root[index &+ 1] - root[index])
  }
}
