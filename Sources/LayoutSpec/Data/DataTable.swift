internal import Basics
internal import Foundation
package import SpecTree

/// A value of a row: a text, or a list or map of JSON or YAML.
package enum DataValue: Sendable {
  case text(String)
  case node(SourceNode)

  package init(_ node: SourceNode) {
    if let text = node.text { self = .text(node.isNull ? "" : text) } else { self = .node(node) }
  }

  /// The value that a path leads to; an empty text if there is none.
  func value(at path: FieldPath) -> DataValue {
    guard !path.steps.isEmpty else { return self }
    guard case .node(let node) = self else { return .text("") }
    return path.value(in: node).map { DataValue($0) } ?? .text("")
  }

  /// The list or map, with a place that messages point to; `nil` for a text.
  func node(at place: SourcePlace) -> SourceNode? {
    if case .node(let node) = self { node.placed(at: place) } else { nil }
  }

  /// The value as people read it, for a text.
  ///
  /// - Throws: If it is a map, which shows nothing.
  func shownText() throws(Evaluator.Failure) -> String {
    if case .node(let node) = self, let entries = node.entries {
      let names = entries.prefix(5).map { FieldPath.written($0.key) }.joined(separator: ", ")
      throw Evaluator.Failure(
        error: ValueError(
          problem: .wrongShape(expected: "a text or one of the fields \(names)", shape: node.shape))
      )
    }
    return shown
  }

  /// The value as people read it: the texts of a list in a row.
  var shown: String {
    switch self {
    case .text(let text): text
    case .node(let node):
      (node.elements ?? []).compactMap(\.nonNullText).joined(separator: ", ")
    }
  }
}

