internal import CellContent
internal import SpecTree

/// Reads the data of badges: the supplementary items of cells.
extension EvaluationContext {
  /// Reads a badge: a map or a single text; a count of 0 hides the badge.
  func badge(_ entry: SourceNode.Entry, _ sink: inout Sink) -> ContentSpec? {
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return nil
    }
    let usual = compositions(ofStyles: cells.badgeStyles[entry.key] ?? [], sink)
    guard entry.value.entries != nil, !entry.value.isByWidth else {
      let text = ValueKind<FieldText>.fieldText.read(entry.value, self, &sink)
      return text.map {
        var content = ContentSpec(fields: [("title", $0)], hidesZero: true)
        content.compositions = compositions(of: ItemStyle(), usually: usual, sink)
        return content
      }
    }
    let names = compositionFields(entry.value, usually: usual, sink)
    guard
      let map = SourceMap(entry.value, BadgeKeys.map, owner: entry, also: names, &sink)
    else { return nil }
    var content = contentSpec(map, ofBadge: entry.key, &sink)
    if let count = map.read(BadgeKeys.count, self, &sink) {
      content.fields.removeAll { $0.name == "title" }
      content.fields.append(("title", count))
      content.hidesZero = true
    }
    content.compositions = compositions(of: content.itemStyle, usually: usual, sink)
    content.rowFields = rowFields(map, content.compositions, &sink)
    return content
  }

  /// Fills the compositions of an element's badges with their data.
  func fillBadges(
    of content: inout ElementContent, _ spec: ContentSpec, at index: Int, _ sink: inout Sink
  ) {
    for (kind, badge) in spec.supplementaries where !badge.compositions.isEmpty {
      let data = partData(badge, badge.compositions, at: index, ofBadge: kind, &sink)
      content.supplementaries[kind]?.parts = parts(badge.compositions, data, &sink)
    }
  }

  /// The badges that have no data, but a style with a composition.
  ///
  /// - Parameter kinds: The kinds of the badges without data.
  func composedBadges(_ kinds: [String], _ sink: Sink) -> [String: ContentSpec] {
    var badges: [String: ContentSpec] = [:]
    for kind in kinds {
      let styles = (cells.badgeStyles[kind] ?? []).filter { names in
        names.contains { definitions.styles[$0] != nil }
      }
      let ids = compositions(ofStyles: styles, sink)
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
