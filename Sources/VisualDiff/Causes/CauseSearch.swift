internal import Foundation
internal import Geometry

/// Finds the causes of a layout change by solving the layout again with edits reverted.
///
/// Each edit is reverted alone. Whatever then returns to its old state is a consequence of the
/// edit. This takes one layout per edit, or fewer if edits are independent (`GroupTesting`), and
/// one layout with all edits reverted: changes that remain even then are not caused by the spec. If
/// reverting one edit undoes only part of a change, for example because two edits move the same
/// frame, the change is a consequence of all edits that contribute to it. That requires that it
/// disappears when they are reverted together, or that their contributions add up to the whole. If
/// no single edit contributes, pairs are tried.
public struct CauseSearch {
  /// A function that solves the layout with some edits reverted; `nil` if the result is not a valid
  /// spec.
  public typealias Layout = (_ reverting: Set<Int>) -> Rendition?

  private let edits: [SpecEdit]
  private let others: [SpecEdit]
  private let options: LayoutDiff.Options
  private var layout: Layout
  private let isSameEnvironment: Bool
  private var new: Rendition
  private var old: Rendition
  private var found: [Finding] = []
  /// The changed appearances of frames whose size has also changed, by their index in the new
  /// layout.
  private var resized: [Int: Consequence] = [:]
  /// The resized frames that an edit also repaints.
  private var repainted: Set<Int> = []

  /// The maximum numbers of edits to try one by one and in pairs.
  private static let mostEdits = 256
  private static let mostPaired = 16

  /// A cause with the aspects of frames that it changed.
  private struct Finding {
    var cause: Cause
    var consequences: Set<Consequence>

    init(_ kind: Cause.Kind, _ edits: [SpecEdit], _ consequences: Set<Consequence>) {
      let frames = Consequence.frameCount(consequences)
      cause = Cause(kind: kind, edits: edits, consequences: frames)
      self.consequences = consequences
    }
  }

  public struct Result: Sendable {
    /// The causes, those with the most consequences first.
    public var causes: [Cause] = []
    /// The edits without an effect on this layout.
    public var idle: [SpecEdit] = []
    /// The old layout, with appearances if they are known.
    public var old: Rendition
    /// The differences between the old and the new layout.
    public var diff: LayoutDiff
    /// Whether anything outside the frames, such as the background or a caption, is drawn
    /// differently.
    public var repaintsOutside = false
    /// Whether carousels are scrolled differently, or another part of the content is shown.
    public var movesViewport = false
    /// Whether the number of pixels per point has changed.
    public var changesScale = false
    /// Whether anything is known to be drawn differently or elsewhere in the picture.
    public var repaints: Bool {
      repaintsOutside || movesViewport || changesScale || diff.changes.contains { $0.isRepainted }
    }
  }

