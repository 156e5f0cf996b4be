internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// Hints for keys that are written in the wrong map.
enum MisplacedKeys {
  /// Returns the hint that tells where a key belongs, if it is known in a related map.
  static func hint(for key: String, in kind: MapKind) -> String? {
    destinations(near: kind.name).first { $0.has(key) }?.hint
  }

  /// Returns how to write a building block of cells that is in a map of the layout, in a style, or in
  /// data.
  static func idiom(for entry: SourceNode.Entry, in kind: MapKind) -> String? {
    let key = entry.key
    let isData = kind.isData
    let maps = [
      DocumentKeys.map, SectionKeys.map, NodeKeys.groupMap, NodeKeys.itemMap, StyleKeys.map,
    ]
    guard isData || maps.contains(where: { $0.name == kind.name }),
      !layoutWords.contains(key.plainName),
      !ContentKeys.texts.contains(where: { $0.rule.name == key })
    else { return nil }
    guard let part = PartKind(rawValue: key) ?? PartKind.meant(by: key) else {
      return PartKind.idiom(forMisplaced: key)
    }
    if isData, entry.value.text != nil { return fieldIdiom(for: key, part, in: kind) }
    switch part.family {
    case .container:
      // A number is one of rows or columns.
      let isWritten = part.rawValue == key && kind.has(StyleKeys.content.rule.name)
      return isWritten || entry.value.elements == nil ? nil : PartKind.idiom(forMisplaced: key)
    case .mark where key.plainName.hasPrefix("badge"), .space: return nil
    case .text where kind.name == DocumentKeys.map.name && RenderKeys.map.has(key): return nil
    case .text, .picture, .mark, .control, .chart: return PartKind.idiom(forMisplaced: key)
    }
  }

  /// Returns how to show a field that is named after a part, unless the map has another hint for it.
  private static func fieldIdiom(
    for key: String, _ part: PartKind, in kind: MapKind
  ) -> String? {
    let isKnown = ideas.contains { $0.keys.contains(key.plainName) && kind.has($0.needed) }
    switch part.family {
    case .container: return part.rawValue == key ? nil : PartKind.idiom(forMisplaced: key)
    case .space: return nil
    case .text, .picture, .mark, .control, .chart:
      return isKnown ? nil : PartKind.idiom(forField: key)
    }
  }

  /// Words that mean parts of layouts, too.
  private static let layoutWords: Set = [
    "card", "cell", "container", "flex", "frame", "group", "span", "surface", "tile", "wrap",
  ]

  /// Returns the keys that are probably meant by a key that means something else elsewhere.
  static func suggestions(for entry: SourceNode.Entry, in kind: MapKind) -> [String] {
    let behavior = SectionKeys.orthogonalScrollingBehavior.rule.name
    if let part = part(by: entry.key, of: kind) { return [part] }
    let offset = SectionKeys.scrollOffset.rule.name
    if entry.key.plainName == "contentoffset", kind.has(offset) { return [offset] }
    if entry.key == "scroll", kind.has(behavior), entry.value.text?.first?.isLetter == true {
      return [behavior]
    }
    guard kind.has(NodeKeys.subitems.rule.name), entry.key == SectionKeys.items.rule.name,
      let elements = entry.value.elements, !elements.isEmpty,
      elements.allSatisfy({ $0.entries?.allSatisfy { kind.has($0.key) } ?? false })
    else { return [] }
    return [NodeKeys.subitems.rule.name]
  }

  /// Returns the key that is meant by a key with its map's name as prefix: `shadowRadius` in a
  /// shadow.
  private static func part(by key: String, of kind: MapKind) -> String? {
    // The map's name without its article.
    guard let owner = kind.name.split(separator: " ").dropFirst().first else { return nil }
    let name = key.plainName
    guard name.hasPrefix(owner) else { return nil }
    return kind.rules.first { $0.name.lowercased() == name.dropFirst(owner.count) }?.name
  }

