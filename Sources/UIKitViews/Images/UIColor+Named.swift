public import CompositionalLayout
public import Foundation
internal import Synchronization

extension UIColor {
  /// The colour set of that name in the asset catalogs that lie beside the code or in the program's
  /// folder, light and dark; `nil` where there is none, which is said.
  ///
  /// Components count as sRGB, whatever space a set names; of the versions for devices, gamuts and
  /// contrasts the first one counts.
  public convenience init?(named name: String) {
    guard let value = ColorSets.value(of: name) else {
      Notes.say("there is no colour '\(name)' in an asset catalog beside the code")
      return nil
    }
    self.init(value)
  }

  /// The same whatever the bundle and the traits: the colour follows those of the picture.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}

/// The colours of asset catalogs, each read once.
private enum ColorSets {
  private static let known = Mutex<[String: ColorValue]>([:])

  static func value(of name: String) -> ColorValue? {
    for folder in ImageFolder.places {
      let value = AssetCatalogs.first("colorset", of: name, in: folder, value(at:))
      if let value { return value }
    }
    return nil
  }

  private static func value(at path: String) -> ColorValue? {
    if let value = known.withLock({ $0[path] }) { return value }
    guard let data = FileManager.default.contents(atPath: "\(path)/Contents.json"),
      let value = (try? JSONDecoder().decode(ColorSet.self, from: data))?.value
    else {
      Notes.say("\(path) cannot be read")
      return nil
    }
    known.withLock { $0[path] = value }
    return value
  }
}

/// A colour set as asset catalogs have it.
private struct ColorSet: Decodable {
  var colors: [Version]

  struct Version: Decodable {
    var appearances: [Look]?
    var color: Color?

    var isLight: Bool { appearances?.contains { $0.value == "dark" } != true }
  }

  struct Look: Decodable {
    var value: String
  }

  struct Color: Decodable {
    var components: [String: String]?
    /// A colour of the system, as `systemBlueColor`.
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

    /// `0xFF` and `255` count to 255, `0.5` and `1.000` to 1.
    private static func number(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  /// The plain version, with the one for the dark if there is one.
  var value: ColorValue? {
    let light = colors.first { $0.isLight && $0.color != nil }?.color?.value
    let dark = colors.first { !$0.isLight && $0.color != nil }?.color?.value
    guard let light = light ?? dark else { return nil }
    guard let dark, dark != light else { return light }
    return .dynamic(light: light, dark: dark)
  }
}
