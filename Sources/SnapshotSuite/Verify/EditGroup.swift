internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import VisualDiff

/// Changes that one edit of a file makes: several, where an alias or an included file repeats what
/// was edited.
struct EditGroup {
  private var changes: [SpecChange]
  private var place: Diagnostic.Location?

  var ids: [SpecChange.ID] { changes.map(\.id) }

  private init(_ change: SpecChange) {
    changes = [change]
    place = change.location
  }

  /// Where an edit stands, and what it says.
  private struct Key: Hashable {
    var place: [String]
    var kind: SpecChange.Kind
    var last: SpecChange.Step?
    var old: String?
    var new: String?
  }

  /// All edits, in the order of their first changes.
  static func all(_ changes: [SpecChange]) -> [EditGroup] {
    var groups: [EditGroup] = []
    var known: [Key: Int] = [:]
    for change in changes {
      let keys = keys(change)
      let shared = keys.first { known[$0] != nil }
      let index = shared.flatMap { known[$0] } ?? groups.count
      if let shared {
        groups[index].add(change, sharing: shared)
      } else {
        groups.append(EditGroup(change))
      }
      for key in keys where known[key] == nil { known[key] = index }
    }
    return groups
  }

  /// Where a change may have been made: of what is gone that is not known, but what it stood in.
  private static func keys(_ change: SpecChange) -> [Key] {
    let places = change.kind == .removed ? change.containers : [change.location].compactMap(\.self)
    return places.map { place in
      Key(
        place: [place.path, "\(place.line)", "\(place.column)"], kind: change.kind,
        last: change.steps.last, old: change.old, new: change.new)
    }
  }

  private mutating func add(_ change: SpecChange, sharing key: Key) {
    changes.append(change)
    // What is gone from several maps is gone from the one that they take it from.
    let shared = Self.keys(changes[0]).firstIndex(of: key) ?? 0
    if shared > 0 { place = changes[0].containers[shared] }
  }

  /// The group as a cause: its first change, and in how many other places it says the same.
  func edit(id: Int) -> SpecEdit {
    let others = changes.count > 1 ? " (and \(changes.count - 1) more made of it)" : ""
    return SpecEdit(
      id: id, text: changes[0].description + others, place: place.map { "\($0.path):\($0.line)" })
  }
}
