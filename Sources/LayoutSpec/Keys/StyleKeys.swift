internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene
internal import SpecDiagnostics

/// The keys of styles.
enum StyleKeys {
  static let extends = Key(
    "extends", .name, "The style that this one changes.",
    example: "extends: card, background: systemIndigo")
  static let content = Key(
    "content", .template, "What the cell is made of.", example: "content: title")
  static let background = Key(
    "background", .colour, "The colour behind all else.",
    example: "background: {light: white, dark: \"#1c1c1e\"}")
  static let font = Key(
    "font", .font, "A text style, a number of points, or a map.",
    example: "font: {style: headline, weight: bold}")

  /// The properties, which may stand in data rows too.
  static let properties = KeyTable<Style, Never>("properties of a style", propertyFields)

  private static let propertyFields: [Field<Style, Never>] = [
    .key(content, in: \.content),
    .key(background, in: \.background),
    .key("color", .colour, "The colour of text.", example: "color: systemIndigo", in: \.color),
    .key(
      "tintColor", .colour,
      "The colour of signs, accessories, words of buttons and details of headers, and of icons but in app rows.",
      example: "tintColor: systemPink", in: \.tintColor),
    .key(
      "border", .border, "A line inside the edges.",
      example: "border: {color: systemIndigo, width: 2}", in: \.border),
    .key(
      "cornerRadius", .cornerRadius, "How round corners are, in points.",
      example: "cornerRadius: 12", in: \.cornerRadius),
    .key(font, in: \.font),
    .key(
      "padding", .insets, "Points between the edges and the content.", example: "padding: [8, 16]",
      in: \.padding),
    .key(
      "opacity", .number("an opacity", from: 0...1, isComputable: true), "From 0 to 1.",
      example: "opacity: 0.6", in: \.opacity),
    .key(
      "gradient", .gradient, "Colours that pass into one another.",
      example: "gradient: {colors: [systemIndigo, systemTeal], from: top, to: bottom}",
      in: \.gradient),
    .key(
      "shadow", .shadow, "A soft shadow below it: how soft in points, or a map.",
      example: "shadow: {radius: 10, y: 4}", in: \.shadow),
    .key(
      "contentMode", .fit, default: "cover", "How a picture fills its place.",
      example: "content: image, contentMode: contain", in: \.contentMode),
    .key(
      "textAlignment", .textAlignment,
      "Where lines of text stand; beside a detail they are leading.",
      example: "content: title, textAlignment: center", in: \.textAlignment),
    .key(
      "contentVerticalAlignment", .verticalAlignment,
      "Where text stands in the height, but in rows: on pictures usually at the bottom, else center.",
      example: "content: title, contentVerticalAlignment: bottom", in: \.contentVerticalAlignment),
  ]

  /// Data has fields that are called `language`: it is styles that say it of text.
  static let table = KeyTable<Style, Never>(
    "a style",
    [.key(extends)] + propertyFields + [
      .key(
        "language", .language,
        "The language of its text, such as ja: Chinese, Japanese and Korean letters have forms of their own.",
        example: "language: ja", in: \.language)
    ])

  static var map: MapKind { table.map }
}

/// The keys of borders.
enum BorderKeys {
  static let table = KeyTable<Border, Never>(
    "a border",
    [
      .key("color", .colour, default: "separator", "The colour of the line.", in: \.color),
      .key("width", .unsignedLength, default: "1", "How wide the line is, in points.", in: \.width),
    ])

  static var map: MapKind { table.map }
}

/// The keys of fonts.
enum FontKeys {
  static let style = Key("style", .textStyle, "The text style.")
  static let size = Key("size", .fontSize, "Points, in place of the text style's.")
  static let weight = Key("weight", .weight, "How heavy, if not as the text style is.")

  static let table = KeyTable<FontReference, Never>(
    "a font",
    [.key(style, in: \.style), .key(size, in: \.size), .key(weight, in: \.weight)])

  static var map: MapKind { table.map }
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
    var font = FontReference()
    FontKeys.table.read(map, into: &font, &reader)
    return font
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
    var border = Border(color: standard)
    BorderKeys.table.read(map, into: &border, &reader)
    return border
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
