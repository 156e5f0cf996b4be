internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

/// Makes values of specs from design tokens: vars for colors and numbers, and fonts, shadows and
/// gradients, which stand where a spec names them.
struct TokenReading {
  private let tokens: [String: DesignToken]
  private let source: SourceText
  /// The names after equals signs.
  private let named: Set<String>
  /// The tokens that are colors or numbers, as entries of `vars`.
  private(set) var vars: [SourceNode.Entry] = []
  /// Fonts, shadows, gradients and lists by name.
  private(set) var others: [String: SourceNode] = [:]
  private(set) var findings: [Finding] = []
  /// The values read so far: aliases of aliases could be read without an end.
  private var steps = 0

  /// - Parameters:
  ///   - tokens: All tokens, by the name with which aliases refer to them.
  ///   - mentioned: The names that the spec mentions. Errors in other tokens do not matter.
  ///   - named: Those that are the whole value after an equals sign.
  init(
    _ tokens: [String: DesignToken], in source: SourceText, mentioned: Set<String>,
    named: Set<String>
  ) {
    self.named = named
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
          let known = findings
          if let token = byName[near] { try? add(token) }
          findings = known
        }
      }
    }
  }

  private mutating func add(_ token: DesignToken) throws(Finding) {
    let known = findings.count
    var value = try written(token.value, token.type, [])
    reportChange(of: token)
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
      // A word of a text is no use of a token.
      if !named.contains(token.name) { findings.removeSubrange(known...) }
      return
    }
    vars.append(SourceNode.Entry(key: token.name, keyPlace: token.value.place, value: value))
  }

  // MARK: Values

  /// A value as a spec writes it.
  ///
  /// - Parameter aliases: The aliases that led here.
  private mutating func written(
    _ node: SourceNode, _ type: String?, _ aliases: [String]
  ) throws(Finding) -> SourceNode {
    steps += 1
    guard steps < 100_000 else { throw Finding(.tooMuchComputing, at: source.span(of: node)) }
    if let name = alias(node) {
      guard let token = tokens[name] else {
        throw Finding(.unknownVariable(name), at: source.span(of: node))
      }
      guard !aliases.contains(name) else {
        throw Finding(.variableCycle(aliases + [name]), at: source.span(of: node))
      }
      guard aliases.count < 64 else {
        throw Finding(.tooMuchComputing, at: source.span(of: node))
      }
      reportChange(of: token)
      return try written(token.value, token.type ?? type, aliases + [name])
    }
    let node = try filled(node, aliases)
    switch kind(node, type) {
    case "color": return try color(node, aliases)
    case "shadow", "boxshadow", "drop-shadow": return try shadow(node, aliases)
    case "gradient": return try gradient(node, aliases)
    case "border" where node.entries != nil: return try border(node, aliases)
    case "typography": return try font(node, aliases)
    case "fontfamily", "fontfamilies":
      report(family: node)
      return map([], at: node.place)
    case "fontweight", "fontweights": return text(Self.weight(node.text ?? ""), at: node)
    default: return try number(node)
    }
  }

  /// A text with the values of the aliases in it: `{space.base} * 4`, `rgba({color.brand}, 0.5)`.
  private mutating func filled(_ node: SourceNode, _ aliases: [String]) throws(Finding)
    -> SourceNode
  {
    guard let text = node.text, text.contains("{") else { return node }
    var (result, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let alias = SourceNode(text: String(rest[open...close]), isPlain: false, at: node.place)
      guard let value = try written(alias, nil, aliases).text else { return node }
      let isSum = value.contains { "*+/".contains($0) } || value.contains("-")
      result += rest[..<open] + (isSum ? "(\(value))" : value)
      rest = rest[close...].dropFirst()
      steps += result.utf8.count / 64
      guard result.utf8.count <= 1_000 else {
        throw Finding(.tooMuchComputing, at: source.span(of: node))
      }
    }
    return self.text(result + rest, at: node)
  }

  /// The name in `{color.brand}` or `{color.brand.value}`, or in a JSON pointer; `nil` for a value.
  private func alias(_ node: SourceNode) -> String? {
    if let pointer = node["$ref"]?.text, pointer.hasPrefix("#/") {
      return pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
        .joined(separator: ".")
    }
    guard let text = node.text, text.hasPrefix("{"), text.firstIndex(of: "}") == text.indices.last
    else { return nil }
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
    let factors = ["": 1.0, "px": 1, "pt": 1, "dp": 1, "sp": 1, "rem": 16, "em": 16, "%": 0.01]
    let sum = written.replacing("px", with: "")
    if unit.contains(where: { "*+/()-".contains($0) }), sum.contains(where: \.isNumber),
      sum.allSatisfy({ $0.isNumber || " .*/+-()".contains($0) })
    {
      return text(sum, at: value)
    }
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

  private mutating func shadow(_ node: SourceNode, _ aliases: [String]) throws(Finding)
    -> SourceNode
  {
    var shadows: [SourceNode] = []
    for layer in node.elements ?? [node] {
      var entries: [(String, SourceNode)] = []
      for (key, names) in Self.shadowKeys {
        guard let value = names.lazy.compactMap({ layer[$0] }).first else { continue }
        entries.append((key, try computed(value, key == "color" ? "color" : "dimension", aliases)))
      }
      let inset = layer["inset"] ?? layer["type"]
      if let inset, inset.text == "true" || inset.text == "innerShadow" {
        reportNotDrawn("'inset'", at: inset)
      }
      if let spread = layer["spread"], spread["value"]?.text ?? spread.text != "0",
        try written(spread, "dimension", aliases).text != "0"
      {
        reportNotDrawn("the spread", at: spread)
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

  private mutating func gradient(_ node: SourceNode, _ aliases: [String]) throws(Finding)
    -> SourceNode
  {
    var colors: [SourceNode] = []
    let stops = node.elements ?? node["stops"]?.elements ?? []
    for (index, stop) in stops.enumerated() {
      let even = Double(index) / Double(max(stops.count - 1, 1))
      if let place = stop["position"], let number = place.text.flatMap({ Double($0) }),
        abs(number - even) > 0.01
      {
        reportNotDrawn("the position of a color", at: place)
      }
      colors.append(try written(stop["color"] ?? stop, "color", aliases))
    }
    guard colors.count > 1 else {
      throw Finding(
        .wrongShape(expected: "a list of colors", shape: node.shape), at: source.span(of: node))
    }
    return SourceNode(value: .list(colors), place: node.place)
  }

  private mutating func font(_ node: SourceNode, _ aliases: [String]) throws(Finding) -> SourceNode
  {
    var entries: [(String, SourceNode)] = []
    if let size = node["fontSize"] {
      entries.append(("size", try computed(size, "dimension", aliases)))
    }
    if let weight = node["fontWeight"] {
      entries.append(("weight", try written(weight, "fontWeight", aliases)))
    }
    let others = (node.entries ?? []).filter { entry in
      !["fontSize", "fontWeight", "fontFamily"].contains(entry.key) && !entry.key.hasPrefix("$")
    }
    if let first = others.first {
      reportNotDrawn(others.map { "'\($0.key)'" }.joined(separator: " and "), at: first.value)
    }
    if let family = node["fontFamily"] { _ = try written(family, "fontFamily", aliases) }
    guard !entries.isEmpty else {
      throw Finding(
        .wrongShape(expected: "a font with 'fontSize'", shape: node.shape),
        at: source.span(of: node))
    }
    return map(entries, at: node.place)
  }

  /// A value that stands in a map, where a sum follows an equals sign.
  private mutating func computed(
    _ node: SourceNode, _ type: String, _ aliases: [String]
  ) throws(Finding) -> SourceNode {
    let value = try written(node, type, aliases)
    guard type != "color", let sum = value.text, Double(sum) == nil,
      sum.contains(where: { "*+/-".contains($0) })
    else { return value }
    return text("=" + sum, at: value)
  }

  private mutating func border(_ node: SourceNode, _ aliases: [String]) throws(Finding)
    -> SourceNode
  {
    var entries: [(String, SourceNode)] = []
    for (key, type) in [("color", "color"), ("width", "dimension")] {
      if let value = node[key] { entries.append((key, try computed(value, type, aliases))) }
    }
    let own = node["style"]
    let style = own.flatMap { alias($0) }.flatMap { tokens[$0]?.value } ?? own
    if let style, style.text != "solid" {
      let what = style.text.map { "the style '\($0)'" } ?? "the dashes"
      reportNotDrawn("\(what) of the border", at: style)
    }
    guard !entries.isEmpty else {
      throw Finding(
        .wrongShape(expected: "a border with 'color'", shape: node.shape), at: source.span(of: node)
      )
    }
    return map(entries, at: node.place)
  }

  /// Reports a family other than that of the system, in which all texts are drawn.
  private mutating func report(family node: SourceNode) {
    let first = node.elements?.first ?? node
    let name = (first.text ?? "").prefix { $0 != "," }
      .trimmingCharacters(in: .whitespaces.union(.init(charactersIn: "\"'")))
    let known = "inter system-ui -apple-system blinkmacsystemfont sans-serif system"
    guard !known.split(separator: " ").contains(name.lowercased()[...]),
      !name.lowercased().hasPrefix("sf ")
    else { return }
    reportNotDrawn("the font family '\(name)'", at: first)
  }

  private mutating func reportChange(of token: DesignToken) {
    guard let change = token.change else { return }
    reportNotDrawn("the change '\(change.text ?? "")'", at: change)
  }

  private mutating func reportNotDrawn(_ what: String, at node: SourceNode) {
    findings.append(Finding(.notDrawn(what), at: source.span(of: node)))
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
