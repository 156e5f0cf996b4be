internal import Basics

/// Machine-readable formats of diagnostics.
extension Diagnostic {
  /// The diagnostic as JSON. Lines and columns start at 1, columns count Unicode scalars, and the
  /// end of a range is exclusive.
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

  /// A workflow command of GitHub Actions, on one line.
  var github: String {
    let properties = [
      ("file", location.path), ("line", "\(location.line)"), ("endLine", "\(location.line)"),
      ("col", "\(location.column)"), ("endColumn", "\(location.column + max(location.length, 1))"),
      ("title", code),
    ]
    let text = message + (label.map { " (\($0))" } ?? "")
    return "::\(severity.rawValue) "
      + properties.map { "\($0)=\($1.inWorkflowProperty)" }.joined(separator: ",")
      + "::\(text.inWorkflowMessage)\n"
  }
}

extension Diagnostic.Location {
  fileprivate var range: JSONValue {
    func position(_ column: Int) -> JSONValue {
      ["line": .number(Double(line)), "column": .number(Double(column))]
    }
    return ["start": position(column), "end": position(column + length)]
  }
}
