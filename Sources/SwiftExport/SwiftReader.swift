internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// Reads a spec without errors once more, for what it says rather than for what that comes to.
struct SwiftReader {
  var reader: Reader
  var expressions: SwiftExpressions
  /// What Swift cannot say, or says for one width only.
  var notes: [String] = []
  /// The places of what Swift cannot say at all.
  var refusals: [Finding] = []
  /// The width of the container that by-width values are taken for.
  var width: Double { expressions.width }
  /// The box that `width` and `height` are those of; nothing where Swift cannot know it.
  var box = SwiftBox.container
  /// The layout's scroll axis.
  var scrollAxis = Axis.vertical
  /// What the insets of sections count from where they do not say so.
  var insetsReference = UIContentInsetsReference.safeArea
  /// The widths at which vars change that are said in place.
  var thresholds: Set<Double> = []

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// The node with what holds at the width in place of its by-width values.
  func plain(_ node: SourceNode) -> SourceNode {
    switch node.value {
    case .scalar: return node
    case .list(let elements):
      return SourceNode(value: .list(elements.map(plain)), place: node.place)
    case .map(let entries):
      if node.isByWidth { return entries.choice(at: width).map { plain($0.value) } ?? node }
      let chosen = entries.map {
        SourceNode.Entry(key: $0.key, keyPlace: $0.keyPlace, value: plain($0.value))
      }
      return SourceNode(value: .map(chosen), place: node.place)
    }
  }

  /// What stands after `=`, in Swift.
  mutating func computed(_ node: SourceNode) -> String? {
    guard let text = node.text, text.hasPrefix("=") else { return nil }
    return said(node)
  }

  /// The expression that a value is, in Swift; `=` before it is optional.
  mutating func said(_ node: SourceNode) -> String? {
    guard let expression = expression(of: node) else { return nil }
    enterNames()
    let said = expressions.text(of: expression)
    refuse(expression, in: node)
    return said
  }

  /// The expression that a value is; `=` before it is optional.
  func expression(of node: SourceNode) -> SpecExpression? {
    node.text.flatMap { try? SpecExpression($0, from: $0.hasPrefix("=") ? 1 : 0) }
  }

  /// Notes where names stand that Swift has nothing for.
  private mutating func refuse(_ expression: SpecExpression, in node: SourceNode) {
    let source = reader.source
    for name in expressions.unknown.sorted() {
      let span = expression.range { $0 == name }.map { source.span(of: node, characters: $0) }
      refusals.append(Finding(.notExportable(name), at: span ?? source.span(of: node)))
    }
  }

  private mutating func enterNames() {
    expressions.names["width"] = box.width
    expressions.names["height"] = box.height
  }

  /// Whether something holds, in Swift; `width` is the container's there.
  mutating func condition(_ node: SourceNode) -> String? {
    if node.isByWidth { return conditionByWidth(node.entries ?? []) }
    let inner = box
    box = .container
    defer { box = inner }
    return said(node)
  }

  /// Whether something holds, by the values that vars have at each width.
  mutating func conditionAtAllWidths(_ node: SourceNode) -> String? {
    let before = expressions.width
    defer { expressions.width = before }
    var choices: [(width: Double, text: String)] = []
    for width in [0] + thresholds.sorted() {
      expressions.width = width
      guard let text = condition(node) else { return nil }
      if text != choices.last?.text { choices.append((width, text)) }
    }
    return Self.choice(choices)
  }

  private mutating func conditionByWidth(_ entries: [SourceNode.Entry]) -> String? {
    var choices: [(width: Double, text: String)] = []
    for entry in entries {
      guard let text = condition(entry.value) else { return nil }
      choices.append((Double(entry.key) ?? 0, text))
    }
    return Self.choice(choices.sorted { $0.width < $1.width })
  }

  /// What holds at each width, the widest first; nothing holds where nothing is said.
  private static func choice(_ choices: [(width: Double, text: String)]) -> String {
    var result = "false"
    for (width, text) in choices {
      guard width > 0 else {
        result = text
        continue
      }
      let (from, below) = ("containerWidth >= \(width.exact)", "containerWidth < \(width.exact)")
      switch (text, result) {
      case ("true", "true"), ("false", "false"): continue
      case ("true", "false"): result = from
      case ("false", "true"): result = below
      case ("true", _): result = "\(from) || \(result.asTerm)"
      case (_, "true"): result = "\(below) || \(text.asTerm)"
      case ("false", _): result = "\(below) && \(result.asFactor)"
      case (_, "false"): result = "\(from) && \(text.asFactor)"
      case (_, _): result = "(\(from) ? \(text) : \(result))"
      }
    }
    return result
  }

  // MARK: Values

