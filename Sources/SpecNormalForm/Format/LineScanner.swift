/// Scans lines and tracks which brackets and quotes are open at their ends.
struct LineScanner {
  /// The number of open brackets and braces.
  private(set) var depth = 0
  private var quote: Character?
  /// Whether the scanned line starts a block scalar.
  var beginsText = false

  var isInQuotes: Bool { quote != nil }

  /// Scans a line and returns it with normalized spaces inside of brackets.
  mutating func scan(_ line: Substring) -> String {
    var (rest, result) = (line, "")
    // Whether a value may start here. Elsewhere a quote is an ordinary character.
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
        // An anchor, an alias or a tag. A value may start after an anchor or a tag.
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

  /// Consumes the rest of a quoted string, through its closing quote.
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
  /// Removes trailing spaces, unless the text consists only of spaces.
  fileprivate mutating func trimEnd() {
    if !trimmedEnd.isEmpty { self = String(trimmedEnd) }
  }
}

extension StringProtocol {
  /// The text without trailing spaces and tabs.
  var trimmedEnd: SubSequence {
    var rest = self[...]
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}

extension Substring {
  /// Whether the line is an element of a list.
  var isListItem: Bool {
    first == "-" && (count == 1 || self[index(after: startIndex)] == " ")
  }
}
