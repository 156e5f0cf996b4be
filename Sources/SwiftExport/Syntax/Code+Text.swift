internal import Basics

extension Code {
  /// The maximum line length, in characters.
  static let width = 100

  /// The code on one line.
  var text: String {
    switch self {
    case .number(let number): return number.exact
    case .name(let name, let members): return SwiftNames.escaped(name) + members
    case .literal(let text): return text
    case .prefix(let sign, let operand): return sign + operand.text(in: .atom)
    case .binary(let one, let operation, let two):
      let own = precedence
      // Swift does not chain comparisons.
      let left = one.text(in: own == .comparison ? .sum : own)
      let isAssociative = two.precedence == own && (own == .and || own == .or)
      let right = two.precedence > own || isAssociative ? two.text : "(\(two.text))"
      let space = operation == .range ? "" : " "
      return left + space + operation.rawValue + space + right
    case .choice(let branches, let last):
      return branches.map { "\($0.condition.text(in: .or)) ? \($0.value.text(in: .or)) : " }
        .joined()
        + last.text
    case .call(let name, let slots), .make(let name, let slots): return name + slots.text
    case .member(let value, let name, let slots):
      return "\(value.text(in: .atom)).\(name)\(slots?.text ?? "")"
    case .array(let values): return "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let object): return object.name
    case .elements(let elements): return "[\(elements.map(\.object.name).joined(separator: ", "))]"
    case .closure(let call, _, _): return call?.text ?? ""
    }
  }

  /// The code, in parentheses if it would not hold together.
  private func text(in outer: Precedence) -> String { precedence < outer ? "(\(text))" : text }

  /// Formats the code on as many lines as it needs.
  ///
  /// - Parameters:
  ///   - prefix: The text before the code on the first line.
  ///   - indent: The indentation that the caller adds to all lines, in spaces.
  ///   - suffix: The text after the code on the last line.
  func lines(_ prefix: String = "", indent: Int, suffix: String = "") -> [String] {
    if case .closure(let call, let parameters, let statements) = self {
      let opening = "{ \(parameters) in"
      var lines =
        call?.lines(prefix, indent: indent, suffix: " " + opening) ?? [prefix + opening]
      lines += statements.flatMap { $0.lines(indent: indent + 2) }.map { $0.dropFirst(indent) }
        .map(String.init)
      return lines + ["}" + suffix]
    }
    let whole = prefix + text + suffix
    // Counting the characters of a long text for each of its parts would take quadratic time.
    if whole.utf8.count <= 4 * Self.width, indent + whole.count <= Self.width { return [whole] }
    switch self {
    case .choice(let branches, let last):
      return Self.lines(branches, last, prefix, indent: indent, suffix)
    case .call(let name, let slots), .make(let name, let slots):
      let arguments = slots.filter { $0.value != nil }
      let all = arguments.map(\.text).joined(separator: ", ") + ")" + suffix
      let lines = [prefix + name + "("]
      if all.utf8.count <= Self.width, indent + 2 + all.count <= Self.width {
        return lines + ["  " + all]
      }
      return lines
        + arguments.enumerated().flatMap { index, slot in
          let end = index == arguments.count - 1 ? ")" + suffix : ","
          let label = slot.label.map { $0 + ": " } ?? ""
          return slot.value?.lines(label, indent: indent + 2, suffix: end).map { "  " + $0 } ?? []
        }
    case .array(let values):
      // As formatters ask, the only element has no comma.
      let comma = values.count > 1 ? "," : ""
      return [prefix + "["]
        + values.flatMap { $0.lines(indent: indent + 2, suffix: comma).map { "  " + $0 } }
        + ["]" + suffix]
    default: return [whole]
    }
  }

  /// A choice with each branch on its own line.
  private static func lines(
    _ branches: [Branch], _ last: Code, _ prefix: String, indent: Int, _ suffix: String
  ) -> [String] {
    var lines: [String] = []
    var (prefix, margin) = (prefix, "")
    for (index, branch) in branches.enumerated() {
      let condition = branch.condition.text(in: .or)
      if prefix.hasSuffix("= ") {
        lines += [margin + prefix.dropLast(), margin + "  " + condition]
      } else {
        lines.append(margin + prefix + condition)
      }
      lines.append(margin + "  ? " + branch.value.text(in: .or))
      prefix = ": "
      // A choice with thousands of branches stays on the page.
      if margin.utf8.count < maximumMargin { margin += "  " }
      guard index >= branches.count - 4 else { continue }
      let rest = Array(branches.dropFirst(index + 1))
      let line = margin + prefix + (rest.isEmpty ? last : .choice(rest, last)).text + suffix
      if rest.isEmpty || indent + line.count <= width { return lines + [line] }
    }
    return lines
  }

  /// The maximum indentation of the branches of a choice, in spaces.
  private static let maximumMargin = 40
}

extension Code.Slot {
  fileprivate var text: String { (label.map { $0 + ": " } ?? "") + (value?.text ?? "") }
}

extension [Code.Slot] {
  fileprivate var text: String {
    "(\(filter { $0.value != nil }.map(\.text).joined(separator: ", ")))"
  }
}
