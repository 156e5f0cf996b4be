internal import Basics
internal import Foundation

extension Report {
  /// Returns the problems of the report as a SARIF 2.1.0 log, with one result per
  /// annotation of ``annotations(allowsObsolete:path:)``.
  ///
  /// - Parameters:
  ///   - allowsObsolete: Whether baselines that no snapshot uses are allowed.
  ///   - path: Converts a path of the report to a path in the repository.
  /// - Throws: An error of the encoder.
  public func sarif(
    allowsObsolete: Bool = false, path: (String) -> String = { $0 }
  ) throws -> [UInt8] {
    let results = annotationList(allowsObsolete: allowsObsolete, path: path).map(SARIF.Result.init)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let log = SARIF(runs: [.init(results: results)])
    return [UInt8](try encoder.encode(log)) + [UInt8(ascii: "\n")]
  }
}

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): the parts that a report
/// uses.
private struct SARIF: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]

    init(results: [Result]) {
      let rules = results.map(\.ruleId).uniqued().map { ["id": $0] }
      tool = Tool(driver: Tool.Driver(rules: rules))
      self.results = results
    }
  }

  struct Tool: Encodable {
    var driver: Driver

    struct Driver: Encodable {
      var name = "flatplan"
      var rules: [[String: String]]
    }
  }

  struct Result: Encodable {
    var ruleId: String
    var level = "error"
    var message: [String: String]
    var locations: [Location]

    init(_ annotation: Annotation) {
      ruleId = annotation.rule
      message = [
        "text": annotation.title + (annotation.message.isEmpty ? "" : "\n" + annotation.message)
      ]
      locations = annotation.file.isEmpty ? [] : [Location(annotation)]
    }
  }

  struct Location: Encodable {
    var physicalLocation: Physical

    struct Physical: Encodable {
      var artifactLocation: [String: String]
      var region: [String: Int]?
    }

    init(_ annotation: Annotation) {
      physicalLocation = Physical(
        artifactLocation: ["uri": annotation.file.asURIPath],
        region: annotation.line.map { ["startLine": $0] })
    }
  }
}