  private static let group = SectionKeys.group.rule.name

  /// Returns a hint for a key that resembles no other, in a map of some kind.
  static func advice(on key: String, in kind: MapKind) -> String? {
    if let hint = PartKind.advice(on: key, in: kind) { return hint }
    let destinations = destinations(near: kind.name)
    let known = ideas + Wishes.all
    for (keys, needed, hint) in known where keys.contains(key.plainName) && kind.has(needed) {
      return hint
    }
    for name in OtherWords.keys(for: key) {
      guard let destination = destinations.first(where: { $0.has(name) }) else { continue }
      return destination.hint.replacing("it belongs", with: "'\(name)' belongs", maxReplacements: 1)
    }
    if let idiom = PartKind.idiom(forMisplaced: key) { return idiom }
    if let hint = kind.hint { return hint }
    let names = kind.rules.map(\.name)
    return names.count <= 6
      ? "write \(names.alternatives)" : "the keys are \(names.joined(separator: ", "))"
  }

  /// Concepts of other layout languages: their names, a key that the map must have for the hint to
  /// apply, and the hint.
  private static let ideas: [(keys: Set<String>, needed: String, hint: String)] = [
    (
      ["aspect", "aspectratio", "ratio"], NodeKeys.height.rule.name,
      "a height can be a fraction of the width: 'height: 9/16w'"
    ),
    (
      ["maxwidth", "minwidth"], NodeKeys.width.rule.name,
      "limit a length with an expression: 'width: \"=min(width, 600)\"'"
    ),
    (
      ["maxheight", "minheight"], NodeKeys.height.rule.name,
      "limit a length with an expression: 'height: \"=max(height / 2, 44)\"'"
    ),
    (
      ["distribution", "flex", "justify", "justifycontent"], NodeKeys.interItemSpacing.rule.name,
      "flexible gaps share the remaining space: 'interItemSpacing: 8+'"
    ),
    (
      [group], NodeKeys.subitems.rule.name,
      "nest a group by listing it in 'subitems', without the key 'group'"
    ),
    (
      ["angle", "degrees", "direction", "end", "rotation", "start"], GradientKeys.colors.rule.name,
      "a gradient runs from one edge or corner to another: 'from: leading, to: trailing'"
    ),
    (
      ["offset", "shadowoffset"], ShadowKeys.y.rule.name,
      "two keys set the offset: 'x: 0, y: 2'"
    ),
    (
      ["format", "formats", "pdf", "png", "svg"], RenderKeys.widths.rule.name,
      "choose formats on the command line: 'flatplan render -f png,svg,pdf'"
    ),
    (
      ["checked", "checkmark"], RowKeys.accessory.rule.name,
      "mark a selected row with 'accessory: checkmark'"
    ),
    (
      ["ison", "switch", "toggle"], RowKeys.accessory.rule.name,
      "add a switch with 'accessory: switch', or with 'switchOff' if it is off"
    ),
    (
      ["badge", "badges"], RowKeys.accessory.rule.name,
      "add badges to 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], "
        + "containerAnchor: {edges: [top, trailing]}}"
    ),
  ]

  /// Returns how to write a key whose name starts with the name of another key that contains it:
  /// `fontWeight: bold` is `font: {weight: bold}`.
  static func nested(
    _ entry: SourceNode.Entry, in kind: MapKind
  ) -> (opening: String, hint: String)? {
    let name = entry.key.plainName
    if kind.has(StyleKeys.content.rule.name),
      let part = PartKind(rawValue: entry.key), part.isContainer
    {
      return ("content: {\(part.rawValue): ", "parts belong in 'content'")
    }
    for outer in kind.rules where name.hasPrefix(outer.name.lowercased()) {
      let rest = name.dropFirst(outer.name.count)
      for map in outer.shape.maps {
        guard let inner = map.rules.first(where: { $0.name.lowercased() == rest }) else { continue }
        return ("\(outer.name): {\(inner.name): ", "'\(inner.name)' belongs in '\(outer.name)'")
      }
    }
    return nil
  }

