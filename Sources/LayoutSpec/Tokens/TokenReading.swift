internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecSource

/// Makes values of specs from design tokens: vars for colors and numbers, and fonts, shadows and
/// gradients, which stand where a spec names them.
struct TokenReading {
  private let tokens: [String: DesignToken]
  private let source: SourceText
  /// The tokens that are colors or numbers, as entries of `vars`.
  private(set) var vars: [SourceNode.Entry] = []
  /// Fonts, shadows, gradients and lists by name.
  private(set) var others: [String: SourceNode] = [:]
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - tokens: All tokens, by the name with which aliases refer to them.
  ///   - mentioned: The names that the spec mentions. Errors in other tokens do not matter.
  init(_ tokens: [String: DesignToken], in source: SourceText, mentioned: Set<String>) {
    self.tokens = tokens
    self.source = source
    let byName = Dictionary(
      tokens.values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in mentioned.sorted() {
      if let token = byName[name] {
        do throws(Finding) {
          try add(token)
        } catch {
          findings.append(error)
          // The name is known, so that the token alone is reported.
          let stand = text(token.type == "color" ? "#000000" : "1", at: token.value)
          vars.append(
            SourceNode.Entry(key: name, keyPlace: token.value.place, value: stand))
        }
      } else if name.contains(".") {
        // What may be meant is there for messages.
        for near in Similar.words(to: name, among: byName.keys.sorted()).prefix(3)
        where !mentioned.contains(near) {
          if let token = byName[near] { try? add(token) }
        }
      }
    }
  }

  private mutating func add(_ token: DesignToken) throws(Finding) {
    var value = try written(token.value, token.type, [])
    if !token.modes.isEmpty, token.type == "color" || value.text?.hasPrefix("#") == true {
      var entries: [(String, SourceNode)] = []
      for appearance in Appearance.allCases {
        if let mode = token.modes[appearance] {
          entries.append((appearance.rawValue, try written(mode, token.type, [])))
        } else if !appearance.hasHighContrast {
          entries.append((appearance.rawValue, value))
        }
      }
      value = map(entries, at: token.value.place)
    }
    guard value.text != nil || !token.modes.isEmpty && value["light"] != nil else {
      others[token.name] = value
      return
    }
    vars.append(SourceNode.Entry(key: token.name, keyPlace: token.value.place, value: value))
  }

  // MARK: Values

  /// A value as a spec writes it.
  ///
  /// - Parameter aliases: The aliases that led here.
  private func written(
    _ node: SourceNode, _ type: String?, _ aliases: [String]
  ) throws(Finding) -> SourceNode {
    if let name = alias(node) {
      guard let token = tokens[name] else {
        throw Finding(.unknownVariable(name), at: source.span(of: node))
      }
      guard !aliases.contains(name) else {
        throw Finding(.variableCycle(aliases + [name]), at: source.span(of: node))
      }
      return try written(token.value, token.type ?? type, aliases + [name])
    }
    switch kind(node, type) {
    case "color": return try color(node, aliases)
    case "shadow", "boxshadow", "drop-shadow": return try shadow(node, aliases)
    case "gradient": return try gradient(node, aliases)
    case "typography": return try font(node, aliases)
    case "fontweight", "fontweights": return text(Self.weight(node.text ?? ""), at: node)
    default: return try number(node)
    }
  }

  /// The name in `{color.brand}` or `{color.brand.value}`, or in a JSON pointer; `nil` for a value.
  private func alias(_ node: SourceNode) -> String? {
    if let pointer = node["$ref"]?.text, pointer.hasPrefix("#/") {
      return pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
        .joined(separator: ".")
    }
    guard let text = node.text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let name = String(text.dropFirst().dropLast()).trimmingCharacters(in: .whitespaces)
    if tokens[name] != nil { return name }
    return name.hasSuffix(".value") ? String(name.dropLast(6)) : name
  }

  /// The kind that is named, or that the value shows.
  private func kind(_ node: SourceNode, _ type: String?) -> String {
    if let type = type?.lowercased(), type != "dimension", type != "string" { return type }
    if node["colorSpace"] != nil || node["hex"] != nil || node["r"] != nil { return "color" }
    if let text = node.text, WrittenColor(text) != nil { return "color" }
    return "dimension"
  }

  private func color(_ node: SourceNode, _ aliases: [String]) throws(Finding) -> SourceNode {
    if let own = node.text {
      if let color = WrittenColor(own) { return text(color.hexadecimal, at: node) }
      if NamedColor.isColor(own) { return node }
    } else if let color = components(of: node) {
      return text(color.hexadecimal, at: node)
    }
    throw Finding(
      .notAValue(node.text ?? node.shape, kind: "a color", examples: "\"#1db954\""),
      at: source.span(of: node))
  }

  /// The color of a map, of the W3C's or of Figma's format.
  private func components(of node: SourceNode) -> WrittenColor? {
    let alpha = (node["alpha"] ?? node["a"])?.text.flatMap(Double.init) ?? 1
    if let space = node["colorSpace"]?.text, let parts = node["components"]?.elements {
      let numbers = parts.map { $0.text == "none" ? 0 : $0.text.flatMap(Double.init) }
      return WrittenColor(space, numbers.compactMap(\.self), alpha: alpha)
    }
    let parts = ["r", "g", "b"].compactMap { node[$0]?.text.flatMap(Double.init) }
    if parts.count == 3 { return WrittenColor("srgb", parts, alpha: alpha) }
    return node["hex"]?.text.flatMap { WrittenColor($0) }
  }

  /// A number in points: `16px`, `1.5rem`, `{value: 16, unit: px}` or 16.
  private func number(_ node: SourceNode) throws(Finding) -> SourceNode {
    let value = node["value"] ?? node
    if let elements = value.elements {
      return SourceNode(value: .list(elements), place: node.place)
    }
    let written = value.text ?? ""
    let digits = written.prefix { $0.isNumber || "+-.eE".contains($0) && $0 != "e" }
    let unit = node["unit"]?.text ?? String(written.dropFirst(digits.count))
    let factors = ["": 1.0, "px": 1, "pt": 1, "dp": 1, "sp": 1, "rem": 16, "em": 16]
    guard let number = Double(digits) else {
      guard !written.isEmpty else {
        throw Finding(
          .notAValue(node.shape, kind: "a dimension", examples: "\"16px\""),
          at: source.span(of: node))
      }
      return node
    }
    guard let factor = factors[unit.trimmingCharacters(in: .whitespaces)] else {
      throw Finding(
        .unknownUnit(unit, kind: "a dimension"), at: source.span(of: node["unit"] ?? node))
    }
    let points = number * factor
    let short = Int(exactly: points).map { "\($0)" } ?? "\(points)"
    return text(short, at: value)
  }

  private func shadow(_ node: SourceNode, _ aliases: [String]) throws(Finding) -> SourceNode {
    var shadows: [SourceNode] = []
    for layer in node.elements ?? [node] {
      var entries: [(String, SourceNode)] = []
      for (key, names) in Self.shadowKeys {
        guard let value = names.lazy.compactMap({ layer[$0] }).first else { continue }
        entries.append((key, try written(value, key == "color" ? "color" : "dimension", aliases)))
      }
      // The opacity is that of the color.
      if !entries.isEmpty {
        shadows.append(map(entries + [("opacity", text("1", at: layer))], at: layer.place))
      }
    }
    guard !shadows.isEmpty else {
      throw Finding(
        .wrongShape(expected: "a shadow", shape: node.shape), at: source.span(of: node))
    }
    return shadows.count == 1 ? shadows[0] : SourceNode(value: .list(shadows), place: node.place)
  }

  private static let shadowKeys = [
    ("color", ["color"]), ("x", ["offsetX", "x"]), ("y", ["offsetY", "y"]),
    ("radius", ["blur", "radius"]),
  ]

  private func gradient(_ node: SourceNode, _ aliases: [String]) throws(Finding) -> SourceNode {
    var colors: [SourceNode] = []
    for stop in node.elements ?? node["stops"]?.elements ?? [] {
      colors.append(try written(stop["color"] ?? stop, "color", aliases))
    }
    guard colors.count > 1 else {
      throw Finding(
        .wrongShape(expected: "a list of colors", shape: node.shape), at: source.span(of: node))
    }
    return SourceNode(value: .list(colors), place: node.place)
  }

  private func font(_ node: SourceNode, _ aliases: [String]) throws(Finding) -> SourceNode {
    var entries: [(String, SourceNode)] = []
    if let size = node["fontSize"] {
      entries.append(("size", try written(size, "dimension", aliases)))
    }
    if let weight = node["fontWeight"] {
      entries.append(("weight", try written(weight, "fontWeight", aliases)))
    }
    guard !entries.isEmpty else {
      throw Finding(
        .wrongShape(expected: "a font with 'fontSize'", shape: node.shape),
        at: source.span(of: node))
    }
    return map(entries, at: node.place)
  }

  /// The weight of a font by its number or by its name in tokens.
  private static func weight(_ text: String) -> String {
    let weights = FontWeight.allCases.map(\.rawValue)
    let plain = text.lowercased().filter(\.isLetter)
    if let known = weights.first(where: { $0.lowercased() == plain }) { return known }
    let synonyms = [
      "hairline": "ultraLight", "extralight": "ultraLight", "normal": "regular", "book": "regular",
      "demibold": "semibold", "extrabold": "heavy", "ultrabold": "heavy",
    ]
    let nearest = Double(text).flatMap { number in
      FontWeight.allCases.min { abs(Double($0.number) - number) < abs(Double($1.number) - number) }
    }
    return synonyms[plain] ?? nearest?.rawValue ?? text
  }

  // MARK: Nodes

  private func text(_ text: String, at node: SourceNode) -> SourceNode {
    SourceNode(text: text, isPlain: false, at: node.place)
  }

  private func map(_ entries: [(String, SourceNode)], at place: SourcePlace) -> SourceNode {
    SourceNode(
      value: .map(
        entries.map { SourceNode.Entry(key: $0.0, keyPlace: $0.1.place, value: $0.1) }),
      place: place)
  }
}

extension SourceNode {
  /// All texts but keys.
  var texts: [String] {
    text.map { [$0] } ?? children.flatMap(\.texts)
  }

  /// The names with full stops and without, in all texts.
  var mentionedTokens: Set<String> {
    texts.reduce(into: []) { names, text in
      let words = text.unicodeScalars.split { !$0.isNamePart && $0 != "." }
      names.formUnion(words.map { String(String.UnicodeScalarView($0)) })
    }
  }

  /// The node with values in place of the texts that are their names: `=shadow.card`.
  func replacing(_ values: [String: SourceNode]) -> SourceNode {
    guard let text else { return mapChildren { child, _ in child.replacing(values) } }
    return text.hasPrefix("=") ? values[String(text.dropFirst())] ?? self : self
  }
}
