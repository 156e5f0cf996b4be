internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecTree

/// Values and conditions.
extension LayoutExport {
  /// The container width at which values by width are read, in points.
  var width: Double { expressions.width }

  /// The node with its values by width replaced by their values at the current width.
  ///
  /// - Complexity: O(log *w*) for each map of *w* widths that was read before.
  func plain(_ node: SourceNode) -> SourceNode {
    if let value = widthTables.value(of: node, at: width) { return plain(value) }
    return node.isByWidth ? node : node.mapChildren { child, _ in plain(child) }
  }

  /// The expression after `=` in Swift, or `nil` if the value is not an expression.
  private mutating func computed(_ node: SourceNode) -> Code? {
    node.text?.hasPrefix("=") == true ? code(node) : nil
  }

  /// A value, read as an expression, in Swift. The leading `=` is optional.
  mutating func code(_ node: SourceNode) -> Code? {
    guard let expression = node.expression else { return nil }
    expressions.names["width"] = box.width
    expressions.names["height"] = box.height
    let code = expressions.code(of: expression)
    for name in expressions.unknown.sorted() {
      let span = expression.range { $0 == name }.map {
        sink.source.span(of: node, characters: $0)
      }
      refusals.append(Finding(.notExportable(name), at: span ?? sink.source.span(of: node)))
    }
    return code
  }

  /// A condition in Swift. In conditions `width` is the width of the container.
  mutating func condition(_ node: SourceNode?) -> Code? {
    guard let node else { return nil }
    if node.isByWidth {
      let choices = (node.entries ?? []).map { (width: Double($0.key) ?? 0, node: $0.value) }
      var result = Code.no
      for choice in choices.sorted(by: { $0.width < $1.width }) {
        guard let code = condition(choice.node) else { return nil }
        result = choice.width > 0 ? .conditional(.isWide(choice.width), code, result) : code
      }
      return result
    }
    let inner = box
    box = .container
    defer { box = inner }
    return code(node)
  }

  /// A condition in Swift that covers all widths at which vars change.
  mutating func conditionAtAllWidths(_ node: SourceNode) -> Code? {
    let before = expressions.width
    defer { expressions.width = before }
    expressions.width = 0
    guard var result = condition(node) else { return nil }
    var last = result
    for width in thresholds.sorted() {
      expressions.width = width
      guard let code = condition(node) else { return nil }
      if code != last { result = .conditional(.isWide(width), code, result) }
      last = code
    }
    return result
  }

  /// The value of a key, or `nil` if it depends on the width.
  mutating func value<Value>(_ key: Key<Value>, of node: SourceNode?) -> Value? {
    guard let node = node?[key.rule.name], !node.isByWidth else { return nil }
    return key.kind.read(node, context, &sink)
  }

  mutating func length(_ node: SourceNode?) -> Code? {
    guard let node else { return nil }
    return computed(node)
      ?? ValueKind<CGFloat>.length.read(node, context, &sink).map { .number(Double($0)) }
  }

  mutating func dimension(_ node: SourceNode?, _ axis: Axis) -> Code? {
    guard let node else { return nil }
    if let code = computed(node) { return .call(".absolute", code) }
    switch ValueKind<LayoutDimension>.dimension(axis).read(node, context, &sink) {
    case .fractionalWidth(let part): return .call(".fractionalWidth", .fraction(part))
    case .fractionalHeight(let part): return .call(".fractionalHeight", .fraction(part))
    case .absolute(let points): return .call(".absolute", .number(points))
    case .estimated(let points): return .call(".estimated", .number(points))
    case .uniformAcrossSiblings(let points):
      return (".uniformAcrossSiblings" as Code)(estimate: .number(points))
    case nil: return nil
    }
  }

  mutating func spacing(_ node: SourceNode?) -> Code? {
    guard let node else { return nil }
    if let code = computed(node) { return .call(".fixed", code) }
    switch ValueKind<Spacing>.signedSpacing.read(node, context, &sink) {
    case .fixed(let points): return .call(".fixed", .number(points))
    case .flexible(let points): return .call(".flexible", .number(points))
    case nil: return nil
    }
  }

  /// An integer in Swift.
  mutating func whole(_ node: SourceNode?) -> Code? {
    guard let node else { return nil }
    if node.text?.hasPrefix("=") == true { return computed(node)?.asWhole }
    return node.text.flatMap(Double.init).map(Code.number)
  }

