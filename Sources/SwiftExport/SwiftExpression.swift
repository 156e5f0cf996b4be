internal import Basics
internal import Foundation
internal import LayoutSpec
internal import SpecSource

/// Translates spec expressions to Swift.
struct SwiftExpressions {
  /// The Swift code for the built-in names that are available in the current context.
  var names: [String: String] = [:]
  /// The vars of the spec. A var without a Swift constant is replaced by its expression.
  var variables: [String: Variable] = [:]
  var constantNames: [String: String] = [:]
  /// The names with a value that is known during export.
  var scope = Scope()
  /// The names in the last translated expression that have no Swift equivalent.
  private(set) var unknown: Set<String> = []
  /// The container width at which vars by width are evaluated, in points.
  var width: Double = 0

  /// Whether an expression is Boolean, judged by its outermost operation.
  func isCondition(_ expression: SpecExpression) -> Bool {
    switch expression {
    case .value(.boolean), .not: true
    case .value(.number), .minus: false
    case .name(let name, _):
      Scope.containerFlags.contains(name)
        || variables[name]?.expressions.first.map { isCondition($0.expression) } ?? false
    case .chain(_, let links):
      ![.plus, .minus, .times, .divided, .remainder].contains(links.first?.operation)
    case .call(let function, let values, _): function == .if && isCondition(values[1])
    }
  }

  /// The precedence of a Swift expression, lowest first.
  private enum Precedence: Int, Comparable {
    case choice, or, and, comparison, sum, product, prefix, atom

    static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
  }

  mutating func text(of expression: SpecExpression) -> String {
    unknown = []
    return translate(expression).text
  }

  /// The expression in Swift, in parentheses if it cannot be an operand of a member access or an
  /// operator without them.
  mutating func operand(_ expression: SpecExpression) -> String {
    unknown = []
    let translated = translate(expression)
    return translated.precedence < .atom ? "(\(translated.text))" : translated.text
  }

  private mutating func translate(
    _ expression: SpecExpression
  ) -> (text: String, precedence: Precedence) {
    if let folded = constant(expression) { return folded }
    switch expression {
    case .value(let value): return Self.text(value)
    case .name(let name, _): return translate(name: name)
    case .minus(let operand, _): return ("-" + at(.atom, operand), .prefix)
    case .not(.name(let name, _), _) where Self.opposites[name].flatMap({ names[$0] }) != nil:
      return translate(name: Self.opposites[name] ?? name)
    case .not(let operand, _): return ("!" + at(.atom, operand), .prefix)
    case .chain(let first, let links): return translate(first, links)
    case .call(let function, let values, _): return translate(function, values)
    }
  }

  private mutating func at(_ precedence: Precedence, _ expression: SpecExpression) -> String {
    let translated = translate(expression)
    return translated.precedence < precedence ? "(\(translated.text))" : translated.text
  }

  /// Pairs of Boolean names that are each other's negation.
  private static let opposites = [
    "dark": "light", "light": "dark", "rtl": "ltr", "ltr": "rtl", "compact": "regular",
    "regular": "compact",
  ]

  /// The value of a constant expression: one whose only names, if any, stand for known numbers.
  private func constant(_ expression: SpecExpression) -> (text: String, precedence: Precedence)? {
    if case .value = expression { return nil }
    var scope = scope
    for (name, text) in names {
      if let number = Double(text) { scope[name] = number }
    }
    var evaluator = Evaluator(scope)
    guard let value = try? evaluator.value(of: expression) else { return nil }
    return Self.text(value)
  }

  private static func text(_ value: ExpressionValue) -> (text: String, precedence: Precedence) {
    switch value {
    case .number(let number): (number.exact, number < 0 ? .prefix : .atom)
    case .boolean(let boolean): ("\(boolean)", .atom)
    }
  }

  private mutating func translate(name: String) -> (text: String, precedence: Precedence) {
    if let text = names[name] {
      return (text, text.isOneWord ? .atom : .comparison)
    }
    if let name = constantNames[name] { return (SwiftNames.escaped(name), .atom) }
    guard let expression = variables[name]?.expression(at: width) else {
      unknown.insert(name)
      return (name, .atom)
    }
    return translate(expression)
  }

