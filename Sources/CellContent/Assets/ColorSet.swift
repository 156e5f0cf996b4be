internal import Foundation
package import LayoutEngine

/// The color of a color set in an asset catalog: the `Contents.json` of a folder `.colorset`.
///
/// Colors of Display P3 are moved to the edge of sRGB. Variants for a gamut are used where there is no
/// other, and those for devices never before the universal ones.
package struct ColorSet: Decodable {
  private var colors: [Version]

  private struct Version: Decodable {
    var idiom: String?
    var gamut: String?
    var appearances: [AssetAppearance]?
    var color: Component?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }
  }

  private struct Component: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a system color, such as `systemBlueColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: ColorValue? {
      if let reference {
        let isLong = reference.hasSuffix("Color") && reference != "tintColor"
        return .named(isLong ? String(reference.dropLast("Color".count)) : reference)
      }
      guard let components else { return nil }
      func part(_ name: String) -> Double? { components[name].flatMap(Self.number) }
      let white = part("white")
      guard let red = part("red") ?? white, let green = part("green") ?? white,
        let blue = part("blue") ?? white
      else { return nil }
      let alpha = part("alpha") ?? 1
      let isWide = space?.lowercased() == "display-p3"
      let parts =
        (isWide ? WrittenColor("display-p3", [red, green, blue], alpha: alpha)?.srgb : nil)
        ?? [red, green, blue, alpha]
      let bounded = parts.map { min(max($0, 0), 1) }
      return .components(red: bounded[0], green: bounded[1], blue: bounded[2], alpha: bounded[3])
    }

    /// Parses a component: hexadecimal and whole numbers range from 0 to 255, decimal fractions
    /// from 0 to 1.
    private static func number(_ text: String) -> Double? {
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  /// - Parameter contents: The bytes of `Contents.json`.
  package init?(_ contents: some Sequence<UInt8>) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: Data(contents)) else {
      return nil
    }
    self = set
  }

  /// The color in an appearance; `nil` if there is none of its own.
  package func color(in appearance: Appearance) -> ColorValue? {
    let known = colors.filter { Appearance($0.appearances) == appearance && $0.color?.value != nil }
    let universal = known.filter { $0.idiom ?? "universal" == "universal" }
    let best = universal.isEmpty ? known : universal
    return (best.first { $0.gamut ?? "sRGB" == "sRGB" } ?? best.first)?.color?.value
  }

  /// The color with the values of all appearances.
  package var value: ColorValue? {
    let (light, dark) = (color(in: .light), color(in: .dark))
    guard let first = light ?? dark else { return nil }
    func dynamic(_ light: ColorValue, _ dark: ColorValue) -> ColorValue {
      light == dark ? light : .dynamic(light: light, dark: dark)
    }
    let normal = dynamic(first, dark ?? first)
    let high = dynamic(
      color(in: .lightHighContrast) ?? first, color(in: .darkHighContrast) ?? dark ?? first)
    return high == normal ? normal : .contrasting(normal: normal, high: high)
  }
}

/// An entry of `appearances` in an asset catalog.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

extension Appearance {
  init(_ entries: [AssetAppearance]?) {
    let values = (entries ?? []).map(\.value)
    self.init(isDark: values.contains("dark"), hasHighContrast: values.contains("high"))
  }

  /// The appearances whose variants stand for this one, from the best.
  var substitutes: [Appearance] {
    switch self {
    case .light: [.light, .dark]
    case .dark: [.dark, .light]
    case .lightHighContrast: [.lightHighContrast, .light, .dark]
    case .darkHighContrast: [.darkHighContrast, .dark, .light]
    }
  }
}
