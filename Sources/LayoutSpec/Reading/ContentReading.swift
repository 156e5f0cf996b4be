internal import CellContent
internal import CompositionalLayout
internal import Foundation

/// What an element says, with what differs from item to item.
struct ContentSpec: Sendable {
  /// In the order of the language.
  var fields: [(name: String, text: FieldText)] = []
  var look = ItemLook()
  /// Where the look is read from, if it is another one for each item.
  var lookSource: SourceMap?
  /// The look of each item then.
  var looksOfItems: [ItemLook] = []
  var supplementaries: [String: ContentSpec] = [:]
  /// Where the path of a picture begins, from the folder of the spec.
  var folder = ""
  /// Whether it is not shown where its title is 0.
  var hidesZero = false

  /// Whether it says the same for all items.
  var isFixed: Bool {
    lookSource == nil && fields.allSatisfy(\.text.isFixed)
      && supplementaries.values.allSatisfy(\.isFixed)
  }

  /// Whether it names pictures, or its badges do.
  var namesPictures: Bool {
    fields.contains { $0.name == "image" }
      || supplementaries.values.contains(where: \.namesPictures)
  }

  /// What is wrong with a text for an item.
  struct Failure: Error {
    var failure: Evaluator.Failure
    var node: SourceNode
  }
}

/// A kind of content, and the style that asks for it; none where the element itself does.
struct StyledContent: Sendable {
  var content: ContentTemplate
  var style: String?
}

extension Reader {
  /// What an element says that is there once.
  ///
  /// - Parameter kind: That of the element, whose style it has where it names none.
  mutating func content(_ map: SourceMap, ofKind kind: String) -> ElementContent {
    let spec = contentSpec(map, usually: contents(ofStyles: [[kind]]))
    return content(spec, at: -1)
  }

  /// What an item says; a text that comes to nothing is noted.
  mutating func content(
    _ spec: ContentSpec, at index: Int
  ) -> ElementContent {
    note(spec)
    do throws(ContentSpec.Failure) {
      let item = Item(scope: scope, seed: seed, section: sectionName, index: index)
      let content = try CommonContent(spec).content(for: item)
      checkPictures(of: content, spec)
      checkListWords(of: content, spec)
      return content
    } catch {
      report(error.failure, in: error.node)
      return ElementContent()
    }
  }

  /// What an element says may depend on the container.
  mutating func note(_ spec: ContentSpec) {
    for field in spec.fields { note(field.text) }
    for badge in spec.supplementaries.values { note(badge) }
  }

  /// Texts may depend on the container: by what it says of itself, by a var, or by how many cells a line
  /// has.
  mutating func note(_ text: FieldText) {
    let variables = scope.variables
    let depends = text.mentions { name in
      Scope.containerNames.contains(name) || variables[name] != nil || name == "line"
    }
    if depends { dependsOnContainer = true }
  }

  /// What an element says, and how it looks.
  ///
  /// - Parameters:
  ///   - badge: The kind of the badge whose content it is.
  ///   - usual: What it may be made of where it does not say so itself.
  mutating func contentSpec(
    _ map: SourceMap, ofBadge badge: String? = nil, usually usual: [StyledContent] = []
  ) -> ContentSpec {
    var content = ContentSpec()
    for key in ContentKeys.texts {
      if let text = map.read(key, &self) { content.fields.append((key.rule.name, text)) }
    }
    content.folder = source.folder(map.node.place)
    dependsOnItem = false
    content.look = look(map, ofBadge: badge)
    if dependsOnItem { content.lookSource = map }
    if content.lookSource == nil { noteUnshown(content.look, map, usual) }
    return content
  }

  /// Notes what an element says that no content shows which it may have; of cells that are alike in this
  /// once.
  private mutating func noteUnshown(_ look: ItemLook, _ map: SourceMap, _ usual: [StyledContent]) {
    let shown = contents(of: look, usually: usual)
    guard let first = shown.first else { return }
    for key in ContentKeys.texts where !shown.contains(where: { $0.content.shows(key.rule.name) }) {
      guard let entry = map.entry(key) else { continue }
      let problem = Problem.unshown(entry.key, content: first.content, style: first.style)
      guard first.style == nil || unshown.insert(problem).inserted else { continue }
      report(problem, at: entry)
    }
  }

  /// Notes what only rows of lists show, and cells of that content; of cells that are alike in this once.
  mutating func noteOutsideOfRows(
    _ key: Key<FieldText>, _ look: ItemLook, _ map: SourceMap
  ) {
    let shown = contents(of: look, usually: contentsOfCells)
    let isRow = shown.isEmpty ? isInList : shown.contains { $0.content == .row }
    guard !isRow, let entry = map.entry(key) else { return }
    let problem = Problem.onlyInRows(entry.key)
    if unshown.insert(problem).inserted { report(problem, at: entry) }
  }

  /// What an element may be made of: what it says itself, or its style, or else what is usual.
  private mutating func contents(
    of look: ItemLook, usually usual: [StyledContent]
  ) -> [StyledContent] {
    if let own = look.overrides.content { return [StyledContent(content: own)] }
    return look.style.map { contents(ofStyles: [[$0]]) } ?? usual
  }

  /// What styles make of elements that may have any of them, each kind of content once; nothing where one
  /// leaves it to the data.
  ///
  /// - Parameter styles: Each time the first of some that is there.
  mutating func contents(ofStyles styles: [[String]]) -> [StyledContent] {
    askedStyles += styles.count
    var found: [StyledContent] = []
    for names in styles {
      guard let name = names.first(where: { style(named: $0) != nil }),
        let content = style(named: name)?.content
      else { return [] }
      guard !found.contains(where: { $0.content == content }) else { continue }
      found.append(StyledContent(content: content, style: name))
    }
    return found
  }

  /// What a badge says: a map, or a single text; a count of 0 hides it.
  mutating func badge(_ entry: SourceNode.Entry) -> ContentSpec? {
    if entry.value.isNull {
      reportMissingValue(of: entry)
      return nil
    }
    guard entry.value.entries != nil, !entry.value.isByWidth else {
      let text = ValueKind<FieldText>.fieldText.read(entry.value, &self)
      return text.map { ContentSpec(fields: [("title", $0)], hidesZero: true) }
    }
    guard let map = SourceMap(entry.value, BadgeKeys.map, owner: entry, &self) else { return nil }
    var content = contentSpec(map, ofBadge: entry.key)
    if let count = map.read(BadgeKeys.count, &self) {
      content.fields.removeAll { $0.name == "title" }
      content.fields.append(("title", count))
      content.hidesZero = true
    }
    return content
  }
}
