internal import Basics

extension Code {
  /// The maximum line length, in characters.
  static let width = 100

  /// The code on one line.
  var printed: String {
    switch self {
    case .number(let number): return number.exact
    case .name(let name): return SwiftNames.escaped(name)
    case .literal(let word): return word
    case .string(let slots):
      let pieces = slots.map { slot in
        (slot.label ?? "").swiftLiteral.dropFirst().dropLast()
          + (slot.value.map { "\\(\($0.printed))" } ?? "")
      }
      return "\"\(pieces.joined())\""
    case .prefix(let sign, let operand): return sign + operand.printed(in: .atom)
    case .chained(let value): return value.printed(in: .atom) + "?"
    case .binary(let one, let operation, let two):
      let own = precedence
      // Swift does not chain comparisons.
      let left = one.printed(in: own == .comparison ? .orElse : own)
      let isAssociative = two.precedence == own && [.and, .or, .orElse].contains(operation)
      let right = two.precedence > own || isAssociative ? two.printed : "(\(two.printed))"
      let space = operation == .range ? "" : " "
      return left + space + operation.rawValue + space + right
    case .choice(let branches, let last):
      return branches.map { "\($0.condition.printed(in: .or)) ? \($0.value.printed(in: .or)) : " }
        .joined()
        + last.printed
    case .call(let function, let slots): return "\(function.printed(in: .atom))(\(slots.printed))"
    case .member(let value, let name): return "\(value.printed(in: .atom)).\(name)"
    case .list(let slots): return "[\(slots.printed)]"
    case .object(let object): return object.name
    case .elements(let elements): return "[\(elements.map(\.object.name).joined(separator: ", "))]"
    case .closure(let call, _, let statements):
      let body = statements.flatMap { $0.lines(indent: 0) }.joined(separator: " ")
      return (call.map { $0.printed(in: .atom) + " " } ?? "") + "{ \(body) }"
    }
  }

  /// The code, in parentheses if it would not hold together.
  private func printed(in outer: Precedence) -> String {
    precedence < outer ? "(\(printed))" : printed
  }

  /// Formats the code on as many lines as it needs.
  ///
  /// - Parameters:
  ///   - prefix: The text before the code on the first line.
  ///   - isAssigned: Whether a line may end after the prefix, without its last space.
  ///   - indent: The indentation that the caller adds to all lines, in spaces.
  ///   - suffix: The text after the code on the last line.
  ///   - isOpen: Whether the suffix opens a block, before which a broken call ends with a line.
  func lines(
    _ prefix: String = "", isAssigned: Bool = false, indent: Int, suffix: String = "",
    isOpen: Bool = false
  ) -> [String] {
    if case .closure(let call, let parameters, let statements) = self, !parameters.isEmpty {
      return Self.lines(call, "{ \(parameters) in", statements, prefix, indent: indent, suffix)
    }
    let whole = prefix + printed + suffix
    // Counting the characters of a long text for each of its parts would take quadratic time.
    if whole.utf8.count <= 4 * Self.width, indent + whole.count <= Self.width { return [whole] }
    switch self {
    case .choice(let branches, let last):
      return Self.lines(branches, last, prefix, isAssigned, indent: indent, suffix)
    case .call(let function, []):
      return function.lines(prefix, indent: indent, suffix: "()" + suffix)
    case .call(let function, let slots):
      let lines = ["\(prefix)\(function.printed(in: .atom))("]
      let (end, last) = isOpen ? ("", [")" + suffix]) : (")" + suffix, [])
      let all = slots.printed + end
      if all.utf8.count <= Self.width, indent + 2 + all.count <= Self.width {
        return lines + ["  " + all] + last
      }
      return lines + slots.lines(indent: indent, separator: ",", end: end) + last
    case .list(let slots):
      // As formatters ask, the only element has no comma.
      let comma = slots.count > 1 ? "," : ""
      return [prefix + "["] + slots.lines(indent: indent, separator: comma, end: comma)
        + ["]" + suffix]
    case .member(let value, let name) where value.precedence == .atom:
      return value.lines(prefix, indent: indent, suffix: ".\(name)\(suffix)")
    case .closure(let call, _, let statements):
      return Self.lines(call, "{", statements, prefix, indent: indent, suffix)
    default:
      return isAssigned ? [String(prefix.dropLast()), "  \(printed)\(suffix)"] : [whole]
    }
  }

  /// A call with statements in braces.
  private static func lines(
    _ call: Code?, _ opening: String, _ statements: [SwiftStatement], _ prefix: String,
    indent: Int, _ suffix: String
  ) -> [String] {
    (call?.lines(prefix, indent: indent, suffix: " " + opening, isOpen: true) ?? [prefix + opening])
      + statements.flatMap { $0.lines(indent: indent + 2) }.map { String($0.dropFirst(indent)) }
      + ["}" + suffix]
  }

  /// A choice with each branch on its own line.
  private static func lines(
    _ branches: [Branch], _ last: Code, _ prefix: String, _ isAssigned: Bool, indent: Int,
    _ suffix: String
  ) -> [String] {
    var lines: [String] = isAssigned ? [String(prefix.dropLast())] : []
    var (prefix, margin) = (isAssigned ? "  " : prefix, "")
    for (index, branch) in branches.enumerated() {
      lines.append(margin + prefix + branch.condition.printed(in: .or))
      lines.append(margin + "  ? " + branch.value.printed(in: .or))
      prefix = ": "
      // A choice with thousands of branches stays on the page.
      if margin.utf8.count < maximumMargin { margin += "  " }
      guard index >= branches.count - 4 else { continue }
      let rest = Array(branches.dropFirst(index + 1))
      let line = margin + prefix + (rest.isEmpty ? last : .choice(rest, last)).printed + suffix
      if rest.isEmpty || indent + line.count <= width { return lines + [line] }
    }
    return lines
  }

  /// The maximum indentation of the branches of a choice, in spaces.
  private static let maximumMargin = 40
}

extension [Code.Slot] {
  /// The values with their labels, separated by commas.
  fileprivate var printed: String {
    compactMap { slot in slot.value.map { slot.prefix + $0.printed } }.joined(separator: ", ")
  }

  /// A line or more for each value.
  fileprivate func lines(indent: Int, separator: String, end: String) -> [String] {
    let slots = filter { $0.value != nil }
    return slots.enumerated().flatMap { index, slot in
      let suffix = index == slots.count - 1 ? end : separator
      return slot.value?.lines(slot.prefix, indent: indent + 2, suffix: suffix).map { "  " + $0 }
        ?? []
    }
  }
}

extension Code.Slot {
  fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }
}
