/// Goes over the characters of lines, and knows what is open at their ends.
struct LineScanner {
  /// Brackets that are open.
  private(set) var depth = 0
  private var quote: Character?
  /// Whether a block of text follows.
  var beginsText = false

  var isInQuotes: Bool { quote != nil }

  /// The line with its brackets spaced as they should be.
  mutating func scan(_ line: Substring) -> String {
    var (rest, result) = (line, "")
    // Whether a value may begin here, so that quotes are quotes.
    var isStart = true
    while !rest.isEmpty {
      result += quoted(&rest)
      guard let character = rest.popFirst() else { break }
      switch character {
      case "#" where result.isEmpty || result.last == " ":
        return result + "#" + rest
      case "\"" where isStart, "'" where isStart:
        quote = character
        result.append(character)
        isStart = false
      case "[" where isStart || depth > 0, "{" where isStart || depth > 0:
        depth += 1
        result.append(character)
        rest = rest.drop { $0 == " " }
        if rest.first == "#" { result.append(" ") }
        isStart = true
      case "]" where depth > 0, "}" where depth > 0:
        depth -= 1
        result.trimEnd()
        result.append(character)
        isStart = false
      case "," where depth > 0:
        result.trimEnd()
        rest = rest.drop { $0 == " " }
        result += rest.isEmpty ? "," : ", "
        isStart = true
      case ":":
        result.append(character)
        isStart = rest.isEmpty || rest.first == " " || depth > 0
      case " ": result.append(character)
      case "&" where isStart, "*" where isStart, "!" where isStart:
        // An anchor, an alias or a tag: what follows it begins anew.
        let name = rest.prefix { !" ,]}".contains($0) }
        rest = rest[name.endIndex...]
        result += "\(character)\(name)"
        isStart = character != "*"
      case "|" where isStart && depth == 0, ">" where isStart && depth == 0:
        result.append(character)
        beginsText = true
        isStart = false
      case "-" where isStart && result.trimmedEnd.isEmpty && depth == 0: result.append(character)
      default:
        result.append(character)
        isStart = false
      }
    }
    return result
  }

  /// Takes what is left of a text in quotes that are open, with the quote that closes it.
  private mutating func quoted(_ rest: inout Substring) -> String {
    var result = ""
    while let quote, let character = rest.popFirst() {
      result.append(character)
      let isEscaped = quote == "'" ? character == "'" && rest.first == "'" : character == "\\"
      if isEscaped, let next = rest.popFirst() {
        result.append(next)
      } else if character == quote {
        self.quote = nil
      }
    }
    return result
  }
}

extension String {
  /// Leaves blanks at its end out, unless there is nothing else.
  fileprivate mutating func trimEnd() {
    if !trimmedEnd.isEmpty { self = String(trimmedEnd) }
  }
}

extension StringProtocol {
  /// Without spaces at its end.
  var trimmedEnd: SubSequence {
    var rest = self[...]
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}

extension Substring {
  /// Whether it is an element of a list.
  var isListItem: Bool {
    first == "-" && (count == 1 || self[index(after: startIndex)] == " ")
  }
}
