package import Basics

/// A log of one run in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
package struct SARIFLog {
  package struct Result {
    var rule: String
    var level: String
    var message: String
    /// The place of the problem; `nil` if it has none.
    var location: JSONValue?
    var fixes: [JSONValue] = []

    /// - Parameters:
    ///   - path: The path of the file; empty for a problem without a place.
    ///   - line: The line, starting at 1; `nil` for the whole file.
    package init(error message: String, rule: String, path: String, line: Int?) {
      (self.rule, self.message, level) = (rule, message, "error")
      let region = line.map { JSONValue.map([.init(key: "startLine", value: .number(Double($0)))]) }
      location = path.isEmpty ? nil : SARIFLog.location(path, region)
    }

    init(_ diagnostic: Diagnostic) {
      (rule, level) = (diagnostic.code, diagnostic.severity.rawValue)
      message = diagnostic.message + (diagnostic.label.map { " (\($0))" } ?? "")
      location = SARIFLog.location(diagnostic.location.path, diagnostic.location.region)
      fixes = diagnostic.fixes.map(\.sarif)
    }

    fileprivate var json: JSONValue {
      let locations = location.map { ["physicalLocation": $0] as JSONValue }
      let entries: [JSONValue.Entry] = [
        .init(key: "ruleId", value: .text(rule)), .init(key: "level", value: .text(level)),
        .init(key: "message", value: ["text": .text(message.inSARIF)]),
        .init(key: "locations", value: .list(locations.map { [$0] } ?? [])),
      ]
      return .map(entries + (fixes.isEmpty ? [] : [.init(key: "fixes", value: .list(fixes))]))
    }
  }

  private let results: [Result]
  /// Describes a rule.
  private let rule: (String) -> JSONValue
  /// Properties of the run besides the tool and the results.
  private var properties: [JSONValue.Entry] = []

  package init(_ results: [Result]) {
    self.results = results
    rule = { ["id": .text($0)] }
  }

  /// A log of diagnostics, with the text of their pages.
  init(_ diagnostics: [Diagnostic]) {
    results = diagnostics.map(Result.init)
    rule = Self.described
    properties = [.init(key: "columnKind", value: "unicodeCodePoints")]
  }

  package var json: JSONValue {
    let rules = results.map(\.rule).uniqued().map(rule)
    let tool: JSONValue = ["driver": ["name": "flatplan", "rules": .list(rules)]]
    var run = [JSONValue.Entry(key: "tool", value: tool)] + properties
    run.append(.init(key: "results", value: .list(results.map(\.json))))
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [.map(run)],
    ]
  }

  private static func described(_ code: String) -> JSONValue {
    guard let page = DiagnosticPage.all.first(where: { $0.code == code }) else {
      return ["id": .text(code)]
    }
    return [
      "id": .text(code), "shortDescription": ["text": .text(page.title.capitalizedFirst + ".")],
      "fullDescription": ["text": .text(page.explanation)],
    ]
  }

  private static func location(_ path: String, _ region: JSONValue?) -> JSONValue {
    let artifact = JSONValue.Entry(key: "artifactLocation", value: artifact(path))
    return .map([artifact] + (region.map { [.init(key: "region", value: $0)] } ?? []))
  }

  fileprivate static func artifact(_ path: String) -> JSONValue { ["uri": .text(path.asURIPath)] }
}

extension Diagnostic.Fix {
  fileprivate var sarif: JSONValue {
    [
      "description": ["text": .text(title.inSARIF)],
      "artifactChanges": [
        [
          "artifactLocation": SARIFLog.artifact(location.path),
          "replacements": [
            ["deletedRegion": location.region, "insertedContent": ["text": .text(replacement)]]
          ],
        ]
      ],
    ]
  }
}

extension Diagnostic.Location {
  /// The range of characters; its end is exclusive.
  fileprivate var region: JSONValue {
    [
      "startLine": .number(Double(line)), "startColumn": .number(Double(column)),
      "endLine": .number(Double(line)), "endColumn": .number(Double(column + length)),
    ]
  }
}
