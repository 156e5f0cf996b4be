internal import Basics
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecTree

/// Finds the differences between two trees.
struct NormalDiffer {
  private typealias Part = NormalDelta.Part

  private let new: NormalSpec
  private(set) var changes: [SpecChange] = []
  private var steps: [SpecChange.Step] = []
  /// The location, in the new file, of the entry or element that contains the current value.
  private var owner: SourceSpan?
  /// The start of the enclosing value, and of the maps that it merges with `<<`.
  private var containers: [SourcePlace] = []

  init(_ new: NormalSpec) {
    self.new = new
  }

  mutating func delta(_ old: SourceNode, _ new: SourceNode) -> NormalDelta {
    if old == new { return .same(new) }
    let outer = containers
    containers = [new.place] + new.merged
    defer { containers = outer }
    switch (old.value, new.value) {
    case (.map(let before), .map(let after)) where !isTable || old["columns"] == new["columns"]:
      return .map(parts(before, after))
    case (.list(let before), .list(let after))
    where isOrdered || before.hasCollections || after.hasCollections:
      return .list(parts(before, after))
    default:
      return .changed(record(.changed, old, new, at: new.place), from: old, to: new)
    }
  }

  /// Whether the value is a table of data. Tables with different columns are not compared by row.
  private var isTable: Bool { steps.count == 2 && isData }

  /// Whether the elements of a list are independent of each other, unlike the four numbers of a
  /// frame.
  private var isOrdered: Bool { steps.last == .key("items") }

  // MARK: Maps

  /// Sets of mutually exclusive keys. Replacing one key by another of its set is a single change.
  private static let exclusive: [Set<String>] = [
    ["subitems", "custom", "columns", "rows", "count", "item"], ["group", "list"],
    ["frames", "frame"],
  ]

  private mutating func parts(
    _ before: [SourceNode.Entry], _ after: [SourceNode.Entry]
  ) -> [(key: String, part: Part)] {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    let fresh = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let exclusive = Self.exclusive.filter { keys in
      let known = keys.intersection(old.keys)
      let present = keys.intersection(fresh.keys)
      return !known.isSubset(of: present) && !present.isSubset(of: known)
    }.reduce(into: Set<String>()) { $0.formUnion($1) }
    var replacing: SpecChange.ID?
    return Set(old.keys).union(fresh.keys).sorted().map { key in
      let place = fresh[key]?.keyPlace ?? .nowhere
      let part = within(.key(key), fresh[key].flatMap(span)) { differ -> Part in
        let other = exclusive.contains(key) ? Half(of: replacing, key: key) : nil
        switch (old[key], fresh[key]?.value) {
        case (let old?, let new?): return .matched(differ.delta(old, new))
        case (let old?, nil):
          let id = differ.record(.removed, old, nil, other)
          if other != nil { replacing = id }
          return .removed(id, old)
        case (nil, let new):
          let node = new ?? SourceNode(text: "", at: .nowhere)
          let id = differ.record(.added, nil, node, at: place, other)
          if other != nil { replacing = id }
          return .added(id, node)
        }
      }
      return (key, part)
    }
  }

  // MARK: Lists

  private mutating func parts(
    _ before: [SourceNode], _ after: [SourceNode]
  ) -> [Part] {
    let pairs = ListAlignment.pairs(before, after)
    var moved = MovedElements(before, after, pairs)
    var next = 0
    return pairs.map { pair in
      let node = pair.new.map { after[$0] } ?? before[pair.old ?? 0]
      if let new = pair.new { next = new + 1 }
      // A removed row of data is reported at the row that took its index, or at the last row.
      let fallback = isData ? min(next, after.count - 1) : nil
      let place = (pair.new ?? fallback).flatMap { after[safely: $0]?.place }
        .map { SourceSpan(place: $0, length: 1) }
      let step = SpecChange.Step.element(pair.new ?? pair.old ?? 0, id: node.identity)
      return within(step, place) { differ in
        switch (pair.old, pair.new) {
        case (let old?, let new?): return .matched(differ.delta(before[old], after[new]))
        case (let old?, nil):
          let id = differ.record(.removed, node, nil, Half(of: moved.id(ofOld: old)))
          moved.record(id, ofOld: old)
          return .removed(id, node)
        case (_, let new):
          let half = Half(of: new.flatMap { moved.id(ofNew: $0) })
          let id = differ.record(.added, nil, node, at: node.place, half)
          if let new { moved.record(id, ofNew: new) }
          return .added(id, node)
        }
      }
    }
  }

  // MARK: Recording changes

  private mutating func within(
    _ step: SpecChange.Step, _ place: SourceSpan?, _ body: (inout Self) -> Part
  ) -> Part {
    let before = owner
    steps.append(step)
    if let place, place.place != .nowhere { owner = place }
    defer {
      steps.removeLast()
      owner = before
    }
    return body(&self)
  }

  /// One half of a change that consists of a removal and an addition.
  private struct Half {
    /// The id of the other half, if it is already recorded.
    var of: SpecChange.ID?
    /// The key that replaces another key or is replaced; `nil` for an element that moves.
    var key: String?
  }

  private mutating func record(
    _ kind: SpecChange.Kind, _ old: SourceNode?, _ new: SourceNode?,
    at place: SourcePlace = .nowhere, _ half: Half? = nil
  ) -> SpecChange.ID {
    func words(_ node: SourceNode) -> String {
      let line = node.nonNullText ?? NormalWriter.readableLine(node)
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

  /// The steps inside of a table, whose elements are its rows.
  private var dataSteps: ArraySlice<SpecChange.Step> {
    let rest = steps.dropFirst(2)
    return rest.first == .key("rows") ? rest.dropFirst() : rest
  }

  private func location(of node: SourceNode?, at place: SourcePlace) -> Diagnostic.Location? {
    if let node, node.nonNullText != nil, node.place != .nowhere, let source = new.source {
      return new.location(of: source.span(of: node))
    }
    let span = place == .nowhere ? owner : SourceSpan(place: place, length: 1)
    guard let span else { return nil }
    return new.location(of: owner.map { $0.place == span.place ? $0 : span } ?? span)
  }

  /// The location of an entry: its key, or, if its value is an alias, the anchored value, which
  /// precedes the key.
  private func span(of entry: SourceNode.Entry) -> SourceSpan? {
    let (place, anchor) = (entry.keyPlace, entry.value.place)
    return anchor != .nowhere && anchor.file == place.file && anchor < place
      ? SourceSpan(place: anchor, length: 1) : new.source?.span(of: entry)
  }
}

extension [SourceNode] {
  /// Whether the list contains maps or lists.
  fileprivate var hasCollections: Bool {
    contains { $0.entries != nil || $0.elements != nil }
  }
}
