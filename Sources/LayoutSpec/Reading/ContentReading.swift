internal import CellContent
internal import Foundation
internal import SpecTree

/// The content of an element, with texts that may differ between items.
struct ContentSpec: Sendable {
  /// The texts by field name, in the order of the language.
  var fields: [(name: String, text: FieldText)] = []
  /// The style and its overrides.
  var itemStyle = ItemStyle()
  /// The map that the style is read from, if the style differs between items.
  var styleSource: SourceMap?
  /// The style of each item, if it differs.
  var itemStyles: [ItemStyle] = []
  /// The fields that only compositions show, by name.
  var rowFields: [String: RowField] = [:]
  /// The ids of the compositions that the element can show.
  var compositions: [String] = []
  /// The compositions with the data of each item, or with the same data for all of them.
  var parts: [PartTrees] = []
  var supplementaries: [String: ContentSpec] = [:]
  /// The folder of the file that contains the text, relative to the spec's folder. Paths of
  /// pictures are relative to it.
  var folder = ""
  var images = AssetImages()
  /// Whether the element is hidden if its title is 0.
  var hidesZero = false

  /// Whether the content is the same for all items.
  var isFixed: Bool {
    styleSource == nil && parts.count <= 1 && fields.allSatisfy(\.text.isFixed)
      && supplementaries.values.allSatisfy(\.isFixed)
  }

  /// Whether the content or one of its badges names a picture.
  var namesPictures: Bool {
    fields.contains { $0.name == "image" }
      || supplementaries.values.contains(where: \.namesPictures)
  }

  /// An error in an item's text.
  struct Failure: Error {
    var failure: Evaluator.Failure
    var node: SourceNode
  }
}

/// A content template with the style that sets it; the style is `nil` if the element itself sets
/// it.
struct StyledContent: Hashable, Sendable {
  var content: ContentTemplate
  var style: String?
}

extension EvaluationContext {
  /// Reads the content of an element that is not an item.
  ///
  /// - Parameter kind: The element's kind, which names its default style.
  func content(_ map: SourceMap, ofKind kind: String, _ sink: inout Sink) -> ElementContent {
    var spec = contentSpec(map, usually: contents(ofStyles: [[kind]], &sink), &sink)
    spec.compositions = compositions(
      of: spec.itemStyle, usually: compositions(ofStyles: [[kind]], sink), sink)
    spec.rowFields = rowFields(map, spec.compositions, &sink)
    return content(spec, at: -1, &sink)
  }

  /// Evaluates the content of an item; reports a text that fails.
  func content(
    _ spec: ContentSpec, at index: Int, _ sink: inout Sink
  ) -> ElementContent {
    recordDependencies(of: spec, &sink)
    do throws(ContentSpec.Failure) {
      let item = Item(scope: scope, seed: definitions.seed, section: data.section, index: index)
      var content = try CommonContent(spec).content(for: item)
      if !spec.compositions.isEmpty {
        content.parts = parts(
          spec.compositions, partData(spec, spec.compositions, at: index, &sink), &sink)
      }
      fillBadges(of: &content, spec, at: index, &sink)
      checkPictures(of: content, spec, &sink)
      checkListWords(of: content, spec, &sink)
      return content
    } catch {
      report(error.failure, in: error.node, &sink)
      return ElementContent()
    }
  }

  /// Records whether the content depends on the container.
  func recordDependencies(of spec: ContentSpec, _ sink: inout Sink) {
    for field in spec.fields { recordDependencies(on: field.text.names, &sink) }
    for case .text(let text) in spec.rowFields.values {
      recordDependencies(on: text.names, &sink)
    }
    for badge in spec.supplementaries.values { recordDependencies(of: badge, &sink) }
  }

