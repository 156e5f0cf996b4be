internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecSource

/// A list section: UIKit's list configuration and the section keys that override it.
struct ListSpec: Sendable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  var showsSeparators: Bool?
  var headerTopPadding: CGFloat?
  var swipeActions = SwipeActions()
  /// The keys that the section sets, which override the list's values.
  var sectionKeys: Set<String> = []
}

extension Reader {
  /// Reads the value of `list`: an appearance or a map.
  mutating func list(
    _ entry: SourceNode.Entry, _ keys: SourceMap
  ) -> ListSpec? {
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    var list = ListSpec()
    if entry.value.entries != nil, !entry.value.isByWidth {
      guard let map = SourceMap(entry.value, ListKeys.map, owner: entry, &self) else { return nil }
      ListKeys.table.read(map, into: &list, &self)
      if let mode = map.entry(ListKeys.headerMode), keys.has(SectionKeys.header) {
        report(.excluded("headerMode", by: "header", why: "'header' sets it"), at: mode)
      }
    } else {
      list.appearance =
        ValueKind<UICollectionLayoutListConfiguration.Appearance>.listAppearance
        .read(entry.value, &self) ?? .plain
    }
    list.sectionKeys = keys.keys
    return list
  }

  /// Reads the header or the footer of a list; `nil` if there is none.
  mutating func listEdge(
    _ entry: SourceNode.Entry?, _ kind: MapKind, named name: String, at alignment: NSRectAlignment
  ) -> BoundarySpec? {
    optionalPart(entry) { entry, reader in
      reader.listEdgeValue(entry, kind, named: name, at: alignment)
    }
  }

  private mutating func listEdgeValue(
    _ entry: SourceNode.Entry, _ kind: MapKind, named name: String, at alignment: NSRectAlignment
  ) -> BoundarySpec? {
    var item = BoundarySpec(
      elementKind: name, width: .fractionalWidth(1), height: .estimated(44), alignment: alignment,
      place: source.span(of: entry))
    switch entry.value.text {
    case "true": return composed(item, kind, at: entry)
    case "false": return nil
    case .some(let text):
      reportTitle(text, at: entry.value, expected: "true or a map")
      return nil
    case nil: break
    }
    let fields = fieldNames(of: entry.value, ofKind: name)
    guard let map = SourceMap(entry.value, kind, owner: entry, also: fields, &self) else {
      return nil
    }
    ListKeys.edges.read(map, into: &item, &self)
    item.content = content(map, ofKind: name)
    item.style = item.content.style
    return item
  }
}
