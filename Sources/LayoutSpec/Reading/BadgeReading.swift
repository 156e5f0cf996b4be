internal import CellContent
internal import SpecSource

/// Reads the data of badges: the supplementary items of cells.
extension Reader {
  /// Reads a badge: a map or a single text; a count of 0 hides the badge.
  mutating func badge(_ entry: SourceNode.Entry) -> ContentSpec? {
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    let usual = compositions(ofStyles: cells.badgeStyles[entry.key] ?? [])
    guard entry.value.entries != nil, !entry.value.isByWidth else {
      let text = ValueKind<FieldText>.fieldText.read(entry.value, &self)
      return text.map {
        var content = ContentSpec(fields: [("title", $0)], hidesZero: true)
        content.compositions = compositions(of: ItemStyle(), usually: usual)
        return content
      }
    }
    let names = compositionFields(entry.value, usually: usual)
    guard
      let map = SourceMap(entry.value, BadgeKeys.map, owner: entry, also: names, &self)
    else { return nil }
    var content = contentSpec(map, ofBadge: entry.key)
    if let count = map.read(BadgeKeys.count, &self) {
      content.fields.removeAll { $0.name == "title" }
      content.fields.append(("title", count))
      content.hidesZero = true
    }
    content.compositions = compositions(of: content.itemStyle, usually: usual)
    content.rowFields = rowFields(map, content.compositions)
    return content
  }

  /// Fills the compositions of an element's badges with their data.
  mutating func fillBadges(of content: inout ElementContent, _ spec: ContentSpec, at index: Int) {
    for (kind, badge) in spec.supplementaries where !badge.compositions.isEmpty {
      let data = partData(badge, badge.compositions, at: index, ofBadge: kind)
      content.supplementaries[kind]?.parts = parts(badge.compositions, data)
    }
  }

  /// The badges that have no data, but a style with a composition.
  ///
  /// - Parameter kinds: The kinds of the badges without data.
  func composedBadges(_ kinds: [String]) -> [String: ContentSpec] {
    var badges: [String: ContentSpec] = [:]
    for kind in kinds {
      let styles = (cells.badgeStyles[kind] ?? []).filter { names in
        names.contains { self.styles[$0] != nil }
      }
      let ids = compositions(ofStyles: styles)
      guard !ids.isEmpty else { continue }
      var badge = ContentSpec()
      badge.compositions = ids
      badges[kind] = badge
    }
    return badges
  }
}

extension NodeSpec {
  /// For each kind of badge, the candidate styles of each supplementary item.
  var badgeStyles: [String: [[String]]] {
    var styles: [String: [[String]]] = [:]
    for item in allSupplementaryItems {
      styles[item.elementKind, default: []].append(
        [item.style, item.elementKind].compactMap(\.self))
    }
    return styles
  }
}
