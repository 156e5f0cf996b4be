package import CompositionalLayout
internal import Foundation
internal import SpecDiagnostics

/// The names that an expression may use at its place, and what they stand for there.
package struct Scope: Sendable {
  var values: [String: ExpressionValue] = [:]
  package var variables: [String: Variable] = [:]
  /// The item whose texts are computed, for `index` and `line`: beside the values, which thousands of
  /// items share.
  var place: (index: Int, line: Int)?

  package init(
    values: [String: ExpressionValue] = [:], variables: [String: Variable] = [:],
    place: (index: Int, line: Int)? = nil
  ) {
    self.values = values
    self.variables = variables
    self.place = place
  }

  /// What a name of the language stands for.
  func value(named name: String) -> ExpressionValue? {
    if let place {
      if name == "index" { return .number(Double(place.index)) }
      if name == "line" { return .number(Double(place.line)) }
    }
    return values[name]
  }

  /// The container's effective width, which decides between values by width.
  var containerWidth: Double {
    if case .number(let width)? = values["containerWidth"] { width } else { 0 }
  }

  /// All names, for those who misspell one.
  var names: [String] {
    let ofItem = place == nil ? [] : Self.itemNames
    return (Array(values.keys) + Array(variables.keys) + ofItem).sorted()
  }

  /// What is said of a name that stands for nothing, with those that may be meant.
  func unknown(_ name: String, at range: Range<Int>?) -> ValueError {
    let names = names
    return ValueError(
      problem: .unknownVariable(name), range: range,
      instead: OtherWords.names(for: name).filter(names.contains)
        + Similar.words(to: name, among: names),
      replacesRange: true)
  }

  /// All values in one text, the same for the same values.
  var summary: String {
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

  /// The names of the language, with the places where they stand for something.
  package static let places: [String: String] = {
    var places = ["i": "the frames of a custom group", "n": "the frames of a custom group"]
    for name in ["columns", "rows"] { places[name] = "a group that has '\(name)'" }
    for name in itemNames { places[name] = "the data of items" }
    for name in ["section", "itemCount"] { places[name] = "a section" }
    for name in containerNames { places[name] = "the layout" }
    return places
  }()

  /// The names that say which item it is whose data is read.
  static let itemNames = ["index", "line"]

  /// The names that say something of the container.
  package static let containerNames = containerFlags.union([
    "width", "height", "containerWidth", "containerHeight", "scale",
  ])

  /// Those that are true or false.
  package static let containerFlags: Set<String> = [
    "dark", "light", "rtl", "ltr", "compact", "regular", "accessibility",
  ]

  /// What a container says of itself.
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
      "dark": isDark, "light": !isDark, "rtl": isRightToLeft, "ltr": !isRightToLeft,
      "regular": isRegular, "compact": !isRegular,
      "accessibility": traits.preferredContentSizeCategory.isAccessibilityCategory,
    ]
    for (name, flag) in flags { values[name] = .boolean(flag) }
  }
}

/// A name for an expression, which is computed where it is used.
package struct Variable: Sendable {
  /// By the least width of the container; one that holds for every width stands at 0.
  package var expressions: [(width: Double, node: SourceNode, expression: SpecExpression)]
  package var isByWidth: Bool
  /// Whether it says something that is no expression.
  var isWrong = false

  package init(
    expressions: [(width: Double, node: SourceNode, expression: SpecExpression)], isByWidth: Bool,
    isWrong: Bool = false
  ) {
    self.expressions = expressions
    self.isByWidth = isByWidth
    self.isWrong = isWrong
  }

  /// What holds in a container so many points wide.
  package func expression(at width: Double) -> SpecExpression? { entry(at: width)?.expression }

  /// Where it stands.
  func node(at width: Double) -> SourceNode? { entry(at: width)?.node }

  private func entry(
    at width: Double
  ) -> (width: Double, node: SourceNode, expression: SpecExpression)? {
    expressions.filter { $0.width <= width }.max { $0.width < $1.width }
  }
}

extension Variable {
  /// The names that its expressions use themselves.
  package var names: Set<String> {
    expressions.reduce(into: []) { $0.formUnion($1.expression.names) }
  }

  /// The names that it uses, with those of the vars that it uses.
  package func allNames(_ variables: [String: Variable]) -> Set<String> {
    var found: Set<String> = isByWidth ? ["containerWidth"] : []
    var open = Array(names)
    while let name = open.popLast() {
      guard found.insert(name).inserted, let variable = variables[name] else { continue }
      if variable.isByWidth { found.insert("containerWidth") }
      open += variable.names
    }
    return found
  }
}

extension SpecExpression {
  /// The names in it.
  package var names: Set<String> {
    var names: Set<String> = []
    _ = range { name in
      names.insert(name)
      return false
    }
    return names
  }
}
