internal import CompositionalLayout
internal import Foundation

/// Finds out why a layout is not what it was, by laying out again with edits put back.
///
/// For every edit it is found out what the layout is with this edit alone put back: what returns to what
/// it was is its consequence. That takes as many layouts as there are edits, or few where edits have
/// nothing to do with one another (`GroupTesting`), and one with all of them put back: what does not
/// return then, is none of the spec's doing. What returns but in part, as where one edit moves
/// a frame and another moves it further, is a consequence of all the edits that have a part in it, if
/// it returns when they are put back together, or their parts make up the whole. Where no single edit
/// has a part, pairs are tried.
public struct CauseSearch {
  /// Lays out with some of the edits put back; `nil` where that is no spec that can be laid out.
  public typealias Layout = (_ puttingBack: Set<Int>) -> Rendition?

  private let edits: [SpecEdit]
  private let others: [SpecEdit]
  private let options: LayoutDiff.Options
  private let layout: Layout
  private let isSameEnvironment: Bool
  private let new: Rendition
  private var old: Rendition
  private var found: [Finding] = []
  /// Frames that are of another size, by their indexes in the new layout.
  private var resized: [Int: Consequence] = [:]
  /// Those of them that an edit repaints besides.
  private var repainted: Set<Int> = []

  /// More edits are not tried one by one, nor in pairs.
  private static let mostEdits = 256
  private static let mostPaired = 16

  /// A cause with the frames that it changed.
  private struct Finding {
    var cause: Cause
    var consequences: Set<Consequence>

    init(_ kind: Cause.Kind, _ edits: [SpecEdit], _ consequences: Set<Consequence>) {
      let frames = Consequence.frameCount(consequences)
      cause = Cause(kind: kind, edits: edits, consequences: frames)
      self.consequences = consequences
    }
  }

  /// What was found.
  public struct Result: Sendable {
    /// The strongest first.
    public var causes: [Cause] = []
    /// Edits that do nothing in this layout.
    public var idle: [SpecEdit] = []
    /// The older layout, with looks where they could be had.
    public var old: Rendition
    public var diff: LayoutDiff
    /// Whether anything besides frames, such as the ground, is drawn otherwise.
    public var repaintsPage = false
    /// Whether carousels stand elsewhere, or another part of the content is shown.
    public var movesSight = false
    /// Whether a point has more pixels, or fewer.
    public var rescales = false
    /// Whether anything is drawn otherwise, or elsewhere in the picture, where that is known.
    public var repaints: Bool {
      repaintsPage || movesSight || rescales || diff.changes.contains { $0.isRepainted }
    }
  }

  /// - Parameters:
  ///   - old: As it was kept; its looks are those of the spec with all edits put back.
  ///   - new: As it is.
  ///   - edits: Those that may be causes: each can be put back.
  ///   - others: What else was edited and cannot be put back: it has done what no edit has.
  ///   - isSameEnvironment: Whether fonts, libraries and the like are those of `old`.
  ///   - options: What counts as a change.
  ///   - layout: Lays out with some of the edits put back.
  public static func run(
    from old: Rendition, to new: Rendition, edits: [SpecEdit], others: [SpecEdit] = [],
    isSameEnvironment: Bool, options: LayoutDiff.Options = .init(), layout: @escaping Layout
  ) -> Result {
    var search = CauseSearch(
      edits: edits, others: others, options: options, layout: layout,
      isSameEnvironment: isSameEnvironment, new: new, old: old)
    return search.run()
  }

  private mutating func run() -> Result {
    let base = edits.isEmpty ? new : layout(Set(edits.map(\.id)))
    if let base { old.takeLooks(of: base) }
    let diff = new.diff(from: old, options)
    var result = Result(old: old, diff: diff)
    result.repaintsPage = old.page != nil && old.page != new.page
    let all = consequences(of: new)
    result.movesSight = all[.sight] != nil
    result.rescales = all[.scale] != nil
    guard !all.isEmpty else { return result }
    if edits.count > 1 { resized = Consequence.looksOfResized(diff) }
    var open = Set(all.keys)
    let foreign = base.map { open.intersection(consequences(of: $0).keys) } ?? []
    open.subtract(foreign)
    explainByOne(&open, all)
    explainByPairs(&open)
    explainByAll(&open)
    blameNoEdit(foreign.union(open))
    found.sort { $0.cause.consequences > $1.cause.consequences }
    result.causes = found.map(\.cause)
    let active = Set(result.causes.flatMap(\.edits))
    result.idle = edits.filter { !active.contains($0) }
    nameCauses(in: &result.diff)
    for index in diff.changes.indices {
      guard let frame = diff.changes[index].newIndex, repainted.contains(frame) else { continue }
      result.diff.changes[index].isRepainted = true
    }
    return result
  }