  /// `[x, y]` as a point.
  mutating func point(_ node: SourceNode?) -> Code? {
    guard let sides = node?.elements, sides.count == 2 else { return nil }
    return .point(length(sides[0]) ?? .zero, length(sides[1]) ?? .zero)
  }

  /// The width and the height of an element, each with its default.
  mutating func size(_ node: SourceNode, _ width: Code?, _ height: Code?) -> SwiftObject {
    let sides = node["size"]?.elements ?? []
    return SwiftObject(
      name: "size", type: "NSCollectionLayoutSize",
      arguments: [
        Code.Slot(
          "widthDimension", dimension(node["width"] ?? sides[safely: 0], .horizontal) ?? width),
        Code.Slot(
          "heightDimension", dimension(node["height"] ?? sides[safely: 1], .vertical) ?? height),
      ])
  }

  /// Reads insets. The key of an edge takes precedence over the key of its axis.
  mutating func insets(_ node: SourceNode?) -> SwiftEdges? {
    guard let node else { return nil }
    let sides = node.elements?.count == 2 ? node.elements : nil
    func side(_ edge: String, _ axis: String, _ index: Int) -> SourceNode? {
      node.entries == nil ? sides?[index] ?? node : node[edge] ?? node[axis]
    }
    return SwiftEdges(
      top: length(side("top", "vertical", 0)) ?? .zero,
      leading: length(side("leading", "horizontal", 1)) ?? .zero,
      bottom: length(side("bottom", "vertical", 0)) ?? .zero,
      trailing: length(side("trailing", "horizontal", 1)) ?? .zero)
  }

  /// The properties that the keys of a map set by one line of Swift each.
  ///
  /// - Parameter isRead: Selects the keys; by default all.
  mutating func properties(
    _ map: MapKind, of node: SourceNode, where isRead: (KeyRule) -> Bool = { _ in true }
  ) -> [Code.Slot] {
    var slots: [Code.Slot] = []
    for rule in map.rules where isRead(rule) {
      guard let swift = rule.swift else { continue }
      let value = node[rule.name]
      let code: Code? =
        switch swift.form {
        case .word: value?.text.map { .literal($0.asCase) }
        case .flag: value?.text.map { .literal($0) }
        case .length: length(value)
        case .whole: whole(value)
        case .spacing: spacing(value)
        case .swipeActions: swipeActions(value)
        }
      slots.append(Code.Slot(rule.swiftProperty, code, standard: rule.swiftStandard))
    }
    return slots
  }

  /// The property of an element's insets.
  static func insets(_ edges: SwiftEdges?) -> Code.Slot {
    Code.Slot("contentInsets", edges?.code, standard: SwiftEdges().code)
  }

  /// A property that is a list of objects. Those whose condition is always false are left out.
  func list(_ property: String, _ elements: [Code.Element]) -> Code.Slot {
    let elements = elements.filter { $0.condition != .no }.map { element in
      element.condition == .yes ? Code.Element(object: element.object) : element
    }
    return Code.Slot(
      property, elements.isEmpty ? nil : .elements(elements), standard: .elements([]))
  }
}

extension KeyRule {
  /// The default in Swift; `nil` if it cannot be written.
  fileprivate var swiftStandard: Code? {
    guard let swift, let standard else { return nil }
    return switch swift.form {
    case .word: .literal(standard.asCase)
    case .flag: .literal(standard)
    case .length: Double(standard).map(Code.number)
    case .spacing: Double(standard).map { .call(".fixed", .number($0)) }
    // Apple does not document the default.
    case .whole: nil
    case .swipeActions: "nil"
    }
  }
}

extension Code {
  /// The number as an integer.
  var asWhole: Code {
    if case .number(let number) = self, number == number.rounded() { return self }
    return .call("Int", .call(.member(self, "rounded"), []))
  }

  /// The whole number as one of lengths.
  var asLength: Code { if case .number = self { self } else { .call("CGFloat", self) } }

  static func point(_ x: Code, _ y: Code) -> Code {
    ("CGPoint" as Code)(x: x, y: y)
  }

  /// A fraction in readable form: `1.0 / 3` instead of `0.3333333333333333`.
  static func fraction(_ part: CGFloat) -> Code {
    if part.exact.count > 6 {
      for divisor in 2...24 {
        for dividend in 1..<divisor where CGFloat(dividend) / CGFloat(divisor) == part {
          return .binary(.literal("\(dividend).0"), .divided, .number(Double(divisor)))
        }
      }
    }
    return .number(part)
  }
}

extension String {
  /// A name with a leading dot, as an implicit member expression.
  var asCase: String { hasPrefix(".") ? self : "." + self }
}
