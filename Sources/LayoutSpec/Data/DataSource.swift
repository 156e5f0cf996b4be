internal import Basics
internal import Foundation
package import SpecTree

/// A data file that a spec names, and how it is read.
package struct DataSource: Sendable {
  /// The name as the spec writes it; ``placed(in:)`` makes it a path.
  package var name = ""
  /// The path to the rows in JSON and YAML.
  var list: FieldPath?
  var encoding: TextEncoding?
  var separator: UInt8?
  var quote: UInt8?

  /// - Parameter name: The file, of which nothing else is said.
  package init(name: String = "") { self.name = name }

  /// Reads the source that a value names; `nil` if it names none.
  package init?(_ node: SourceNode) {
    guard node.isFile || node[DataSourceKeys.file.rule.name]?.isFile == true else { return nil }
    var sink = Sink(SourceText("", path: ""))
    guard let source = ValueKind<DataSource>.dataSource.read(node, EvaluationContext(), &sink)
    else { return nil }
    self = source
  }

  /// The formats of data, by the end of the file's name.
  enum Format {
    case separated, document, lines

    init?(ofFile name: String) {
      switch name.lowercased().split(separator: ".").last {
      case "csv", "tsv", "tab": self = .separated
      case "json", "geojson", "yaml", "yml": self = .document
      case "jsonl", "ndjson": self = .lines
      default: return nil
      }
    }
  }

  /// The same file with its path relative to the spec; `nil` if it is outside.
  package func placed(in folder: String) -> DataSource? {
    var source = self
    guard let path = SpecFiles.path(of: name, in: folder) else { return nil }
    source.name = path
    return source
  }

  /// What identifies the rows: the file, and how it is read.
  package var key: String {
    let others = [
      list?.steps.map(FieldPath.written).joined(separator: "."), encoding?.rawValue,
      separator.map { String($0) }, quote.map { String($0) },
    ]
    guard others.contains(where: { $0 != nil }) else { return name }
    return ([name] + others.map { $0 ?? "" }).joined(separator: " ")
  }
}

/// The keys of a data file.
enum DataSourceKeys {
  static let file = Key("file", .text, "The CSV, JSON or YAML file with the rows.")
  static let path = Key(
    "path", .fieldPath, "The names that lead to the list of rows in JSON or YAML.",
    example: "{file: api.json, path: data.items}")

  static let table = KeyTable<DataSource, Never>(
    "a data file", constraints: MapConstraints(oneOf: [["file"]]),
    [
      .key(file, in: \.name), .key(path, in: \.list),
      .key("encoding", .encoding, "How the file stores characters.", in: \.encoding),
      .key(
        "separator", .character, "The character between the values of a CSV file.",
        in: \.separator),
      .key(
        "quote", .character, default: "\"",
        "The character around values of a CSV file that contain separators.", in: \.quote),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<DataSource> {
  /// The name of a data file, or a map that also says how it is read.
  static let dataSource: ValueKind = .init(
    name: "a data file", shape: .either([.text, .map { DataSourceKeys.map }])
  ) { node, context, sink in
    var source = DataSource()
    if let name = node.text {
      source.name = name
    } else {
      let before = sink.findings.count
      guard let map = SourceMap(node, DataSourceKeys.map, &sink) else { return nil }
      DataSourceKeys.table.read(map, into: &source, context, &sink)
      map.require(DataSourceKeys.file, examples: ["data.json"], &sink)
      guard sink.findings.count == before else { return nil }
    }
    let file = node[DataSourceKeys.file.rule.name] ?? node
    guard DataSource.Format(ofFile: source.name) != nil else {
      if !source.name.isEmpty {
        sink.report(
          .notAValue(source.name, kind: "a CSV, JSON or YAML file", examples: ""), at: file)
      }
      return nil
    }
    return source
  }
}

extension ValueKind<FieldPath> {
  /// Names with full stops between them.
  static let fieldPath: ValueKind = scalar("a path") { text throws(ValueError) in
    guard let path = FieldPath(text) else {
      throw ValueError(
        problem: .notAValue(text, kind: "a path", examples: "data.items or results.0.list"))
    }
    return path
  }
}

extension ValueKind<UInt8> {
  /// One character of ASCII.
  static let character: ValueKind = scalar("a character") { text throws(ValueError) in
    guard text.utf8.count == 1, let byte = text.utf8.first else {
      throw ValueError(problem: .notAValue(text, kind: "a character", examples: "\";\""))
    }
    return byte
  }
}

extension ValueKind<TextEncoding> {
  static let encoding: ValueKind = choice("encoding")
}
