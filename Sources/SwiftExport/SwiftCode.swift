internal import Foundation

/// A Swift expression that is broken into lines if it is too long for one.
indirect enum SwiftCode {
  case text(String)
  case call(String, [(label: String?, value: SwiftCode)])

  /// The maximum line length, in characters.
  static let width = 100

  /// The code on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(Self.flat).joined(separator: ", ")))"
    }
  }

  private static func flat(_ argument: (label: String?, value: SwiftCode)) -> String {
    (argument.label.map { $0 + ": " } ?? "") + argument.value.flat
  }

  /// Formats the code on as many lines as it needs.
  ///
  /// - Parameters:
  ///   - prefix: The text before the code on the first line.
  ///   - indent: The indentation that the caller adds to all lines, in spaces.
  ///   - suffix: The text after the code on the last line.
  func lines(_ prefix: String = "", indent: Int, suffix: String = "") -> [String] {
    let whole = prefix + flat + suffix
    if indent + whole.count <= Self.width { return [whole] }
    switch self {
    case .text(let text): return Self.broken(prefix, text, indent: indent, suffix)
    case .call(let name, let arguments):
      let all = arguments.map(Self.flat).joined(separator: ", ") + ")" + suffix
      var lines = [prefix + name + "("]
      if indent + 2 + all.count <= Self.width { return lines + ["  " + all] }
      for (index, argument) in arguments.enumerated() {
        let end = index == arguments.count - 1 ? ")" + suffix : ","
        let label = argument.label.map { $0 + ": " } ?? ""
        lines += argument.value.lines(label, indent: indent + 2, suffix: end).map { "  " + $0 }
      }
      return lines
    }
  }

  /// A conditional expression with each branch on its own line.
  private static func broken(
    _ prefix: String, _ text: String, indent: Int, _ suffix: String
  ) -> [String] {
    guard let mark = text.conditionalMark, let colon = colon(in: text[mark.upperBound...]) else {
      return [prefix + text + suffix]
    }
    let isAssigned = prefix.hasSuffix("= ")
    let condition = String(text[..<mark.lowerBound])
    let head = isAssigned ? [String(prefix.dropLast()), "  " + condition] : [prefix + condition]
    let rest = String(text[colon.upperBound...])
    let otherwise = SwiftCode.text(rest).lines(": ", indent: indent + 2, suffix: suffix)
    return head + ["  ? " + text[mark.upperBound..<colon.lowerBound]]
      + otherwise.map { "  " + $0 }
  }

  /// The colon that separates the branches of a conditional expression, which start after its
  /// question mark. Skips the colons of conditional expressions nested in the first branch.
  private static func colon(in branches: Substring) -> Range<String.Index>? {
    var (rest, open) = (branches, 0)
    while let colon = rest.firstRange(of: " : ") {
      open += rest[..<colon.lowerBound].ranges(of: " ? ").count
      guard open > 0 else { return colon }
      open -= 1
      rest = rest[colon.upperBound...]
    }
    return nil
  }
}
