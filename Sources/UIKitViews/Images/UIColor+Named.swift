public import CompositionalLayout
public import Foundation
internal import Synchronization

extension UIColor {
  /// Creates the color of a color set, with its light and dark variants.
  ///
  /// Flatplan searches the asset catalogs beside the code and in the program's folder. If there is
  /// no such set, it logs that and returns `nil`.
  ///
  /// Components are treated as sRGB, whatever color space the set names. Of variants for devices,
  /// gamuts and contrasts, the first one is used.
  public convenience init?(named name: String) {
    guard let value = ColorSets.value(of: name) else {
      Notes.report("no asset catalog beside the code has a color '\(name)'")
      return nil
    }
    self.init(value)
  }

  /// Creates the color of a color set. The bundle and the traits are ignored: the color follows the
  /// picture's appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

/// A cache of the colors of asset catalogs.
private enum ColorSets {
  private static let known = Mutex<[String: ColorValue]>([:])

  static func value(of name: String) -> ColorValue? {
    for folder in ImageFolder.searchPaths {
      let value = AssetCatalogs.first("colorset", of: name, in: folder, value(at:))
      if let value { return value }
    }
    return nil
  }

  private static func value(at path: String) -> ColorValue? {
    if let value = known.withLock({ $0[path] }) { return value }
    guard let data = ResourceFiles.contents(of: "\(path)/Contents.json"),
      let value = (try? JSONDecoder().decode(ColorSet.self, from: data))?.value
    else {
      Notes.report("\(path) cannot be read as a color set")
      return nil
    }
    known.withLock { $0[path] = value }
    return value
  }
}

/// The format of a color set in an asset catalog.
private struct ColorSet: Decodable {
  var colors: [Version]

  struct Version: Decodable {
    var appearances: [AppearanceEntry]?
    var color: Color?
    var isLight: Bool { appearances?.contains { $0.value == "dark" } != true }
  }

  struct AppearanceEntry: Decodable {
    var value: String
  }

  struct Color: Decodable {
    var components: [String: String]?
    /// The name of a system color, such as `systemBlueColor`.
    var reference: String?

    var value: ColorValue? {
      if let reference {
        let isLong = reference.hasSuffix("Color") && reference != "tintColor"
        return .named(isLong ? String(reference.dropLast("Color".count)) : reference)
      }
      guard let components else { return nil }
      func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      let white = part("white")
      guard let red = part("red") ?? white, let green = part("green") ?? white,
        let blue = part("blue") ?? white
      else { return nil }
      return .components(red: red, green: green, blue: blue, alpha: part("alpha") ?? 1)
    }

    /// Parses a component: hexadecimal and whole numbers range from 0 to 255, decimal fractions
    /// from 0 to 1.
    private static func number(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  /// The light color, with the dark color if there is one.
  var value: ColorValue? {
    let light = colors.first { $0.isLight && $0.color != nil }?.color?.value
    let dark = colors.first { !$0.isLight && $0.color != nil }?.color?.value
    guard let light = light ?? dark else { return nil }
    guard let dark, dark != light else { return light }
    return .dynamic(light: light, dark: dark)
  }
}
