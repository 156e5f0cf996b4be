/// What UIKit would raise an exception for while a snapshot is changed, kept by the snapshot and thrown
/// when it is applied.
public struct SnapshotError: Error, Hashable, Sendable {
  public var cause: Cause

  public enum Cause: Hashable, Sendable {
    /// Identifiers that stand twice in one call, or sections that are there already.
    case duplicates(Kind, [String])
    /// Identifiers that the snapshot does not hold.
    case unknown(Kind, [String], Operation)
    /// Items for the last section of a snapshot without sections.
    case noSection
    /// An identifier that is to be placed beside itself.
    case besideItself(Kind, String)
  }

  public enum Kind: String, Hashable, Sendable {
    case item
    case section
  }

  /// What was asked for.
  public enum Operation: String, Hashable, Sendable {
    case append, insert, move, reload, reconfigure, expand, collapse, replace, query
  }

  public init(_ cause: Cause) {
    self.cause = cause
  }
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    switch cause {
    case .duplicates(let kind, let names):
      "\(kind) identifiers must be unique: \(Self.list(names)) would be there twice"
    case .unknown(let kind, let names, let operation):
      "cannot \(operation): not among the snapshot's \(kind)s: \(Self.list(names))"
    case .noSection:
      "there are no sections to append items to; append a section first"
    case .besideItself(let kind, let name):
      "the \(kind) \(name) cannot be placed beside itself"
    }
  }

  /// A few of the names, and how many there are beyond.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

extension SnapshotError.Cause {
  @usableFromInline
  static func duplicates(
    _ kind: SnapshotError.Kind, of identifiers: some Sequence<some Hashable>
  ) -> Self {
    .duplicates(kind, identifiers.map { "\($0)" })
  }

  @usableFromInline
  static func unknown(
    _ kind: SnapshotError.Kind, of identifiers: some Sequence<some Hashable>,
    _ operation: SnapshotError.Operation
  ) -> Self {
    .unknown(kind, identifiers.map { "\($0)" }, operation)
  }
}
