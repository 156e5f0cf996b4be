internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

extension EvaluationContext {
  /// The sections as written. Those with an id become templates; duplicate ids are reported.
  mutating func sectionNodes(_ map: SourceMap, _ sink: inout Sink) -> [SourceNode] {
    guard let entry = map.entry(DocumentKeys.sections) else { return [] }
    guard !entry.value.isNull else {
      sink.reportMissingValue(of: entry)
      return []
    }
    guard let nodes = entry.value.elements else {
      return sink.expected("a list of sections", at: entry.value) ?? []
    }
    guard nodes.count <= Limits.sections else {
      sink.report(.tooMany("sections", limit: Limits.sections), at: entry)
      return []
    }
    var lines: [String: Int] = [:]
    for node in nodes {
      guard let place = node["id"], let id = place.text else { continue }
      if let line = lines[id] { sink.report(.repeatedID(id, firstLine: line), at: place) }
      lines[id] = lines[id] ?? place.place.line
      if definitions.templates[id] == nil { definitions.templates[id] = node }
    }
    return nodes
  }

  /// Reads the sections of a layout.
  ///
  /// - Parameters:
  ///   - version: The number of the definitions' reading.
  ///   - readings: The readings of each section so far.
  func sections(
    _ nodes: [SourceNode], _ configuration: ConfigurationSpec, definitions version: Int,
    _ readings: inout [SectionReadings], _ sink: inout Sink
  ) -> [SectionSpec] {
    var sections: [SectionSpec] = []
    if readings.isEmpty {
      readings = Array(repeating: SectionReadings(), count: nodes.count)
    }
    for (index, node) in nodes.enumerated() {
      var context = self
      context.scope["section"] = Double(sections.count)
      let start = start(sink, after: version, configuration, section: sections.count)
      var items = readings[index].items
      let section = context.sharing(&readings[index].whole, from: start, &sink) { sink in
        context.presentSection(node, configuration, start, &items, &sink)
      }.value
      readings[index].items = items
      if let section { sections.append(section) }
    }
    return sections
  }

  /// Reads a section with its templates and changes; `nil` if it does not exist in this container.
  private func presentSection(
    _ node: SourceNode, _ configuration: ConfigurationSpec, _ start: ReadingStart,
    _ items: inout [SharedReading<ItemsSpec?>], _ sink: inout Sink
  ) -> SectionSpec? {
    guard let complete = self.complete(node, &sink) else { return nil }
    let node = complete.node
    let counting = node["when"] == nil ? self : countingItems(of: node, &sink)
    var section: SectionSpec?
    // The Swift export writes the items of all sections.
    if sink.recordedItems != nil || counting.isPresent(node, &sink) {
      section = self.section(node, configuration, &sink) { context, sink, read in
        var start = start
        (start.changes, start.cells) = (complete.changes, context.cells)
        return context.sharing(&items, from: start, &sink, read).value
      }
    } else {
      checkSection(node, configuration, &sink)
    }
    for other in complete.others { checkSection(other, configuration, &sink) }
    return section
  }

  /// The context with the number of items of a section.
  func countingItems(of section: SourceNode, _ sink: inout Sink) -> EvaluationContext {
    var context = self
    context.scope["itemCount"] = itemCount(section["items"], &sink).map { Double($0) }
    return context
  }

