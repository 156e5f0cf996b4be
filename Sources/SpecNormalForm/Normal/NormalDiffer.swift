internal import CompositionalLayout
internal import LayoutSpec
internal import SpecDiagnostics

/// Finds what is different in two trees.
struct NormalDiffer {
  private typealias Part = NormalDelta.Part

  private let new: NormalSpec
  private(set) var changes: [SpecChange] = []
  private var steps: [SpecChange.Step] = []
  /// What the value that is looked at stands in, in the new file.
  private var owner: SourceSpan?
  /// Where that begins, and where the maps do that it takes entries from.
  private var containers: [SourcePlace] = []

  init(_ new: NormalSpec) {
    self.new = new
  }

  mutating func delta(_ old: NormalNode, _ new: NormalNode) -> NormalDelta {
    if old == new { return .same(new) }
    let outer = containers
    containers = [new.place].compactMap(\.self) + new.merged
    defer { containers = outer }
    switch (old.value, new.value) {
    case (.map(let before), .map(let after)) where !isTable || old["columns"] == new["columns"]:
      return .map(parts(before, after))
    case (.list(let before), .list(let after))
    where isOrdered || before.hasParts || after.hasParts:
      return .list(parts(before, after))
    default:
      return .changed(note(.changed, old, new, at: new.place), from: old, to: new)
    }
  }

  /// Whether the value is a table of data: with other columns it is another one.
  private var isTable: Bool { steps.count == 2 && isData }

  /// Whether the elements of a list are things of their own, and not parts of one, as the sides of a
  /// frame are.
  private var isOrdered: Bool { steps.last == .key("items") }

  // MARK: Maps

  /// Keys of which a map has one: with another one they are one change.
  private static let exclusive: [Set<String>] = [
    ["subitems", "custom", "columns", "rows", "count", "item"], ["group", "list"],
    ["frames", "frame"],
  ]

  private mutating func parts(
    _ before: [NormalNode.Entry], _ after: [NormalNode.Entry]
  ) -> [(key: String, part: Part)] {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    let fresh = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let form = Self.exclusive.filter { keys in
      let known = keys.intersection(old.keys)
      let present = keys.intersection(fresh.keys)
      return !known.isSubset(of: present) && !present.isSubset(of: known)
    }.reduce(into: Set<String>()) { $0.formUnion($1) }
    var replacing: SpecChange.ID?
    return Set(old.keys).union(fresh.keys).sorted().map { key in
      let place = fresh[key]?.keyPlace
      let part = within(.key(key), fresh[key].flatMap(span)) { differ -> Part in
        let other = form.contains(key) ? Half(of: replacing, key: key) : nil
        switch (old[key], fresh[key]?.value) {
        case (let old?, let new?): return .kept(differ.delta(old, new))
        case (let old?, nil):
          let id = differ.note(.removed, old, nil, other)
          if other != nil { replacing = id }
          return .removed(id, old)
        case (nil, let new):
          let node = new ?? NormalNode(value: .null)
          let id = differ.note(.added, nil, node, at: place, other)
          if other != nil { replacing = id }
          return .added(id, node)
        }
      }
      return (key, part)
    }
  }

  // MARK: Lists

  private mutating func parts(
    _ before: [NormalNode], _ after: [NormalNode]
  ) -> [Part] {
    let pairs = ListAlignment.pairs(before, after)
    var moved = MovedElements(before, after, pairs)
    var next = 0
    return pairs.map { pair in
      let node = pair.new.map { after[$0] } ?? before[pair.old ?? 0]
      if let new = pair.new { next = new + 1 }
      // A row of data that is gone is told where the one stands that is there now, or else the last.
      let there = isData ? min(next, after.count - 1) : nil
      let place = (pair.new ?? there).flatMap { after[safely: $0]?.place }
        .map { SourceSpan(place: $0, length: 1) }
      let step = SpecChange.Step.element(pair.new ?? pair.old ?? 0, id: node.identity)
      return within(step, place) { differ in
        switch (pair.old, pair.new) {
        case (let old?, let new?): return .kept(differ.delta(before[old], after[new]))
        case (let old?, nil):
          let id = differ.note(.removed, node, nil, Half(of: moved.number(ofOld: old)))
          moved.note(id, ofOld: old)
          return .removed(id, node)
        case (_, let new):
          let half = Half(of: new.flatMap { moved.number(ofNew: $0) })
          let id = differ.note(.added, nil, node, at: node.place, half)
          if let new { moved.note(id, ofNew: new) }
          return .added(id, node)
        }
      }
    }
  }

