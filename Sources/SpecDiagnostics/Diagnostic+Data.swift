/// Diagnostics for programs.
extension Diagnostic {
  /// Lines and columns from 1, columns in Unicode scalars; the end is the place behind the last
  /// character.
  var json: JSONValue {
    [
      "path": .text(location.path), "severity": .text(severity.rawValue), "code": .text(code),
      "message": .text(message), "label": label.map { .text($0) } ?? .null,
      "range": location.range,
      "fixes": .list(
        fixes.map {
          [
            "title": .text($0.title), "path": .text($0.location.path),
            "range": $0.location.range, "replacement": .text($0.replacement),
          ]
        }),
    ]
  }

  /// A command of a workflow, on one line.
  var github: String {
    let properties = [
      ("file", location.path), ("line", "\(location.line)"), ("endLine", "\(location.line)"),
      ("col", "\(location.column)"), ("endColumn", "\(location.column + max(location.length, 1))"),
      ("title", code),
    ]
    let words = message + (label.map { " (\($0))" } ?? "")
    return "::\(severity.rawValue) "
      + properties.map { "\($0)=\($1.escaped(["%", "\r", "\n", ":", ","]))" }.joined(separator: ",")
      + "::\(words.escaped(["%", "\r", "\n"]))\n"
  }
}

extension Diagnostic.Location {
  fileprivate var range: JSONValue {
    func place(_ column: Int) -> JSONValue {
      ["line": .number(Double(line)), "column": .number(Double(column))]
    }
    return ["start": place(column), "end": place(column + length)]
  }
}

extension String {
  /// With some characters as `%0A`.
  fileprivate func escaped(_ characters: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if characters.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