  private func consequences(of new: Rendition) -> [Consequence: Double] {
    var all = Consequence.all(new.diff(from: old, options), looks: new.looks)
    if let page = old.page, let other = new.page, page != other { all[.page] = Double(other) }
    if let sight = old.sight, let other = new.sight {
      let distance = other.distance(to: sight, options.tolerance)
      if distance > 0 { all[.sight] = Double(distance) }
    }
    let scale = new.record.axes.scale - old.record.axes.scale
    if scale != 0 { all[.scale] = Double(scale) }
    return all
  }

  /// What returns when edits are put back; nothing where they cannot be.
  private func returning(_ ids: Set<Int>, of all: Set<Consequence>) -> Set<Consequence> {
    guard let without = layout(ids) else { return [] }
    let left = consequences(of: without)
    // Of what is concealed nobody knows, and it has not returned.
    return all.filter { left[$0] == nil && !$0.isConcealed { left[$0] != nil } }
  }

  private mutating func add(_ edits: [SpecEdit], _ consequences: Set<Consequence>) {
    found.append(Finding(.spec, edits, consequences))
  }

  /// Says of each frame what it follows from, where that is not the same for all.
  private func nameCauses(in diff: inout LayoutDiff) {
    guard found.count > 1 else { return }
    let subjects = found.map { Set($0.consequences.map(\.subject)) }
    for index in diff.changes.indices {
      let subject = Consequence.subject(diff.changes[index])
      diff.changes[index].causes = found.indices.filter { subjects[$0].contains(subject) }
    }
  }

  /// Lengths that differ by less are equal: a thousandth is what a record keeps.
  private static let least = 0.002

  /// Tries edits one by one, and takes away what they explain, alone or each in part.
  private mutating func explainByOne(
    _ open: inout Set<Consequence>, _ amounts: [Consequence: Double]
  ) {
    guard !open.isEmpty else { return }
    var explained: [Int: Set<Consequence>] = [:]
    var parts: [Consequence: Parts] = [:]
    let effects = effects(of: edits.map { [$0.id] }, amounts)
    for case (let edit, let changes?) in zip(edits, effects) {
      var returned = returned(changes, of: open, amounts)
      for (sign, left) in changes {
        switch sign {
        case .repainted(let frame):
          repainted.insert(frame)
          if let look = resized[frame] { returned.insert(look) }
        case .left(let consequence):
          guard let left, open.contains(consequence), let amount = amounts[consequence] else {
            continue
          }
          parts[consequence, default: Parts()].add(amount - left, of: edit.id)
        }
      }
      explained[edit.id] = returned
    }
    for returned in explained.values { open.subtract(returned) }
    share(&open, amounts, parts, &explained)
    for edit in edits {
      if let consequences = explained[edit.id], !consequences.isEmpty { add([edit], consequences) }
    }
  }

  /// What can be seen of an edit that is put back.
  enum Sign: Hashable {
    case left(Consequence)
    /// A frame, by its index in the new layout, that another edit resizes: with what it was its look
    /// cannot be compared.
    case repainted(Int)
  }

  /// What each of some sets of edits changes that is put back alone; `nil` for those that cannot be, or are
  /// too many to be tried.
  private func effects(
    of sets: [[Int]], _ amounts: [Consequence: Double]
  ) -> [GroupTesting.Changes?] {
    let trial = GroupTesting(count: sets.count, tolerance: Self.least) { places in
      changes(puttingBack: Set(places.flatMap { sets[$0] }), amounts)
    }
    if let found = trial.run() { return found }
    return sets.prefix(Self.mostEdits).map { changes(puttingBack: Set($0), amounts) }
  }

  /// What is gone with some changes. Of what is concealed nobody knows, and it has not returned.
  private func returned(
    _ changes: GroupTesting.Changes, of all: Set<Consequence>, _ amounts: [Consequence: Double]
  ) -> Set<Consequence> {
    func left(_ consequence: Consequence) -> Double? {
      changes[.left(consequence)] ?? amounts[consequence]
    }
    let returned = changes.keys.compactMap { sign -> Consequence? in
      guard case .left(let consequence) = sign, all.contains(consequence) else { return nil }
      let isGone = left(consequence) == nil && !consequence.isConcealed { left($0) != nil }
      return isGone ? consequence : nil
    }
    return Set(returned)
  }

