internal import Basics
internal import Foundation
internal import Scene

/// A color as files write it, in one of the color spaces of CSS, as sRGB. Colors outside of sRGB, such as vivid
/// ones of Display P3, are moved to its edge, channel by channel.
package struct WrittenColor {
  /// Red, green, blue and opacity from 0 to 1.
  package let srgb: [Double]

  /// The color as `#rrggbb`, or `#rrggbbaa` if it is translucent.
  package var hexadecimal: String {
    let bytes = srgb.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    let kept = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return "#" + kept.map(\.hexadecimal).joined()
  }

  /// Reads hexadecimal colors and the functions of CSS; `nil` for other texts.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") {
      guard let color = RGBA(hexadecimal: text) else { return nil }
      self.init(srgb: [color.red, color.green, color.blue, color.alpha])
      return
    }
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    var name = String(text[..<open])
    var words = text[text.index(after: open)...].dropLast()
      .split { " ,/\t".contains($0) }.map(String.init)
    if name == "color", !words.isEmpty { name = words.removeFirst() }
    if name == "rgba", words.count == 2, let color = RGBA(hexadecimal: words[0]),
      let alpha = Double(words[1].hasSuffix("%") ? words[1].dropLast() + "e-2" : words[1][...])
    {
      guard (0...1).contains(alpha) else { return nil }
      self.init(srgb: [color.red, color.green, color.blue, alpha])
      return
    }
    let isBytes = name == "rgb" || name == "rgba"
    let numbers = words.enumerated().map { index, word -> Double? in
      if word == "none" { return 0 }
      if word.hasSuffix("%") {
        guard let number = Double(word.dropLast()) else { return nil }
        // Lab and LCH have a lightness from 0 to 100.
        return ["lab", "lch"].contains(name) && index == 0 ? number : number / 100
      }
      let number = Double(word.hasSuffix("deg") ? String(word.dropLast(3)) : word)
      return isBytes && index < 3 ? number.map { $0 / 255 } : number
    }
    let known = numbers.compactMap(\.self)
    guard known.count == words.count, (3...4).contains(known.count) else { return nil }
    let space =
      isBytes ? "srgb" : name.hasSuffix("a") && name.count == 4 ? String(name.dropLast()) : name
    self.init(space, Array(known[..<3]), alpha: known.count > 3 ? known[3] : 1)
  }

  /// - Parameters:
  ///   - space: The name of a color space, as in CSS and in design tokens.
  ///   - parts: Its three components.
  package init?(_ space: String, _ parts: [Double], alpha: Double) {
    guard parts.count == 3, alpha.isFinite, parts.allSatisfy(\.isFinite),
      let linear = Self.linear(space, parts)
    else { return nil }
    self.init(srgb: linear.map(Self.encoded) + [alpha])
  }

  private init(srgb: [Double]) { self.srgb = srgb.map { $0.isFinite ? $0 : 0 } }

  /// The components of linear sRGB; `nil` for an unknown space.
  private static func linear(_ space: String, _ parts: [Double]) -> [Double]? {
    switch space {
    case "srgb": return parts.map(\.linearSRGB)
    case "srgb-linear": return parts
    case "display-p3": return product(p3, parts.map(\.linearSRGB))
    case "xyz", "xyz-d65": return product(fromXYZ, parts)
    case "hsl":
      let light = percent(parts[2])
      let reach = percent(parts[1]) * min(light, 1 - light)
      return [0.0, 8, 4].map { shift in
        let step = (shift + parts[0] / 30).truncatingRemainder(dividingBy: 12)
        return (light - reach * max(-1, min(step - 3, 9 - step, 1))).linearSRGB
      }
    case "oklch": return linear("oklab", polar(parts))
    case "oklab":
      let roots = product(okRoots, parts)
      return product(okLinear, roots.map { $0 * $0 * $0 })
    case "lch": return linear("lab", polar(parts))
    case "lab":
      let y = (parts[0] + 16) / 116
      let roots = [y + parts[1] / 500, y, y - parts[2] / 200]
      let xyz = zip(roots, whiteD50).map { root, white in
        white * (root > 6.0 / 29 ? root * root * root : (root - 4.0 / 29) * 108 / 841)
      }
      return product(fromXYZ, product(toD65, xyz))
    default: return nil
    }
  }

  /// Saturation and lightness are fractions in functions, and percentages in tokens.
  private static func percent(_ number: Double) -> Double { number > 1 ? number / 100 : number }

  private static func polar(_ parts: [Double]) -> [Double] {
    let angle = parts[2] * .pi / 180
    return [parts[0], parts[1] * cos(angle), parts[1] * sin(angle)]
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  // The matrices of CSS Color 4.
  private static let fromXYZ = [
    [3.2409699419, -1.5373831776, -0.4986107603], [-0.9692436363, 1.8759675015, 0.0415550574],
    [0.0556300797, -0.2039769589, 1.0569715142],
  ]
  private static let p3 = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736001],
  ]
  private static let okRoots = [
    [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480],
  ]
  private static let okLinear = [
    [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010],
  ]
  private static let toD65 = [
    [0.9554734214, -0.0230984549, 0.0632592432], [-0.0283697094, 1.0099953981, 0.0210415140],
    [0.0123140147, -0.0205076493, 1.3303659009],
  ]
  private static let whiteD50 = [0.9642956764, 1, 0.8251046025]
}
