internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene

/// The keys of styles.
enum StyleKeys {
  static let extends = Key("extends", .name, "The style that this one changes.")
  static let content = Key("content", .template, "What the cell is made of.")
  static let background = Key("background", .colour, "The colour behind all else.")
  static let color = Key("color", .colour, "The colour of text.")
  static let tintColor = Key(
    "tintColor", .colour,
    "The colour of signs, accessories, words of buttons and details of headers, and of icons but in app rows."
  )
  static let border = Key("border", .border, "A line inside the edges.")
  static let cornerRadius = Key(
    "cornerRadius", .cornerRadius, "How round corners are, in points.")
  static let font = Key("font", .font, "A text style, a number of points, or a map.")
  static let padding = Key("padding", .insets, "Points between the edges and the content.")
  static let opacity = Key(
    "opacity", .number("an opacity", from: 0...1, isComputable: true), "From 0 to 1.")

  static let gradient = Key("gradient", .gradient, "Colours that pass into one another.")
  static let shadow = Key(
    "shadow", .shadow, "A soft shadow below it: how soft in points, or a map.")
  static let contentMode = Key(
    "contentMode", .fit, default: "cover", "How a picture fills its place.")
  static let textAlignment = Key(
    "textAlignment", .textAlignment,
    "Where lines of text stand; beside a detail they are leading.")
  static let contentVerticalAlignment = Key(
    "contentVerticalAlignment", .verticalAlignment,
    "Where text stands in the height, but in rows: on pictures usually at the bottom, else center.")

  static let language = Key(
    "language", .language,
    "The language of its text, such as ja: Chinese, Japanese and Korean letters have forms of their own."
  )

  /// The properties, which may stand in data rows too.
  static let properties: [KeyRule] = [
    content.rule, background.rule, color.rule, tintColor.rule, border.rule, cornerRadius.rule,
    font.rule, padding.rule, opacity.rule, gradient.rule, shadow.rule, contentMode.rule,
    textAlignment.rule, contentVerticalAlignment.rule,
  ]

  /// Data has fields that are called `language`: it is styles that say it of text.
  static let map: MapKind = .init(
    name: "a style", rules: [extends.rule] + properties + [language.rule])
}

/// The keys of borders.
enum BorderKeys {
  static let color = Key("color", .colour, default: "separator", "The colour of the line.")
  static let width = Key("width", .unsignedLength, default: "1", "How wide the line is, in points.")

  static let map: MapKind = .init(name: "a border", rules: [color.rule, width.rule])
}

/// The keys of fonts.
enum FontKeys {
  static let style = Key("style", .textStyle, "The text style.")
  static let size = Key("size", .fontSize, "Points, in place of the text style's.")
  static let weight = Key("weight", .weight, "How heavy, if not as the text style is.")

  static let map: MapKind = .init(name: "a font", rules: [style.rule, size.rule, weight.rule])
}

extension ValueKind<String> {
  /// A tag as [BCP 47](https://www.rfc-editor.org/info/bcp47) has it.
  static let language: ValueKind = scalar(
    "a language", shape: .scalar(ScalarGrammar(name: "language", patterns: [languageTag]))
  ) { text throws(ValueError) in
    guard text.range(of: "^(\(languageTag))$", options: .regularExpression) != nil else {
      throw ValueError(
        problem: .notAValue(text, kind: "a language", examples: "ja, ko, zh-Hant or en"),
        instead: OtherWords.languages(for: text))
    }
    return text
  }

  private static let languageTag = "[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*"
}