  /// What is otherwise with some edits put back; `nil` where they cannot be.
  private func changes(
    puttingBack ids: Set<Int>, _ amounts: [Consequence: Double]
  ) -> GroupTesting.Changes? {
    guard let rendition = layout(ids) else { return nil }
    var changes: GroupTesting.Changes = [:]
    let left = consequences(of: rendition)
    for (consequence, amount) in left {
      if let whole = amounts[consequence] {
        guard (whole - amount).magnitude > Self.least else { continue }
      } else if !consequence.conceals {
        // Nobody asks for it.
        continue
      }
      changes.updateValue(amount, forKey: .left(consequence))
    }
    for consequence in amounts.keys where left[consequence] == nil {
      changes.updateValue(nil, forKey: .left(consequence))
    }
    guard !resized.isEmpty else { return changes }
    for change in new.diff(from: rendition, options).changes where change.isRepainted {
      guard let frame = change.newIndex, resized[frame] != nil else { continue }
      changes.updateValue(1, forKey: .repainted(frame))
    }
    return changes
  }

  /// What edits, each put back alone, do to one thing that none of them brings back.
  private struct Parts {
    private(set) var ids: [Int] = []
    private var sum = 0.0

    mutating func add(_ amount: Double, of id: Int) {
      ids.append(id)
      sum += amount
    }

    /// Whether they make up the whole: what is left of a length then is what roundings leave.
    func areAll(of amount: Double) -> Bool {
      (amount - sum).magnitude <= CauseSearch.least * Double(ids.count)
    }
  }

  /// Gives what is left to all edits that have a part in it, where it returns with all of them. That
  /// lengths do whose parts make up the whole needs no layout.
  private func share(
    _ open: inout Set<Consequence>, _ amounts: [Consequence: Double],
    _ parts: [Consequence: Parts], _ explained: inout [Int: Set<Consequence>]
  ) {
    var shared: [[Int]: Set<Consequence>] = [:]
    for consequence in open {
      guard let parts = parts[consequence], let amount = amounts[consequence], parts.ids.count > 1
      else { continue }
      if consequence.aspect.isLength, parts.areAll(of: amount) {
        for id in parts.ids { explained[id, default: []].insert(consequence) }
        open.remove(consequence)
      } else {
        shared[parts.ids, default: []].insert(consequence)
      }
    }
    let order = shared.keys.sorted { $0.lexicographicallyPrecedes($1) }
    for case (let ids, let changes?) in zip(order, effects(of: order, amounts)) {
      let returned = returned(changes, of: shared[ids] ?? [], amounts)
      for id in ids { explained[id, default: []].formUnion(returned) }
      open.subtract(returned)
    }
  }

  /// Names pairs that explain what is left.
  private mutating func explainByPairs(_ open: inout Set<Consequence>) {
    guard edits.count > 1, edits.count <= Self.mostPaired else { return }
    for (index, one) in edits.enumerated() {
      for two in edits.dropFirst(index + 1) where !open.isEmpty {
        let returned = returning([one.id, two.id], of: open)
        guard !returned.isEmpty else { continue }
        add([one, two], returned)
        open.subtract(returned)
      }
    }
  }

  /// Names edits together, for what only they explain: all but those without which the same returns. These
  /// are taken away by halves, as most have no part in it.
  private mutating func explainByAll(_ open: inout Set<Consequence>) {
    guard !open.isEmpty, edits.count > 1 else { return }
    var needed = Set(edits.map(\.id))
    let returned = returning(needed, of: open)
    guard !returned.isEmpty else { return }
    var rest = [edits[...]]
    for _ in 0..<2 * Self.mostEdits {
      guard let some = rest.popLast() else { break }
      let fewer = needed.subtracting(some.map(\.id))
      if !fewer.isEmpty, returning(fewer, of: returned) == returned {
        needed = fewer
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        rest += [some[middle...], some[..<middle]]
      }
    }
    add(edits.filter { needed.contains($0.id) }, returned)
    open.subtract(returned)
  }

  private mutating func blameNoEdit(_ consequences: Set<Consequence>) {
    guard !consequences.isEmpty else { return }
    let kind = isSameEnvironment ? Cause.Kind.engine : .environment
    found.append(Finding(others.isEmpty ? kind : .spec, others, consequences))
  }
}
