internal import Basics
internal import CellContent
internal import Foundation
package import SpecSource

/// A data row or the data shared by all rows, with its self-sizing result.
private struct Row {
  var content = ContentSpec()
  var intrinsicSize: IntrinsicSize?
  /// Set if the size differs between items: the value that it is read from.
  var sizeOfItem: SourceNode?
}

extension Reader {
  /// Reads a section's data; `kinds` are the kinds of its supplementary items.
  mutating func items(_ entry: SourceNode.Entry, kinds: Set<String>) -> ItemsSpec? {
    let node = entry.value
    let kinds = kinds.sorted()
    (columns, row) = (DataColumns(), [])
    defer { (columns, row) = (DataColumns(), []) }
    if node.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    if let rows = node.elements { return listed(rows, kinds, at: node) }
    if node.isByWidth {
      return byWidth(node) { node, reader in
        reader.items(
          SourceNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: node),
          kinds: Set(kinds))
      }
    }
    if node.entries != nil { return repeated(entry, kinds) }
    if node.isFile {
      guard let table = table(node) else { return nil }
      columns = DataColumns(names: table.columns, areOfFile: true)
      var row = Row()
      row.content.compositions = compositions(of: ItemStyle(), usually: cells.compositions)
      return filled(row, with: table, limit: nil, kinds, at: node)
    }
    guard let count = ValueKind<Int>.itemCount.read(node, &self) else { return nil }
    if !cells.compositions.isEmpty || !composedBadges(kinds).isEmpty {
      return plain(count, at: node)
    }
    return ItemsSpec(
      contents: .repeating(ElementContent(), count: count), intrinsicSizes: .repeating(nil))
  }

  /// Returns items without data, which show compositions.
  private mutating func plain(_ count: Int, at node: SourceNode) -> ItemsSpec {
    var row = Row()
    row.content.compositions = cells.compositions
    place(at: 0)
    defer { place(at: nil) }
    row.content.supplementaries = composedBadges(cells.badgeStyles.keys.sorted())
    readParts(of: &row.content, count: count, [], at: node)
    return ItemsSpec(
      contents: row.content.isFixed
        ? .repeating(content(row.content, at: 0), count: count)
        : generated(row.content, count: count, [], at: node), intrinsicSizes: .repeating(nil))
  }

  /// Reads the composition of each item. If it does not depend on the item, all share one.
  private mutating func readParts(
    of content: inout ContentSpec, ofBadge kind: String? = nil, count: Int, _ rows: [[String]],
    at node: SourceNode
  ) {
    for kind in content.supplementaries.keys.sorted() {
      guard var badge = content.supplementaries[kind] else { continue }
      readParts(of: &badge, ofBadge: kind, count: count, rows, at: node)
      content.supplementaries[kind] = badge
    }
    if !content.itemStyles.isEmpty {
      content.compositions = content.itemStyles.flatMap {
        let styles = kind.map { cells.badgeStyles[$0] ?? [] }
        return compositions(
          of: $0, usually: styles.map { compositions(ofStyles: $0) } ?? cells.compositions)
      }.uniqued()
    }
    guard !content.compositions.isEmpty, count > 0 else { return }
    let spec = content
    func trees(_ reader: inout Reader) -> PartTrees {
      let index = reader.scope.place?.index ?? 0
      let data = reader.partData(
        spec, spec.compositions, at: index, columns: reader.row, ofBadge: kind)
      return reader.parts(spec.compositions, data)
    }
    let depended = dependsOnItem
    dependsOnItem = false
    let first = trees(&self)
    let isVaried = dependsOnItem
    dependsOnItem = depended
    content.parts = [first]
    guard isVaried else { return }
    content.parts = forEach(of: count, rows, "items that differ in content", at: node, trees)
  }

  /// Returns the number of items for expressions that are read before the data. Errors are reported
  /// later, when the data is read.
  package mutating func itemCount(_ node: SourceNode?) -> Int? {
    guard let node, !node.isNull else { return nil }
    if let rows = node.elements { return rows.count }
    if node.isByWidth { return choice(among: node.entries ?? []).flatMap { itemCount($0.value) } }
    var quiet = self
    defer { dependencies.formUnion(quiet.dependencies) }
    if let count = node["count"] { return ValueKind<Int>.itemCount.read(count, &quiet) }
    if let file = node["from"] ?? (node.isFile ? node : nil) {
      guard let rows = quiet.table(file)?.rows.count else { return nil }
      let limit = node["limit"].flatMap { ValueKind<Int>.itemCount.read($0, &quiet) }
      return min(rows, limit ?? rows)
    }
    return node.text == nil ? nil : ValueKind<Int>.itemCount.read(node, &quiet)
  }

  private mutating func listed(
    _ rows: [SourceNode], _ kinds: [String], at node: SourceNode
  ) -> ItemsSpec? {
    guard rows.count <= Limits.rows else {
      report(.tooMany("data rows", limit: Limits.rows), at: node)
      return nil
    }
    var contents: [ElementContent] = []
    var sizes: [IntrinsicSize?] = []
    for (index, node) in rows.enumerated() {
      place(at: index)
      let row = row(node, kinds)
      contents.append(content(row.content, at: index))
      sizes.append(row.intrinsicSize)
      reportMissingBadges(contents[index], of: node, at: index)
    }
    place(at: nil)
    hideMissingBadges(kinds, in: &contents)
    let others = kinds.filter { kind in contents.allSatisfy { $0.supplementaries[kind] == nil } }
    let composed = composedBadges(others)
    for index in contents.indices where !composed.isEmpty {
      place(at: index)
      contents[index].supplementaries.merge(composed.mapValues { _ in ElementContent() }) { $1 }
      fillBadges(of: &contents[index], ContentSpec(supplementaries: composed), at: index)
    }
    place(at: nil)
    return ItemsSpec(contents: .rows(contents), intrinsicSizes: .rows(sizes))
  }

  /// Adds the badges that show a composition without any data.
  private func addComposedBadges(_ kinds: [String], to content: inout ContentSpec) {
    let others = kinds.filter { content.supplementaries[$0] == nil }
    content.supplementaries.merge(composedBadges(others)) { $1 }
  }

  /// Reports data for badges that this row's cell lacks and other cells have.
  private mutating func reportMissingBadges(
    _ content: ElementContent, of row: SourceNode, at index: Int
  ) {
    guard !cells.areInList else { return }
    for entry in row.entries ?? [] {
      guard let badge = content.supplementaries[entry.key], !badge.isHidden else { continue }
      if cells.kinds.differ { dependencies.use(Dependencies.box) }
      guard cells.kinds.lack(entry.key, item: index) else { continue }
      report(.missingBadge(entry.key), at: entry)
    }
  }

  /// Hides a badge in rows that do not set it, if other rows do.
  private func hideMissingBadges(_ kinds: [String], in contents: inout [ElementContent]) {
    for kind in kinds where contents.contains(where: { $0.supplementaries[kind] != nil }) {
      for index in contents.indices where contents[index].supplementaries[kind] == nil {
        contents[index].supplementaries[kind] = ElementContent(isHidden: true)
      }
    }
  }

  /// Sets `index` and `line` for the texts of an item.
  private mutating func place(at index: Int?) {
    scope.place = index.map { ($0, $0 / cells.inGroup) }
  }

  private mutating func repeated(_ entry: SourceNode.Entry, _ kinds: [String]) -> ItemsSpec? {
    // Texts in the rest of the map can use the columns' names.
    let table = entry.value["from"].flatMap { $0.isNull ? nil : self.table($0) }
    columns = DataColumns(names: table?.columns ?? [], areOfFile: table != nil)
    row = table?.rows.first ?? []
    place(at: 0)
    defer { place(at: nil) }
    guard
      let map = SourceMap(
        entry.value, RepeatedRowKeys.map, owner: entry,
        also: kinds + compositionFields(entry.value, usually: cells.compositions), &self)
    else { return nil }
    if map.has(RepeatedRowKeys.from) {
      // Without the file it is unknown which columns texts can name.
      guard table != nil || entry.value["from"]?.isNull == true else { return nil }
      let limit = map.read(RepeatedRowKeys.limit, &self)
      let row = row(map, kinds)
      let file = entry.value["from"] ?? entry.value
      return table.map { filled(row, with: $0, limit: limit, kinds, at: file) }
    }
    if let limit = map.entry(RepeatedRowKeys.limit) {
      report(.needs("limit", other: "from"), at: limit)
    }
    map.require(RepeatedRowKeys.count, examples: ["12"], &self)
    let count = map.read(RepeatedRowKeys.count, &self) ?? 0
    var row = row(map, kinds)
    addComposedBadges(kinds, to: &row.content)
    let sizes = sizes(row, count: count, [])
    readItemStyles(of: &row.content, count: count, [])
    readParts(of: &row.content, count: count, [], at: entry.value)
    guard !row.content.isFixed else {
      return ItemsSpec(
        contents: .repeating(content(row.content, at: 0), count: count), intrinsicSizes: sizes)
    }
    return ItemsSpec(
      contents: generated(row.content, count: count, [], at: entry.value), intrinsicSizes: sizes)
  }

  /// Returns the rows of a file. Fields of the map apply to all rows; other fields come from the
  /// column of the same name.
  ///
  /// - Parameter node: The value that names the file.
  private mutating func filled(
    _ row: Row, with table: DataTable, limit: Int?, _ kinds: [String], at node: SourceNode
  ) -> ItemsSpec {
    var row = row
    func piece(_ name: String) -> FieldText? {
      table.columns.firstIndex(of: name).map {
        FieldText(pieces: [.column($0)], node: node)
      }
    }
    let ofLists = cells.areInList ? RowKeys.words : []
    for name in (ContentKeys.texts + ofLists).map(\.rule.name)
    where !row.content.fields.contains(where: { $0.name == name }) {
      if let text = piece(name) { row.content.fields.append((name, text)) }
    }
    for kind in kinds where row.content.supplementaries[kind] == nil {
      guard let text = piece(kind) else { continue }
      if cells.areInList {
        row.content.addListBadge(text)
      } else {
        row.content.supplementaries[kind] = ContentSpec(
          fields: [("title", text)], hidesZero: true)
      }
    }
    addComposedBadges(kinds, to: &row.content)
    if row.content.folder.isEmpty { row.content.folder = source.folder(node.place) }
    let rows = Array(table.rows.prefix(limit ?? table.rows.count))
    readItemStyles(of: &row.content, count: rows.count, rows)
    for name in fields(of: row.content.compositions) where row.content.rowFields[name] == nil {
      if let text = piece(name) { row.content.rowFields[name] = .text(text) }
    }
    readParts(of: &row.content, count: rows.count, rows, at: node)
    return ItemsSpec(
      contents: generated(
        row.content, count: rows.count, rows, at: SourceNode(value: .list([]), place: .start)),
      intrinsicSizes: sizes(row, count: rows.count, rows))
  }

  /// Returns the self-sizing results of cells that share their data.
  private mutating func sizes(_ row: Row, count: Int, _ rows: [[String]]) -> RowSizes {
    guard let node = row.sizeOfItem else { return .repeating(row.intrinsicSize) }
    return .rows(
      forEach(of: count, rows, "items that differ in size", at: node) { $0.intrinsicSize(node) })
  }

  private mutating func intrinsicSize(_ node: SourceNode) -> IntrinsicSize? {
    read(RowKeys.intrinsicSize.kind, node, ofField: RowKeys.intrinsicSize.rule.name)
  }

  /// Reads the style of each item and of its badges, if styles differ.
  private mutating func readItemStyles(
    of content: inout ContentSpec, ofBadge badge: String? = nil, count: Int, _ rows: [[String]]
  ) {
    if let map = content.styleSource {
      content.itemStyles = forEach(of: count, rows, "items that differ in style", at: map.node) {
        $0.itemStyle(map, ofBadge: badge)
      }
      if badge == nil { reportSelection(content.itemStyles, showing: content.compositions, map) }
    }
    for kind in content.supplementaries.keys.sorted() {
      guard var badge = content.supplementaries[kind] else { continue }
      readItemStyles(of: &badge, ofBadge: kind, count: count, rows)
      content.supplementaries[kind] = badge
    }
  }

  /// Reads shared data once per item and stops at the first error.
  private mutating func forEach<Value>(
    of count: Int, _ rows: [[String]], _ what: String, at node: SourceNode,
    _ read: (inout Reader) -> Value
  ) -> [Value] {
    guard count <= Limits.dataRows else {
      report(.tooMany(what, limit: Limits.dataRows), at: node)
      return []
    }
    let before = findings.count
    var values: [Value] = []
    for index in 0..<count where findings.count == before {
      row = rows[safely: index] ?? []
      place(at: index)
      values.append(read(&self))
    }
    row = rows.first ?? []
    place(at: 0)
    return values
  }

  /// Returns contents that are generated on demand. The first ones and the last are tried now to
  /// find errors.
  private mutating func generated(
    _ spec: ContentSpec, count: Int, _ rows: [[String]], at node: SourceNode
  ) -> ItemContents {
    recordDependencies(of: spec)
    if spec.fields.contains(where: { $0.name == "image" && !$0.text.isFixed }) {
      namesPictures = true
    }
    let common = CommonContent(spec)
    let perGroup = cells.inGroup
    let item = Item(scope: scope, seed: seed, section: sectionName, index: 0)
    let content: @Sendable (Int) throws(ContentSpec.Failure) -> ElementContent = {
      index throws(ContentSpec.Failure) in
      var item = item
      item.index = index
      item.columns = rows[safely: index] ?? []
      item.scope.place = (index, index / perGroup)
      return try common.content(for: item)
    }
    let first = checkedContents(content, count: count, spec)
    let place = "\(node.place.file) \(node.place.line) \(node.place.column)"
    let name = "\(files.number) \(seed) \(sectionName) \(place) \(scope.summary)"
    return .generated(
      GeneratedContents(count: count, name: name, first: first) { index in
        (try? content(index)) ?? ElementContent(fields: ["title": "⚠︎"])
      })
  }

  /// Generates the first contents and the last to find errors. Returns the first ones to cache
  /// them, because pictures request them repeatedly.
  private mutating func checkedContents(
    _ content: (Int) throws(ContentSpec.Failure) -> ElementContent, count: Int, _ spec: ContentSpec
  ) -> [ElementContent] {
    let before = findings.count
    let (namesPictures, hasListWords) = (spec.namesPictures, spec.hasListWords)
    var first: [ElementContent] = []
    for index in Array(0..<min(count, Limits.checkedRows)) + (count > 0 ? [count - 1] : [])
    where findings.count == before {
      do throws(ContentSpec.Failure) {
        let content = try content(index)
        if namesPictures { checkPictures(of: content, spec) }
        if hasListWords { checkListWords(of: content, spec) }
        if index == first.count, index < Limits.cachedRows { first.append(content) }
      } catch {
        report(error.failure, in: error.node)
      }
    }
    return findings.count == before ? first : []
  }

  /// Reads a row: a map of fields, or a title.
  private mutating func row(_ node: SourceNode, _ kinds: [String]) -> Row {
    guard node.text != nil else {
      let names = kinds + compositionFields(node, usually: cells.compositions)
      guard let map = SourceMap(node, RowKeys.map, also: names, &self) else { return Row() }
      return row(map, kinds)
    }
    let title = node.isNull ? nil : ValueKind<FieldText>.fieldText.read(node, &self)
    var row = Row(content: ContentSpec(fields: title.map { [("title", $0)] } ?? []))
    row.content.compositions = compositions(of: ItemStyle(), usually: cells.compositions)
    return row
  }

  private mutating func row(_ map: SourceMap, _ kinds: [String]) -> Row {
    var content = contentSpec(map, usually: cells.templates)
    for key in RowKeys.words {
      guard let text = map.read(key, &self) else { continue }
      content.fields.append((key.rule.name, text))
      if content.styleSource == nil { reportOutsideListRow(key, content.itemStyle, map) }
    }
    for kind in kinds where !map.kind.has(kind) {
      guard let entry = map.entry(kind) else { continue }
      if !cells.areInList {
        content.supplementaries[kind] = badge(entry)
      } else if let text = listBadge(entry) {
        content.addListBadge(text)
      }
    }
    content.compositions = compositions(of: content.itemStyle, usually: cells.compositions)
    content.rowFields = rowFields(map, content.compositions)
    if content.styleSource == nil {
      reportSelection([content.itemStyle], showing: content.compositions, map)
    }
    dependsOnItem = false
    let node = map.node(of: RowKeys.intrinsicSize, &self)
    let size = node.flatMap { intrinsicSize($0) }
    return Row(content: content, intrinsicSize: size, sizeOfItem: dependsOnItem ? node : nil)
  }

  /// Reads the badge text of a list row: a text or a map.
  private mutating func listBadge(_ entry: SourceNode.Entry) -> FieldText? {
    let textKeys = ["title", BadgeKeys.count.rule.name]
    if let other = entry.value.entries?.first(where: { !textKeys.contains($0.key) }),
      !entry.value.isByWidth
    {
      report(.unknownKey(other.key, map: "a list row's badge"), at: other)
      return nil
    }
    return badge(entry).flatMap { badge in badge.fields.first { $0.name == "title" }?.text }
  }

  /// Reads the data file that a value names.
  private mutating func table(_ node: SourceNode) -> DataTable? {
    guard let name = node.text else { return expected("a CSV or JSON file", at: node) }
    guard node.isFile else {
      report(.notAValue(name, kind: "a CSV or JSON file", examples: ""), at: node)
      return nil
    }
    guard let path = SpecFiles.path(of: name, in: source.folder(node.place)) else {
      report(.fileOutside(name), at: node)
      return nil
    }
    switch files.table(path, named: name) {
    case .success(let table):
      documentFields.formUnion(table.fields)
      return table
    case .failure(let failure):
      report(failure.problem, at: node)
      return nil
    }
  }
}

extension ContentSpec {
  /// Adds the text of a list row's badge and the accessory that shows it, before any other
  /// accessory.
  fileprivate mutating func addListBadge(_ text: FieldText) {
    let (badge, accessory) = (RowKeys.listBadge, RowKeys.accessory.rule.name)
    guard !fields.contains(where: { $0.name == badge }) else { return }
    // The empty piece keeps an empty column from falling back to the row's detail.
    fields.append((badge, FieldText(pieces: [.text("")] + text.pieces, node: text.node)))
    guard let index = fields.firstIndex(where: { $0.name == accessory }) else {
      return fields.append((accessory, FieldText(pieces: [.text(badge)], node: text.node)))
    }
    let named = fields[index].text
    fields[index].text = FieldText(pieces: [.text("\(badge) ")] + named.pieces, node: named.node)
  }
}

extension SourceNode {
  /// Whether the value names a data file.
  package var isFile: Bool {
    guard let name = text?.lowercased() else { return false }
    return [".csv", ".tsv", ".json"].contains { name.hasSuffix($0) }
  }
}
