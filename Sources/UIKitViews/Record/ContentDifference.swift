/// The difference between two content records, field by field.
public struct ContentDifference: Hashable, Sendable {
  /// The changes in the order of the later record, with deleted elements at their former position.
  public private(set) var changes: [Change] = []

  /// One line of the difference.
  public enum Change: Hashable, Sendable {
    /// A field with another value. A missing field is `nil`.
    case changed(element: String, field: String, from: String?, to: String?)
    case inserted(ContentRecord.Element)
    /// A removed element.
    case deleted(ContentRecord.Element)
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }
}

extension ContentRecord {
  /// The changes since `earlier`.
  ///
  /// Elements with equal content match, even at other positions. Between two matches, the remaining
  /// elements are paired by position and compared field by field.
  ///
  /// - Complexity: O(n · d) for n elements of which d differ.
  public func difference(from earlier: ContentRecord) -> ContentDifference {
    var result = ContentDifference()
    let (old, new) = (earlier.byKind, byKind)
    var seen: Set<String> = []
    for kind in (elements + earlier.elements).map(\.kind) where seen.insert(kind).inserted {
      result.compare(old[kind] ?? [], new[kind] ?? [])
    }
    return result
  }

  /// The elements by section and kind, so that cells are compared with cells and headers with
  /// headers.
  private var byKind: [String: [Element]] { Dictionary(grouping: elements, by: \.kind) }
}

extension ContentRecord.Element {
  /// The section and the kind: the kind of `0/3 badge` is `0 badge`.
  fileprivate var kind: String {
    let nameParts = name.split(separator: " ", maxSplits: 1)
    let section = nameParts.first?.prefix { $0 != "/" } ?? ""
    return nameParts.count > 1 ? "\(section) \(nameParts[1])" : String(section)
  }
}

extension ContentDifference {
  fileprivate mutating func compare(
    _ old: [ContentRecord.Element], _ new: [ContentRecord.Element]
  ) {
    let difference = new.map(\.fields).difference(from: old.map(\.fields))
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      var run: (old: [ContentRecord.Element], new: [ContentRecord.Element]) = ([], [])
      while before < old.count, removed.contains(before) {
        run.old.append(old[before])
        before += 1
      }
      while after < new.count, added.contains(after) {
        run.new.append(new[after])
        after += 1
      }
      add(run.old, run.new)
      // Skips the matching elements.
      (before, after) = (before + 1, after + 1)
    }
  }

  /// Adds the changes between two matching elements.
  private mutating func add(_ old: [ContentRecord.Element], _ new: [ContentRecord.Element]) {
    for (one, other) in zip(old, new) { compare(one, other) }
    changes += old.dropFirst(new.count).map(Change.deleted)
    changes += new.dropFirst(old.count).map(Change.inserted)
  }

  private mutating func compare(_ old: ContentRecord.Element, _ new: ContentRecord.Element) {
    func value(_ name: String, _ fields: [ContentRecord.Field]) -> String? {
      fields.first { $0.name == name }?.value
    }
    var seen: Set<String> = []
    for field in new.fields + old.fields where seen.insert(field.name).inserted {
      let (before, after) = (value(field.name, old.fields), value(field.name, new.fields))
      guard before != after else { continue }
      changes.append(.changed(element: new.name, field: field.name, from: before, to: after))
    }
  }
}

extension ContentDifference: CustomStringConvertible {
  /// One line per change, such as `changed   0/3  titleLabel  "Old" -> "New"`.
  public var description: String { changes.map { "\($0)\n" }.joined() }
}

extension ContentDifference.Change: CustomStringConvertible {
  /// The change as one line without a line break.
  public var description: String {
    func quoted(_ value: String?) -> String {
      value.map { ContentRecord.Field("", $0).quoted } ?? "nothing"
    }
    func summary(_ element: ContentRecord.Element) -> String {
      let fields = element.fields.map { "\($0.name) \($0.quoted)" }.joined(separator: ", ")
      return "\(element.name)  \(fields)"
    }
    return switch self {
    case .changed(let element, let field, let old, let new):
      "changed   \(element)  \(field)  \(quoted(old)) -> \(quoted(new))"
    case .inserted(let element): "inserted  \(summary(element))"
    case .deleted(let element): "deleted   \(summary(element))"
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
