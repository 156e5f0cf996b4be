internal import Basics
internal import SpecTree

/// An expression of Swift.
///
/// The generated code is made of these and of ``SwiftStatement``; it becomes text once, at the end. What
/// the exporter asks about its code, such as which names it uses, it asks this tree. Literals, members
/// and calls are written as in Swift: `view.insertSubview(other, at: 0)`.
@dynamicMemberLookup @dynamicCallable
indirect enum Code: Hashable, Sendable {
  case number(Double)
  /// A name that is declared in the file.
  case name(String)
  /// A word that names nothing that is declared in the file: `.top`, `true`, `UIView`.
  case literal(String)
  /// A text. Each label is what precedes a value in it.
  case string([Slot])
  case prefix(String, Code)
  /// A value after which a member is taken only if the value is not `nil`.
  case chained(Code)
  case binary(Code, Operator, Code)
  /// The value of the first branch whose condition is true, or the last value.
  case choice([Branch], Code)
  case member(Code, String)
  case call(Code, [Slot])
  case list([Slot])
  /// An object that statements create before the expression.
  case object(SwiftObject)
  /// A list of objects of which some may exist only under a condition.
  case elements([Element])
  /// A closure that follows a call, or stands alone: the call, the parameters, and the statements.
  case closure(Code?, String, [SwiftStatement])

  struct Branch: Hashable, Sendable {
    var condition: Code
    var value: Code
  }

  /// An object of a list, with the condition under which it exists.
  struct Element: Hashable, Sendable {
    var condition: Code?
    var object: SwiftObject
  }

  /// An argument of a call, or a property that is set.
  struct Slot: Hashable, Sendable {
    var label: String?
    /// `nil` if it is left out.
    var value: Code?
    /// What leaving it out means; `nil` if that cannot be written.
    var standard: Code?
    /// Whether the value is added to what the property has.
    var adds = false

    init(_ label: String?, _ value: Code?, standard: Code? = nil) {
      (self.label, self.value, self.standard) = (label, value, standard)
    }
  }

  enum Operator: String, Sendable {
    case or = "||"
    case orElse = "??"
    case and = "&&"
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case equal = "=="
    case unequal = "!="
    case range = "..<"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    fileprivate var precedence: Precedence {
      switch self {
      case .or: .or
      case .and: .and
      case .orElse: .orElse
      case .less, .atMost, .greater, .atLeast, .equal, .unequal, .range: .comparison
      case .plus, .minus: .sum
      case .times, .divided: .product
      }
    }

    fileprivate var opposite: Operator? {
      switch self {
      case .less: .atLeast
      case .atMost: .greater
      case .greater: .atMost
      case .atLeast: .less
      case .equal: .unequal
      case .unequal: .equal
      case .or, .and, .orElse, .range, .plus, .minus, .times, .divided: nil
      }
    }
  }

  /// How tightly an expression holds together, lowest first.
  enum Precedence: Int, Comparable {
    case choice, or, and, comparison, orElse, sum, product, prefix, atom

    static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
  }

  var precedence: Precedence {
    switch self {
    case .number(let number): number < 0 ? .prefix : .atom
    case .prefix: .prefix
    case .binary(_, let operation, _): operation.precedence
    case .choice: .choice
    case .name, .literal, .string, .chained, .member, .call, .list, .object, .elements, .closure:
      .atom
    }
  }

  static let (yes, no, zero) = (Code.literal("true"), Code.literal("false"), Code.number(0))

  /// A member of a type that follows from the context, such as `.top`.
  static func dot(_ name: String) -> Code { .literal("." + name) }

  static func text(_ text: String) -> Code { .string([Slot(text, nil)]) }

  static func array(_ values: [Code]) -> Code { .list(values.map { Slot(nil, $0) }) }

  subscript(dynamicMember name: String) -> Code { .member(self, name) }

  func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Code>) -> Code {
    .call(self, arguments.map { Slot($0.key.isEmpty ? nil : $0.key, $0.value) })
  }

  /// A call with arguments that have no labels.
  static func call(_ function: Code, _ arguments: Code...) -> Code {
    .call(function, arguments.map { Slot(nil, $0) })
  }

  /// A call with a closure of one expression, whose argument is `$0`.
  func passing(_ body: Code) -> Code { .closure(self, "", [.code("", body)]) }

  /// The value, or another one if it is `nil`.
  func orElse(_ other: Code) -> Code { .binary(self, .orElse, other) }
}

extension Code: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral word: String) { self = .literal(word) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
}

// MARK: - Conditions

extension Code {
  var negated: Code {
    switch self {
    case .yes: return .no
    case .no: return .yes
    case .prefix("!", let operand): return operand
    case .binary(let one, let operation, let two):
      if let opposite = operation.opposite { return .binary(one, opposite, two) }
    default: break
    }
    return .prefix("!", self)
  }

