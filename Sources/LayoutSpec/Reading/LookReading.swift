internal import CellContent

/// How an item looks: the name of a style, and the properties that override it.
struct ItemLook: Sendable {
  var style: String?
  var overrides = Style()
}

extension Reader {
  /// How the item that is read looks, with what its row says of it: `background: $color()`,
  /// `style: $kind`.
  ///
  /// - Parameter badge: The kind of the badge whose look it is.
  mutating func look(_ map: SourceMap, ofBadge badge: String? = nil) -> ItemLook {
    let (map, places) = composed(map, badge)
    return readingValues(madeAt: places) { reader in
      ItemLook(style: reader.style(map, ContentKeys.style), overrides: reader.styleProperties(map))
    }
  }

  /// What is read for the item from a value whose texts its row completes.
  mutating func read<Value>(
    _ kind: ValueKind<Value>, _ node: SourceNode, ofField name: String
  ) -> Value? {
    var places: Set<SourcePlace> = []
    guard let composed = composed(node, name, &places) else { return nil }
    return readingValues(madeAt: places) { kind.read(composed, &$0) }
  }

  /// A map whose looks are as its texts say for this item, and the places of those that were made so; a
  /// property whose column is empty is left out.
  private mutating func composed(
    _ map: SourceMap, _ badge: String?
  ) -> (map: SourceMap, places: Set<SourcePlace>) {
    var places: Set<SourcePlace> = []
    let composed = map.changing(ContentKeys.looks) { entry in
      guard entry.value.isComposed else { return entry.value }
      let name = badge.map { "\($0).\(entry.key)" } ?? entry.key
      return self.composed(entry.value, name, &places)
    }
    return (composed, places)
  }

  /// A value with what is put into its texts for the item that is read; nothing for a text that comes to
  /// nothing.
  private mutating func composed(
    _ node: SourceNode, _ field: String, _ places: inout Set<SourcePlace>
  ) -> SourceNode? {
    guard node.isComposed else { return node }
    switch node.value {
    case .scalar:
      places.insert(node.place)
      return words(node, field).map { words in
        SourceNode(value: .scalar(.init(text: words, isPlain: true)), place: node.place)
      }
    case .list(let elements):
      let none = SourceNode.Scalar(text: "", isPlain: true)
      return SourceNode(
        value: .list(
          elements.enumerated().map { index, element in
            composed(element, "\(field).\(index)", &places)
              ?? SourceNode(value: .scalar(none), place: element.place)
          }), place: node.place)
    case .map(let entries):
      return SourceNode(
        value: .map(
          entries.compactMap { entry in
            var entry = entry
            guard let value = composed(entry.value, "\(field).\(entry.key)", &places) else {
              return nil
            }
            entry.value = value
            return entry
          }), place: node.place)
    }
  }

  /// What a text says for the item that is read; nothing if that is nothing, or is only checked.
  private mutating func words(_ node: SourceNode, _ field: String) -> String? {
    guard let text = ValueKind<FieldText>.fieldText.read(node, &self) else { return nil }
    dependsOnItem = dependsOnItem || !text.isFixed
    note(text)
    guard !isChecking else { return nil }
    let item = Item(
      scope: scope, columns: row, seed: seed, section: sectionName, index: scope.place?.index ?? -1)
    do throws(Evaluator.Failure) {
      return try text.text(field, for: item).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// Reads values, and says of which item one is wrong that its data made: another value in the spec would
  /// help that item, but not the others.
  private mutating func readingValues<Value>(
    madeAt places: Set<SourcePlace>, _ read: (inout Reader) -> Value
  ) -> Value {
    let before = findings.count
    let value = read(&self)
    guard !places.isEmpty, let index = scope.place?.index else { return value }
    changeFindings(from: before) { finding in
      guard places.contains(finding.span.place) else { return }
      finding.fixes = []
      finding.hint = "for item \(index)"
    }
    return value
  }
}

extension SourceNode {
  /// Whether something is to be put into one of its texts.
  fileprivate var isComposed: Bool {
    switch value {
    case .scalar(let scalar): scalar.text.utf8.contains(UInt8(ascii: "$"))
    case .list(let elements): elements.contains(where: \.isComposed)
    case .map(let entries): entries.contains(where: \.value.isComposed)
    }
  }
}
