internal import Foundation
package import Geometry
internal import SpecDiagnostics

/// The names that an expression can use, with their values.
package struct Scope: Sendable {
  package var values: [String: ExpressionValue] = [:]
  package var variables: [String: Variable] = [:]
  /// The item whose texts are evaluated, for `index` and `line`. Kept separate from `values`, which
  /// thousands of items share.
  package var place: (index: Int, line: Int)?

  package init(
    values: [String: ExpressionValue] = [:], variables: [String: Variable] = [:],
    place: (index: Int, line: Int)? = nil
  ) {
    self.values = values
    self.variables = variables
    self.place = place
  }

  /// Returns the value of a reserved name.
  package func value(named name: String) -> ExpressionValue? {
    if let place {
      if name == "index" { return .number(Double(place.index)) }
      if name == "line" { return .number(Double(place.line)) }
    }
    return values[name]
  }

  /// The container's effective width, which selects values by width.
  package var containerWidth: Double {
    if case .number(let width)? = values["containerWidth"] { width } else { 0 }
  }

  /// All names, for suggestions.
  package var names: [String] {
    let ofItem = place == nil ? [] : Self.itemNames
    return Array(values.keys) + Array(variables.keys) + ofItem
  }

  /// Returns the error for an unknown name, with suggestions.
  package func unknown(_ name: String, at range: Range<Int>?) -> ValueError {
    let names = names
    return ValueError(
      problem: .unknownVariable(name), range: range,
      instead: OtherWords.names(for: name).filter(names.contains), replacesRange: true,
      unknown: UnknownName(name, known: names))
  }

  /// A text that identifies all values.
  package var summary: String {
    var summary = ""
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      summary += name
      switch value {
      case .number(let number): summary += "=\(number) "
      case .boolean(let flag): summary += flag ? "=yes " : "=no "
      }
    }
    return summary
  }

  package subscript(name: String) -> Double? {
    get { if case .number(let number)? = values[name] { number } else { nil } }
    set { values[name] = newValue.map { .number($0) } }
  }

  /// The reserved names, with the positions where they are defined.
  package static let places: [String: String] = {
    var places = ["i": "the frames of a custom group", "n": "the frames of a custom group"]
    for name in columnNames { places[name] = "a custom group that has 'columns'" }
    for name in ["columns", "rows"] { places[name] = "a group that has '\(name)'" }
    for name in itemNames { places[name] = "item data" }
    for name in ["section", "itemCount"] { places[name] = "a section" }
    for name in containerNames { places[name] = "the layout" }
    return places
  }()

  /// The names that identify the current item.
  package static let itemNames = ["index", "line"]

  /// The names that describe the columns of a custom group.
  package static let columnNames = ["shortest", "shortestEnd"]

  /// The names of the container's properties.
  package static let containerNames = containerFlags.union([
    "width", "height", "containerWidth", "containerHeight", "scale",
  ])

  /// The container names that are booleans.
  package static let containerFlags: Set<String> = [
    "dark", "light", "highContrast", "rtl", "ltr", "compact", "regular", "accessibility",
  ]

  /// Sets the container's names.
  package mutating func describe(_ container: Container) {
    let traits = container.traits
    self["width"] = container.size.width
    self["height"] = container.size.height
    self["containerWidth"] = container.size.width
    self["containerHeight"] = container.size.height
    self["scale"] = traits.displayScale
    let isDark = traits.userInterfaceStyle == .dark
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let isRegular = traits.horizontalSizeClass == .regular
    let flags = [
      "dark": isDark, "light": !isDark, "highContrast": traits.accessibilityContrast == .high,
      "rtl": isRightToLeft, "ltr": !isRightToLeft,
      "regular": isRegular, "compact": !isRegular,
      "accessibility": traits.preferredContentSizeCategory.isAccessibilityCategory,
    ]
    for (name, flag) in flags { values[name] = .boolean(flag) }
  }
}

/// A named expression, evaluated where it is used.
package struct Variable: Sendable {
  /// The expressions by minimum container width; an expression for every width has the width 0.
  package var expressions: [(width: Double, node: SourceNode, expression: SpecExpression)]
  package var isByWidth: Bool
  /// Whether one of the expressions is invalid.
  package var isWrong = false

  package init(
    expressions: [(width: Double, node: SourceNode, expression: SpecExpression)], isByWidth: Bool,
    isWrong: Bool = false
  ) {
    self.expressions = expressions
    self.isByWidth = isByWidth
    self.isWrong = isWrong
  }

  /// Returns the expression for a container width, in points.
  package func expression(at width: Double) -> SpecExpression? { entry(at: width)?.expression }

  /// Returns the node of the expression for a container width.
  package func node(at width: Double) -> SourceNode? { entry(at: width)?.node }

  private func entry(
    at width: Double
  ) -> (width: Double, node: SourceNode, expression: SpecExpression)? {
    expressions.filter { $0.width <= width }.max { $0.width < $1.width }
  }
}

extension Variable {
  /// The names that the variable's expressions use directly.
  package var names: Set<String> {
    expressions.reduce(into: []) { $0.formUnion($1.expression.names) }
  }

  /// Returns the names that the variable uses directly or through other variables.
  package func allNames(_ variables: [String: Variable]) -> Set<String> {
    var found: Set<String> = isByWidth ? ["containerWidth"] : []
    var pending = Array(names)
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let variable = variables[name] else { continue }
      if variable.isByWidth { found.insert("containerWidth") }
      pending += variable.names
    }
    return found
  }
}

extension SpecExpression {
  package var names: Set<String> {
    var names: Set<String> = []
    _ = range { name in
      names.insert(name)
      return false
    }
    return names
  }
}
