internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics

extension ValueKind<ColorReference> {
  /// A name, `"#rgb"`, `"#rrggbbaa"`, or a map with one colour for light and one for dark.
  static let colour: ValueKind = .init(
    name: "a colour", shape: .either([plain.shape, .map { ColourKeys.map }])
  ) { node, reader in
    guard node.entries == nil else { return ColourKeys.dynamic(node, &reader) }
    if reader.reportColourOfCSS(node) { return nil }
    return plain.read(node, &reader)
  }

  /// The same in light and dark.
  static let plain: ValueKind = scalar("a colour", shape: plainShape) { text throws(ValueError) in
    if text.hasPrefix("#") { return .components(try components(text)) }
    guard !text.hasPrefix("=") else {
      throw ValueError(
        problem: .notAValue(
          text, kind: "a colour", examples: "systemRed: an expression comes to a number"))
    }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard NamedColor.named(name) != nil else {
      let plain = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
      let digits = plain.isHexadecimal ? ["#\(plain)"] : []
      let last = text.split(separator: ".").last.map(String.init) ?? ""
      let ofApple = NamedColor.named(last) == nil ? [] : [last]
      throw ValueError(
        problem: .unknownName(text, what: "colour"),
        instead: digits + ofApple + OtherWords.colors(for: name)
          + Similar.words(to: name, among: NamedColor.names))
    }
    return .named(name)
  }

  private static let plainShape: ValueShape = .either([
    .choice(NamedColor.names),
    .scalar(
      ScalarGrammar(
        name: "hexadecimalColour", patterns: ["#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"],
        canonical: { $0.hasPrefix("#") ? "#" + $0.dropFirst().doubled.lowercased() : $0 })),
  ])

  private static func components(_ text: String) throws(ValueError) -> RGBA {
    guard let color = RGBA(hexadecimal: text) else {
      throw ValueError(
        problem: .notAValue(text, kind: "a colour", examples: "\"#fc0\" or \"#ffcc00\""))
    }
    return color
  }
}

extension RGBA {
  /// The colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; `nil` for another text.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.isHexadecimal, let number = UInt32(digits.doubled, radix: 16)
    else { return nil }
    let hasAlpha = digits.count == 4 || digits.count == 8
    self = hasAlpha ? RGBA(number >> 8, alpha: Double(number & 0xFF) / 255) : RGBA(number)
  }
}

extension Substring {
  /// Whether these are as many digits as colours have.
  fileprivate var isHexadecimal: Bool {
    [3, 4, 6, 8].contains(count) && allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// `fc0` as `ffcc00`.
  fileprivate var doubled: String {
    count < 6 ? String(flatMap { [$0, $0] }) : String(self)
  }
}

/// The keys of a colour that differs in light and dark.
enum ColourKeys {
  static let light = Key("light", .plain, "The colour in light appearance.")
  static let dark = Key("dark", .plain, "The colour in dark appearance.")

  static let map: MapKind = .init(
    name: "a colour", rules: [light.rule, dark.rule], constraints: .colour)

  static func dynamic(_ node: SourceNode, _ reader: inout Reader) -> ColorReference? {
    guard let map = SourceMap(node, map, &reader) else { return nil }
    guard let light = map.read(light, &reader), let dark = map.read(dark, &reader) else {
      return nil
    }
    return .dynamic(light: light, dark: dark)
  }
}