  /// A map that a key may belong to, with the hint that says so.
  private struct Destination {
    let map: MapKind
    let hint: String
    /// A key that is more likely a misspelling of another key.
    var nearMiss: String?

    init(_ map: MapKind, _ hint: String, nearMiss: String? = nil) {
      self.map = map
      self.hint = hint
      self.nearMiss = nearMiss
    }

    func has(_ key: String) -> Bool { map.has(key) && key != nearMiss }
  }

  /// The maps that a key unknown in a map of some kind may belong to; the likeliest first.
  private static func destinations(near kind: String) -> [Destination] {
    switch kind {
    case DocumentKeys.map.name:
      [
        Destination(ConfigurationKeys.map, "it belongs in 'configuration'"),
        Destination(RenderKeys.map, "it belongs in 'render'"),
        anySection, group(nearMiss: NodeKeys.style.rule.name),
      ]
    case ConfigurationKeys.map.name:
      [anySection, render, top]
    case RenderKeys.map.name:
      [top, configuration, anySection, group(nearMiss: NodeKeys.width.rule.name)]
    case SectionKeys.map.name, ChangeKeys.map.name:
      [
        Destination(NodeKeys.groupMap, "it belongs in 'group'"), configuration, style,
        Destination(ListKeys.map, "it belongs in 'list'"),
        Destination(texts, "it belongs in a header, or in a data row under 'items'"), row, top,
        render,
        Destination(BoundaryKeys.header, "it belongs in a header"),
      ]
    case NodeKeys.groupMap.name, NodeKeys.itemMap.name:
      [
        style,
        Destination(SectionKeys.map, "it belongs in the section, next to 'group'", nearMiss: group),
        configuration,
        Destination(RowKeys.map, "it belongs in a data row, under the section's 'items'"), top,
        render,
      ]
    case FrameKeys.map.name:
      [Destination(NodeKeys.groupMap, "it belongs in the group, next to 'custom'")]
    case SupplementaryKeys.map.name:
      [style, Destination(texts, "it belongs in a data row, under the 'elementKind'")]
    case DecorationKeys.map.name, DecorationKeys.background.name: [style, section]
    case BoundaryKeys.map.name, BoundaryKeys.header.name, BoundaryKeys.footer.name,
      ListKeys.header.name, ListKeys.footer.name, ListKeys.map.name:
      [section]
    case StyleKeys.map.name:
      [
        Destination(FontKeys.map, "it belongs in 'font'"),
        Destination(NodeKeys.groupMap, "it belongs in the group or the item that has the style"),
        row,
      ]
    case RowKeys.map.name, RepeatedRowKeys.map.name:
      [Destination(NodeKeys.groupMap, "it belongs in the group or the item, not in its data")]
    default: []
    }
  }

  private static let top = Destination(DocumentKeys.map, "it belongs at the top level of the spec")
  private static let render = Destination(RenderKeys.map, "it belongs in the spec's 'render'")
  private static let configuration = Destination(
    ConfigurationKeys.map, "it belongs in the spec's 'configuration'")
  private static let anySection = Destination(
    SectionKeys.map, "it belongs in a section, under 'sections'")
  private static let section = Destination(SectionKeys.map, "it belongs in the section")
  private static let row = Destination(RowKeys.map, "it belongs in a data row, under 'items'")
  private static let style = Destination(
    StyleKeys.map, "it belongs in a style, which 'style' refers to")

  private static func group(nearMiss: String) -> Destination {
    Destination(NodeKeys.groupMap, "it belongs in the 'group' of a section", nearMiss: nearMiss)
  }

  /// The texts of elements.
  private static let texts = MapKind(name: "texts", rules: ContentKeys.texts.map(\.rule))
}
