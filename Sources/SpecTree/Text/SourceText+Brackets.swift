internal import Basics

extension SourceText {
  /// The innermost bracket that is open at a place, began on a line before and is never closed; `nil` if there
  /// is none. A parser reports such a bracket only where it cannot go on, on a later line.
  func unclosedBracket(at place: SourcePlace) -> (bracket: Unicode.Scalar, place: SourcePlace)? {
    var open: [(bracket: Unicode.Scalar, place: SourcePlace)] = []
    // How many were open at the place, until one of them is closed.
    var depth: Int?
    var quote: Unicode.Scalar?
    var isEscaped = false
    var block: Int?
    for number in stride(from: 1, through: lineCount, by: 1) {
      let line = Array(line(number))
      let indent = line.prefix { $0 == " " }.count
      if let start = block {
        if indent > start || line.count == indent { continue }
        block = nil
      }
      var before: Unicode.Scalar?
      for (index, scalar) in line.enumerated() {
        if depth == nil, (number, index + 1) >= (place.line, place.column) {
          guard let last = open.last, last.place.line < place.line else { return nil }
          depth = open.count
        }
        let isFree = index == 0 || line[index - 1] == " " || line[index - 1] == "\t"
        let isStart =
          before == nil || (before == "[" || before == "{" || before == ",") && !open.isEmpty
          || (before == ":" || before == "-" || before == "?") && (isFree || !open.isEmpty)
        if isEscaped {
          isEscaped = false
        } else if let mark = quote {
          if scalar == mark { quote = nil }
          isEscaped = mark == "\"" && scalar == "\\"
        } else if scalar == "#", isFree {
          break
        } else if isStart, scalar == "\"" || scalar == "'" {
          quote = scalar
        } else if isStart, scalar == "[" || scalar == "{" {
          open.append((scalar, SourcePlace(line: number, column: index + 1)))
        } else if scalar == "]" || scalar == "}", !open.isEmpty {
          open.removeLast()
          if let depth, open.count < depth { return nil }
        }
        if scalar != " ", scalar != "\t" { before = scalar }
      }
      let last = line.split(separator: " ").last ?? []
      let isHeader = last.first == "|" || last.first == ">"
      let marks = "+-0123456789".unicodeScalars
      if open.isEmpty, quote == nil, isHeader, last.dropFirst().allSatisfy(marks.contains) {
        block = indent
      }
    }
    return depth.flatMap { open[safely: $0 - 1] }
  }
}
