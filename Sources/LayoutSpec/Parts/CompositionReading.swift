internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// What a style shows: a template or a composition.
struct StyleContent: Sendable {
  var template: ContentTemplate
  /// The id of the composition; `nil` for templates.
  var composition: String?
}

extension Style {
  /// The template or the composition together, because one replaces the other.
  var shown: StyleContent? {
    get { content.map { StyleContent(template: $0, composition: composition) } }
    set { (content, composition) = (newValue?.template, newValue?.composition) }
  }
}

extension ValueKind<StyleContent> {
  /// The name of a template or a composition, or a composition.
  static let styleContent: ValueKind = .init(
    name: ValueKind<ContentTemplate>.template.name,
    shape: .either([
      ValueKind<ContentTemplate>.template.shape, .name, .list(PartKeys.partShape),
      .map { PartKeys.map },
    ])
  ) { node, context, sink in
    let used = node.usedTemplate
    guard let name = node.text ?? used?.rawValue, !node.isNull else {
      return StyleContent(template: .none, composition: context.register(node, &sink))
    }
    if context.definitions.contents[name] != nil {
      return StyleContent(template: .none, composition: PartTrees.id(ofNamed: name))
    }
    if let used { return StyleContent(template: used) }
    let known = ContentTemplate.allCases.map(\.rawValue)
    let similar = sink.similar(to: name, among: context.definitions.contents.keys)
    if !known.contains(name), !similar.isEmpty {
      sink.report(.unknownName(name, what: "content"), at: node, instead: similar)
      return nil
    }
    let words = OtherWords.words(for: name) + Similar.words(to: name, among: known)
    if !known.contains(name), !name.hasPrefix("."), Set(words).isDisjoint(with: known),
      let part = PartKind.part(for: name)
    {
      sink.report(
        .unknownName(name, what: "content"), at: node, advice: .write, instead: ["[\(part)]"])
      return nil
    }
    return ValueKind<ContentTemplate>.template.read(node, context, &sink).map {
      StyleContent(template: $0)
    }
  }
}

struct WrittenComposition: Sendable {
  var node: SourceNode
  /// The fields that it mentions, and the paths into them.
  var paths: Set<FieldPath>
  /// Those among them whose field no data of the spec has. Rows of files have only their columns.
  var optionalPaths: Set<FieldPath>
  /// The composition without the values of data; `nil` if it has errors.
  var parsed: ParsedPart?
}

extension EvaluationContext {
  /// Reads the named compositions. One takes precedence over the content template of the same name,
  /// also if it is from an included file.
  mutating func readContents(_ map: SourceMap, _ sink: inout Sink) {
    sink.names.fields = map.node.fieldNames.union(standardFields)
    let entries = map.names(DocumentKeys.contents, "a map of compositions", &sink)
    for entry in entries { definitions.contents[entry.key] = entry.value.asContainer }
    for entry in entries { register(entry.value, as: PartTrees.id(ofNamed: entry.key), &sink) }
  }

  /// The fields that every row may have. A composition may mention them without any data, unless a
  /// var has the name.
  private var standardFields: [String] {
    ContentKeys.texts.map(\.rule.name).filter { scope.variables[$0] == nil }
  }

  /// The ids of the compositions that replace templates.
  var replacements: [String] {
    definitions.contents.isEmpty
      ? [] : BuiltInContents.names.filter { definitions.contents[$0] != nil }.map(PartTrees.id)
  }

  /// Registers a composition that a style or a row writes, and returns its id.
  func register(_ node: SourceNode, _ sink: inout Sink) -> String {
    var id = "\(node.place.file):\(node.place.line):\(node.place.column)"
    // A composition that overrides keys of a template has the place of the template's.
    let places = node.asContainer.places
    while let other = sink.names.compositions[id], other.node.places != places { id += "'" }
    register(node, as: id, &sink)
    return id
  }

  private func register(_ node: SourceNode, as id: String, _ sink: inout Sink) {
    guard sink.names.compositions[id] == nil else { return }
    let parsed = ParsedPart(node, self, &sink)
    let paths = node.paths(definitions.contents)
    sink.names.compositions[id] = WrittenComposition(
      node: node.asContainer, paths: paths,
      optionalPaths: paths.filter { isOptionalField($0.steps[0], sink) }, parsed: parsed)
  }

  /// Whether a name that no data of the spec has is a field that rows may have. A name that is nearly
  /// another one is a mistake.
  private func isOptionalField(_ name: String, _ sink: Sink) -> Bool {
    guard !sink.names.fields.contains(name), SampleText(rawValue: name) == nil,
      SampleText.others[name.lowercased()] == nil, !Picture.kinds.contains(name),
      scope.variables[name] == nil, scope.value(named: name) == nil, Scope.places[name] == nil,
      name != PartData.each
    else { return false }
    let known = sink.names.fields.union(scope.names).union(SampleText.allCases.map(\.rawValue))
    // A field such as 'detail2' is another one.
    let stem = String(name.reversed().drop(while: \.isNumber).reversed())
    return Similar.words(to: name, among: known).allSatisfy { $0 == stem }
  }

