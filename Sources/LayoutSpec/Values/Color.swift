internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind<ColorReference> {
  /// A color: a name, `"#rgb"`, `"#rrggbbaa"`, or a map with a light and a dark color.
  static let color: ValueKind = .init(
    name: "a color", shape: .either([plain.shape, .map { ColorKeys.map }])
  ) { node, context, sink in
    guard node.entries == nil else { return ColorKeys.dynamic(node, context, &sink) }
    if sink.reportCSSColor(node) { return nil }
    return plain.read(node, context, &sink)
  }

  /// A color or a material behind content.
  static let ground: ValueKind = .init(
    name: "a color", shape: .either([color.shape, .choice([material] + NamedColor.materialNames)])
  ) { node, context, sink in
    guard let text = node.text, node.isNull == false else {
      return color.read(node, context, &sink)
    }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if name == material { return .named("systemMaterial") }
    if NamedColor.materialNames.contains(name) { return .named(name) }
    if let meant = Self.meantMaterial(by: name) {
      return sink.reject(text, as: "a color", at: node, writing: meant)
    }
    return color.read(node, context, &sink)
  }

  /// The material without a thickness.
  private static let material = "material"

  /// The material that a word of SwiftUI or a part of a name means.
  private static func meantMaterial(by name: String) -> String? {
    let plain = name.plainName
    guard plain.hasSuffix("material") || plain == "blur" || plain == "bar" else { return nil }
    if plain == "bar" { return NamedColor.materialNames.last }
    let thickness = plain.dropLast("material".count)
    guard thickness != "", thickness != "regular" else { return material }
    return NamedColor.materialNames.first { $0.lowercased() == "system\(plain)" }
  }

  /// A color that is the same in light and dark appearance, or that a var names.
  static let plain: ValueKind = .init(name: "a color", shape: plainShape) { node, context, sink in
    if let own = context.namedColor(node) { return own }
    return fixed.read(node, context, &sink)
  }

  private static let fixed: ValueKind = scalar("a color", shape: plainShape) {
    text throws(ValueError) in
    if text.hasPrefix("#") { return .components(try components(text)) }
    guard !text.hasPrefix("=") else {
      throw ValueError(
        problem: .notAValue(
          text, kind: "a color",
          examples: "systemRed, or the name of a var with a color; expressions return numbers"))
    }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard NamedColor.isColor(name) else {
      let plain = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
      let digits = plain.isHexadecimal ? ["#\(plain)"] : []
      let last = text.split(separator: ".").last.map(String.init) ?? ""
      let ofApple = NamedColor.isColor(last) ? [last] : []
      throw ValueError(
        problem: .unknownName(text, what: "color"),
        instead: digits + ofApple + OtherWords.colors(for: name)
          + Similar.words(to: name, among: NamedColor.names))
    }
    return .named(name)
  }

  private static let plainShape: ValueShape = .either([
    .choice(NamedColor.names),
    .scalar(
      ScalarGrammar(
        name: "hexadecimalColor", patterns: ["#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"],
        canonical: { $0.hasPrefix("#") ? "#" + $0.dropFirst().doubled.lowercased() : $0 })),
    // The names of vars are free, but a misspelled color of the system is worth a mark.
    .scalar(
      ScalarGrammar(
        name: "colorOfVar", patterns: ["=?(?!system|UI)[A-Za-z_][A-Za-z0-9_.]*"],
        canonical: { $0.hasPrefix("=") ? String($0.dropFirst()) : $0 })),
  ])

  private static func components(_ text: String) throws(ValueError) -> RGBA {
    guard let color = RGBA(hexadecimal: text) else {
      throw ValueError(
        problem: .notAValue(text, kind: "a color", examples: "\"#fc0\" or \"#ffcc00\""))
    }
    return color
  }
}

/// The keys of a color that differs between light and dark appearance.
enum ColorKeys {
  static let light = Key("light", .plain, "The color in light appearance.")
  static let dark = Key("dark", .plain, "The color in dark appearance.")
  static let lightHighContrast = Key(
    "lightHighContrast", .plain, "The color in light appearance with high contrast.")
  static let darkHighContrast = Key(
    "darkHighContrast", .plain, "The color in dark appearance with high contrast.")

  static let map: MapKind = .init(
    name: "a color",
    rules: [light.rule, dark.rule, lightHighContrast.rule, darkHighContrast.rule],
    constraints: .color)

  static func dynamic(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink)
    -> ColorReference?
  {
    guard let map = SourceMap(node, map, &sink) else { return nil }
    guard let light = map.read(light, context, &sink), let dark = map.read(dark, context, &sink)
    else {
      return nil
    }
    let high = (
      map.read(lightHighContrast, context, &sink), map.read(darkHighContrast, context, &sink)
    )
    let color = ColorReference.dynamic(light: light, dark: dark)
    guard high.0 != nil || high.1 != nil else { return color }
    return .contrasting(
      normal: color, high: .dynamic(light: high.0 ?? light, dark: high.1 ?? dark))
  }
}
