internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

/// A list section: UIKit's list configuration and the section keys that override it.
struct ListSpec: Sendable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  var showsSeparators: Bool?
  var headerTopPadding: CGFloat?
  var swipeActions = SwipeActions()
  var indexTitles: [String] = []
  /// The keys that the section sets, which override the list's values.
  var sectionKeys: Set<String> = []
}

extension EvaluationContext {
  /// Reads the value of `list`: an appearance or a map.
  func list(
    _ entry: SourceNode.Entry, _ keys: SourceMap, _ sink: inout Sink
  ) -> ListSpec? {
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return nil
    }
    var list = ListSpec()
    if entry.value.entries != nil, !entry.value.isByWidth {
      guard let map = SourceMap(entry.value, ListKeys.map, owner: entry, &sink) else { return nil }
      ListKeys.table.read(map, into: &list, self, &sink)
      if let mode = map.entry(ListKeys.headerMode), keys.has(SectionKeys.header) {
        sink.report(.excluded("headerMode", by: "header", why: "'header' sets it"), at: mode)
      }
    } else {
      list.appearance =
        ValueKind<UICollectionLayoutListConfiguration.Appearance>.listAppearance
        .read(entry.value, self, &sink) ?? .plain
    }
    list.sectionKeys = keys.keys
    return list
  }

  /// Reads the header or the footer of a list; `nil` if there is none.
  func listEdge(
    _ entry: SourceNode.Entry?, _ kind: MapKind, named name: String, at alignment: NSRectAlignment,
    _ sink: inout Sink
  ) -> BoundarySpec? {
    optionalPart(entry, &sink) { $1.listEdgeValue($0, kind, named: name, at: alignment, &$2) }
  }

  private func listEdgeValue(
    _ entry: SourceNode.Entry, _ kind: MapKind, named name: String, at alignment: NSRectAlignment,
    _ sink: inout Sink
  ) -> BoundarySpec? {
    var item = BoundarySpec(
      elementKind: name, width: .fractionalWidth(1), height: .estimated(44), alignment: alignment,
      place: sink.source.span(of: entry))
    switch entry.value.text {
    case "true": return composed(item, kind, at: entry, &sink)
    case "false": return nil
    case .some(let text):
      sink.reportTitle(text, at: entry.value, expected: "true or a map")
      return nil
    case nil: break
    }
    let fields = fieldNames(of: entry.value, ofKind: name, sink)
    guard let map = SourceMap(entry.value, kind, owner: entry, also: fields, &sink) else {
      return nil
    }
    ListKeys.edges.read(map, into: &item, self, &sink)
    item.content = content(map, ofKind: name, &sink)
    item.style = item.content.style
    return item
  }
}
