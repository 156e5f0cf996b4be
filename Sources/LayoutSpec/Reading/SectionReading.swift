internal import CompositionalLayout
internal import Foundation
internal import LayoutScene

extension Reader {
  /// The sections of a layout that scrolls along `axis`.
  mutating func sections(_ entry: SourceNode.Entry, scrolling axis: Axis) -> [SectionSpec] {
    guard !entry.value.isNull else {
      reportMissingValue(of: entry)
      return []
    }
    guard let nodes = entry.value.elements else {
      return expected("a list of sections", at: entry.value) ?? []
    }
    guard nodes.count <= Limits.sections else {
      report(.tooMany("sections", limit: Limits.sections), at: entry)
      return []
    }
    var lines: [String: Int] = [:]
    return nodes.compactMap { node in
      let section = section(node, scrolling: axis)
      if let id = section?.id, let place = node["id"] {
        if let line = lines[id] { report(.repeatedID(id, firstLine: line), at: place) }
        lines[id] = lines[id] ?? place.place.line
      }
      return section
    }
  }

  private mutating func section(_ node: SourceNode, scrolling axis: Axis) -> SectionSpec? {
    guard let map = SourceMap(node, SectionKeys.map, &self) else { return nil }
    let group = sectionGroup(map, scrolling: axis)
    let items = sectionItems(map, kinds: group?.elementKinds ?? [])
    var section = SectionSpec(
      group: group ?? NodeSpec(),
      items: items ?? ItemsSpec(contents: .rows([]), intrinsicSizes: .rows([])),
      place: map.place(source),
      groupPlace: map.entry(SectionKeys.group).map { source.span(of: $0) } ?? map.place(source))
    section.id = map.read(SectionKeys.id, &self)
    readSpaces(&section, map)
    readScrolling(&section, map)
    readBoundaryItems(&section, map)
    return section
  }

  private mutating func sectionGroup(_ map: SourceMap, scrolling axis: Axis) -> NodeSpec? {
    guard let entry = map.entry(SectionKeys.group) else {
      if map.node["list"] == nil, map.node["use"] == nil {
        map.require(
          SectionKeys.group, such: [axis == .vertical ? "{height: 44}" : "{width: 44}"], &self)
      }
      return nil
    }
    guard !entry.value.isNull else {
      reportMissingValue(of: entry)
      return nil
    }
    return rootGroup(entry, scrolling: axis)
  }

  private mutating func sectionItems(_ map: SourceMap, kinds: Set<String>) -> ItemsSpec? {
    guard let entry = map.entry(SectionKeys.items) else {
      if map.node["use"] == nil { map.require(SectionKeys.items, such: ["12"], &self) }
      return nil
    }
    return items(entry, kinds: kinds)
  }

  private mutating func readSpaces(_ section: inout SectionSpec, _ map: SourceMap) {
    section.contentInsets = map.read(SectionKeys.contentInsets, &self) ?? .zero
    section.interGroupSpacing = map.read(SectionKeys.interGroupSpacing, &self) ?? 0
    section.contentInsetsReference =
      map.read(SectionKeys.contentInsetsReference, &self) ?? .automatic
    section.supplementaryContentInsetsReference =
      map.read(SectionKeys.supplementaryContentInsetsReference, &self) ?? .automatic
    section.supplementariesFollowContentInsets =
      map.read(SectionKeys.supplementariesFollowContentInsets, &self) ?? true
  }

  private mutating func readScrolling(_ section: inout SectionSpec, _ map: SourceMap) {
    section.orthogonalScrollingBehavior =
      map.read(SectionKeys.orthogonalScrollingBehavior, &self) ?? .none
    section.scrollOffset = map.read(SectionKeys.scrollOffset, &self)
    if let entry = map.entry(SectionKeys.scrollOffset),
      section.orthogonalScrollingBehavior == .none,
      map.entry(SectionKeys.orthogonalScrollingBehavior)?.value.text.map({
        $0.hasSuffix("none")
      }) ?? true
    {
      report(.emptyScroll, at: entry)
    }
  }

  private mutating func readBoundaryItems(_ section: inout SectionSpec, _ map: SourceMap) {
    let header = edgeItem(map.entry(SectionKeys.header), BoundaryKeys.header, at: .top)
    let footer = edgeItem(map.entry(SectionKeys.footer), BoundaryKeys.footer, at: .bottom)
    let others = map.read(SectionKeys.boundarySupplementaryItems, &self) ?? []
    section.boundaryItems = [header, footer].compactMap { $0 } + others
    checkKinds(of: section.boundaryItems)
    let background = background(map.entry(SectionKeys.background))
    let decorations = map.read(SectionKeys.decorationItems, &self) ?? []
    section.decorations = [background].compactMap { $0 } + decorations
  }
}
