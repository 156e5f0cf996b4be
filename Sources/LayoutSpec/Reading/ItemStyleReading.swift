internal import CellContent
internal import SpecTree

/// The style of an item: the name of a style and the properties that override it.
struct ItemStyle: Sendable {
  var style: String?
  var overrides = Style()
  var isSelected = false
}

extension EvaluationContext {
  /// Reads the style of the current item, with texts evaluated for its row: `background: $color()`,
  /// `style: $kind`.
  ///
  /// - Parameter badge: The kind of the badge whose style is read.
  func itemStyle(_ map: SourceMap, ofBadge badge: String? = nil, _ sink: inout Sink) -> ItemStyle {
    let (map, places) = composed(map, badge, &sink)
    return readingValues(madeAt: places, &sink) { sink in
      ItemStyle(
        style: style(map, ContentKeys.style, &sink), overrides: styleProperties(map, &sink),
        isSelected: isSelected(map, &sink))
    }
  }

  /// Whether a data row says that its cell is selected. A composition may show a field of that name
  /// with other values.
  private func isSelected(_ map: SourceMap, _ sink: inout Sink) -> Bool {
    let key = ContentKeys.selected
    guard map.kind.has(key.rule.name), let node = map.entry(key)?.value else { return false }
    let isField = fields(of: cells.compositions, sink).contains(key.rule.name)
    let isFlag = ["true", "false"].contains(node.text)
    return isField && !isFlag ? false : map.read(key, self, &sink) ?? false
  }

  /// Reads a value after evaluating its texts for the current item.
  func read<Value>(
    _ kind: ValueKind<Value>, _ node: SourceNode, ofField name: String, _ sink: inout Sink
  ) -> Value? {
    var places: Set<SourcePlace> = []
    guard let composed = composed(node, name, &places, &sink) else { return nil }
    return readingValues(madeAt: places, &sink) { kind.read(composed, self, &$0) }
  }

  /// Evaluates the style properties of a map for the current item. Returns the positions of
  /// evaluated texts too. A property with an empty column is omitted.
  private func composed(
    _ map: SourceMap, _ badge: String?, _ sink: inout Sink
  ) -> (map: SourceMap, places: Set<SourcePlace>) {
    var places: Set<SourcePlace> = []
    let composed = map.changing(ContentKeys.rowStyleKeys) { entry in
      // The fields of a composition are filled in when it is read.
      let isComposition = entry.key == StyleKeys.content.rule.name && entry.value.text == nil
      guard entry.value.isComposed, !isComposition else { return entry.value }
      let name = badge.map { "\($0).\(entry.key)" } ?? entry.key
      return self.composed(entry.value, name, &places, &sink)
    }
    return (composed, places)
  }

  /// Evaluates the texts in a value for the current item; `nil` for a text that is empty.
  private func composed(
    _ node: SourceNode, _ field: String, _ places: inout Set<SourcePlace>, _ sink: inout Sink
  ) -> SourceNode? {
    guard node.isComposed else { return node }
    guard node.text == nil else {
      places.insert(node.place)
      return text(node, field, &sink).map { SourceNode(text: $0, at: node.place) }
    }
    return node.mapChildren { child, key in
      composed(child, "\(field).\(key)", &places, &sink)
        ?? (node.entries == nil ? SourceNode(text: "", at: child.place) : nil)
    }
  }

  /// Evaluates a text for the current item; `nil` if it is empty or only checked.
  ///
  /// - Parameter isShared: Whether items and other elements may have the text. Other elements have
  ///   none if it needs the index or the line of an item.
  func text(
    _ node: SourceNode, _ field: String, isShared: Bool = false, _ sink: inout Sink
  ) -> String? {
    guard let text = ValueKind<FieldText>.fieldText.read(node, self, &sink) else { return nil }
    let names = scope.variables
    if isShared, scope.place == nil,
      text.names.contains(where: { Scope.itemNames.contains($0) && names[$0] == nil })
    {
      return nil
    }
    if !text.isFixed { sink.dependencies.differsByItem = true }
    recordDependencies(on: text.names, &sink)
    guard !isChecking else { return nil }
    let item = Item(
      scope: scope, columns: data.row, seed: definitions.seed, section: data.section,
      index: scope.place?.index ?? -1)
    do throws(Evaluator.Failure) {
      return try text.text(field, for: item).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      report(error, in: node, &sink)
      return nil
    }
  }

  /// Reads values and names the item in errors about evaluated texts. Fixes are dropped, because
  /// changing the text would change all items.
  private func readingValues<Value>(
    madeAt places: Set<SourcePlace>, _ sink: inout Sink, _ read: (inout Sink) -> Value
  ) -> Value {
    let before = sink.findings.count
    let value = read(&sink)
    guard !places.isEmpty, let index = scope.place?.index else { return value }
    sink.changeFindings(from: before) { finding in
      guard places.contains(finding.span.place) else { return }
      finding.fixes = []
      finding.hint = "for item \(index)"
    }
    return value
  }
}

extension SourceNode {
  /// Whether one of the texts has a placeholder.
  fileprivate var isComposed: Bool {
    text?.utf8.contains(UInt8(ascii: "$")) ?? children.contains(where: \.isComposed)
  }
}
