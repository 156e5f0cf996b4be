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
    var result = ""
    var index = line.startIndex
    // Whether a value may begin here, so that quotes are quotes.
    var isStart = true
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      if let open = quote {
        result.append(character)
        if character == "\\", open == "\"", next < line.endIndex {
          result.append(line[next])
          index = line.index(after: next)
          continue
        }
        if character == open {
          if open == "'", next < line.endIndex, line[next] == "'" {
            result.append("'")
            index = line.index(after: next)
            continue
          }
          quote = nil
        }
        index = next
        continue
      }
      switch character {
      case "#" where result.isEmpty || result.last == " ":
        return result + line[index...]
      case "\"" where isStart, "'" where isStart:
        quote = character
        result.append(character)
        isStart = false
      case "[" where isStart || depth > 0, "{" where isStart || depth > 0:
        depth += 1
        result.append(character)
        index = line[next...].firstIndex { $0 != " " } ?? line.endIndex
        if index < line.endIndex, line[index] == "#" { result.append(" ") }
        isStart = true
        continue
      case "]" where depth > 0, "}" where depth > 0:
        depth -= 1
        if !result.trimmedEnd.isEmpty { result = String(result.trimmedEnd) }
        result.append(character)
        isStart = false
      case "," where depth > 0:
        if !result.trimmedEnd.isEmpty { result = String(result.trimmedEnd) }
        index = line[next...].firstIndex { $0 != " " } ?? line.endIndex
        result.append(index < line.endIndex ? ", " : ",")
        isStart = true
        continue
      case ":":
        result.append(character)
        isStart = next == line.endIndex || line[next] == " " || depth > 0
      case " ": result.append(character)
      case "&", "*", "!":
        // An anchor, an alias or a tag: what follows it begins anew.
        guard isStart else {
          result.append(character)
          break
        }
        let end = line[index...].firstIndex { " ,]}".contains($0) } ?? line.endIndex
        result += line[index..<end]
        index = end
        isStart = character != "*"
        continue
      case "|" where isStart && depth == 0, ">" where isStart && depth == 0:
        result.append(character)
        beginsText = true
        isStart = false
      case "-" where isStart && result.trimmedEnd.isEmpty && depth == 0: result.append(character)
      default:
        result.append(character)
        isStart = false
      }
      index = next
    }
    return result
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
