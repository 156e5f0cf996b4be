internal import CompositionalLayout
internal import Foundation
internal import LayoutScene

extension Reader {
  /// What an element says, and the style properties that override its style.
  mutating func content(_ map: SourceMap) -> ElementContent {
    var content = ElementContent()
    for key in ContentKeys.texts {
      content.fields[key.rule.name] = map.read(key, &self)
    }
    content.style = style(map, ContentKeys.style)
    content.overrides = styleProperties(map)
    return content
  }

  /// What a badge says: a map, or a single text; a count of 0 hides it.
  mutating func badge(_ entry: SourceNode.Entry) -> ElementContent? {
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    guard entry.value.entries != nil else {
      let text = ValueKind<String>.fieldText.read(entry.value, &self)
      return text.map { ElementContent(fields: ["title": $0], isHidden: $0 == "0") }
    }
    guard let map = SourceMap(entry.value, BadgeKeys.map, owner: entry, &self) else { return nil }
    map.exclude("count", "title", because: "a badge shows one text", &self)
    var content = content(map)
    if let count = map.read(BadgeKeys.count, &self) {
      content.fields["title"] = count
      content.isHidden = count == "0"
    }
    return content
  }
}

/// A row, or what all rows have in common, with what it answers when it sizes itself.
private struct Row {
  var content: ElementContent
  var intrinsicSize: IntrinsicSize?
}

extension Reader {
  /// The data of a section whose supplementary items have the given kinds.
  mutating func items(_ entry: SourceNode.Entry, kinds: Set<String>) -> ItemsSpec? {
    let node = entry.value
    let names = kinds.sorted()
    if node.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    if let rows = node.elements { return listed(rows, names, at: node) }
    if node.entries != nil { return repeated(entry, names) }
    if let text = node.text, text.lowercased().hasSuffix(".csv") || text.hasSuffix(".json") {
      report(.unsupported("data files are"), at: node)
      return nil
    }
    guard let count = ValueKind<Int>.itemCount.read(node, &self) else { return nil }
    return ItemsSpec(
      contents: .repeating(ElementContent(), count: count), intrinsicSizes: .repeating(nil))
  }

  private mutating func listed(
    _ rows: [SourceNode], _ kinds: [String], at node: SourceNode
  ) -> ItemsSpec? {
    guard rows.count <= Limits.rows else {
      report(.tooMany("data rows", limit: Limits.rows), at: node)
      return nil
    }
    let read = rows.map { row($0, kinds) }
    return ItemsSpec(
      contents: .rows(read.map(\.content)), intrinsicSizes: .rows(read.map(\.intrinsicSize)))
  }

  private mutating func repeated(_ entry: SourceNode.Entry, _ kinds: [String]) -> ItemsSpec? {
    guard
      let map = SourceMap(
        entry.value, RepeatedRowKeys.map, owner: entry, also: kinds, &self)
    else { return nil }
    map.require(RepeatedRowKeys.count, such: ["12"], &self)
    let count = map.read(RepeatedRowKeys.count, &self)
    let row = row(map, kinds)
    return ItemsSpec(
      contents: .repeating(row.content, count: count ?? 0),
      intrinsicSizes: .repeating(row.intrinsicSize))
  }

  /// A map of fields, or a title.
  private mutating func row(_ node: SourceNode, _ kinds: [String]) -> Row {
    guard node.text != nil else {
      guard let map = SourceMap(node, RowKeys.map, also: kinds, &self) else {
        return Row(content: ElementContent())
      }
      return row(map, kinds)
    }
    let title = node.isNull ? nil : ValueKind<String>.fieldText.read(node, &self)
    return Row(content: ElementContent(fields: title.map { ["title": $0] } ?? [:]))
  }

  private mutating func row(_ map: SourceMap, _ kinds: [String]) -> Row {
    var content = content(map)
    for kind in kinds where map.kind.rule(kind) == nil {
      content.supplementaries[kind] = map.entry(kind).flatMap { badge($0) }
    }
    return Row(content: content, intrinsicSize: map.read(RowKeys.intrinsicSize, &self))
  }
}
