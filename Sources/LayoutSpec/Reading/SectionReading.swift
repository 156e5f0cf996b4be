internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecSource

extension Reader {
  /// Reads the sections of a layout.
  ///
  /// - Parameters:
  ///   - definitions: The number of the definitions' reading.
  ///   - readings: The readings of each section so far.
  mutating func sections(
    _ entry: SourceNode.Entry, _ configuration: ConfigurationSpec, definitions: Int,
    _ readings: inout [SectionReadings]
  ) -> [SectionSpec] {
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
    nameSections(nodes)
    var sections: [SectionSpec] = []
    if readings.isEmpty {
      readings = Array(repeating: SectionReadings(), count: nodes.count)
    }
    for (index, node) in nodes.enumerated() {
      scope["section"] = Double(sections.count)
      let start = start(definitions, configuration, section: sections.count)
      var items = readings[index].items
      let section = sharing(&readings[index].whole, from: start) { reader in
        reader.presentSection(node, configuration, start, &items)
      }.value
      readings[index].items = items
      if let section { sections.append(section) }
      scope["itemCount"] = nil
    }
    scope["section"] = nil
    return sections
  }

  /// Reads a section with its templates and changes; `nil` if it does not exist in this container.
  private mutating func presentSection(
    _ node: SourceNode, _ configuration: ConfigurationSpec, _ start: ReadingStart,
    _ items: inout [SharedReading<ItemsSpec?>]
  ) -> SectionSpec? {
    guard let complete = self.complete(node) else { return nil }
    let node = complete.node
    if node["when"] != nil { countItems(of: node) }
    var section: SectionSpec?
    // The Swift export writes the items of all sections.
    if recordsItems || isPresent(node) {
      section = self.section(node, configuration) { reader, read in
        var start = reader.start(start)
        (start.changes, start.cells) = (complete.changes, reader.cells)
        return reader.sharing(&items, from: start, read).value
      }
    } else {
      checkSection(node, configuration)
    }
    for other in complete.others { checkSection(other, configuration) }
    return section
  }

  /// Sets the number of items for the conditions of a section.
  mutating func countItems(of section: SourceNode) {
    scope["itemCount"] = itemCount(section["items"]).map { Double($0) }
  }

  /// Registers sections as templates by their ids and reports duplicate ids.
  private mutating func nameSections(_ nodes: [SourceNode]) {
    var lines: [String: Int] = [:]
    for node in nodes {
      guard let place = node["id"], let id = place.text else { continue }
      if let line = lines[id] { report(.repeatedID(id, firstLine: line), at: place) }
      lines[id] = lines[id] ?? place.place.line
      if templates[id] == nil { templates[id] = node }
    }
  }