extension ValueKind<ContentTemplate> {
  static let template: ValueKind = choice(
    "content", ContentTemplate.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<TextAlignment> {
  static let textAlignment: ValueKind = choice(
    "text alignment", TextAlignment.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<VerticalAlignment> {
  static let verticalAlignment: ValueKind = choice(
    "vertical alignment", VerticalAlignment.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<DynamicTypeStyle> {
  static let textStyle: ValueKind = choice(
    "text style", DynamicTypeStyle.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<FontWeight> {
  static let weight: ValueKind = choice("weight", FontWeight.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<CGFloat> {
  /// Points; half of the shorter side and more make a capsule.
  static let cornerRadius: ValueKind = .init(
    name: unsignedLength.name, shape: unsignedLength.shape
  ) { node, reader in
    guard let text = node.text, capsules.contains(text) else {
      return unsignedLength.read(node, &reader)
    }
    return reader.refuse(text, as: "a radius in points", at: node, writing: "999")
  }

  /// What other layout languages call the radius of a capsule.
  private static let capsules: Set = ["50%", "100%", "capsule", "circle", "full", "pill", "round"]

  static let fontSize: ValueKind = number(
    "a font size", from: 1...1_000, isComputable: true)
}

extension ValueKind<FontReference> {
  /// A text style, a number of points, or a map.
  static let font: ValueKind = .init(
    name: "a font",
    shape: .either([
      ValueKind<DynamicTypeStyle>.textStyle.shape, ValueKind<CGFloat>.fontSize.shape,
      .map { FontKeys.map },
    ])
  ) { node, reader in
    if let text = node.text, let map = text.fontOfWords {
      return reader.refuse(text, as: "a text style", at: node, writing: map)
    }
    if let text = node.text, text.first?.isNumber == true || text.hasPrefix("=") {
      return ValueKind<CGFloat>.fontSize.read(node, &reader).map { FontReference(size: $0) }
    }
    guard node.entries != nil else {
      return ValueKind<DynamicTypeStyle>.textStyle.read(node, &reader).map {
        FontReference(style: $0)
      }
    }
    guard let map = SourceMap(node, FontKeys.map, &reader) else { return nil }
    return FontReference(
      style: map.read(FontKeys.style, &reader), size: map.read(FontKeys.size, &reader),
      weight: map.read(FontKeys.weight, &reader))
  }
}

extension String {
  /// A map of what words say that are a weight, a text style and a size in any order: `bold 34`.
  fileprivate var fontOfWords: String? {
    var parts: [String: String] = [:]
    for word in split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
      guard let (key, value) = word.partOfFont, parts.updateValue(value, forKey: key) == nil
      else { return nil }
    }
    guard parts.count > 1 || parts[FontKeys.weight.rule.name] != nil else { return nil }
    let entries = FontKeys.map.rules.compactMap { rule in
      parts[rule.name].map { "\(rule.name): \($0)" }
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  /// The key of a font that one word is the value of, and how it is written there.
  private var partOfFont: (key: String, value: String)? {
    func meant(_ known: [String]) -> String? {
      known.first { $0.lowercased() == plainName }
        ?? OtherWords.words(for: self).first(where: known.contains)
    }
    let isInUnits = hasSuffix("px") || hasSuffix("pt")
    if let points = Double(isInUnits ? String(dropLast(2)) : self) {
      return plainNumber(points).map { (FontKeys.size.rule.name, $0) }
    }
    if let weight = meant(FontWeight.allCases.map(\.rawValue)) {
      return (FontKeys.weight.rule.name, weight)
    }
    return meant(DynamicTypeStyle.allCases.map(\.rawValue)).map { (FontKeys.style.rule.name, $0) }
  }
}

extension ValueKind<Border> {
  /// A colour, a number of points, or a map.
  static let border: ValueKind = .init(
    name: "a border",
    shape: .either([
      ValueKind<ColorReference>.plain.shape, ValueKind<CGFloat>.unsignedLength.shape,
      .map { ColourKeys.map }, .map { BorderKeys.map },
    ])
  ) { node, reader in
    let standard = ColorReference.named("separator")
    if let text = node.text, let map = text.borderOfCSS {
      return reader.refuse(text, as: "a border", at: node, writing: map)
    }
    if let text = node.text, text.first?.isNumber == true || text.hasPrefix("=") {
      let width = ValueKind<CGFloat>.unsignedLength.read(node, &reader)
      return width.map { Border(color: standard, width: $0) }
    }
    guard let entries = node.entries, entries.contains(where: { BorderKeys.isOwn($0.key) }) else {
      return ValueKind<ColorReference>.colour.read(node, &reader).map { Border(color: $0) }
    }
    guard let map = SourceMap(node, BorderKeys.map, &reader) else { return nil }
    return Border(
      color: map.read(BorderKeys.color, &reader) ?? standard,
      width: map.read(BorderKeys.width, &reader) ?? 1)
  }
}

extension String {
  /// A map of what CSS says in words: `1px solid red`.
  fileprivate var borderOfCSS: String? {
    let words = split(separator: " ").filter { $0 != "solid" }
    guard words.count == 2, let width = words.first, let color = words.last else { return nil }
    let points = width.withoutPixels
    let written = color.hasPrefix("#") ? "\"\(color)\"" : "\(color)"
    return Double(points) == nil ? nil : "{color: \(written), width: \(points)}"
  }
}

extension BorderKeys {
  /// Whether a key makes a map a border, and not a colour for light and dark.
  fileprivate static func isOwn(_ key: String) -> Bool { key != "light" && key != "dark" }
}