  // MARK: Notes

  private mutating func within(
    _ step: SpecChange.Step, _ place: SourceSpan?, _ body: (inout Self) -> Part
  ) -> Part {
    let before = owner
    steps.append(step)
    owner = place ?? owner
    defer {
      steps.removeLast()
      owner = before
    }
    return body(&self)
  }

  /// A change in two places.
  private struct Half {
    /// The number that the other half has.
    var of: SpecChange.ID?
    /// The key that gives way to another one, or comes in place of it; nothing for an element that
    /// moves.
    var key: String?
  }

  private mutating func note(
    _ kind: SpecChange.Kind, _ old: NormalNode?, _ new: NormalNode?, at place: SourcePlace? = nil,
    _ half: Half? = nil
  ) -> SpecChange.ID {
    func words(_ node: NormalNode) -> String {
      let line = node.text ?? NormalWriter.told(node)
      return half?.key.map { "\($0): \(line)" } ?? line
    }
    var change = SpecChange(
      id: changes.count, kind: kind, steps: isData ? Array(dataSteps) : steps, dataPath: dataPath,
      old: old.map(words), new: new.map(words), location: location(of: new, at: place))
    if new == nil {
      change.containers = containers.compactMap {
        self.new.location(of: SourceSpan(place: $0, length: 1))
      }
    }
    guard let id = half?.of else {
      changes.append(change)
      return change.id
    }
    let other = changes[id]
    change.id = id
    change.old = [other.old, change.old].compactMap { $0 }.joined(separator: ", ")
    change.new = [other.new, change.new].compactMap { $0 }.joined(separator: ", ")
    if new == nil {
      change.steps = other.steps
      change.location = other.location
    }
    if other.kind != kind { change.kind = half?.key == nil ? .moved : .changed }
    changes[id] = change
    return id
  }

  private var isData: Bool { steps.first == .key(NormalSpec.dataKey) }

  private var dataPath: String? {
    guard isData, case .key(let path)? = steps[safely: 1] else { return nil }
    return path
  }

  /// The steps in a table: rows are its elements.
  private var dataSteps: ArraySlice<SpecChange.Step> {
    let rest = steps.dropFirst(2)
    return rest.first == .key("rows") ? rest.dropFirst() : rest
  }

  private func location(of node: NormalNode?, at place: SourcePlace?) -> Diagnostic.Location? {
    if let node, let text = node.text, let place = node.place, let source = new.source {
      let scalar = SourceNode(value: .scalar(.init(text: text, isPlain: true)), place: place)
      return new.location(of: source.span(of: scalar))
    }
    guard let span = place.map({ SourceSpan(place: $0, length: 1) }) ?? owner else { return nil }
    return new.location(of: owner.map { $0.place == span.place ? $0 : span } ?? span)
  }

  /// Where an entry stands: its key or, as an anchor comes before what names it, the value that an
  /// alias stands for.
  private func span(of entry: NormalNode.Entry) -> SourceSpan? {
    guard let place = entry.keyPlace else { return nil }
    if let anchor = entry.value.place, anchor.file == place.file, anchor < place {
      return SourceSpan(place: anchor, length: 1)
    }
    let value = SourceNode(value: .list([]), place: place)
    let written = SourceNode.Entry(key: entry.key, keyPlace: place, value: value)
    return new.source?.span(of: written) ?? SourceSpan(place: place, length: 1)
  }
}

extension [NormalNode] {
  /// Whether there is more in it than texts.
  fileprivate var hasParts: Bool {
    contains { $0.entries != nil || $0.elements != nil }
  }
}
