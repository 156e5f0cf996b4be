internal import Foundation
internal import SpecDiagnostics

/// Keys that people put beside the place where they stand.
enum MisplacedKeys {
  /// Where a key stands that is unknown in a map of some kind.
  static func hint(for key: String, in kind: MapKind) -> String? {
    places(beside: kind.name).first { $0.has(key) }?.words
  }

  /// What is meant by a key whose name has another meaning elsewhere.
  static func meant(by entry: SourceNode.Entry, in kind: MapKind) -> [String] {
    let behavior = SectionKeys.orthogonalScrollingBehavior.rule.name
    if let part = part(by: entry.key, of: kind) { return [part] }
    if entry.key == "scroll", kind.has(behavior), entry.value.text?.first?.isLetter == true {
      return [behavior]
    }
    guard kind.has(NodeKeys.subitems.rule.name), entry.key == SectionKeys.items.rule.name,
      let elements = entry.value.elements, !elements.isEmpty,
      elements.allSatisfy({ $0.entries?.allSatisfy { kind.has($0.key) } ?? false })
    else { return [] }
    return [NodeKeys.subitems.rule.name]
  }

  /// The key that is meant by one which repeats what it stands in: `shadowRadius` in a shadow.
  private static func part(by key: String, of kind: MapKind) -> String? {
    // Of the words with an article in front.
    guard let owner = kind.name.split(separator: " ").dropFirst().first else { return nil }
    let name = key.plainName
    guard name.hasPrefix(owner) else { return nil }
    return kind.rules.first { $0.name.lowercased() == name.dropFirst(owner.count) }?.name
  }

  private static let group = SectionKeys.group.rule.name

  /// What to say of a key that nothing is like, in a map of some kind.
  static func advice(on key: String, in kind: MapKind) -> String? {
    let places = places(beside: kind.name)
    for (keys, needed, words) in ideas where keys.contains(key.plainName) && kind.has(needed) {
      return words
    }
    for name in Synonyms.keys(for: key) {
      guard let place = places.first(where: { $0.has(name) }) else { continue }
      return place.words.replacing("it stands", with: "'\(name)' stands", maxReplacements: 1)
    }
    if let hint = kind.hint { return hint }
    let names = kind.rules.map(\.name)
    return names.count <= 6
      ? "write \(names.alternatives)" : "its keys are \(names.joined(separator: ", "))"
  }

  /// Ideas of other layout languages that go by another key here: what they are called, a key that the
  /// map has, and what to write.
  private static let ideas: [(keys: Set<String>, needed: String, words: String)] = [
    (
      ["aspect", "aspectratio", "ratio"], NodeKeys.height.rule.name,
      "a height may be a part of the width: 'height: 9/16w'"
    ),
    (
      ["maxwidth", "minwidth"], NodeKeys.width.rule.name,
      "an expression keeps a length in bounds: 'width: \"=min(width, 600)\"'"
    ),
    (
      ["maxheight", "minheight"], NodeKeys.height.rule.name,
      "an expression keeps a length in bounds: 'height: \"=max(height / 2, 44)\"'"
    ),
    (
      ["distribution", "flex", "justify", "justifycontent"], NodeKeys.interItemSpacing.rule.name,
      "gaps that share what is left are flexible: 'interItemSpacing: 8+'"
    ),
    (
      [group], NodeKeys.subitems.rule.name,
      "a group inside another is one of its 'subitems', written without 'group'"
    ),
    (
      ["angle", "degrees", "direction", "end", "rotation", "start"], GradientKeys.colors.rule.name,
      "a gradient goes from one edge or corner to another: 'from: leading, to: trailing'"
    ),
    (
      ["offset", "shadowoffset"], ShadowKeys.y.rule.name,
      "two keys say how far it is moved: 'x: 0, y: 2'"
    ),
    (
      ["format", "formats", "pdf", "png", "svg"], RenderKeys.widths.rule.name,
      "formats are asked for where pictures are made: 'flatplan render -f png,svg,pdf'"
    ),
    (
      ["checked", "checkmark", "isselected", "selected"], RowKeys.accessory.rule.name,
      "a row that is chosen has 'accessory: checkmark'"
    ),
    (
      ["ison", "switch", "toggle"], RowKeys.accessory.rule.name,
      "a row with a switch has 'accessory: switch', or 'switchOff' where it is off"
    ),
    (
      ["badge", "badges"], RowKeys.accessory.rule.name,
      "badges are in 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], "
        + "containerAnchor: {edges: [top, trailing]}}"
    ),
  ]