  private mutating func translate(
    _ first: SpecExpression, _ links: [SpecExpression.Link]
  ) -> (text: String, precedence: Precedence) {
    var text = ""
    var precedence = Precedence.atom
    for (index, link) in links.enumerated() {
      let own = Self.precedence(of: link.operation)
      // Swift does not chain comparisons.
      let left = index == 0 ? at(own == .comparison ? .sum : own, first) : text
      precedence = own
      if link.operation == .remainder {
        let receiver = index == 0 ? at(.atom, first) : "(\(left))"
        text = "\(receiver).truncatingRemainder(dividingBy: \(translate(link.operand).text))"
        precedence = .atom
        continue
      }
      let right = translate(link.operand)
      let needsParentheses = right.precedence <= own
      text =
        "\(left) \(Self.sign(link.operation)) \(needsParentheses ? "(\(right.text))" : right.text)"
    }
    return (text, precedence)
  }

  private static func precedence(of operation: ExpressionOperator) -> Precedence {
    switch operation {
    case .or: .or
    case .and: .and
    case .less, .atMost, .greater, .atLeast, .equal, .unequal: .comparison
    case .plus, .minus: .sum
    case .times, .divided, .remainder: .product
    }
  }

  private static func sign(_ operation: ExpressionOperator) -> String {
    switch operation {
    case .or: "||"
    case .and: "&&"
    default: operation.rawValue
    }
  }

  private mutating func translate(
    _ function: ExpressionFunction, _ values: [SpecExpression]
  ) -> (text: String, precedence: Precedence) {
    switch function {
    case .min, .max:
      guard values.count > 1 else { return translate(values[0]) }
      return ("\(function.rawValue)(\(arguments(values)))", .atom)
    case .clamp:
      let (value, low, high) = (
        translate(values[0]).text, translate(values[1]).text, translate(values[2]).text
      )
      return ("max(\(low), min(\(value), \(high)))", .atom)
    case .abs: return ("abs(\(arguments(values)))", .atom)
    case .floor: return (at(.atom, values[0]) + ".rounded(.down)", .atom)
    case .ceil: return (at(.atom, values[0]) + ".rounded(.up)", .atom)
    case .round: return (at(.atom, values[0]) + ".rounded()", .atom)
    case .sqrt: return (at(.atom, values[0]) + ".squareRoot()", .atom)
    case .if:
      let condition = at(.or, values[0])
      return ("\(condition) ? \(at(.or, values[1])) : \(translate(values[2]).text)", .choice)
    }
  }

  private mutating func arguments(_ values: [SpecExpression]) -> String {
    var texts: [String] = []
    for value in values { texts.append(translate(value).text) }
    return texts.joined(separator: ", ")
  }
}

extension String {
  /// Whether the code has no spaces, so that no operator next to it can split it.
  fileprivate var isOneWord: Bool { !contains(" ") }
}

/// Converts names of the spec to Swift identifiers.
enum SwiftNames {
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "internal", "fileprivate", "any", "some", "Type",
    "Protocol", "Self", "Any", "await", "associatedtype", "precedencegroup",
  ]

  /// Names that have another meaning in the generated file.
  private static let reservedNames: Set = [
    "environment", "configuration", "frame", "createLayout", "Section", "CGFloat", "CGPoint",
    "CGRect", "Int", "self", "Self", "Any",
  ]

  /// Sorts named elements topologically: each follows the elements whose names it uses. The order is
  /// otherwise unchanged.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of elements.
  static func ordered<Element>(
    _ elements: [Element], name: (Element) -> String, uses: (Element) -> Set<String>
  ) -> [Element] {
    var rest = elements.map { (element: $0, name: name($0), uses: uses($0)) }
    var open = Set(rest.map(\.name))
    var result: [Element] = []
    while !rest.isEmpty {
      let next = rest.remove(at: rest.firstIndex { $0.uses.isDisjoint(with: open) } ?? 0)
      open.remove(next.name)
      result.append(next.element)
    }
    return result
  }

  /// The name, in backticks if it is a Swift keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The Swift name of a var.
  static func constant(_ name: String) -> String {
    reservedNames.contains(name) ? name + "Value" : name
  }

  /// Converts a text to a camel-case identifier: `two-column grid` becomes `twoColumnGrid`, or
  /// `TwoColumnGrid` for a type.
  static func name(of text: String, isType: Bool = false) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let parts = words.enumerated().map { index, word in
      let isCapital = isType || index > 0
      return (isCapital ? word.prefix(1).uppercased() : word.prefix(1).lowercased())
        + word.dropFirst()
    }
    let name = parts.joined()
    guard let first = name.first else { return isType ? "Unnamed" : "unnamed" }
    return first.isNumber ? (isType ? "Layout" : "section") + name : name
  }
}
