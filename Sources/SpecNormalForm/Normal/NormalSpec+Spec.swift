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
  private var tables: [String: NormalNode] = [:]
  private(set) var dataPaths: [String] = []

  init(_ spec: FileSpec) {
    self.spec = spec
  }

  /// The keys that describe the file instead of its pictures.
  private static let fileKeys: Set = ["include", "tokens", "$schema", "version", "name"]

  mutating func document() -> NormalNode {
    let root = TypedNode(spec: spec.root)
    let kept = (spec.root.entries ?? []).filter {
      !Self.fileKeys.contains($0.key) && !$0.key.hasPrefix(DocumentKeys.foreignPrefix)
    }
    var entries = kept.flatMap { normal($0, root.value(of: $0)) }
    let name = spec.root.entries?.first { $0.key == "name" }
    entries.append(
      .init(key: "name", keyPlace: name?.keyPlace, value: .text(spec.name)))
    if !tables.isEmpty {
      entries.append(
        .init(
          key: NormalSpec.dataKey,
          value: .map(tables.map { NormalNode.Entry(key: $0, value: $1) })))
    }
    return .map(entries, at: spec.root.place)
  }

  /// Normalizes an entry. A `size` becomes two entries, `width` and `height`.
  private mutating func normal(
    _ entry: SourceNode.Entry, _ value: TypedNode
  ) -> [NormalNode.Entry] {
    func written(_ key: String, _ value: NormalNode) -> NormalNode.Entry {
      NormalNode.Entry(key: key, keyPlace: entry.keyPlace, value: value)
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
  private mutating func normal(_ typed: TypedNode, isData: Bool = false) -> NormalNode {
    let node = typed.node
    switch node.value {
    case .scalar:
      if node.isNull { return NormalNode(value: .null, place: node.place) }
      if isData, node.isFile, let source = DataSource(node) { return file(source, node) }
      return NormalNode(value: .text(typed.text ?? ""), place: node.place)
    case .list:
      return NormalNode(value: .list(typed.elements.map { normal($0) }), place: node.place)
    case .map(let entries):
      if isData, node.isByWidth {
        return .map(
          entries.map {
            NormalNode.Entry(
              key: $0.key, keyPlace: $0.keyPlace, value: normal(typed.value(of: $0), isData: true))
          }, at: node.place)
      }
      return .map(
        entries.flatMap { normal($0, typed.value(of: $0)) }, at: node.place, merged: node.merged)
    }
  }

  /// Adds the rows of a data file to `tables` and returns its source, with the path of the file
  /// relative to the folder of the spec.
  private mutating func file(_ written: DataSource, _ node: SourceNode) -> NormalNode {
    let folder = spec.source.folder(node.place)
    guard let source = written.placed(in: folder) else { return NormalNode(node) }
    if tables[source.key] == nil,
      let table = try? spec.context.files.table(source, named: written.name).get()
    {
      dataPaths.append(spec.source.displayPath(of: source.name))
      tables[source.key] = NormalNode(table, file: spec.source.included.count + dataPaths.count)
    }
    guard node.entries != nil else {
      return NormalNode(value: .text(source.name), place: node.place)
    }
    var normal = NormalNode(node)
    normal.place = node.place
    if case .map(var entries) = normal.value {
      for index in entries.indices where entries[index].key == "file" {
        entries[index].value = .text(source.name)
      }
      normal.value = .map(entries)
    }
    return normal
  }
}

extension NormalNode {
  /// Creates a map with the column names and a map for each row.
  ///
  /// - Parameter file: The number of the file in source locations.
  init(_ table: DataTable, file: Int? = nil) {
    let columns = NormalNode(value: .list(table.columns.map(NormalNode.text)))
    let order = table.columns.indices.sorted { table.columns[$0] < table.columns[$1] }
    let rows = table.rows.enumerated().map { index, row in
      let place = file.flatMap { file in
        table.lines[safely: index].map { SourcePlace(line: $0, column: 1, file: file) }
      }
      let lines = table.valueLines[safely: index] ?? [:]
      return NormalNode(
        value: .map(
          order.map { column in
            var place = place
            if let line = lines[column] { place?.line = line }
            let value: NormalNode =
              switch row[column] {
              case .text(let text): NormalNode.text(text)
              case .node(let node): NormalNode(node)
              }
            return Entry(key: table.columns[column], keyPlace: place, value: value)
          }),
        place: place)
    }
    // Rows removed from a file are reported at the start of the file.
    let start = file.map { SourcePlace(line: 1, column: 1, file: $0) }
    self = .map([
      Entry(key: "columns", value: columns),
      Entry(key: "rows", keyPlace: start, value: NormalNode(value: .list(rows))),
    ])
  }
}

extension SourceNode {
  /// The value without its location.
  fileprivate init(_ node: NormalNode) {
    let value: Value =
      switch node.value {
      case .null: .scalar(.init(text: "null", isPlain: true))
      case .text(let text): .scalar(.init(text: text, isPlain: false))
      case .list(let elements): .list(elements.map { SourceNode($0) })
      case .map(let entries):
        .map(
          entries.map {
            Entry(key: $0.key, keyPlace: .start, value: SourceNode($0.value))
          })
      }
    self.init(value: value, place: .start)
  }
}

extension DataTable {
  /// Creates the table that a node represents, or `nil` if the node is not a table.
  init?(_ node: NormalNode) {
    guard let columns = node["columns"]?.elements?.compactMap(\.text),
      let rows = node["rows"]?.elements
    else { return nil }
    self.init(
      columns: columns,
      rows: rows.map { row in
        columns.map { column in row[column].map { DataValue(SourceNode($0)) } ?? .text("") }
      })
  }
}
