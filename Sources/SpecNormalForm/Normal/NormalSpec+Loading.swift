public import LayoutSpec
public import SpecDiagnostics
internal import SpecTree

extension NormalSpec {
  /// Reads a normalized spec from its ``text``, or from equivalent JSON.
  ///
  /// - Throws: `SpecErrors` if the text is not a normalized spec.
  public init(text: String) throws(SpecErrors) {
    let source = SourceText(text, path: "the normalized spec")
    do throws(Finding) {
      let (node, _) = try Composer.compose(source, limit: Limits.values + Limits.dataRows * 4)
      guard node.entries != nil else {
        throw Finding(.rootIsNotAMap(shape: node.shape), at: source.span(of: node))
      }
      root = try node.sortedByKey.withRecordsAsData()
    } catch {
      throw Findings([error], in: source).specErrors()
    }
  }

  /// Converts the normalized spec back to a spec.
  ///
  /// - Parameters:
  ///   - path: The path used in messages.
  ///   - readFile: Reads files other than data files, for example images.
  /// - Throws: `SpecErrors` if the normalized spec is not valid, for example because a change was
  ///   reverted without another change that it requires.
  public func spec(
    path: String,
    readFile: @escaping SpecFileReader = { _ throws(SpecFileProblem) in throw .notAllowed }
  ) throws(SpecErrors) -> FileSpec {
    var form = self
    let data = root[Self.dataKey]?.entries ?? []
    form.root = root.without([Self.dataKey])
    let tables = data.compactMap { entry in DataTable(entry.value).map { (entry.key, $0) } }
    let files = SpecFiles(
      tables: Dictionary(tables, uniquingKeysWith: { first, _ in first }), read: readFile)
    let (spec, findings) = SpecReader.read(
      SourceText(form.text, path: path), SpecContext(files: files))
    guard let spec, findings.errors.isEmpty else { throw findings.specErrors() }
    return spec
  }
}

extension SourceNode {
  /// Converts the lists of CSV records under ``NormalSpec/dataKey`` to tables.
  fileprivate func withRecordsAsData() throws(Finding) -> SourceNode {
    guard var entries, let index = entries.firstIndex(where: { $0.key == NormalSpec.dataKey })
    else { return self }
    var tables: [Entry] = []
    for entry in entries[index].value.entries ?? [] {
      do throws(DataTable.Failure) {
        var records: [[String]] = []
        for element in entry.value.elements ?? [] {
          var reader = CSVReader(
            SeparatedText(commas: Array((element.nonNullText ?? "").utf8)[...]))
          records.append(try reader.record() ?? [])
        }
        guard let columns = records.first, records.allSatisfy({ $0.count == columns.count })
        else { throw DataTable.Failure(why: "its rows have different numbers of values") }
        tables.append(
          Entry(
            key: entry.key,
            value: SourceNode(
              DataTable(columns: columns, rows: records.dropFirst().map { $0.map(CSVRecord.value) })
            )))
      } catch {
        throw Finding(
          .badData(entry.key, why: error.why), at: SourceSpan(place: .start, length: 0))
      }
    }
    entries[index].value = .map(tables)
    return .map(entries)
  }
}
