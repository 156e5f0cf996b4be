internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// Says expressions in Swift.
struct SwiftExpressions {
  /// What names of the language stand for at some place.
  var names: [String: String] = [:]
  /// The vars, and what they stand for where they are not said in place.
  var variables: [String: Variable] = [:]
  /// What the vars are called that have a name in Swift.
  var named: [String: String] = [:]
  /// What is known of some names.
  var scope = Scope()
  /// The names in what was said last that cannot be said in Swift.
  private(set) var unknown: Set<String> = []
  /// The width at which vars by width are taken.
  var width: Double = 0

  /// Whether an expression comes to true or false, as far as that shows.
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

  /// How tightly what was said holds together, loosest first.
  private enum Strength: Int, Comparable {
    case choice, or, and, comparison, sum, product, prefix, atom

    static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
  }

  mutating func text(of expression: SpecExpression) -> String {
    unknown = []
    return said(expression).text
  }

  /// The text, fit to stand before a point or an operator.
  mutating func operand(_ expression: SpecExpression) -> String {
    unknown = []
    let said = said(expression)
    return said.strength < .atom ? "(\(said.text))" : said.text
  }

  private mutating func said(_ expression: SpecExpression) -> (text: String, strength: Strength) {
    if let folded = constant(expression) { return folded }
    switch expression {
    case .value(let value): return Self.text(value)
    case .name(let name, _): return said(name: name)
    case .minus(let operand, _): return ("-" + at(.atom, operand), .prefix)
    case .not(.name(let name, _), _) where Self.opposites[name].flatMap({ names[$0] }) != nil:
      return said(name: Self.opposites[name] ?? name)
    case .not(let operand, _): return ("!" + at(.atom, operand), .prefix)
    case .chain(let first, let links): return said(first, links)
    case .call(let function, let values, _): return said(function, values)
    }
  }

  private mutating func at(_ strength: Strength, _ expression: SpecExpression) -> String {
    let said = said(expression)
    return said.strength < strength ? "(\(said.text))" : said.text
  }

  /// Flags that are the other way round.
  private static let opposites = [
    "dark": "light", "light": "dark", "rtl": "ltr", "ltr": "rtl", "compact": "regular",
    "regular": "compact",
  ]

  /// An expression without names but those of numbers, such as how many items there are, comes to one
  /// value everywhere.
  private func constant(_ expression: SpecExpression) -> (text: String, strength: Strength)? {
    if case .value = expression { return nil }
    var scope = scope
    for (name, text) in names {
      if let number = Double(text) { scope[name] = number }
    }
    var evaluator = Evaluator(scope)
    guard let value = try? evaluator.value(of: expression) else { return nil }
    return Self.text(value)
  }

  private static func text(_ value: ExpressionValue) -> (text: String, strength: Strength) {
    switch value {
    case .number(let number): (number.exact, number < 0 ? .prefix : .atom)
    case .boolean(let boolean): ("\(boolean)", .atom)
    }
  }

  private mutating func said(name: String) -> (text: String, strength: Strength) {
    if let text = names[name] {
      return (text, text.isOneWord ? .atom : .comparison)
    }
    if let name = named[name] { return (SwiftNames.escaped(name), .atom) }
    guard let expression = variables[name]?.expression(at: width) else {
      unknown.insert(name)
      return (name, .atom)
    }
    return said(expression)
  }

  private mutating func said(
    _ first: SpecExpression, _ links: [SpecExpression.Link]
  ) -> (text: String, strength: Strength) {
    var text = ""
    var strength = Strength.atom
    for (index, link) in links.enumerated() {
      let own = Self.strength(of: link.operation)
      // Comparisons of comparisons are none of Swift's.
      let left = index == 0 ? at(own == .comparison ? .sum : own, first) : text
      strength = own
      if link.operation == .remainder {
        let receiver = index == 0 ? at(.atom, first) : "(\(left))"
        text = "\(receiver).truncatingRemainder(dividingBy: \(said(link.operand).text))"
        strength = .atom
        continue
      }
      let right = said(link.operand)
      let isLoose = right.strength <= own
      text =
        "\(left) \(Self.sign(link.operation)) \(isLoose ? "(\(right.text))" : right.text)"
    }
    return (text, strength)
  }

  private static func strength(of operation: ExpressionOperator) -> Strength {
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

  private mutating func said(
    _ function: ExpressionFunction, _ values: [SpecExpression]
  ) -> (text: String, strength: Strength) {
    switch function {
    case .min, .max:
      guard values.count > 1 else { return said(values[0]) }
      return ("\(function.rawValue)(\(list(values)))", .atom)
    case .clamp:
      let (value, low, high) = (
        said(values[0]).text, said(values[1]).text, said(values[2]).text
      )
      return ("max(\(low), min(\(value), \(high)))", .atom)
    case .abs: return ("abs(\(list(values)))", .atom)
    case .floor: return (at(.atom, values[0]) + ".rounded(.down)", .atom)
    case .ceil: return (at(.atom, values[0]) + ".rounded(.up)", .atom)
    case .round: return (at(.atom, values[0]) + ".rounded()", .atom)
    case .sqrt: return (at(.atom, values[0]) + ".squareRoot()", .atom)
    case .if:
      let condition = at(.or, values[0])
      return ("\(condition) ? \(at(.or, values[1])) : \(said(values[2]).text)", .choice)
    }
  }

  private mutating func list(_ values: [SpecExpression]) -> String {
    var texts: [String] = []
    for value in values { texts.append(said(value).text) }
    return texts.joined(separator: ", ")
  }
}

extension String {
  /// Whether nothing around it can take it apart.
  fileprivate var isOneWord: Bool { !contains(" ") }
}

/// Names as Swift takes them.
enum SwiftNames {
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "internal", "fileprivate", "any", "some", "Type",
    "Protocol", "Self", "Any", "await", "associatedtype", "precedencegroup",
  ]

  /// Names that mean something else in the files that are written.
  private static let ownNames: Set = [
    "environment", "configuration", "frame", "createLayout", "Section", "CGFloat", "CGPoint",
    "CGRect", "Int", "self", "Self", "Any",
  ]

  /// Elements with names, each behind those whose names it uses, and otherwise in the order they have.
  ///
  /// - Complexity: O(n²) at most.
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

  /// A name that is no word of Swift's, or is marked as one.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// What a var is called.
  static func constant(_ name: String) -> String {
    ownNames.contains(name) ? name + "Value" : name
  }

  /// `two-column grid` as `twoColumnGrid`, or as `TwoColumnGrid`.
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
