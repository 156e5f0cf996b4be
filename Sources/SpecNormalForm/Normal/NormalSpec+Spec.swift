internal import Basics
public import LayoutSpec
internal import SpecTree

extension NormalSpec {
  /// Normalizes a spec. A spec in code is represented by its name only.
  public init(_ spec: Spec) {
    switch spec {
    case .file(let file): self.init(file)
    case .code(let code): self.init(root: .map([.init(key: "name", value: .text(code.name))]))
    }
  }

  /// Normalizes a spec that was read from a file.
  public init(_ spec: FileSpec) {
    var normalizer = Normalizer(spec)
    root = normalizer.document()
    source = spec.source
    dataPaths = normalizer.dataPaths
  }
}

/// Normalizes a spec, value by value.
private struct Normalizer {
  private let spec: FileSpec
  private var tables: [String: SourceNode] = [:]
  private(set) var dataPaths: [String] = []

  init(_ spec: FileSpec) {
    self.spec = spec
  }

  /// The keys that describe the file instead of its pictures.
  private static let fileKeys: Set = ["include", "tokens", "$schema", "version", "name"]

  mutating func document() -> SourceNode {
    let root = TypedNode(spec: spec.root)
    let kept = (spec.root.entries ?? []).filter {
      !Self.fileKeys.contains($0.key) && !$0.key.hasPrefix(DocumentKeys.foreignPrefix)
    }
    var entries = kept.flatMap { normal($0, root.value(of: $0)) }
    let name = spec.root.entries?.first { $0.key == "name" }
    entries.append(
      .init(key: "name", keyPlace: name?.keyPlace ?? .nowhere, value: .text(spec.name)))
    if !tables.isEmpty {
      entries.append(
        .init(
          key: NormalSpec.dataKey,
          value: .map(tables.map { SourceNode.Entry(key: $0, value: $1) })))
    }
    return .map(entries, at: spec.root.place)
  }

  /// Normalizes an entry. A `size` becomes two entries, `width` and `height`.
  private mutating func normal(
    _ entry: SourceNode.Entry, _ value: TypedNode
  ) -> [SourceNode.Entry] {
    func written(_ key: String, _ value: SourceNode) -> SourceNode.Entry {
      SourceNode.Entry(key: key, keyPlace: entry.keyPlace, value: value)
    }
    if entry.key == "size", value.elements.count == 2 {
      return zip(["width", "height"], value.elements).map { written($0, normal($1)) }
    }
    if entry.key == "from", let source = DataSource(entry.value) {
      return [written("from", file(source, entry.value))]
    }
    return [written(entry.key, normal(value, isData: entry.key == "items"))]
  }

  /// Normalizes a value.
  ///
  /// - Parameter isData: Whether a text may be the path of a data file.
  private mutating func normal(_ typed: TypedNode, isData: Bool = false) -> SourceNode {
    let node = typed.node
    switch node.value {
    case .scalar:
      if node.isNull { return node }
      if isData, node.isFile, let source = DataSource(node) { return file(source, node) }
      return .text(typed.text ?? "", at: node.place)
    case .list:
      return SourceNode(list: typed.elements.map { normal($0) }, at: node.place)
    case .map(let entries):
      if isData, node.isByWidth {
        return .map(
          entries.map {
            SourceNode.Entry(
              key: $0.key, keyPlace: $0.keyPlace, value: normal(typed.value(of: $0), isData: true))
          }, at: node.place)
      }
      return .map(
        entries.flatMap { normal($0, typed.value(of: $0)) }, at: node.place, merged: node.merged)
    }
  }

  /// Adds the rows of a data file to `tables` and returns its source, with the path of the file
  /// relative to the folder of the spec.
  private mutating func file(_ written: DataSource, _ node: SourceNode) -> SourceNode {
    let folder = spec.source.folder(node.place)
    var normal = node.placed(at: .nowhere).sortedByKey
    guard let source = written.placed(in: folder) else { return normal }
    if tables[source.key] == nil,
      let table = try? spec.context.files.table(source, named: written.name).get()
    {
      dataPaths.append(spec.source.displayPath(of: source.name))
      tables[source.key] = SourceNode(table, file: spec.source.included.count + dataPaths.count)
    }
    guard node.entries != nil else { return .text(source.name, at: node.place) }
    normal = normal.mapChildren { value, key in key == "file" ? .text(source.name) : value }
    normal.place = node.place
    return normal
  }
}

extension SourceNode {
  /// Creates a map with the column names and a map for each row.
  ///
  /// - Parameter file: The number of the file in source locations.
  init(_ table: DataTable, file: Int = 0) {
    let columns = SourceNode(list: table.columns.map { .text($0) }, at: .nowhere)
    let order = table.columns.indices.sorted { table.columns[$0] < table.columns[$1] }
    let rows = table.rows.enumerated().map { index, row in
      let place = SourcePlace(line: table.lines[safely: index] ?? 1, column: 1, file: file)
      let lines = table.valueLines[safely: index] ?? [:]
      let entries = order.map { column in
        var place = place
        if let line = lines[column] { place.line = line }
        let value: SourceNode =
          switch row[column] {
          case .text(let text): .text(text)
          case .node(let node): node.placed(at: .nowhere).sortedByKey
          }
        return Entry(key: table.columns[column], keyPlace: place, value: value)
      }
      return SourceNode(value: .map(entries), place: place)
    }
    // Rows removed from a file are reported at the start of the file.
    let start = SourcePlace(line: 1, column: 1, file: file)
    self = .map([
      Entry(key: "columns", value: columns),
      Entry(key: "rows", keyPlace: start, value: SourceNode(list: rows, at: .nowhere)),
    ])
  }
}

extension DataTable {
  /// Creates the table that a node represents, or `nil` if the node is not a table.
  init?(_ node: SourceNode) {
    guard let columns = node["columns"]?.elements?.compactMap(\.text),
      let rows = node["rows"]?.elements
    else { return nil }
    self.init(
      columns: columns,
      rows: rows.map { row in
        columns.map { column in row[column].map { DataValue($0) } ?? .text("") }
      })
  }
}