  /// Whether an element exists in this container, according to its `when`.
  mutating func isPresent(_ node: SourceNode) -> Bool {
    guard let entry = node.entries?.first(where: { $0.key == "when" }) else { return true }
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return true
    }
    return withContainerSize { $0.condition(in: entry.value) } ?? true
  }

  /// Runs a closure in which `width` and `height` are the container's.
  mutating func withContainerSize<Value>(_ body: (inout Reader) -> Value) -> Value {
    inside(container?.container.size ?? .zero, body)
  }

  /// Reads a section only to find its errors.
  mutating func checkSection(_ node: SourceNode, _ configuration: ConfigurationSpec) {
    checking { reader in
      _ = reader.section(node, configuration) { reader, read in read(&reader) }
    }
  }

  /// - Parameter readItems: Reads the data with a closure, or takes what was read before.
  private mutating func section(
    _ node: SourceNode, _ configuration: ConfigurationSpec,
    _ readItems: (inout Reader, (inout Reader) -> ItemsSpec?) -> ItemsSpec?
  ) -> SectionSpec? {
    guard let map = SourceMap(node, SectionKeys.map, &self) else { return nil }
    var section = SectionSpec(
      group: NodeSpec(), items: ItemsSpec(contents: .rows([]), intrinsicSizes: .rows([])),
      place: map.place(source),
      groupPlace: map.entry(SectionKeys.group).map { source.span(of: $0) } ?? map.place(source))
    let axis = configuration.scrollDirection.axis
    let names = scope
    countItems(of: map.node)
    SectionKeys.table.read(map, into: &section, &self) { $0.box == .outer }
    if let entry = map.entry(SectionKeys.list) {
      let box = boxes(of: section, configuration)?.groups ?? .zero
      section.list = inside(box) { $0.list(entry, map) }
    }
    let boxes = boxes(of: section, configuration)
    inside(boxes?.groups ?? .zero) { reader in
      SectionKeys.table.read(map, into: &section, &reader) { $0.box == .inner }
      guard map.entry(SectionKeys.list) == nil else { return }
      section.group = reader.sectionGroup(map, scrolling: axis) ?? NodeSpec()
    }
    checkKinds(of: section.group)
    checkScrolling(section, map)
    cells = SectionCells(of: section)
    cells.templates = contents(ofStyles: cells.styles)
    cells.compositions = compositions(ofStyles: cells.styles)
    inside(boxes?.boundary) { reader in reader.readBoundaryItems(&section, map) }
    inside(boxes?.background ?? .zero) { reader in reader.readDecorations(&section, map) }
    let kinds = cells.areInList ? [RowKeys.listBadge] : section.group.elementKinds
    let id = section.id
    let items = readItems(&self) { $0.sectionItems(map, kinds: kinds, id: id) }
    section.items = items ?? section.items
    scope = names
    return section
  }

  private mutating func sectionGroup(_ map: SourceMap, scrolling axis: Axis) -> NodeSpec? {
    guard let entry = map.entry(SectionKeys.group) else {
      // If 'use' is misspelled, its template may provide the group.
      guard map.lacks(SectionKeys.use) else { return nil }
      map.require(SectionKeys.group, examples: ["{\(axis.lengthName): 44}"], &self)
      return nil
    }
    guard !entry.value.isNull else {
      reportMissingValue(of: entry)
      return nil
    }
    return rootGroup(entry, scrolling: axis)
  }

  private mutating func sectionItems(
    _ map: SourceMap, kinds: Set<String>, id: String?
  ) -> ItemsSpec? {
    guard let entry = map.entry(SectionKeys.items) else {
      map.require(SectionKeys.items, examples: ["12"], &self)
      return nil
    }
    sectionName = id ?? scope["section"].map { "\(Int($0))" } ?? ""
    return items(entry, kinds: kinds)
  }

  /// Reports a scroll offset without effect. If scrolling varies by width, the offset applies where
  /// the section scrolls.
  private mutating func checkScrolling(_ section: SectionSpec, _ map: SourceMap) {
    guard let entry = map.entry(SectionKeys.scrollOffset),
      section.orthogonalScrollingBehavior == .none
    else { return }
    let behavior = map.entry(SectionKeys.orthogonalScrollingBehavior)?.value
    guard behavior?.isByWidth != true, behavior?.text?.hasSuffix("none") ?? true else { return }
    report(.scrollWithoutEffect, at: entry)
  }

  private mutating func readBoundaryItems(_ section: inout SectionSpec, _ map: SourceMap) {
    let (header, footer) = edges(&section, map)
    let others = map.read(SectionKeys.boundarySupplementaryItems, &self) ?? []
    section.boundaryItems = [header, footer].compactMap { $0 } + others
    checkKinds(of: section.boundaryItems)
  }

  private mutating func readDecorations(_ section: inout SectionSpec, _ map: SourceMap) {
    let background = background(map.entry(SectionKeys.background))
    let decorations = map.read(SectionKeys.decorationItems, &self) ?? []
    section.decorations = [background].compactMap { $0 } + decorations
  }
}

extension Reader {
  /// Reads the header and the footer; a list has its own kinds.
  fileprivate mutating func edges(
    _ section: inout SectionSpec, _ map: SourceMap
  ) -> (header: BoundarySpec?, footer: BoundarySpec?) {
    let (above, below) = (map.entry(SectionKeys.header), map.entry(SectionKeys.footer))
    guard map.has(SectionKeys.list) else {
      return (
        edgeItem(above, BoundaryKeys.header, at: .top),
        edgeItem(below, BoundaryKeys.footer, at: .bottom)
      )
    }
    let header = listEdge(above, ListKeys.header, named: ListDescription.headerKind, at: .top)
    let footer = listEdge(below, ListKeys.footer, named: ListDescription.footerKind, at: .bottom)
    if header != nil { section.list?.headerMode = .supplementary }
    if footer != nil { section.list?.footerMode = .supplementary }
    return (header, footer)
  }
}

// MARK: - Boxes

extension SectionSpec {
  fileprivate var boxSettings: SectionBoxSettings {
    SectionBoxSettings(
      contentInsetsReference: contentInsetsReference,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference,
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior)
  }
}

extension Reader {
  /// Returns the boxes of a section, `nil` without a container. For a list they follow from UIKit's
  /// insets.
  fileprivate func boxes(
    of section: SectionSpec, _ configuration: ConfigurationSpec
  ) -> SectionBoxes? {
    guard var container = self.container?.container else { return nil }
    container.compatibility = configuration.compatibility ?? container.compatibility
    var (settings, insets) = (section.boxSettings, section.contentInsets)
    if let list = section.list {
      let made = LayoutBuilder.list(list, section, in: LayoutEnvironment(container))
      (settings.contentInsetsReference, insets) = (made.contentInsetsReference, made.contentInsets)
    }
    return SectionBoxes(
      settings, insets: insets, scrolling: configuration.scrollDirection.axis,
      reference: configuration.contentInsetsReference, in: container)
  }
}
