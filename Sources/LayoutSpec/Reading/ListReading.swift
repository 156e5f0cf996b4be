internal import CellContent
internal import CompositionalLayout
internal import Foundation

/// A list section: what UIKit's configuration is told, and what is changed of its section.
struct ListSpec: Sendable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  var showsSeparators: Bool?
  var headerTopPadding: CGFloat?
  /// In place of the list's own.
  var contentInsets: NSDirectionalEdgeInsets?
  var contentInsetsReference: UIContentInsetsReference?
}

extension Reader {
  /// What stands under `list`: an appearance, or a map.
  mutating func list(
    _ entry: SourceNode.Entry, _ section: SectionSpec, _ keys: SourceMap
  ) -> ListSpec? {
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    var list = ListSpec()
    if entry.value.entries != nil, !entry.value.isByWidth {
      guard let map = SourceMap(entry.value, ListKeys.map, owner: entry, &self) else { return nil }
      list.appearance = map.read(ListKeys.appearance, &self) ?? .plain
      list.headerMode = map.read(ListKeys.headerMode, &self) ?? .none
      list.footerMode = map.read(ListKeys.footerMode, &self) ?? .none
      list.showsSeparators = map.read(ListKeys.showsSeparators, &self)
      list.headerTopPadding = map.read(ListKeys.headerTopPadding, &self)
      if let mode = map.entry(ListKeys.headerMode), keys.has(SectionKeys.header) {
        report(.excluded("headerMode", by: "header", why: "a header sets it"), at: mode)
      }
    } else {
      list.appearance =
        ValueKind<UICollectionLayoutListConfiguration.Appearance>.listAppearance
        .read(entry.value, &self) ?? .plain
    }
    if keys.has(SectionKeys.contentInsets) { list.contentInsets = section.contentInsets }
    if keys.has(SectionKeys.contentInsetsReference) {
      list.contentInsetsReference = section.contentInsetsReference
    }
    return list
  }

  /// What the header or the footer of a list says; nothing if there is none.
  mutating func listEdge(
    _ entry: SourceNode.Entry?, _ kind: MapKind, named name: String, at alignment: NSRectAlignment
  ) -> BoundarySpec? {
    part(entry) { entry, reader in
      reader.presentListEdge(entry, kind, named: name, at: alignment)
    }
  }

  private mutating func presentListEdge(
    _ entry: SourceNode.Entry, _ kind: MapKind, named name: String, at alignment: NSRectAlignment
  ) -> BoundarySpec? {
    var item = BoundarySpec(
      elementKind: name, width: .fractionalWidth(1), height: .estimated(44), alignment: alignment,
      place: source.span(of: entry))
    switch entry.value.text {
    case "true": return item
    case "false": return nil
    case .some(let text):
      reportTitle(text, at: entry.value, expected: "true or a map")
      return nil
    case nil: break
    }
    guard let map = SourceMap(entry.value, kind, owner: entry, &self) else { return nil }
    item.content = content(map, ofKind: name)
    item.style = item.content.style
    item.intrinsicSize = map.read(BoundaryKeys.intrinsicSize, &self)
    return item
  }
}
