internal import Basics

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
extension JSONValue {
  /// The log of one run with these results.
  static func sarif(_ diagnostics: [Diagnostic]) -> JSONValue {
    let codes = diagnostics.map(\.code).uniqued()
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "flatplan", "rules": .list(codes.map(rule))]],
          "columnKind": "unicodeCodePoints",
          "results": .list(diagnostics.map(\.sarif)),
        ]
      ],
    ]
  }

  private static func rule(_ code: String) -> JSONValue {
    guard let page = DiagnosticPage.all.first(where: { $0.code == code }) else {
      return ["id": .text(code)]
    }
    return [
      "id": .text(code), "shortDescription": ["text": .text(page.title.capitalizedFirst + ".")],
      "fullDescription": ["text": .text(page.explanation)],
    ]
  }
}

extension Diagnostic {
  fileprivate var sarif: JSONValue {
    let words = message + (label.map { " (\($0))" } ?? "")
    var entries: [JSONValue.Entry] = [
      .init(key: "ruleId", value: .text(code)),
      .init(key: "level", value: .text(severity.rawValue)),
      .init(key: "message", value: ["text": .text(words)]),
      .init(key: "locations", value: [["physicalLocation": location.physical]]),
    ]
    if !fixes.isEmpty {
      entries.append(.init(key: "fixes", value: .list(fixes.map(\.sarif))))
    }
    return .map(entries)
  }
}

extension Diagnostic.Fix {
  fileprivate var sarif: JSONValue {
    [
      "description": ["text": .text(title)],
      "artifactChanges": [
        [
          "artifactLocation": location.artifact,
          "replacements": [
            ["deletedRegion": location.region, "insertedContent": ["text": .text(replacement)]]
          ],
        ]
      ],
    ]
  }
}

extension Diagnostic.Location {
  fileprivate var physical: JSONValue { ["artifactLocation": artifact, "region": region] }

  fileprivate var artifact: JSONValue { ["uri": .text(path.asURIPath)] }

  /// The range of characters; its end is exclusive.
  fileprivate var region: JSONValue {
    [
      "startLine": .number(Double(line)), "startColumn": .number(Double(column)),
      "endLine": .number(Double(line)), "endColumn": .number(Double(column + length)),
    ]
  }
}