  /// Whether an element exists in this container, according to its `when`.
  func isPresent(_ node: SourceNode, _ sink: inout Sink) -> Bool {
    guard let entry = node.entries?.first(where: { $0.key == "when" }) else { return true }
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return true
    }
    return inContainer.condition(in: entry.value, &sink) ?? true
  }

  /// The context in which `width` and `height` are the container's.
  var inContainer: EvaluationContext { inside(container?.container.size ?? .zero) }

  /// Reads a section only to find its errors.
  func checkSection(
    _ node: SourceNode, _ configuration: ConfigurationSpec, _ sink: inout Sink
  ) {
    _ = checking.section(node, configuration, &sink) { _, sink, read in read(&sink) }
  }

  /// - Parameter readItems: Reads the data with a closure, or takes what was read before.
  private func section(
    _ node: SourceNode, _ configuration: ConfigurationSpec, _ sink: inout Sink,
    _ readItems: (EvaluationContext, inout Sink, (inout Sink) -> ItemsSpec?) -> ItemsSpec?
  ) -> SectionSpec? {
    guard let map = SourceMap(node, SectionKeys.map, &sink) else { return nil }
    sink.reportedFields = []
    var section = SectionSpec(
      group: NodeSpec(), items: ItemsSpec(contents: .rows([]), intrinsicSizes: .rows([])),
      place: map.place(sink.source),
      groupPlace: map.entry(SectionKeys.group).map { sink.source.span(of: $0) }
        ?? map.place(sink.source))
    let axis = configuration.scrollDirection.axis
    var context = countingItems(of: map.node, &sink)
    SectionKeys.table.read(map, into: &section, context, &sink) { $0.box == .outer }
    if let entry = map.entry(SectionKeys.list) {
      let box = boxes(of: section, configuration)?.groups ?? .zero
      section.list = context.inside(box).list(entry, map, &sink)
    }
    let boxes = boxes(of: section, configuration)
    let inner = context.inside(boxes?.groups ?? .zero)
    SectionKeys.table.read(map, into: &section, inner, &sink) { $0.box == .inner }
    if !map.has(SectionKeys.list) {
      section.group = inner.sectionGroup(map, scrolling: axis, &sink) ?? NodeSpec()
    }
    sink.checkKinds(of: section.group)
    checkScrolling(section, map, &sink)
    context.cells = SectionCells(of: section)
    context.cells.templates = contents(ofStyles: context.cells.styles, &sink)
    context.cells.compositions = compositions(ofStyles: context.cells.styles, sink)
    context.inside(boxes?.boundary).readBoundaryItems(&section, map, &sink)
    context.inside(boxes?.background ?? .zero).readDecorations(&section, map, &sink)
    context.data.section = section.id ?? scope["section"].map { "\(Int($0))" } ?? ""
    let items = readItems(context, &sink) { [context] sink in
      context.sectionItems(map, &sink)
    }
    section.items = items ?? section.items
    return section
  }

  private func sectionGroup(_ map: SourceMap, scrolling axis: Axis, _ sink: inout Sink) -> NodeSpec?
  {
    guard let entry = map.entry(SectionKeys.group) else {
      // If 'use' is misspelled, its template may provide the group.
      guard map.lacks(SectionKeys.use) else { return nil }
      map.require(SectionKeys.group, examples: ["{\(axis.lengthName): 44}"], &sink)
      return nil
    }
    guard !entry.value.isNull else {
      sink.reportMissingValue(of: entry)
      return nil
    }
    return rootGroup(entry, scrolling: axis, &sink)
  }

  private func sectionItems(_ map: SourceMap, _ sink: inout Sink) -> ItemsSpec? {
    guard let entry = map.entry(SectionKeys.items) else {
      map.require(SectionKeys.items, examples: ["12"], &sink)
      return nil
    }
    return items(entry, &sink)
  }

  /// Reports a scroll offset without effect. If scrolling varies by width, the offset applies where
  /// the section scrolls.
  private func checkScrolling(_ section: SectionSpec, _ map: SourceMap, _ sink: inout Sink) {
    guard let entry = map.entry(SectionKeys.scrollOffset),
      section.orthogonalScrollingBehavior == .none
    else { return }
    let behavior = map.entry(SectionKeys.orthogonalScrollingBehavior)?.value
    guard behavior?.isByWidth != true, behavior?.text?.hasSuffix("none") ?? true else { return }
    sink.report(.scrollWithoutEffect, at: entry)
  }

  private func readBoundaryItems(_ section: inout SectionSpec, _ map: SourceMap, _ sink: inout Sink)
  {
    let (header, footer) = edges(&section, map, &sink)
    let others = map.read(SectionKeys.boundarySupplementaryItems, self, &sink) ?? []
    section.boundaryItems = [header, footer].compactMap { $0 } + others
    sink.checkKinds(of: section.boundaryItems)
  }

  private func readDecorations(_ section: inout SectionSpec, _ map: SourceMap, _ sink: inout Sink) {
    let background = background(map.entry(SectionKeys.background), &sink)
    let decorations = map.read(SectionKeys.decorationItems, self, &sink) ?? []
    section.decorations = [background].compactMap { $0 } + decorations
  }
}

extension EvaluationContext {
  /// Reads the header and the footer; a list has its own kinds.
  fileprivate func edges(
    _ section: inout SectionSpec, _ map: SourceMap, _ sink: inout Sink
  ) -> (header: BoundarySpec?, footer: BoundarySpec?) {
    let (above, below) = (map.entry(SectionKeys.header), map.entry(SectionKeys.footer))
    guard map.has(SectionKeys.list) else {
      return (
        edgeItem(above, BoundaryKeys.header, at: .top, &sink),
        edgeItem(below, BoundaryKeys.footer, at: .bottom, &sink)
      )
    }
    let header = listEdge(
      above, ListKeys.header, named: ListDescription.headerKind, at: .top, &sink)
    let footer = listEdge(
      below, ListKeys.footer, named: ListDescription.footerKind, at: .bottom, &sink)
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

extension EvaluationContext {
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