  /// The ids of the compositions that elements with one of some styles show.
  ///
  /// - Parameter styles: For each element, candidate styles; the first one that exists applies.
  func compositions(ofStyles styles: [[String]], _ sink: Sink) -> [String] {
    styles.compactMap { names in
      names.first { style(named: $0, sink) != nil }.flatMap { style(named: $0, sink)?.composition }
    }.uniqued()
  }

  /// The ids of the compositions that an element shows: its own, its style's, or the usual ones.
  func compositions(
    of style: ItemStyle, usually usual: [String], _ sink: Sink
  ) -> [String] {
    if style.overrides.content != nil { return [style.overrides.composition].compactMap(\.self) }
    return ((style.style.map { compositions(ofStyles: [[$0]], sink) } ?? usual) + replacements)
      .uniqued()
  }

  /// The fields that compositions mention and that the section's data may have.
  func fields(of ids: [String], _ sink: Sink) -> [String] {
    paths(of: ids, sink).map { $0.steps[0] }.uniqued()
  }

  /// The same with the paths into these fields.
  private func paths(of ids: [String], _ sink: Sink) -> [FieldPath] {
    let all = ids.compactMap { sink.names.compositions[$0] }
    var paths = all.reduce(into: Set<FieldPath>()) { $0.formUnion($1.paths) }
      .filter { sink.names.fields.has($0) || data.columns.empty.contains($0.steps[0]) }
    if !data.columns.areOfFile { for one in all { paths.formUnion(one.optionalPaths) } }
    return paths.sorted { $0.name < $1.name }
  }

  /// The fields that a row may have besides the standard ones: those that its composition mentions.
  ///
  /// - Parameter usual: The ids of the compositions that apply if the row sets none.
  func compositionFields(
    _ row: SourceNode, usually usual: [String], _ sink: Sink
  ) -> [String] {
    var ids = usual + replacements
    if let name = row[ContentKeys.style.rule.name]?.text {
      ids += compositions(ofStyles: [[name]], sink)
    }
    let own = row[StyleKeys.content.rule.name]
    let composition = own?.text.map { definitions.contents[$0] } ?? own?.asContainer
    let names = composition?.paths(definitions.contents).map { $0.steps[0] } ?? []
    return fields(of: ids, sink) + names.uniqued().sorted()
  }

  /// Reads the fields of a row that only its compositions show.
  func rowFields(_ map: SourceMap, _ ids: [String], _ sink: inout Sink) -> [String: RowField] {
    var known: [String: RowField] = [:]
    for name in fields(of: ids, sink)
    where !ContentKeys.texts.contains(where: { $0.rule.name == name }) {
      guard let entry = map.entry(name), !entry.value.isNull else { continue }
      if entry.value.text == nil, !entry.value.isByWidth {
        known[name] = .node(entry.value)
      } else if let text = ValueKind<FieldText>.fieldText.read(entry.value, self, &sink) {
        known[name] = .text(text)
      }
    }
    return known
  }

  /// Fills compositions with the data of an element.
  func parts(_ ids: [String], _ data: PartData, _ sink: inout Sink) -> PartTrees {
    guard !isChecking, sink.work.parts <= Limits.partsRead else { return PartTrees() }
    var trees: [String: Part] = [:]
    for id in ids {
      guard let parsed = sink.names.compositions[id]?.parsed else { continue }
      let before = sink.findings.count
      var parts = PartReader(self)
      trees[id] = parts.root(parsed, data, &sink) ?? Part(.box)
      if parts.isVaried { sink.dependencies.differsByItem = true }
      // The same mistake of a composition is reported once, whichever item shows it first.
      sink.removeRepeatedFindings(from: before)
    }
    let made = PartTrees(trees)
    sink.work.parts += made.size.parts
    if sink.work.parts > Limits.partsRead,
      let node = ids.compactMap({ sink.names.compositions[$0]?.node }).first
    {
      sink.report(
        .tooMany("parts in all cells, for all containers", limit: Limits.partsRead), at: node)
    }
    return made
  }

  /// The data of an item that its compositions can show.
  func partData(
    _ spec: ContentSpec, _ ids: [String], at index: Int, columns values: [DataValue] = [],
    ofBadge badge: String? = nil, _ sink: inout Sink
  ) -> PartData {
    let paths = paths(of: ids, sink)
    var data = PartData(
      names: paths.map(\.name), isOfFile: self.data.columns.areOfFile, folder: spec.folder)
    let item = Item(
      scope: scope, columns: values, seed: definitions.seed, section: self.data.section,
      index: index)
    for name in paths.map({ $0.steps[0] }).uniqued() {
      let own: RowField? =
        spec.rowFields[name] ?? spec.fields.first { $0.name == name }.map { .text($0.text) }
      switch own {
      case nil: break
      case .node(let node)?:
        data.set(name, .node(filled(node, name, for: item, &sink)), paths)
      case .text(let text)?:
        if let node = text.node(for: item) {
          data.set(name, .node(node), paths)
          break
        }
        do throws(Evaluator.Failure) {
          let chance = badge.map { "\($0).\(name)" } ?? name
          data.texts[name] = try text.text(chance, for: item)
        } catch {
          report(error, in: text.node, &sink)
        }
      }
    }
    if badge == nil { record(data, spec, at: index, &sink) }
    return data
  }