  /// Records how the use of names depends on the container: through its properties, a var, or the
  /// number of cells per line.
  ///
  /// - Parameter known: Names that do not stand for properties of the container.
  func recordDependencies(
    on names: some Sequence<String>, except known: Set<String> = [], _ sink: inout Sink
  ) {
    var (found, pending): (Set<String>, [String]) = ([], Array(names))
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let variable = scope.variables[name] else { continue }
      if variable.isByWidth {
        sink.dependencies.use(variable.expressions.map(\.width), at: scope.containerWidth)
      }
      pending += variable.names
    }
    sink.dependencies.use(found.subtracting(known))
    if !found.isDisjoint(with: Scope.itemNames) { sink.dependencies.differsByItem = true }
    if found.contains("line") { sink.dependencies.use(Dependencies.box) }
  }

  /// Reads the content and the style of an element.
  ///
  /// - Parameters:
  ///   - badge: The kind of the badge whose content is read.
  ///   - usual: The content templates that apply if the element sets none.
  func contentSpec(
    _ map: SourceMap, ofBadge badge: String? = nil, usually usual: [StyledContent] = [],
    _ sink: inout Sink
  ) -> ContentSpec {
    var content = ContentSpec()
    for key in ContentKeys.texts {
      if let text = map.read(key, self, &sink) { content.fields.append((key.rule.name, text)) }
    }
    content.folder = sink.source.folder(map.node.place)
    content.images = images(&sink)
    let (itemStyle, dependencies) = sink.tracking { self.itemStyle(map, ofBadge: badge, &$0) }
    content.itemStyle = itemStyle
    if dependencies.differsByItem { content.styleSource = map }
    if content.styleSource == nil { reportUnshownFields(content.itemStyle, map, usual, &sink) }
    return content
  }

  /// Reports fields that none of the element's possible content templates shows, once per section
  /// for cells.
  private func reportUnshownFields(
    _ itemStyle: ItemStyle, _ map: SourceMap, _ usual: [StyledContent], _ sink: inout Sink
  ) {
    let shown = contents(of: itemStyle, usually: usual, &sink)
    guard let first = shown.first else { return }
    for key in ContentKeys.texts where !shown.contains(where: { $0.content.shows(key.rule.name) }) {
      guard let entry = map.entry(key) else { continue }
      let problem = Problem.notShown(entry.key, content: first.content.rawValue, style: first.style)
      guard first.style == nil || sink.reportedFields.insert(problem).inserted else { continue }
      sink.report(problem, at: entry)
    }
  }

  /// Reports a field that only list rows show on other cells, once per section.
  func reportOutsideListRow(
    _ key: Key<FieldText>, _ itemStyle: ItemStyle, _ map: SourceMap, _ sink: inout Sink
  ) {
    let shown = contents(of: itemStyle, usually: cells.templates, &sink)
    let isRow = shown.isEmpty ? cells.areInList : shown.contains { $0.content == .row }
    guard !isRow, let entry = map.entry(key) else { return }
    let problem = Problem.onlyInRows(entry.key)
    if sink.reportedFields.insert(problem).inserted { sink.report(problem, at: entry) }
  }

  /// Returns an element's possible content templates: its own, its style's, or the usual ones.
  private func contents(
    of itemStyle: ItemStyle, usually usual: [StyledContent], _ sink: inout Sink
  ) -> [StyledContent] {
    if let own = itemStyle.overrides.shown {
      return own.composition == nil ? [StyledContent(content: own.template)] : []
    }
    return itemStyle.style.map { contents(ofStyles: [[$0]], &sink) } ?? usual
  }

  /// Returns the distinct content templates set by styles; empty if one of the styles sets none.
  ///
  /// - Parameter styles: For each element, candidate styles; the first one that exists applies.
  func contents(ofStyles styles: [[String]], _ sink: inout Sink) -> [StyledContent] {
    sink.styleQueryCount += styles.count
    var found: [StyledContent] = []
    for names in styles {
      guard let name = names.first(where: { style(named: $0, sink) != nil }),
        let shown = style(named: name, sink)?.shown, shown.composition == nil
      else { return [] }
      let content = shown.template
      guard !found.contains(where: { $0.content == content }) else { continue }
      found.append(StyledContent(content: content, style: name))
    }
    return found
  }
}
