internal import CompositionalLayout
public import LayoutSpec

extension NormalSpec {
  /// The canonical form of a spec. The form of code is its name.
  public init(_ spec: Spec) {
    switch spec {
    case .file(let file): self.init(file)
    case .code(let code): self.init(root: .map([.init(key: "name", value: .text(code.name))]))
    }
  }

  /// The canonical form of a spec in a file.
  public init(_ spec: FileSpec) {
    var normalizer = Normalizer(spec)
    root = normalizer.document()
    source = spec.source
    dataPaths = normalizer.dataPaths
  }
}

/// Writes a spec anew, value by value.
private struct Normalizer {
  private let spec: FileSpec
  private var tables: [String: NormalNode] = [:]
  private(set) var dataPaths: [String] = []

  init(_ spec: FileSpec) {
    self.spec = spec
  }

  /// What a file says of itself and not of its layout.
  private static let dropped: Set = ["include", "$schema", "version", "name"]

  mutating func document() -> NormalNode {
    let known = DocumentKeys.map
    let kept = (spec.root.entries ?? []).filter {
      !Self.dropped.contains($0.key) && !$0.key.hasPrefix(DocumentKeys.foreignPrefix)
    }
    var entries = kept.flatMap { normal($0, known.shape(of: $0.key)) }
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

  /// An entry, or two where it says two things at once.
  private mutating func normal(
    _ entry: SourceNode.Entry, _ shape: ValueShape
  ) -> [NormalNode.Entry] {
    func written(_ key: String, _ value: NormalNode) -> NormalNode.Entry {
      NormalNode.Entry(key: key, keyPlace: entry.keyPlace, value: value)
    }
    if entry.key == "size", let sides = entry.value.elements, sides.count == 2 {
      return zip(["width", "height"], zip(sides, [Axis.horizontal, .vertical])).map {
        written($0, normal($1.0, ValueKind<LayoutDimension>.dimension($1.1).shape))
      }
    }
    if entry.key == "from", entry.value.isFile { return [written("from", file(entry.value))] }
    return [written(entry.key, normal(entry.value, shape, isData: entry.key == "items"))]
  }

  /// - Parameter isData: Whether a text may be a file with rows.
  private mutating func normal(
    _ node: SourceNode, _ shape: ValueShape, isData: Bool = false
  ) -> NormalNode {
    switch node.value {
    case .scalar(let scalar):
      if node.isNull { return NormalNode(value: .null, place: node.place) }
      if isData, node.isFile { return file(node) }
      return NormalNode(value: .text(shape.canonical(scalar.text)), place: node.place)
    case .list(let elements):
      let shapes = shape.elements(elements.count)
      return NormalNode(
        value: .list(zip(elements, shapes).map { normal($0, $1) }), place: node.place)
    case .map(let entries):
      if isData, node.isByWidth {
        return .map(
          entries.map {
            NormalNode.Entry(
              key: $0.key, keyPlace: $0.keyPlace, value: normal($0.value, shape, isData: true))
          }, at: node.place)
      }
      return .map(
        entries.flatMap { normal($0, node.isByWidth ? shape : shape.value(under: $0.key)) },
        at: node.place, merged: node.merged)
    }
  }

  /// The path of a file with rows from the spec's own folder; the rows are noted.
  private mutating func file(_ node: SourceNode) -> NormalNode {
    let name = node.text ?? ""
    let folder = spec.source.folder(node.place)
    guard let path = SpecFiles.path(of: name, in: folder) else { return .text(name) }
    if tables[path] == nil, let table = try? spec.context.files.table(path, named: name).get() {
      dataPaths.append(spec.source.displayPath(of: path))
      tables[path] = NormalNode(table, file: spec.source.included.count + dataPaths.count)
    }
    return NormalNode(value: .text(path), place: node.place)
  }
}

extension NormalNode {
  /// The names of columns, and for every row a map.
  ///
  /// - Parameter file: The number of the file in places.
  init(_ table: DataTable, file: Int? = nil) {
    let columns = NormalNode(value: .list(table.columns.map(NormalNode.text)))
    let order = table.columns.indices.sorted { table.columns[$0] < table.columns[$1] }
    let rows = table.rows.enumerated().map { index, row in
      let place = file.flatMap { file in
        table.lines[safely: index].map { SourcePlace(line: $0, column: 1, file: file) }
      }
      return NormalNode(
        value: .map(
          order.map { Entry(key: table.columns[$0], keyPlace: place, value: .text(row[$0])) }),
        place: place)
    }
    // What is gone from a file is told where the file begins.
    let start = file.map { SourcePlace(line: 1, column: 1, file: $0) }
    self = .map([
      Entry(key: "columns", value: columns),
      Entry(key: "rows", keyPlace: start, value: NormalNode(value: .list(rows))),
    ])
  }
}

extension DataTable {
  /// The table that a node says.
  init?(_ node: NormalNode) {
    guard let columns = node["columns"]?.elements?.compactMap(\.text),
      let rows = node["rows"]?.elements
    else { return nil }
    self.init(
      columns: columns,
      rows: rows.map { row in columns.map { row[$0]?.text ?? "" } })
  }
}
