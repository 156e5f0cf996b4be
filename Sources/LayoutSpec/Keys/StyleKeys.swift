internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

enum StyleKeys {
  static let extends = Key(
    "extends", .name, "The style that this one extends.",
    example: "extends: card, background: systemIndigo")
  static let content = Key(
    "content", .styleContent,
    "What the cell shows: a template, or a composition of parts.", example: "content: title")
  static let background = Key(
    "background", .ground, "The background color, or a material, such as systemThinMaterial.",
    example: "background: {light: white, dark: \"#1c1c1e\"}")
  static let font = Key(
    "font", .font, "The font: a text style, a size in points, or a map.",
    example: "font: {style: headline, weight: bold}")

  /// The style properties, which data rows can also set.
  static let properties = KeyTable<Style, Never>("properties of a style", propertyFields)

  private static let propertyFields: [Field<Style, Never>] = [
    .key(content, in: \.shown),
    .key(background, in: \.background),
    .key("color", .color, "The text color.", example: "color: systemIndigo", in: \.color),
    .key(
      "tintColor", .color,
      "The tint of symbols, accessories, button labels and header details, and of icons outside app rows.",
      example: "tintColor: systemPink", in: \.tintColor),
    .key(
      "border", .border, "A border inside the edges, or lines along some of them.",
      example: "border: {color: systemIndigo, width: 2}", in: \.border),
    .key(
      "cornerRadius", .corners,
      "The corner radius, in points, or 'capsule'; a map sets single corners.",
      example: "cornerRadius: 12", in: \.cornerRadius),
    .key(
      "cornerCurve", .choice("corner curve"), default: "circular", "The shape of round corners.",
      example: "cornerRadius: 24, cornerCurve: continuous", in: \.cornerCurve),
    .key(font, in: \.font),
    .key(
      "padding", .insets, "Points between the edges and the content.", example: "padding: [8, 16]",
      in: \.padding),
    .key(
      "opacity", .number("an opacity", from: 0...1, isComputable: true),
      "The opacity, from 0 to 1.",
      example: "opacity: 0.6", in: \.opacity),
    .key(
      "gradient", .gradient, "A color gradient.",
      example: "gradient: {colors: [systemIndigo, systemTeal], from: top, to: bottom}",
      in: \.gradient),
    .key(
      "shadow", .shadows, "A shadow: the blur radius in points, or a map; or a list of shadows.",
      example: "shadow: {radius: 10, y: 4}", in: \.shadows),
    .key(
      "contentMode", .choice("content mode"), default: "cover", "How a picture fills its frame.",
      example: "content: image, contentMode: contain", in: \.contentMode),
    .key(
      "textAlignment", .choice("text alignment"),
      "The alignment of text; next to a detail it is always leading.",
      example: "content: title, textAlignment: center", in: \.textAlignment),
    .key(
      "contentVerticalAlignment", .choice("vertical alignment"),
      "The vertical alignment of text, except in rows. The default is bottom on pictures, otherwise center.",
      example: "content: title, contentVerticalAlignment: bottom", in: \.contentVerticalAlignment),
  ]

  /// The keys of a style. `language` is only here because data may have a field of that name.
  static let table = KeyTable<Style, Never>(
    "a style",
    [.key(extends)] + propertyFields + [
      .key(
        "language", .language,
        "The language of the text, such as ja: Chinese, Japanese and Korean use different letterforms.",
        example: "language: ja", in: \.language)
    ] + looks)

  /// The looks of texts by their role, and of selected cells. Data has fields of these names.
  private static let looks: [Field<Style, Never>] = [
    .key("subtitle", .roleStyle, "The look of subtitles.", in: \.roles.subtitle),
    .key("detail", .roleStyle, "The look of details.", in: \.roles.detail),
    .key("eyebrow", .roleStyle, "The look of eyebrows.", in: \.roles.eyebrow),
    .key(
      "selected", .selectedStyle, "What changes in a cell that is 'selected' in its data row.",
      in: \.selected),
  ]

  /// Whether a key is only for whole cells, not for parts.
  static func isOfCells(_ rule: KeyRule) -> Bool {
    rule.name == extends.rule.name || rule.name == content.rule.name
      || looks.contains { $0.rule.name == rule.name }
  }

  static var map: MapKind { table.map }
}

/// The keys of the look of a role.
enum RoleStyleKeys {
  static let table = KeyTable<RoleStyle, Never>(
    "the look of a text",
    [
      .key(StyleKeys.font, in: \.font),
      .key("color", .color, "The color of the text.", in: \.color),
      .key(
        "numberOfLines", .count("a number of lines", 1...1_000),
        "The maximum number of lines.", in: \.numberOfLines),
      .key("textCase", .textCase, "Changes the case of all letters.", in: \.textCase),
    ])
}

extension ValueKind<RoleStyle> {
  static let roleStyle: ValueKind = map(RoleStyleKeys.table, RoleStyle())
}

enum FontKeys {
  static let style = Key("style", .textStyle, "The text style.")
  static let size = Key("size", .fontSize, "The size in points, which replaces the text style's.")
  static let weight = Key("weight", .weight, "The weight, which replaces the text style's.")

  static let table = KeyTable<FontReference, Never>(
    "a font",
    [.key(style, in: \.style), .key(size, in: \.size), .key(weight, in: \.weight)])

  static var map: MapKind { table.map }
}

extension ValueKind<String> {
  /// A language tag ([BCP 47](https://www.rfc-editor.org/info/bcp47)).
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
  static let template: ValueKind = choice("content")
}

extension ValueKind<DynamicTypeStyle> {
  static let textStyle: ValueKind = choice("text style")
}

extension ValueKind<FontWeight> {
  static let weight: ValueKind = choice("weight")
}

extension ValueKind<CGFloat> {
  static let fontSize: ValueKind = number(
    "a font size", from: 1...1_000, isComputable: true)
}

extension ValueKind<FontReference> {
  /// A text style, a size in points, or a map.
  static let font: ValueKind = .init(
    name: "a font",
    shape: .either([
      ValueKind<DynamicTypeStyle>.textStyle.shape, ValueKind<CGFloat>.fontSize.shape,
      .map { FontKeys.map },
    ])
  ) { node, context, sink in
    if let text = node.text, let map = text.fontFromWords {
      return sink.reject(text, as: "a text style", at: node, writing: map)
    }
    if let text = node.text, text.first?.isNumber == true || text.hasPrefix("=") {
      return ValueKind<CGFloat>.fontSize.read(node, context, &sink).map { FontReference(size: $0) }
    }
    guard node.entries != nil else {
      return ValueKind<DynamicTypeStyle>.textStyle.read(node, context, &sink).map {
        FontReference(style: $0)
      }
    }
    return FontKeys.table.read(node, from: FontReference(), context, &sink)
  }
}

extension String {
  /// The font map for a weight, a text style and a size in any order: `bold 34`.
  fileprivate var fontFromWords: String? {
    var parts: [String: String] = [:]
    for word in split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
      guard let (key, value) = word.fontEntry, parts.updateValue(value, forKey: key) == nil
      else { return nil }
    }
    guard parts.count > 1 || parts[FontKeys.weight.rule.name] != nil else { return nil }
    let entries = FontKeys.map.rules.compactMap { rule in
      parts[rule.name].map { "\(rule.name): \($0)" }
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  /// The font key that a word is a value of, and the word's spelling there.
  private var fontEntry: (key: String, value: String)? {
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
