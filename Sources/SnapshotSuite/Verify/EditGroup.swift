internal import Basics
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import VisualDiff

/// The spec changes that one edit of a file causes. There are several if an alias or an included
/// file repeats the edited text.
struct EditGroup {
  private var changes: [SpecChange]
  private var location: Diagnostic.Location?

  var ids: [SpecChange.ID] { changes.map(\.id) }

  private init(_ change: SpecChange) {
    changes = [change]
    location = change.location
  }

  /// The identity of an edit: its location and the change.
  private struct Key: Hashable {
    var location: [String]
    var kind: SpecChange.Kind
    var last: SpecChange.Step?
    var old: String?
    var new: String?
  }

  /// Groups changes by edit, ordered by the first change of each.
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

  /// Returns the possible locations of an edit. The location of a removed value is unknown, so its
  /// containers are used.
  private static func keys(_ change: SpecChange) -> [Key] {
    let locations =
      change.kind == .removed ? change.containers : [change.location].compactMap(\.self)
    return locations.map { location in
      Key(
        location: [location.path, "\(location.line)", "\(location.column)"], kind: change.kind,
        last: change.steps.last, old: change.old, new: change.new)
    }
  }

  private mutating func add(_ change: SpecChange, sharing key: Key) {
    changes.append(change)
    // A value removed from several maps was removed from the map that they share.
    let shared = Self.keys(changes[0]).firstIndex(of: key) ?? 0
    if shared > 0 { location = changes[0].containers[shared] }
  }

  /// Returns the group as a cause: its first change, and the number of repetitions.
  func edit(id: Int) -> SpecEdit {
    let others = changes.count > 1 ? " (and \((changes.count - 1).of("repetition")))" : ""
    return SpecEdit(
      id: id, text: changes[0].description + others, place: location.map { "\($0.path):\($0.line)" }
    )
  }
}
