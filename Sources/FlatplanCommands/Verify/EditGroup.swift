internal import LayoutSpec
internal import VisualDiff

/// Changes that one edit of a file makes: several, where an alias or an included file repeats what
/// was edited.
struct EditGroup {
  private var changes: [SpecChange]

  var ids: [SpecChange.ID] { changes.map(\.id) }

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
      guard let key = key(change) else {
        groups.append(EditGroup(changes: [change]))
        continue
      }
      if let index = known[key] {
        groups[index].changes.append(change)
      } else {
        known[key] = groups.count
        groups.append(EditGroup(changes: [change]))
      }
    }
    return groups
  }

  /// Nothing for what is gone: where it stood is not known, but what it stood in.
  private static func key(_ change: SpecChange) -> Key? {
    guard change.kind != .removed, let location = change.location else { return nil }
    return Key(
      place: [location.path, "\(location.line)", "\(location.column)"], kind: change.kind,
      last: change.steps.last, old: change.old, new: change.new)
  }

  /// The group as a cause: its first change, and in how many other places it says the same.
  func edit(id: Int) -> SpecEdit {
    let first = changes[0]
    let others = changes.count > 1 ? " (and \(changes.count - 1) more made of it)" : ""
    return SpecEdit(
      id: id, text: first.description + others,
      place: first.location.map { "\($0.path):\($0.line)" })
  }
}