  /// Of a key that names a part of another one with it, how that begins, and where the part stands:
  /// `fontWeight: bold` is `font: {weight: bold}`.
  static func nested(
    _ entry: SourceNode.Entry, in kind: MapKind
  ) -> (opening: String, hint: String)? {
    let name = entry.key.plainName
    for outer in kind.rules where name.hasPrefix(outer.name.lowercased()) {
      let rest = name.dropFirst(outer.name.count)
      for map in outer.shape.maps {
        guard let inner = map.rules.first(where: { $0.name.lowercased() == rest }) else { continue }
        return ("\(outer.name): {\(inner.name): ", "'\(inner.name)' stands in '\(outer.name)'")
      }
    }
    return nil
  }

  /// A map that a key may stand in, and how it is said that it does.
  private struct Place {
    let map: MapKind
    let words: String
    /// A key that is rather a near miss of another one where it stands.
    var nearMiss: String?

    init(_ map: MapKind, _ words: String, nearMiss: String? = nil) {
      self.map = map
      self.words = words
      self.nearMiss = nearMiss
    }

    func has(_ key: String) -> Bool { map.has(key) && key != nearMiss }
  }

  /// The maps that a key may stand in which does not in one of some kind; the likeliest first.
  private static func places(beside kind: String) -> [Place] {
    switch kind {
    case DocumentKeys.map.name:
      [
        Place(ConfigurationKeys.map, "it stands in 'configuration'"),
        Place(RenderKeys.map, "it stands in 'render'"),
        anySection, group(nearMiss: NodeKeys.style.rule.name),
      ]
    case ConfigurationKeys.map.name:
      [anySection, render, top]
    case RenderKeys.map.name:
      [top, configuration, anySection, group(nearMiss: NodeKeys.width.rule.name)]
    case SectionKeys.map.name, ChangeKeys.map.name:
      [
        Place(NodeKeys.groupMap, "it stands in 'group'"), configuration, style,
        Place(ListKeys.map, "it stands in 'list'"),
        Place(texts, "it stands in a header, or in a data row under 'items'"), row, top, render,
        Place(BoundaryKeys.header, "it stands in a header"),
      ]
    case NodeKeys.groupMap.name, NodeKeys.itemMap.name:
      [
        style, Place(SectionKeys.map, "it stands in the section, beside 'group'", nearMiss: group),
        configuration,
        Place(RowKeys.map, "it stands in a data row, under the section's 'items'"), top, render,
      ]
    case FrameKeys.map.name:
      [Place(NodeKeys.groupMap, "it stands in the group, beside 'custom'")]
    case SupplementaryKeys.map.name:
      [style, Place(texts, "it stands in a data row, under the 'elementKind'")]
    case DecorationKeys.map.name, DecorationKeys.background.name: [style, section]
    case BoundaryKeys.map.name, BoundaryKeys.header.name, BoundaryKeys.footer.name,
      ListKeys.header.name, ListKeys.footer.name, ListKeys.map.name:
      [section]
    case StyleKeys.map.name:
      [
        Place(FontKeys.map, "it stands in 'font'"),
        Place(NodeKeys.groupMap, "it stands in the group or the item that has the style"), row,
      ]
    case RowKeys.map.name, RepeatedRowKeys.map.name:
      [Place(NodeKeys.groupMap, "it stands in the group or the item, not in its data")]
    default: []
    }
  }

  private static let top = Place(DocumentKeys.map, "it stands at the top of the spec")
  private static let render = Place(RenderKeys.map, "it stands in the spec's 'render'")
  private static let configuration = Place(
    ConfigurationKeys.map, "it stands in the spec's 'configuration'")
  private static let anySection = Place(
    SectionKeys.map, "it stands in a section, under 'sections'")
  private static let section = Place(SectionKeys.map, "it stands in the section")
  private static let row = Place(RowKeys.map, "it stands in a data row, under 'items'")
  private static let style = Place(StyleKeys.map, "it stands in a style, which 'style' names")

  private static func group(nearMiss: String) -> Place {
    Place(NodeKeys.groupMap, "it stands in the 'group' of a section", nearMiss: nearMiss)
  }

  /// What elements say.
  private static let texts = MapKind(name: "texts", rules: ContentKeys.texts.map(\.rule))
}
