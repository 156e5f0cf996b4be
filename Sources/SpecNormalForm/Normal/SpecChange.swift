import LayoutSpec
public import SpecDiagnostics

/// One difference between two specs: the least that can be put back on its own.
public struct SpecChange: Hashable, Sendable, Identifiable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added
    case removed
    case changed
    /// An element of a list that stands elsewhere in it, whatever else became of it.
    case moved
  }

  /// A step from a map or a list to what is in it.
  public enum Step: Hashable, Sendable {
    case key(String)
    /// From 0, in the new spec; for what was removed, in the old one.
    case element(Int, id: String?)
  }

  /// Its number among the changes of a comparison.
  public var id: Int
  public var kind: Kind
  /// Where it is, from the root of the spec or of a file of data.
  public var steps: [Step]
  /// The file of data it is in, by its path from the spec; nothing for the spec itself.
  public var dataPath: String?
  /// What was there, on one line; nothing for what was added.
  public var old: String?
  /// What is there now, on one line; nothing for what was removed.
  public var new: String?
  /// Where it stands in the new file; for what was removed, what it was in, and for a row of data, the row
  /// that stands there now. Nothing for a spec that was read from its normalised form.
  public var location: Diagnostic.Location?
  /// For what was removed, where in the new file the value begins that it was in, then the maps that
  /// this takes keys from with `<<`: what is gone from one of those is gone wherever it is named.
  public var containers: [Diagnostic.Location] = []

  /// Where it is, such as `sections[photos].group.interItemSpacing` or `places.csv[3].city`.
  public var path: String {
    var path = dataPath ?? ""
    for step in steps {
      switch step {
      case .key(let key): path += (path.isEmpty ? "" : ".") + Self.written(key)
      case .element(let index, let id): path += "[\(id ?? "\(index)")]"
      }
    }
    return path
  }

  private static func written(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "-" }
    return isPlain && !key.isEmpty ? key : key.inJSON
  }
}

extension SpecChange: CustomStringConvertible {
  /// Such as `sections[photos].group.interItemSpacing 8 → 9`; of long values, the beginning.
  public var description: String {
    switch kind {
    case .changed: "\(path) \(Self.told(old)) → \(Self.told(new))"
    case .added: "\(path) added: \(Self.told(new))"
    case .removed: "\(path) removed: \(Self.told(old))"
    case .moved: "\(path) moved"
    }
  }

  private static func told(_ value: String?) -> String {
    let (value, most) = (value ?? "", 200)
    return value.count > most ? value.prefix(most - 1) + "…" : value
  }
}
