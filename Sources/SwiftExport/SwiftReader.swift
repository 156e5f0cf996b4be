internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecSource

/// Reads a valid spec for export and keeps its expressions symbolic instead of evaluating them.
struct SwiftReader {
  var reader: Reader
  var expressions: SwiftExpressions
  /// Notes about what the generated code leaves out or fixes to one width.
  var notes: [String] = []
  /// Errors for expressions that cannot be written in Swift.
  var refusals: [Finding] = []
  /// The container width at which values by width are read, in points.
  var width: Double { expressions.width }
  /// The box whose size `width` and `height` refer to. Its lengths are `nil` if the generated code
  /// cannot compute them.
  var box = SwiftBox.container
  /// The scroll axis of the layout.
  var scrollAxis = Axis.vertical
  /// The reference of section insets for sections that do not set their own.
  var insetsReference = UIContentInsetsReference.safeArea
  /// The widths at which vars without a Swift constant change.
  var thresholds: Set<Double> = []

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// The values by width that were read, by their places. A section is read once per width.
  private let widthTables = WidthTables()

  /// The node with its values by width replaced by their values at the current width.
  ///
  /// - Complexity: O(log *w*) for each map of *w* widths that was read before.
  func plain(_ node: SourceNode) -> SourceNode {
    if let table = widthTables[node] {
      return table.entry(at: width).map { plain($0.value) } ?? node
    }
    switch node.value {
    case .scalar: return node
    case .list(let elements):
      return SourceNode(value: .list(elements.map(plain)), place: node.place)
    case .map(let entries):
      if node.isByWidth {
        return widthTables.add(node, entries).entry(at: width).map { plain($0.value) } ?? node
      }
      let chosen = entries.map {
        SourceNode.Entry(key: $0.key, keyPlace: $0.keyPlace, value: plain($0.value))
      }
      return SourceNode(value: .map(chosen), place: node.place)
    }
  }

  /// The expression after `=` in Swift, or `nil` if the value is not an expression.
  mutating func computed(_ node: SourceNode) -> String? {
    guard let text = node.text, text.hasPrefix("=") else { return nil }
    return expressionText(node)
  }

  /// A value, read as an expression, in Swift. The leading `=` is optional.
  mutating func expressionText(_ node: SourceNode) -> String? {
    guard let expression = node.expression else { return nil }
    enterNames()
    let text = expressions.text(of: expression)
    refuse(expression, in: node)
    return text
  }

  /// Records an error for each name that has no Swift equivalent.
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

  /// A condition in Swift. In conditions `width` is the width of the container.
  mutating func condition(_ node: SourceNode) -> String? {
    if node.isByWidth { return conditionByWidth(node.entries ?? []) }
    let inner = box
    box = .container
    defer { box = inner }
    return expressionText(node)
  }

  /// A condition in Swift that covers all widths at which vars change.
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

  /// Combines conditions by width into one. Below the smallest width the condition is false.
  ///
  /// - Parameter choices: Conditions and the widths from which they apply, narrowest first.
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

  /// The value of a key, or `nil` if it depends on the width.
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

  /// An integer in Swift.
  mutating func whole(_ node: SourceNode?) -> String? {
    guard let node else { return nil }
    guard let text = node.text, text.hasPrefix("=") else { return node.text }
    guard let expression = node.expression else { return nil }
    enterNames()
    let operand = expressions.operand(expression)
    refuse(expression, in: node)
    return Int(operand) == nil ? "Int(\(operand).rounded())" : operand
  }

  /// Reads the keys of a map that are set by one line of Swift each.
  ///
  /// - Parameter isRead: Selects the keys to read; by default all.
  mutating func properties(
    _ map: MapKind, of node: SourceNode, into part: inout SwiftPart,
    where isRead: (KeyRule) -> Bool = { _ in true }
  ) {
    for rule in map.rules where rule.swift != nil && isRead(rule) {
      part[SwiftPart.Value(rule)] = text(of: rule, in: node)
    }
  }

  /// The Swift value of a key that is set by one line; `nil` if the key is missing.
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

  /// Reads insets as four edges. The key of an edge takes precedence over the key of its axis.
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

  /// A fraction in readable form: `1.0 / 3` instead of `0.3333333333333333`.
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

/// The Swift expressions for `width` and `height`.
struct SwiftBox: AxisPair {
  var width: String?
  var height: String?

  static let container = SwiftBox(width: "containerWidth", height: "containerHeight")

  /// Subtracts the insets of a part from the length along an axis.
  mutating func inset(_ axis: Axis, by part: SwiftPart) {
    let edges: [SwiftPart.Value] = axis.select(
      horizontal: [.leading, .trailing], vertical: [.top, .bottom])
    self[axis] = self[axis]?.less(edges.map { part[$0] })
  }
}
