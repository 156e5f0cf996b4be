internal import Foundation

/// Breaks long lines of generated code.
enum CellLine {
  /// The line, broken inside of its last pair of parentheses if it is too long. An array has each
  /// element on its own line.
  static func wrapped(_ line: String) -> [String] {
    guard line.count > Code.width else { return [line] }
    let margin = String(line.prefix { $0 == " " })
    let text = String(line.dropFirst(margin.count))
    if let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"),
      text[..<open].allSatisfy({ $0.isLetter || $0 == ":" || $0 == " " })
    {
      let elements = arguments(String(text[text.index(after: open)..<close]))
      let comma = elements.count > 1 ? "," : ""
      return [margin + text[...open]] + elements.flatMap { wrapped(margin + "  " + $0 + comma) }
        + [margin + text[close...]]
    }
    guard let (open, close) = outermost(text) else { return atAssignment(text, margin) ?? [line] }
    let head = text[...open]
    let inner = text[text.index(after: open)..<close]
    let tail = text[close...]
    let whole = margin + "  " + inner + tail
    if whole.count <= Code.width { return [margin + head, whole] }
    let arguments = Self.arguments(String(inner))
    guard arguments.count > 1 else {
      return [margin + head] + wrapped(whole)
    }
    var lines = [margin + head]
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? String(tail) : ","
      lines += wrapped(margin + "  " + argument + end)
    }
    return lines
  }

  private static func atAssignment(_ text: String, _ margin: String) -> [String]? {
    guard let mark = text.firstRange(of: " = ") else { return nil }
    let rest = margin + "  " + text[mark.upperBound...]
    return [margin + text[..<mark.upperBound].dropLast()] + wrapped(rest)
  }

  /// The first parenthesis whose partner is the last one of the line.
  private static func outermost(_ text: String) -> (String.Index, String.Index)? {
    var stack: [String.Index] = []
    var last: (String.Index, String.Index)?
    var isQuoted = false
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"", before != "\\" { isQuoted.toggle() }
      before = before == "\\" && character == "\\" ? " " : character
      guard !isQuoted else { continue }
      if character == "(" { stack.append(index) }
      if character == ")", let open = stack.popLast(), stack.isEmpty { last = (open, index) }
    }
    guard let last, text.distance(from: last.1, to: text.endIndex) <= 24 else { return nil }
    return last
  }

  /// The arguments of a call, split at commas outside of brackets and texts.
  private static func arguments(_ text: String) -> [String] {
    var (parts, current, depth, isQuoted) = ([String](), "", 0, false)
    var before: Character = " "
    for character in text {
      if character == "\"", before != "\\" { isQuoted.toggle() }
      before = before == "\\" && character == "\\" ? " " : character
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0 {
          parts.append(current.trimmingCharacters(in: .whitespaces))
          current = ""
          continue
        }
      }
      current.append(character)
    }
    let rest = current.trimmingCharacters(in: .whitespaces)
    return rest.isEmpty ? parts : parts + [rest]
  }
}
