internal import LayoutSpec
internal import SpecTree

/// Translates spec expressions to Swift.
struct SwiftExpressions {
  /// The Swift code for the built-in names that are available in the current context.
  var names: [String: Code] = [:]
  /// The vars of the spec. A var without a Swift constant is replaced by its expression.
  var variables: [String: Variable] = [:]
  var constantNames: [String: String] = [:]
  /// The names with a value that is known during export.
  var scope = Scope()
  /// The names in the last translated expression that have no Swift equivalent.
  private(set) var unknown: Set<String> = []
  /// The container width at which vars by width are evaluated, in points.
  var width: Double = 0

  /// The names that describe the traits of an environment.
  ///
  /// - Parameter traits: The expression for the traits.
  static func names(of traits: Code) -> [String: Code] {
    let dark = Code.binary(traits.userInterfaceStyle, .equal, ".dark")
    let isMirrored = Code.binary(traits.layoutDirection, .equal, ".rightToLeft")
    let regular = Code.binary(traits.horizontalSizeClass, .equal, ".regular")
    return [
      "scale": traits.displayScale, "dark": dark, "light": dark.negated,
      "highContrast": .binary(traits.accessibilityContrast, .equal, ".high"), "rtl": isMirrored,
      "ltr": isMirrored.negated, "regular": regular, "compact": regular.negated,
      "accessibility": traits.preferredContentSizeCategory.isAccessibilityCategory,
    ]
  }

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

  mutating func code(of expression: SpecExpression) -> Code {
    unknown = []
    return translate(expression)
  }

  private mutating func translate(_ expression: SpecExpression) -> Code {
    if let value = constant(expression) { return value }
    switch expression {
    case .value(let value): return Self.code(value)
    case .name(let name, _): return translate(name: name)
    case .minus(let operand, _): return .prefix("-", translate(operand))
    case .not(let operand, _): return translate(operand).negated
    case .chain(let first, let links):
      return links.reduce(translate(first)) { left, link in
        let right = translate(link.operand)
        guard let operation = Code.Operator(link.operation) else {
          return left.truncatingRemainder(dividingBy: right)
        }
        return .binary(left, operation, right)
      }
    case .call(let function, let values, _): return translate(function, values)
    }
  }

  /// The value of a constant expression: one whose only names, if any, stand for known numbers.
  private func constant(_ expression: SpecExpression) -> Code? {
    var scope = scope
    for (name, code) in names { if case .number(let number) = code { scope[name] = number } }
    var evaluator = Evaluator(scope)
    return (try? evaluator.value(of: expression)).map(Self.code)
  }

  private static func code(_ value: ExpressionValue) -> Code {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let boolean): boolean ? .yes : .no
    }
  }

  private mutating func translate(name: String) -> Code {
    if let code = names[name] { return code }
    if let name = constantNames[name] { return .name(name) }
    if let expression = variables[name]?.expression(at: width) { return translate(expression) }
    unknown.insert(name)
    return .name(name)
  }

  private mutating func translate(
    _ function: ExpressionFunction, _ expressions: [SpecExpression]
  ) -> Code {
    var values: [Code] = []
    for value in expressions { values.append(translate(value)) }
    return switch function {
    case .min, .max:
      values.count > 1
        ? .call(.literal(function.rawValue), values.map { Code.Slot(nil, $0) }) : values[0]
    case .clamp: .call("max", values[1], .call("min", values[0], values[2]))
    case .abs: .call("abs", values[0])
    case .floor: values[0].rounded(".down")
    case .ceil: values[0].rounded(".up")
    case .round: values[0].rounded()
    case .sqrt: values[0].squareRoot()
    case .if: .conditional(values[0], values[1], values[2])
    }
  }
}

extension Code.Operator {
  /// The operator of Swift; `nil` for the remainder, which is a method.
  fileprivate init?(_ operation: ExpressionOperator) {
    switch operation {
    case .or: self = .or
    case .and: self = .and
    case .remainder: return nil
    default: self.init(rawValue: operation.rawValue)
    }
  }
}
