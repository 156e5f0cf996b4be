internal import Basics
import LayoutSpec
public import SpecDiagnostics
internal import SpecTree

/// A difference between two specs, and the smallest unit that can be reverted.
public struct SpecChange: Hashable, Sendable, Identifiable {
  /// The kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A key or list element that only the new spec has.
    case added
    /// A key or list element that only the old spec has.
    case removed
    /// A value that differs.
    case changed
    /// A list element with a different position. Its value may also differ.
    case moved
  }

  /// A component of a path: a key of a map or an element of a list.
  public enum Step: Hashable, Sendable {
    /// The value of a key in a map.
    case key(String)
    /// A list element. The index starts at 0 and refers to the new spec, or to the old spec for
    /// removed elements.
    case element(Int, id: String?)
  }

  /// The index of the change in its comparison.
  public var id: Int
  /// Whether something was added, removed, changed or moved.
  public var kind: Kind
  /// The path from the root of the spec or of the data file.
  public var steps: [Step]
  /// The path of the data file that changed, relative to the spec; `nil` for the spec itself.
  public var dataPath: String?
  /// The old value on one line; `nil` if it was added.
  public var old: String?
  /// The new value on one line; `nil` if it was removed.
  public var new: String?
  /// The location in the new file. For a removed value it is the enclosing value, for a removed row
  /// of data the row that now has its index. `nil` for a spec that was read from its normalized
  /// text.
  public var location: Diagnostic.Location?
  /// For a removed value, the locations in the new file of the value that contained it and of the
  /// maps that this merges with `<<`. A key removed from a merged map is removed wherever that map
  /// is merged.
  public var containers: [Diagnostic.Location] = []

  /// The path as text, for example `sections.photos.group.interItemSpacing` or `places.csv.3.city`.
  /// The path in a spec is also one of the option `--set` and of variants.
  public var path: String {
    let parts = steps.map { step in
      switch step {
      case .key(let key): Self.written(key)
      // A number is the index of an element.
      case .element(let index, let id):
        id.flatMap { Int($0) == nil ? Self.written($0) : nil } ?? "\(index)"
      }
    }
    return ([dataPath].compactMap(\.self) + parts).joined(separator: ".")
  }

  private static func written(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "-" }
    return isPlain && !key.isEmpty ? key : key.inJSON
  }
}

extension SpecChange: CustomStringConvertible {
  /// The change on one line, for example `sections.photos.group.interItemSpacing 8 → 9`. Values
  /// of more than 200 characters are truncated.
  public var description: String {
    switch kind {
    case .changed: "\(path) \(Self.truncated(old)) → \(Self.truncated(new))"
    case .added: "\(path) added: \(Self.truncated(new))"
    case .removed: "\(path) removed: \(Self.truncated(old))"
    case .moved: "\(path) moved"
    }
  }

  private static func truncated(_ value: String?) -> String {
    let (value, limit) = (value ?? "", 200)
    return value.count > limit ? value.prefix(limit - 1) + "…" : value
  }
}
