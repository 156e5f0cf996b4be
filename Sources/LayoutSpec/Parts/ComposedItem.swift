internal import Basics
package import CellContent
internal import Foundation
internal import Scene
package import SpecTree

/// An item that shows a composition, with its style and the data that it shows.
package struct ComposedItem: Sendable {
  /// The name of the style that sets the composition; `nil` if the item itself does.
  package var style: String?
  /// The id of the composition.
  package var composition: String
  /// The texts, lists and maps by field.
  package var values: [String: SourceNode]
}

/// The data of an item, and what it says about its look.
struct RecordedItem {
  /// The style that the item's data sets; `nil` if the layout does.
  var style: String?
  /// Whether the data sets the content itself.
  var hasOwnContent: Bool
  /// The id of the composition that the data sets.
  var composition: String?
  var values: [String: SourceNode]
}

/// A part as written, without the values that come from data.
package struct WrittenPart: Sendable {
  package var kind: PartKind
  /// The value of that key.
  package var value: SourceNode
  /// All keys with constant values.
  package var constants: Part
}

extension EvaluationContext {
  /// Reads the spec and returns the items that show compositions, by section and index, with the
  /// number of items of each section. `nil` stands for an item that shows a template.
  package mutating func composedItems(_ root: SourceNode, _ sink: inout Sink) -> [[ComposedItem?]] {
    sink.recordedItems = [:]
    defer { sink.recordedItems = nil }
    var readings = SpecReadings()
    let document = document(root, &readings, &sink)
    return document.sections.enumerated().map { index, section in
      let items = sink.recordedItems?[section.id ?? "\(index)"] ?? [:]
      // Items with the same data are read once.
      var shared: RecordedItem?
      if case .repeating = section.items.contents { shared = items[0] }
      let styles = section.group.stylesByCell()
      return (0..<min(section.items.contents.count, Self.maximumSamples)).map { index in
        let style = styles.isEmpty ? nil : styles[index % styles.count]
        return (items[index] ?? shared).flatMap { item($0, cellStyle: style, sink) }
      }
    }
  }

  /// The item with the composition that it shows; `nil` if it shows a template.
  ///
  /// - Parameter style: The style of its cell in the layout.
  private func item(_ item: RecordedItem, cellStyle style: String?, _ sink: Sink) -> ComposedItem? {
    var shown = ComposedItem(composition: item.composition ?? "", values: item.values)
    if !item.hasOwnContent {
      let names = item.style.map { [$0] } ?? [style, "cell"].compactMap(\.self)
      shown.style = names.first { self.style(named: $0, sink) != nil }
      shown.composition = shown.style.flatMap { self.style(named: $0, sink)?.composition } ?? ""
    }
    return shown.composition.isEmpty ? nil : shown
  }

  /// The largest number of items that are written as sample data.
  package static var maximumSamples: Int { 200 }

  /// Records the data of an item.
  func record(_ shown: PartData, _ spec: ContentSpec, at index: Int, _ sink: inout Sink) {
    guard sink.recordedItems != nil, index >= 0, !isChecking else { return }
    let own = spec.itemStyles.isEmpty ? spec.itemStyle : spec.itemStyles[safely: index]
    var values = shown.nodes
    for (name, text) in shown.texts where !text.isEmpty && values[name] == nil {
      values[name] = SourceNode(text: text, at: .start)
    }
    sink.recordedItems?[data.section, default: [:]][index] = RecordedItem(
      style: own?.style, hasOwnContent: own?.overrides.content != nil,
      composition: own?.overrides.composition, values: values)
  }

  /// The properties of a style, with those of the styles that it extends.
  package func properties(ofStyle name: String, _ sink: Sink) -> Style {
    style(named: name, sink) ?? Style()
  }

  /// The composition that a part uses, with the part's own keys.
  package func using(part node: SourceNode) -> SourceNode {
    var (node, depth) = (node.asContainer, 0)
    while let name = node["use"]?.text,
      let used = definitions.contents[name] ?? BuiltInContents.composition(name, at: node.place),
      depth < Limits.partDepth
    {
      node = used.asContainer.merged(with: node.without(["use"]))
      depth += 1
    }
    return node.withoutLabels
  }

  /// Reads the constant values of a part; `nil` if the value is no part.
  package func part(_ node: SourceNode, _ sink: inout Sink) -> WrittenPart? {
    if let content = node.text.flatMap({ PartKind.words[$0] }) {
      return WrittenPart(kind: content.kind, value: node, constants: Part(content))
    }
    guard
      let entry = node.entries?.first(where: { PartKind(rawValue: $0.key) != nil }),
      let kind = PartKind(rawValue: entry.key)
    else { return nil }
    return WrittenPart(
      kind: kind, value: entry.value,
      constants: PartReader(self).constants(of: node, kind, &sink))
  }

  /// A text with `$names` that are no fields, such as vars and sample texts, in words.
  package func constantText(_ node: SourceNode, field: String, _ sink: inout Sink) -> String? {
    inside(item: 0).text(node, field, &sink)
  }

  /// A color as a value of a spec.
  package func color(_ node: SourceNode, _ sink: inout Sink) -> ColorReference? {
    ValueKind<ColorReference>.color.read(node, self, &sink)
  }

  /// A font as a value of a spec.
  package func font(_ node: SourceNode, _ sink: inout Sink) -> FontReference? {
    ValueKind<FontReference>.font.read(node, self, &sink)
  }
}

extension Sink {
  package func composition(_ id: String) -> SourceNode? { names.compositions[id]?.node }

  /// Whether any data of the spec has a field.
  package func isField(_ name: String) -> Bool { names.fields.contains(name) }
}

extension SourceNode {
  /// A part with labels as a column of texts with their roles; other parts as they are.
  fileprivate var withoutLabels: SourceNode {
    guard let labels = self["labels"] else { return self }
    func part(_ entries: [(String, SourceNode)]) -> SourceNode {
      SourceNode(map: entries, at: place)
    }
    func word(_ text: String) -> SourceNode { SourceNode(text: text, at: place) }
    func list(_ parts: [SourceNode]) -> SourceNode { SourceNode(list: parts, at: place) }
    func text(_ role: String, _ looks: [(String, SourceNode)]) -> [SourceNode] {
      let value = role == "title" && labels.entries == nil ? labels : labels[role]
      return value.map { [part([("text", $0), ("role", word(role))] + looks)] } ?? []
    }
    let own = ["font", "numberOfLines", "lineBreakMode", "minimumScaleFactor"].compactMap { key in
      self[key].map { (key, $0) }
    }
    let small = ("font", word("subheadline"))
    let title = text("title", own)
    let detail = text("detail", [small, ("numberOfLines", word("1"))])
    let first =
      title.isEmpty || detail.isEmpty
      ? title + detail
      : [
        part([
          ("row", list([title[0].with("width", word("fill"))] + detail)),
          ("alignment", word("firstBaseline")), ("spacing", word("8")),
        ])
      ]
    let eyebrow = text(
      "eyebrow",
      [
        ("font", part([("style", word("caption1")), ("weight", word("semibold"))])),
        ("numberOfLines", word("1")),
      ])
    let column = part([("column", list(eyebrow + first + text("subtitle", [small])))])
    return column.merged(with: without(Set(["labels"] + own.map(\.0))))
  }

  private func with(_ key: String, _ value: SourceNode) -> SourceNode {
    SourceNode(
      value: .map((entries ?? []) + [Entry(key: key, keyPlace: place, value: value)]),
      place: place)
  }
}