  /// Finds the causes of the differences between two layouts.
  ///
  /// - Parameters:
  ///   - old: The recorded layout. Its appearances are taken from the spec with all edits reverted.
  ///   - new: The current layout.
  ///   - edits: The possible causes, each of which can be reverted.
  ///   - others: Edits that cannot be reverted. They are the cause of changes that no other edit
  ///     explains.
  ///   - isSameEnvironment: Whether fonts, libraries and the rest of the environment are those of
  ///     `old`.
  ///   - options: The options of the comparison.
  ///   - layout: Solves the layout with some edits reverted.
  /// - Complexity: At most one layout per edit, plus pairs for up to 16 edits.
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
    var base = edits.isEmpty ? new : layout(Set(edits.map(\.id)))
    if let base { old.copyMissingLooks(from: base) }
    if old.record.hasParts != new.record.hasParts {
      removeParts()
      base = base?.withoutParts
    }
    let diff = new.diff(from: old, options)
    var result = Result(old: old, diff: diff)
    let all = consequences(of: new)
    result.repaintsOutside = all.keys.contains {
      if case .outside = $0.subject { true } else { false }
    }
    result.movesViewport = all[.viewport] != nil
    result.changesScale = all[.scale] != nil
    guard !all.isEmpty else { return result }
    if edits.count > 1 { resized = Consequence.looksOfResized(diff) }
    var open = Set(all.keys)
    let unrelated = base.map { open.intersection(consequences(of: $0).keys) } ?? []
    open.subtract(unrelated)
    explainByOne(&open, all)
    explainByPairs(&open)
    explainByAll(&open)
    explainWithoutEdits(unrelated.union(open))
    found.sort { $0.cause.consequences > $1.cause.consequences }
    result.causes = found.map(\.cause)
    let active = Set(result.causes.flatMap(\.edits))
    result.idle = edits.filter { !active.contains($0) }
    recordCauses(in: &result.diff)
    for index in diff.changes.indices {
      guard let frame = diff.changes[index].newIndex, repainted.contains(frame) else { continue }
      result.diff.changes[index].isRepainted = true
    }
    return result
  }

  /// Removes the parts from both layouts, so that only elements are compared. Used if only one layout
  /// has parts.
  private mutating func removeParts() {
    (old, new) = (old.withoutParts, new.withoutParts)
    layout = { [layout] in layout($0)?.withoutParts }
  }

  private func consequences(of new: Rendition) -> [Consequence: Double] {
    var all = Consequence.all(new.diff(from: old, options), looks: new.looks)
    if let one = old.outside, let two = new.outside {
      for name in Set(one.keys).union(two.keys) where one[name] != two[name] {
        all[Consequence(subject: .outside(name), aspect: .look)] = Double(two[name] ?? 0)
      }
    }
    if let sight = old.sight, let other = new.sight {
      let distance = other.distance(to: sight, options.tolerance)
      if distance > 0 { all[.viewport] = Double(distance) }
    }
    let scale = new.record.axes.scale - old.record.axes.scale
    if scale != 0 { all[.scale] = Double(scale) }
    return all
  }

  /// Returns the consequences that disappear when edits are reverted; none if they cannot be
  /// reverted.
  private func returning(_ ids: Set<Int>, of all: Set<Consequence>) -> Set<Consequence> {
    guard let without = layout(ids) else { return [] }
    let left = consequences(of: without)
    // A concealed aspect cannot be compared, so it does not count as returned.
    return all.filter { left[$0] == nil && !$0.isConcealed { left[$0] != nil } }
  }

  private mutating func add(_ edits: [SpecEdit], _ consequences: Set<Consequence>) {
    found.append(Finding(.spec, edits, consequences))
  }

  /// Records the causes of each frame if they differ between frames.
  private func recordCauses(in diff: inout LayoutDiff) {
    guard found.count > 1 else { return }
    let subjects = found.map { Set($0.consequences.map(\.subject)) }
    for index in diff.changes.indices {
      let subject = Consequence.subject(diff.changes[index])
      diff.changes[index].causes = found.indices.filter { subjects[$0].contains(subject) }
    }
  }

  /// The smallest difference of lengths. Records are rounded to thousandths.
  private static let least = 0.002

  /// Tries single edits and removes the changes that they explain, fully or in part.
  private mutating func explainByOne(
    _ open: inout Set<Consequence>, _ amounts: [Consequence: Double]
  ) {
    guard !open.isEmpty else { return }
    var explained: [Int: Set<Consequence>] = [:]
    var contributions: [Consequence: Contributions] = [:]
    let effects = effects(of: edits.map { [$0.id] }, amounts)
    for case (let edit, let changes?) in zip(edits, effects) {
      var returned = returned(changes, of: open, amounts)
      for (effect, left) in changes {
        switch effect {
        case .repainted(let frame):
          repainted.insert(frame)
          if let look = resized[frame] { returned.insert(look) }
        case .left(let consequence):
          guard let left, open.contains(consequence), let amount = amounts[consequence] else {
            continue
          }
          contributions[consequence, default: Contributions()].add(amount - left, of: edit.id)
        }
      }
      explained[edit.id] = returned
    }
    for returned in explained.values { open.subtract(returned) }
    share(&open, amounts, contributions, &explained)
    for edit in edits {
      if let consequences = explained[edit.id], !consequences.isEmpty { add([edit], consequences) }
    }
  }

  /// An observable effect of reverting an edit.
  enum Effect: Hashable {
    case left(Consequence)
    /// A frame, by its index in the new layout, that another edit resizes. Its appearance cannot be
    /// compared with the old one.
    case repainted(Int)
  }

  /// Returns the effects of reverting each set of edits alone; `nil` for sets that cannot be
  /// reverted or exceed the limit.
  private func effects(
    of sets: [[Int]], _ amounts: [Consequence: Double]
  ) -> [GroupTesting.Changes?] {
    let trial = GroupTesting(count: sets.count, tolerance: Self.least) { places in
      changes(reverting: Set(places.flatMap { sets[$0] }), amounts)
    }
    if let found = trial.run() { return found }
    return sets.prefix(Self.mostEdits).map { changes(reverting: Set($0), amounts) }
  }

  /// Returns the consequences that disappear with some changes. A concealed aspect cannot be
  /// compared, so it does not count as returned.
  private func returned(
    _ changes: GroupTesting.Changes, of all: Set<Consequence>, _ amounts: [Consequence: Double]
  ) -> Set<Consequence> {
    func left(_ consequence: Consequence) -> Double? {
      changes[.left(consequence)] ?? amounts[consequence]
    }
    let returned = changes.keys.compactMap { effect -> Consequence? in
      guard case .left(let consequence) = effect, all.contains(consequence) else { return nil }
      let isGone = left(consequence) == nil && !consequence.isConcealed { left($0) != nil }
      return isGone ? consequence : nil
    }
    return Set(returned)
  }

  /// Returns the effects of reverting some edits; `nil` if they cannot be reverted.
  private func changes(
    reverting ids: Set<Int>, _ amounts: [Consequence: Double]
  ) -> GroupTesting.Changes? {
    guard let rendition = layout(ids) else { return nil }
    var changes: GroupTesting.Changes = [:]
    let left = consequences(of: rendition)
    for (consequence, amount) in left {
      if let whole = amounts[consequence] {
        guard (whole - amount).magnitude > Self.least else { continue }
      } else if !consequence.conceals {
        // Not needed for any consequence.
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

  /// The contributions of single edits to one consequence that none of them reverts.
  private struct Contributions {
    private(set) var ids: [Int] = []
    private var sum = 0.0

    mutating func add(_ amount: Double, of id: Int) {
      ids.append(id)
      sum += amount
    }

    /// Whether the contributions add up to the whole, except for rounding.
    func addUp(to amount: Double) -> Bool {
      (amount - sum).magnitude <= CauseSearch.least * Double(ids.count)
    }
  }

  /// Attributes the remaining consequences to all edits that contribute to them, if they return
  /// with all of these reverted. No layout is needed for lengths whose contributions add up to the
  /// whole.
  private func share(
    _ open: inout Set<Consequence>, _ amounts: [Consequence: Double],
    _ contributions: [Consequence: Contributions], _ explained: inout [Int: Set<Consequence>]
  ) {
    var shared: [[Int]: Set<Consequence>] = [:]
    for consequence in open {
      guard let contributions = contributions[consequence], let amount = amounts[consequence],
        contributions.ids.count > 1
      else { continue }
      if consequence.aspect.isLength, contributions.addUp(to: amount) {
        for id in contributions.ids { explained[id, default: []].insert(consequence) }
        open.remove(consequence)
      } else {
        shared[contributions.ids, default: []].insert(consequence)
      }
    }
    let order = shared.keys.sorted { $0.lexicographicallyPrecedes($1) }
    for case (let ids, let changes?) in zip(order, effects(of: order, amounts)) {
      let returned = returned(changes, of: shared[ids] ?? [], amounts)
      for id in ids { explained[id, default: []].formUnion(returned) }
      open.subtract(returned)
    }
  }

  /// Finds pairs of edits that explain the remaining changes.
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

  /// Finds the smallest set of edits that together explain the rest. Edits that are not needed are
  /// removed by halves, because most have no effect.
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

  private mutating func explainWithoutEdits(_ consequences: Set<Consequence>) {
    guard !consequences.isEmpty else { return }
    let kind = isSameEnvironment ? Cause.Kind.engine : .environment
    found.append(Finding(others.isEmpty ? kind : .spec, others, consequences))
  }
}