  /// One value if a condition is true, and another one if it is false.
  static func conditional(_ condition: Code, _ one: Code, _ two: Code) -> Code {
    switch (condition, one, two) {
    case (.yes, _, _), (_, _, one): return one
    case (.no, _, _): return two
    case (_, .yes, .no): return condition
    case (_, .no, .yes): return condition.negated
    case (_, .yes, _) where two.isTrue(where: condition): return two
    case (_, .yes, _): return .binary(condition, .or, two)
    case (_, _, .yes): return .binary(condition.negated, .or, one)
    case (_, .no, _): return .binary(condition.negated, .and, two)
    case (_, _, .no): return .binary(condition, .and, one)
    case (_, _, .choice(let branches, let last)):
      // If the other value is the same at a smaller width already, the condition says nothing.
      if let first = branches.first, first.value == one, first.condition.isTrue(where: condition) {
        return two
      }
      return .choice([Branch(condition: condition, value: one)] + branches, last)
    default: return .choice([Branch(condition: condition, value: one)], two)
    }
  }

  /// The condition that the container has at least a width.
  static func isWide(_ width: Double) -> Code {
    .binary(.name("containerWidth"), .atLeast, .number(width))
  }

  /// Whether this condition on the width of the container is true wherever another one is.
  private func isTrue(where other: Code) -> Bool {
    guard case .binary(.name("containerWidth"), .atLeast, .number(let own)) = self,
      case .binary(.name("containerWidth"), .atLeast, .number(let width)) = other
    else { return false }
    return own <= width
  }

  /// Merges the code for two cases into one that equals `self` where the condition is true and `other`
  /// where it is false; `nil` if they differ too much.
  func merged(with other: Code, where condition: Code) -> Code? {
    switch (self, other) {
    case (_, self): return self
    case (.object(let one), .object(let two)):
      return one.merged(with: two, where: condition).map(Code.object)
    case (.call(let one, let slots), .call(let two, let others)) where one == two && one.isType:
      return slots.merged(with: others, where: condition).map { .call(one, $0) }
    case (.list(let ones), .list(let twos)):
      return ones.merged(with: twos, where: condition).map(Code.list)
    case (.elements(let ones), .elements(let twos)):
      return ones.merged(with: twos, where: condition).map(Code.elements)
    case (.object, _), (.list, _), (_, .list), (.elements, _), (.closure, _): return nil
    default: return .conditional(condition, self, other)
    }
  }

  /// Whether a call of this creates a value, so that two calls are one with a choice of arguments.
  private var isType: Bool {
    if case .literal(let word) = self { word.first?.isUppercase ?? false } else { false }
  }
}

extension [Code.Slot] {
  func merged(with others: [Code.Slot], where condition: Code) -> [Code.Slot]? {
    guard map(\.label) == others.map(\.label) else { return nil }
    var slots = self
    for (index, (one, two)) in zip(self, others).enumerated() where one.value != two.value {
      guard let own = one.value ?? one.standard, let other = two.value ?? two.standard,
        let value = own.merged(with: other, where: condition)
      else { return nil }
      slots[index].value = value
    }
    return slots
  }
}

extension [Code.Element] {
  /// Merges two lists. Elements of the same kind are merged; elements of only one list get the condition
  /// or its negation.
  fileprivate func merged(with others: [Code.Element], where condition: Code) -> [Code.Element]? {
    var rest = others
    var result: [Code.Element] = []
    for one in self {
      guard let index = rest.firstIndex(where: { $0.object.kind == one.object.kind }) else {
        result.append(one.existing(where: condition))
        continue
      }
      let two = rest.remove(at: index)
      guard one.condition == two.condition,
        let object = one.object.merged(with: two.object, where: condition)
      else { return nil }
      result.append(Code.Element(condition: one.condition, object: object))
    }
    return result + rest.map { $0.existing(where: condition.negated) }
  }
}

extension Code.Element {
  fileprivate func existing(where outer: Code) -> Code.Element {
    Code.Element(condition: condition.map { .binary(outer, .and, $0) } ?? outer, object: object)
  }
}

// MARK: - Names

extension Code {
  /// The names that the code uses.
  var names: Set<String> { [self].names }

  /// The expressions that the code is made of.
  fileprivate var parts: [Code] {
    switch self {
    case .number, .name, .literal: []
    case .prefix(_, let operand), .chained(let operand), .member(let operand, _): [operand]
    case .binary(let one, _, let two): [one, two]
    case .choice(let branches, let last): branches.flatMap { [$0.condition, $0.value] } + [last]
    case .call(let function, let slots): [function] + slots.compactMap(\.value)
    case .string(let slots), .list(let slots): slots.compactMap(\.value)
    case .object(let object): object.parts
    case .elements(let elements):
      elements.compactMap(\.condition) + elements.flatMap(\.object.parts)
    case .closure(let call, _, let statements):
      [call].compactMap(\.self) + statements.flatMap(\.parts)
    }
  }
}

extension [Code] {
  var names: Set<String> {
    var (names, rest): (Set<String>, [Code]) = ([], self)
    while let code = rest.popLast() {
      if case .name(let name) = code { names.insert(name) }
      rest += code.parts
    }
    return names
  }
}