  /// A list or map of a row with the placeholders in its texts filled in.
  private func filled(
    _ node: SourceNode, _ chance: String, for item: Item, _ sink: inout Sink
  ) -> SourceNode {
    guard let text = node.text else {
      return node.mapChildren { filled($0, "\(chance).\($1)", for: item, &sink) }
    }
    guard text.utf8.contains(UInt8(ascii: "$")), !text.hasPrefix("="),
      let field = ValueKind<FieldText>.fieldText.read(node, self, &sink)
    else { return node }
    do throws(Evaluator.Failure) {
      let text = try field.text(chance, for: item) ?? ""
      return SourceNode(text: text, isPlain: false, at: node.place)
    } catch {
      report(error, in: node, &sink)
      return node
    }
  }

  /// Parses an expression that depends on the size of the cell; `nil` if it does not.
  func deferred(in node: SourceNode, from start: Int, _ sink: inout Sink) -> PartExpression? {
    guard let text = node.nonNullText,
      let expression = node.expression ?? (try? SpecExpression(text, from: start))
    else { return nil }
    return deferred(expression, text, in: node, &sink)
  }

  /// An expression that depends on the size of the cell; `nil` if it does not.
  ///
  /// - Parameter text: A text that identifies the expression.
  func deferred(
    _ expression: SpecExpression, _ text: String, in node: SourceNode, _ sink: inout Sink
  ) -> PartExpression? {
    let sides: Set = ["width", "height"]
    let names = expression.names.reduce(into: expression.names) { names, name in
      names.formUnion(scope.variables[name]?.allNames(scope.variables) ?? [])
    }
    guard !names.isDisjoint(with: sides) else { return nil }
    let known = scope
    var sample = known
    (sample["width"], sample["height"]) = (320, 320)
    var evaluator = Evaluator(sample)
    do throws(Evaluator.Failure) {
      _ = try evaluator.value(of: expression)
    } catch {
      report(error, in: node, &sink)
    }
    recordDependencies(on: expression.names, except: sides, &sink)
    let used = names.subtracting(sides).sorted()
    let values = used.compactMap { name in known.value(named: name).map { "\(name)=\($0)" } }
    let definitions = used.flatMap { name in
      (known.variables[name]?.expressions ?? []).map { "\(name) \($0.width) \($0.node.text ?? "")" }
    }
    let identity = ([text] + values + definitions).joined(separator: ";")
    return PartExpression(identity) { size in
      var names = known
      (names["width"], names["height"]) = (size.width, size.height)
      var evaluator = Evaluator(names, recordsNames: false)
      switch try? evaluator.value(of: expression) {
      case .number(let number)?: return number
      case .boolean(let flag)?: return flag ? 1 : 0
      case nil: return nil
      }
    }
  }
}

extension SourceNode {
  /// The template that a composition consists of.
  fileprivate var usedTemplate: ContentTemplate? {
    guard let entries, entries.count == 1, entries[0].key == PartKeys.use.rule.name else {
      return nil
    }
    return entries[0].value.text.flatMap { ContentTemplate(rawValue: $0) }
  }

  /// The names that data of the spec has: the keys of its sections, headers and footers.
  fileprivate var fieldNames: Set<String> {
    var names =
      self["configuration"]?["boundarySupplementaryItems"]?.allKeys ?? Set<String>()
    for section in [self["sections"]?.elements, self["templates"]?.entries?.map(\.value)] {
      for section in section ?? [] {
        for key in ["items", "header", "footer", "boundarySupplementaryItems"] {
          names.formUnion(section[key]?.allKeys ?? [])
        }
      }
    }
    return names
  }

  /// The fields and the paths that a composition and those that it uses mention.
  func paths(_ contents: [String: SourceNode]) -> Set<FieldPath> {
    var (paths, seen, pending): (Set<FieldPath>, Set<String>, [SourceNode]) = ([], [], [self])
    while let node = pending.popLast() {
      paths.formUnion(node.mentionedPaths)
      for name in node.usedNames where seen.insert(name).inserted {
        if let used = contents[name] {
          pending.append(used)
        } else {
          paths.formUnion(BuiltInContents.fields(name).map { FieldPath([$0]) })
        }
      }
    }
    return paths
  }

  /// The places of the node and of all nodes in it.
  fileprivate var places: [SourcePlace] { [place] + children.flatMap(\.places) }

  private var usedNames: Set<String> {
    let own = (entries ?? []).filter { $0.key == "use" }.compactMap(\.value.text)
    return children.reduce(into: Set(own)) { $0.formUnion($1.usedNames) }
  }
}
