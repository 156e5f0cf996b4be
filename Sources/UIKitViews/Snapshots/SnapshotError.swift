public import CompositionalLayout

/// An error that a snapshot records where UIKit would raise an exception. It is thrown when the
/// snapshot is applied.
public struct SnapshotError: UIKitException, Hashable, Sendable {
  /// The kind of error.
  public var cause: Cause

  public enum Cause: Hashable, Sendable {
    /// Identifiers that occur twice in one call, or sections that already exist.
    case duplicates(Kind, [String])
    /// Identifiers that the snapshot does not contain.
    case unknown(Kind, [String], Operation)
    /// Items appended to a snapshot without sections.
    case noSection
    /// An identifier to be placed beside itself.
    case besideItself(Kind, String)
  }

  /// The kind of an identifier.
  public enum Kind: String, Hashable, Sendable {
    case item, section
  }

  /// The operation that failed.
  public enum Operation: String, Hashable, Sendable {
    case append, insert, move, reload, reconfigure, expand, collapse, replace, query
  }

  public init(_ cause: Cause) { self.cause = cause }
}

extension SnapshotError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    switch cause {
    case .duplicates(let kind, let names):
      "\(kind) identifiers must be unique: \(Self.list(names)) would occur twice"
    case .unknown(let kind, let names, let operation):
      "cannot \(operation): the snapshot has no \(kind)\(names.count > 1 ? "s" : "") "
        + Self.list(names)
    case .noSection:
      "there are no sections to append items to; append a section first"
    case .besideItself(let kind, let name):
      "the \(kind) \(name) cannot be placed beside itself"
    }
  }

  /// Up to five names and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

extension SnapshotError.Cause {
  @usableFromInline
  static func duplicates(_ kind: SnapshotError.Kind, of identifiers: some Sequence<some Hashable>)
    -> Self
  { .duplicates(kind, identifiers.map { "\($0)" }) }

  @usableFromInline
  static func unknown(
    _ kind: SnapshotError.Kind, of identifiers: some Sequence<some Hashable>,
    _ operation: SnapshotError.Operation
  ) -> Self { .unknown(kind, identifiers.map { "\($0)" }, operation) }
}