/// The rows of a data file, as values in named columns.
package struct DataTable: Sendable {
  package var columns: [String]
  package var rows: [[DataValue]]
  /// The names that several columns have, which none of them has here.
  private(set) var repeatedColumns: Set<String> = []
  /// The names of the columns, and of the fields of maps in them.
  let fields: Set<String>
  /// The columns in which no row has a value, so that any path leads to nothing.
  let empty: Set<String>
  /// The line where each row begins; empty if the rows do not come from a file.
  package private(set) var lines: [Int] = []
  /// The lines of the values of each row, by column, where they differ from that of the row.
  package private(set) var valueLines: [[Int: Int]] = []

  package init(columns: [String], rows: [[DataValue]]) {
    self.columns = columns
    self.rows = rows
    empty = Set(
      columns.indices.filter { column in
        rows.allSatisfy { row in if case .text("")? = row[safely: column] { true } else { false } }
      }.map { columns[$0] })
    fields = rows.lazy.joined().enumerated().reduce(into: Set(columns)) { fields, value in
      guard case .node(let node) = value.element else { return }
      let name = columns[value.offset % columns.count]
      let entry = SourceNode.Entry(key: name, keyPlace: node.place, value: node)
      fields.formUnion(SourceNode(value: .map([entry]), place: node.place).allKeys)
    }
  }

  /// Why some bytes are not a table.
  package struct Failure: Error {
    package var why: String
    /// Keys of the data file that would make it one.
    package var instead: [String]

    package init(why: String, instead: [String] = []) {
      (self.why, self.instead) = (why, instead)
    }
  }

  init(_ bytes: [UInt8], _ source: DataSource) throws(Failure) {
    guard bytes.count <= Limits.dataSize else {
      throw Failure(why: "it has more than \(Limits.dataSize.grouped) bytes")
    }
    let text = try TextEncoding.decoded(bytes, as: source.encoding)
    switch DataSource.Format(ofFile: source.name) {
    case .document:
      try self.init(maps: try Self.rows(of: try Self.node(text), at: source.list))
    case .lines:
      try self.init(maps: try Self.lines(text, at: source.list))
    case .separated, nil:
      try self.init(CSVReader(SeparatedText(text, source)))
    }
    guard columns.count <= Limits.dataColumns else {
      throw Failure(why: "it has more than \(Limits.dataColumns) columns")
    }
  }

  private static func check(_ count: Int) throws(Failure) {
    guard count <= Limits.dataRows else {
      throw Failure(why: "it has more than \(Limits.dataRows.grouped) rows")
    }
  }

  // MARK: CSV

  /// Parses separated values; the first line names the columns.
  private init(_ values: CSVReader) throws(Failure) {
    var reader = values
    guard let names = try reader.record() else { throw Failure(why: "it is empty") }
    let columns = names.map { $0.trimmingCharacters(in: .whitespaces) }
    let counts = Dictionary(columns.map { ($0, 1) }, uniquingKeysWith: +)
    let kept = columns.indices.filter { counts[columns[$0]] == 1 && !columns[$0].isEmpty }
    var rows: [[DataValue]] = []
    var lines: [Int] = []
    while let row = try reader.record() {
      guard row.count == columns.count else {
        throw Failure(
          why: "line \(reader.firstLine) has \(row.count.of("value")), not \(columns.count)")
      }
      rows.append(kept.map { .text(row[$0]) })
      lines.append(reader.firstLine)
      try Self.check(rows.count)
    }
    self.init(columns: kept.map { columns[$0] }, rows: rows)
    self.lines = lines
    repeatedColumns = Set(counts.filter { $0.value > 1 && !$0.key.isEmpty }.keys)
  }

  // MARK: JSON and YAML

  private static func node(
    _ bytes: ArraySlice<UInt8>, line: Int = 1
  ) throws(Failure) -> SourceNode {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(Finding) {
      return try Composer.compose(SourceText(text, path: "")).0
    } catch {
      let why =
        if case .syntax(let why) = error.problem { "it is not JSON or YAML: \(why)" } else {
          error.problem.message
        }
      throw Failure(why: "\(why), on line \(error.span.place.line + line - 1)")
    }
  }

  /// The rows in a document: the list that a path leads to, the document if it is a list, or its
  /// only list of maps.
  private static func rows(
    of root: SourceNode, at path: FieldPath?
  ) throws(Failure) -> [SourceNode] {
    if let path {
      guard let found = path.value(in: root), !found.isNull else {
        throw Failure(
          why: "it has no '\(path.steps.joined(separator: "."))'",
          instead: root.paths.map { "path: \($0)" })
      }
      return found.elements ?? [found]
    }
    if let rows = root.elements { return rows }
    let paths = root.paths
    if paths.count == 1, let rows = FieldPath(paths[0])?.value(in: root)?.elements { return rows }
    // A single answer is a row, and a map of maps with a key in common, each by its own key, has a row
    // for each. An empty list, or none in its place, is no answer.
    let entries = root.entries ?? []
    let lists = entries.filter { $0.value.isNull || $0.value.elements != nil }.map(\.value)
    let isAnswer = lists.count != 1 || lists[0].elements?.isEmpty == false
    if paths.isEmpty, !entries.isEmpty, isAnswer {
      let keys = entries.map { Set(($0.value.entries ?? []).map(\.key)) }
      let shared = keys.dropFirst().reduce(keys[0]) { $0.intersection($1) }
      return entries.count > 1 && !shared.isEmpty ? entries.map(\.value) : [root]
    }
    throw Failure(
      why: paths.isEmpty
        ? "it has no list of maps" : "it has several lists: \(paths.joined(separator: ", "))",
      instead: paths.map { "path: \($0)" })
  }

  /// The rows of a file with one JSON value in each line.
  private static func lines(
    _ text: ArraySlice<UInt8>, at path: FieldPath?
  ) throws(Failure) -> [SourceNode] {
    var rows: [SourceNode] = []
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where line.contains(where: { $0 != 32 && $0 != 9 && $0 != 13 }) {
      var node = try node(line, line: index + 1)
      node.place.line = index + 1
      guard let row = path.map({ $0.value(in: node) }) ?? node else { continue }
      rows.append(row.placed(at: node.place))
      try check(rows.count)
    }
    return rows
  }

  /// Creates a column for each key of the maps. What is no map is in a column of its own, as a
  /// repeated part names it.
  private init(maps: [SourceNode]) throws(Failure) {
    try Self.check(maps.count)
    var columns: [String] = []
    var places: [String: Int] = [:]
    var rows: [[DataValue]] = []
    var valueLines: [[Int: Int]] = []
    for map in maps where !map.isNull {
      var row = Array(repeating: DataValue.text(""), count: columns.count)
      var lines: [Int: Int] = [:]
      let each = SourceNode.Entry(key: PartData.each, keyPlace: map.place, value: map)
      for entry in map.entries ?? [each] {
        let place = places[entry.key] ?? columns.count
        if place == columns.count {
          places[entry.key] = place
          columns.append(entry.key)
          row.append(.text(""))
        }
        row[place] = DataValue(entry.value)
        if entry.keyPlace.line != map.place.line { lines[place] = entry.keyPlace.line }
      }
      rows.append(row)
      valueLines.append(lines)
      guard columns.count <= Limits.dataColumns else { break }
    }
    self.init(
      columns: columns,
      rows: rows.map { $0 + Array(repeating: .text(""), count: columns.count - $0.count) })
    lines = maps.filter { !$0.isNull }.map(\.place.line)
    self.valueLines = valueLines
  }
}

extension SourceNode {
  /// The paths to the lists of maps that are nearest to the root.
  fileprivate var paths: [String] {
    var level = [(path: "", node: self)]
    while !level.isEmpty {
      let next = level.flatMap { path, node in
        (node.entries ?? []).map { entry in
          let name = FieldPath.written(entry.key)
          return (path: path.isEmpty ? name : "\(path).\(name)", node: entry.value)
        }
      }
      let found = next.filter { $0.node.elements?.contains { $0.entries != nil } ?? false }
      if !found.isEmpty { return found.map(\.path) }
      level = next.map { ($0.path, $0.node) }
    }
    return []
  }
}