  /// The value of a key that is the same at all widths.
  mutating func value<Value>(_ key: Key<Value>, of node: SourceNode?) -> Value? {
    guard let node = node?[key.rule.name], !node.isByWidth else { return nil }
    return key.kind.read(node, &reader)
  }

  mutating func length(_ node: SourceNode?) -> String? {
    guard let node else { return nil }
    if let text = computed(node) { return text }
    return ValueKind<CGFloat>.length.read(node, &reader)?.exact
  }

  mutating func dimension(_ node: SourceNode?, _ axis: Axis) -> String? {
    guard let node else { return nil }
    if let text = computed(node) { return ".absolute(\(text))" }
    return ValueKind<LayoutDimension>.dimension(axis).read(node, &reader).map(Self.text)
  }

  mutating func spacing(_ node: SourceNode?) -> String? {
    guard let node else { return nil }
    if let text = computed(node) { return ".fixed(\(text))" }
    switch ValueKind<Spacing>.signedSpacing.read(node, &reader) {
    case .fixed(let points): return ".fixed(\(points.exact))"
    case .flexible(let points): return ".flexible(\(points.exact))"
    case nil: return nil
    }
  }

  /// A number without a fraction.
  mutating func whole(_ node: SourceNode?) -> String? {
    guard let node else { return nil }
    guard let text = node.text, text.hasPrefix("=") else { return node.text }
    guard let expression = try? SpecExpression(text, from: 1) else { return nil }
    enterNames()
    let said = expressions.operand(expression)
    refuse(expression, in: node)
    return Int(said) == nil ? "Int(\(said).rounded())" : said
  }

  /// The values of the keys of a map that Swift sets in one line each.
  ///
  /// - Parameter isRead: Which of the keys; without it, all.
  mutating func properties(
    _ map: MapKind, of node: SourceNode, into part: inout SwiftPart,
    where isRead: (KeyRule) -> Bool = { _ in true }
  ) {
    for rule in map.rules where rule.swift != nil && isRead(rule) {
      part[SwiftPart.Value(rule)] = text(of: rule, in: node)
    }
  }

  /// The value of a key that Swift sets in one line; nothing where it is not said.
  mutating func text(of rule: KeyRule, in node: SourceNode) -> String? {
    let value = node[rule.name]
    return switch rule.swift?.form {
    case .word: value?.text?.asCase
    case .flag: value?.text
    case .length: length(value)
    case .whole: whole(value)
    case .spacing: spacing(value)
    case nil: nil
    }
  }

  /// Insets as edges; an edge beats its axis.
  mutating func insets(_ node: SourceNode?, into part: inout SwiftPart) {
    guard let node else { return }
    let edges: [(SwiftPart.Value, String, String)] = [
      (.top, "top", "vertical"), (.leading, "leading", "horizontal"),
      (.bottom, "bottom", "vertical"), (.trailing, "trailing", "horizontal"),
    ]
    for (value, edge, axis) in edges {
      if node.entries != nil {
        part[value] = length(node[edge] ?? node[axis]) ?? "0"
      } else if let sides = node.elements, sides.count == 2 {
        part[value] = length(sides[axis == "vertical" ? 0 : 1])
      } else {
        part[value] = length(node)
      }
    }
  }

  static func text(_ dimension: LayoutDimension) -> String {
    switch dimension {
    case .fractionalWidth(let part): ".fractionalWidth(\(fraction(part)))"
    case .fractionalHeight(let part): ".fractionalHeight(\(fraction(part)))"
    case .absolute(let points): ".absolute(\(points.exact))"
    case .estimated(let points): ".estimated(\(points.exact))"
    case .uniformAcrossSiblings(let points):
      ".uniformAcrossSiblings(estimate: \(points.exact))"
    }
  }

  /// A part as people write it: 1/3 and not 0.3333333333333333.
  static func fraction(_ part: CGFloat) -> String {
    let short = part.exact
    guard short.count > 6 else { return short }
    for divisor in 2...24 {
      for dividend in 1..<divisor where CGFloat(dividend) / CGFloat(divisor) == part {
        return "\(dividend).0 / \(divisor)"
      }
    }
    return short
  }
}

/// The lengths that `width` and `height` are, in Swift.
struct SwiftBox: AxisPair {
  var width: String?
  var height: String?

  static let container = SwiftBox(width: "containerWidth", height: "containerHeight")

  /// Takes the insets of a part off the length along an axis.
  mutating func inset(_ axis: Axis, by part: SwiftPart) {
    let edges: [SwiftPart.Value] = axis.select(
      horizontal: [.leading, .trailing], vertical: [.top, .bottom])
    self[axis] = self[axis]?.less(edges.map { part[$0] })
  }
}
