internal import Basics
internal import CellContent
internal import Foundation
package import SpecTree

/// A data row or the data shared by all rows, with its self-sizing result.
private struct Row {
  var content = ContentSpec()
  var intrinsicSize: IntrinsicSize?
  /// Set if the size differs between items: the value that it is read from.
  var sizeOfItem: SourceNode?
}

extension EvaluationContext {
  /// Reads a section's data.
  func items(_ entry: SourceNode.Entry, _ sink: inout Sink) -> ItemsSpec? {
    let node = entry.value
    if node.isNull {
      sink.reportMissingValue(of: entry)
      return nil
    }
    if let rows = node.elements { return listed(rows, at: node, &sink) }
    if node.isByWidth {
      return byWidth(node, &sink) { node, context, sink in
        context.items(
          SourceNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: node), &sink)
      }
    }
    if node.entries != nil { return repeated(entry, &sink) }
    if node.isFile {
      guard let table = table(node, isWhole: true, &sink) else { return nil }
      var context = self
      context.data.columns = DataColumns(
        names: table.columns, areOfFile: true, empty: table.empty)
      var row = Row()
      row.content.compositions = compositions(of: ItemStyle(), usually: cells.compositions, sink)
      return context.filled(row, with: table, limit: nil, at: node, &sink)
    }
    guard let count = ValueKind<Int>.itemCount.read(node, self, &sink) else { return nil }
    if !cells.compositions.isEmpty || !composedBadges(cells.badges, sink).isEmpty {
      return inside(item: 0).plain(count, at: node, &sink)
    }
    return ItemsSpec(
      contents: .repeating(ElementContent(), count: count), intrinsicSizes: .repeating(nil))
  }

  /// Returns items without data, which show compositions.
  private func plain(_ count: Int, at node: SourceNode, _ sink: inout Sink) -> ItemsSpec {
    var row = Row()
    row.content.compositions = cells.compositions
    row.content.supplementaries = composedBadges(cells.badgeStyles.keys.sorted(), sink)
    readParts(of: &row.content, count: count, [], at: node, &sink)
    return ItemsSpec(
      contents: row.content.isFixed
        ? .repeating(content(row.content, at: 0, &sink), count: count)
        : generated(row.content, count: count, [], at: node, &sink), intrinsicSizes: .repeating(nil)
    )
  }

  /// Reads the composition of each item. If it does not depend on the item, all share one.
  private func readParts(
    of content: inout ContentSpec, ofBadge kind: String? = nil, count: Int, _ rows: [[DataValue]],
    at node: SourceNode, _ sink: inout Sink
  ) {
    for kind in content.supplementaries.keys.sorted() {
      guard var badge = content.supplementaries[kind] else { continue }
      readParts(of: &badge, ofBadge: kind, count: count, rows, at: node, &sink)
      content.supplementaries[kind] = badge
    }
    if !content.itemStyles.isEmpty {
      content.compositions = content.itemStyles.flatMap {
        let styles = kind.map { cells.badgeStyles[$0] ?? [] }
        return compositions(
          of: $0, usually: styles.map { compositions(ofStyles: $0, sink) } ?? cells.compositions,
          sink)
      }.uniqued()
    }
    guard !content.compositions.isEmpty, count > 0 else { return }
    let spec = content
    func trees(_ context: EvaluationContext, _ sink: inout Sink) -> PartTrees {
      let index = context.scope.place?.index ?? 0
      let data = context.partData(
        spec, spec.compositions, at: index, columns: context.data.row, ofBadge: kind, &sink)
      return context.parts(spec.compositions, data, &sink)
    }
    let (first, dependencies) = sink.tracking { trees(self, &$0) }
    content.parts = [first]
    guard dependencies.differsByItem else { return }
    content.parts = forEach(of: count, rows, "items that differ in content", at: node, &sink, trees)
  }

  /// Returns the number of items for expressions that are read before the data. Errors are reported
  /// later, when the data is read.
  package func itemCount(_ node: SourceNode?, _ sink: inout Sink) -> Int? {
    guard let node, !node.isNull else { return nil }
    if let rows = node.elements { return rows.count }
    if node.isByWidth {
      return choice(among: node.entries ?? [], &sink).flatMap { itemCount($0.value, &sink) }
    }
    let kind = ValueKind<Int>.itemCount
    return sink.trying { sink in
      if let count = node["count"] { return kind.read(count, self, &sink) }
      if let file = node["from"] ?? (node.isFile ? node : nil) {
        guard let rows = table(file, &sink)?.rows.count else { return nil }
        let limit = node["limit"].flatMap { kind.read($0, self, &sink) }
        return min(rows, limit ?? rows)
      }
      return node.text == nil ? nil : kind.read(node, self, &sink)
    }.value
  }

  private func listed(
    _ rows: [SourceNode], at node: SourceNode, _ sink: inout Sink
  ) -> ItemsSpec? {
    guard rows.count <= Limits.rows else {
      sink.report(.tooMany("data rows", limit: Limits.rows), at: node)
      return nil
    }
    var contents: [ElementContent] = []
    var sizes: [IntrinsicSize?] = []
    for (index, node) in rows.enumerated() {
      let context = inside(item: index)
      let row = context.row(node, &sink)
      contents.append(context.content(row.content, at: index, &sink))
      sizes.append(row.intrinsicSize)
      context.reportMissingBadges(contents[index], of: node, at: index, &sink)
    }
    hideMissingBadges(in: &contents)
    let others = cells.badges.filter { kind in
      contents.allSatisfy { $0.supplementaries[kind] == nil }
    }
    let composed = composedBadges(others, sink)
    for index in contents.indices where !composed.isEmpty {
      contents[index].supplementaries.merge(composed.mapValues { _ in ElementContent() }) { $1 }
      inside(item: index).fillBadges(
        of: &contents[index], ContentSpec(supplementaries: composed), at: index, &sink)
    }
    return ItemsSpec(contents: .rows(contents), intrinsicSizes: .rows(sizes))
  }

  /// Adds the badges that show a composition without any data.
  private func addComposedBadges(
    to content: inout ContentSpec, _ sink: Sink
  ) {
    let others = cells.badges.filter { content.supplementaries[$0] == nil }
    content.supplementaries.merge(composedBadges(others, sink)) { $1 }
  }

  /// Reports data for badges that this row's cell lacks and other cells have.
  private func reportMissingBadges(
    _ content: ElementContent, of row: SourceNode, at index: Int, _ sink: inout Sink
  ) {
    guard !cells.areInList else { return }
    for entry in row.entries ?? [] {
      guard let badge = content.supplementaries[entry.key], !badge.isHidden else { continue }
      if cells.kinds.differ { sink.dependencies.use(Dependencies.box) }
      guard cells.kinds.lack(entry.key, item: index) else { continue }
      sink.report(.missingBadge(entry.key), at: entry)
    }
  }

  /// Hides a badge in rows that do not set it, if other rows do.
  private func hideMissingBadges(in contents: inout [ElementContent]) {
    for kind in cells.badges where contents.contains(where: { $0.supplementaries[kind] != nil }) {
      for index in contents.indices where contents[index].supplementaries[kind] == nil {
        contents[index].supplementaries[kind] = ElementContent(isHidden: true)
      }
    }
  }

  private func repeated(_ entry: SourceNode.Entry, _ sink: inout Sink) -> ItemsSpec? {
    // Texts in the rest of the map can use the columns' names.
    let table = entry.value["from"].flatMap { $0.isNull ? nil : self.table($0, &sink) }
    if let table, let file = entry.value["from"],
      !hasUniqueColumns(table, shownBy: entry.value.mentionedNames, at: file, &sink)
    {
      return nil
    }
    var context = inside(item: 0)
    context.data.columns = DataColumns(
      names: table?.columns ?? [], areOfFile: table != nil, empty: table?.empty ?? [])
    context.data.row = table?.rows.first ?? []
    return context.repeated(entry, table, &sink)
  }

  private func repeated(
    _ entry: SourceNode.Entry, _ table: DataTable?, _ sink: inout Sink
  ) -> ItemsSpec? {
    guard
      let map = SourceMap(
        entry.value, RepeatedRowKeys.map, owner: entry,
        also: cells.badges + compositionFields(entry.value, usually: cells.compositions, sink),
        &sink)
    else { return nil }
    if map.has(RepeatedRowKeys.from) {
      // Without the file it is unknown which columns texts can name.
      guard table != nil || entry.value["from"]?.isNull == true else { return nil }
      let limit = map.read(RepeatedRowKeys.limit, self, &sink)
      let row = row(map, &sink)
      let file = entry.value["from"] ?? entry.value
      return table.map { filled(row, with: $0, limit: limit, at: file, &sink) }
    }
    if let limit = map.entry(RepeatedRowKeys.limit) {
      sink.report(.needs("limit", other: "from"), at: limit)
    }
    map.require(RepeatedRowKeys.count, examples: ["12"], &sink)
    let count = map.read(RepeatedRowKeys.count, self, &sink) ?? 0
    var row = row(map, &sink)
    addComposedBadges(to: &row.content, sink)
    let sizes = sizes(row, count: count, [], &sink)
    readItemStyles(of: &row.content, count: count, [], &sink)
    readParts(of: &row.content, count: count, [], at: entry.value, &sink)
    guard !row.content.isFixed else {
      return ItemsSpec(
        contents: .repeating(content(row.content, at: 0, &sink), count: count),
        intrinsicSizes: sizes)
    }
    return ItemsSpec(
      contents: generated(row.content, count: count, [], at: entry.value, &sink),
      intrinsicSizes: sizes)
  }

  /// Returns the rows of a file. Fields of the map apply to all rows; other fields come from the
  /// column of the same name.
  ///
  /// - Parameter node: The value that names the file.
  private func filled(
    _ row: Row, with table: DataTable, limit: Int?, at node: SourceNode,
    _ sink: inout Sink
  ) -> ItemsSpec {
    var row = row
    func piece(_ name: String) -> FieldText? {
      table.columns.firstIndex(of: name).map {
        FieldText(pieces: [.column($0, FieldPath([]))], node: node)
      }
    }
    let ofLists = cells.areInList ? RowKeys.words : []
    for name in (ContentKeys.texts + ofLists).map(\.rule.name)
    where !row.content.fields.contains(where: { $0.name == name }) {
      if let text = piece(name) { row.content.fields.append((name, text)) }
    }
    for kind in cells.badges where row.content.supplementaries[kind] == nil {
      guard let text = piece(kind) else { continue }
      if cells.areInList {
        row.content.addListBadge(text)
      } else {
        row.content.supplementaries[kind] = ContentSpec(
          fields: [("title", text)], hidesZero: true)
      }
    }
    addComposedBadges(to: &row.content, sink)
    if row.content.folder.isEmpty { row.content.folder = sink.source.folder(node.place) }
    _ = hasUniqueColumns(
      table,
      shownBy: Set(
        (ContentKeys.texts + ofLists).map(\.rule.name) + cells.badges
          + fields(of: row.content.compositions, sink)), at: node, &sink)
    let rows = Array(table.rows.prefix(limit ?? table.rows.count))
    readItemStyles(of: &row.content, count: rows.count, rows, &sink)
    for name in fields(of: row.content.compositions, sink) where row.content.rowFields[name] == nil
    {
      if let text = piece(name) { row.content.rowFields[name] = .text(text) }
    }
    readParts(of: &row.content, count: rows.count, rows, at: node, &sink)
    return ItemsSpec(
      contents: generated(
        row.content, count: rows.count, rows, at: SourceNode(value: .list([]), place: .start), &sink
      ),
      intrinsicSizes: sizes(row, count: rows.count, rows, &sink))
  }

  /// Returns the self-sizing results of cells that share their data.
  private func sizes(_ row: Row, count: Int, _ rows: [[DataValue]], _ sink: inout Sink) -> RowSizes
  {
    guard let node = row.sizeOfItem else { return .repeating(row.intrinsicSize) }
    return .rows(
      forEach(of: count, rows, "items that differ in size", at: node, &sink) {
        $0.intrinsicSize(node, &$1)
      })
  }

  private func intrinsicSize(_ node: SourceNode, _ sink: inout Sink) -> IntrinsicSize? {
    read(RowKeys.intrinsicSize.kind, node, ofField: RowKeys.intrinsicSize.rule.name, &sink)
  }

  /// Reads the style of each item and of its badges, if styles differ.
  private func readItemStyles(
    of content: inout ContentSpec, ofBadge badge: String? = nil, count: Int, _ rows: [[DataValue]],
    _ sink: inout Sink
  ) {
    if let map = content.styleSource {
      content.itemStyles = forEach(
        of: count, rows, "items that differ in style", at: map.node, &sink
      ) {
        $0.itemStyle(map, ofBadge: badge, &$1)
      }
      if badge == nil {
        reportSelection(content.itemStyles, showing: content.compositions, map, &sink)
      }
    }
    for kind in content.supplementaries.keys.sorted() {
      guard var badge = content.supplementaries[kind] else { continue }
      readItemStyles(of: &badge, ofBadge: kind, count: count, rows, &sink)
      content.supplementaries[kind] = badge
    }
  }

  /// Reads shared data once per item and stops at the first error.
  private func forEach<Value>(
    of count: Int, _ rows: [[DataValue]], _ what: String, at node: SourceNode,
    _ sink: inout Sink, _ read: (EvaluationContext, inout Sink) -> Value
  ) -> [Value] {
    guard count <= Limits.dataRows else {
      sink.report(.tooMany(what, limit: Limits.dataRows), at: node)
      return []
    }
    let before = sink.findings.count
    var values: [Value] = []
    for index in 0..<count where sink.findings.count == before {
      var context = inside(item: index)
      context.data.row = rows[safely: index] ?? []
      values.append(read(context, &sink))
    }
    return values
  }

  /// Returns contents that are generated on demand. The first ones and the last are tried now to
  /// find errors.
  private func generated(
    _ spec: ContentSpec, count: Int, _ rows: [[DataValue]], at node: SourceNode, _ sink: inout Sink
  ) -> ItemContents {
    recordDependencies(of: spec, &sink)
    if spec.fields.contains(where: { $0.name == "image" && !$0.text.isFixed }) {
      sink.names.pictures = true
    }
    let common = CommonContent(spec)
    let perGroup = cells.inGroup
    let item = Item(scope: scope, seed: definitions.seed, section: data.section, index: 0)
    let content: @Sendable (Int) throws(ContentSpec.Failure) -> ElementContent = {
      index throws(ContentSpec.Failure) in
      var item = item
      item.index = index
      item.columns = rows[safely: index] ?? []
      item.scope.place = (index, index / perGroup)
      return try common.content(for: item)
    }
    let first = checkedContents(content, count: count, spec, &sink)
    let place = "\(node.place.file) \(node.place.line) \(node.place.column)"
    let name =
      "\(definitions.files.number) \(definitions.seed) \(data.section) \(place) \(scope.summary)"
    return .generated(
      GeneratedContents(count: count, name: name, first: first) { index in
        (try? content(index)) ?? ElementContent(fields: ["title": "⚠︎"])
      })
  }

  /// Generates the first contents and the last to find errors. Returns the first ones to cache
  /// them, because pictures request them repeatedly.
  private func checkedContents(
    _ content: (Int) throws(ContentSpec.Failure) -> ElementContent, count: Int, _ spec: ContentSpec,
    _ sink: inout Sink
  ) -> [ElementContent] {
    let before = sink.findings.count
    let (namesPictures, hasListWords) = (spec.namesPictures, spec.hasListWords)
    var first: [ElementContent] = []
    for index in Array(0..<min(count, Limits.checkedRows)) + (count > 0 ? [count - 1] : [])
    where sink.findings.count == before {
      do throws(ContentSpec.Failure) {
        let content = try content(index)
        if namesPictures { checkPictures(of: content, spec, &sink) }
        if hasListWords { checkListWords(of: content, spec, &sink) }
        if index == first.count, index < Limits.cachedRows { first.append(content) }
      } catch {
        report(error.failure, in: error.node, &sink)
      }
    }
    return sink.findings.count == before ? first : []
  }

  /// Reads a row: a map of fields, or a title.
  private func row(_ node: SourceNode, _ sink: inout Sink) -> Row {
    guard node.text != nil else {
      let names = cells.badges + compositionFields(node, usually: cells.compositions, sink)
      guard let map = SourceMap(node, RowKeys.map, also: names, &sink) else { return Row() }
      return row(map, &sink)
    }
    let title = node.isNull ? nil : ValueKind<FieldText>.fieldText.read(node, self, &sink)
    var row = Row(content: ContentSpec(fields: title.map { [("title", $0)] } ?? []))
    row.content.compositions = compositions(of: ItemStyle(), usually: cells.compositions, sink)
    return row
  }

  private func row(_ map: SourceMap, _ sink: inout Sink) -> Row {
    var content = contentSpec(map, usually: cells.templates, &sink)
    for key in RowKeys.words {
      guard let text = map.read(key, self, &sink) else { continue }
      content.fields.append((key.rule.name, text))
      if content.styleSource == nil { reportOutsideListRow(key, content.itemStyle, map, &sink) }
    }
    for kind in cells.badges where !map.kind.has(kind) {
      guard let entry = map.entry(kind) else { continue }
      if !cells.areInList {
        content.supplementaries[kind] = badge(entry, &sink)
      } else if let text = listBadge(entry, &sink) {
        content.addListBadge(text)
      }
    }
    content.compositions = compositions(of: content.itemStyle, usually: cells.compositions, sink)
    content.rowFields = rowFields(map, content.compositions, &sink)
    if content.styleSource == nil {
      reportSelection([content.itemStyle], showing: content.compositions, map, &sink)
    }
    let node = map.node(of: RowKeys.intrinsicSize, &sink)
    let (size, dependencies) = sink.tracking { sink in node.flatMap { intrinsicSize($0, &sink) } }
    return Row(
      content: content, intrinsicSize: size, sizeOfItem: dependencies.differsByItem ? node : nil)
  }

  /// Reads the badge text of a list row: a text or a map.
  private func listBadge(_ entry: SourceNode.Entry, _ sink: inout Sink) -> FieldText? {
    let textKeys = ["title", BadgeKeys.count.rule.name]
    if let other = entry.value.entries?.first(where: { !textKeys.contains($0.key) }),
      !entry.value.isByWidth
    {
      sink.report(.unknownKey(other.key, map: "a list row's badge"), at: other)
      return nil
    }
    return badge(entry, &sink).flatMap { badge in badge.fields.first { $0.name == "title" }?.text }
  }

  /// Reads the data file that a value names.
  ///
  /// - Parameter isWhole: Whether the value is all that the section says about its items.
  private func table(
    _ node: SourceNode, isWhole: Bool = false, _ sink: inout Sink
  ) -> DataTable? {
    guard let written = ValueKind<DataSource>.dataSource.read(node, self, &sink) else { return nil }
    let file = node[DataSourceKeys.file.rule.name] ?? node
    guard let source = written.placed(in: sink.source.folder(file.place)) else {
      sink.report(.fileOutside(written.name), at: file)
      return nil
    }
    switch definitions.files.table(source, named: written.name) {
    case .success(let table):
      sink.names.fields.formUnion(table.fields)
      return table
    case .failure(let failure):
      let keys = failure.instead.filter { $0.hasPrefix(DataSourceKeys.path.rule.name) }
      let old = node[DataSourceKeys.path.rule.name]
      let place = keys.isEmpty ? file : old ?? file
      let span = sink.source.span(of: place)
      let fixes = failure.instead.map { key in
        if old != nil { return String(key.drop { $0 != " " }.dropFirst()) }
        let map = "{file: \(written.name), \(key)}"
        return isWhole ? "{from: \(map)}" : map
      }
      sink.report(
        Finding(
          failure.problem, at: span,
          fixes: node.text == nil && old == nil
            ? [] : fixes.map { FixCandidate(title: $0, span: span) }))
      return nil
    }
  }

  /// Whether no text and no composition shows a name that several columns have; reports it otherwise.
  private func hasUniqueColumns(
    _ table: DataTable, shownBy names: Set<String>, at node: SourceNode, _ sink: inout Sink
  ) -> Bool {
    guard let name = table.repeatedColumns.intersection(names).min() else { return true }
    let file = node[DataSourceKeys.file.rule.name] ?? node
    sink.report(.badData(file.text ?? "", why: "two columns are named '\(name)'"), at: file)
    return false
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
  package var isFile: Bool { text.flatMap(DataSource.Format.init(ofFile:)) != nil }
}
