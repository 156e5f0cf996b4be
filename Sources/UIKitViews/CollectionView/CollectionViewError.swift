public import CompositionalLayout
public import Foundation

/// An error that a collection view records where UIKit would raise an exception.
public enum CollectionViewError: UIKitException, Hashable, Sendable {
  /// No class is registered for the identifier of a dequeued view.
  case notRegistered(kind: String, identifier: String)
  /// The class registered for an identifier does not fit the kind of view.
  case wrongClass(name: String, kind: String, identifier: String)
  /// The nib registered for an identifier cannot be loaded, or its first object is not a view of
  /// the kind.
  case nib(String, identifier: String)
  /// A registration was created inside a view provider, so its views can never be reused.
  case registrationInProvider(String)
  /// The data source's provider returned no view.
  case noView(kind: String, IndexPath)
  /// An index path that the data source does not have.
  case noItem(IndexPath)
  /// A section that the data source does not have.
  case noSection(Int)
  /// An item count after an update that does not match the insertions and deletions.
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  /// A section count after an update that does not match the insertions and deletions.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// An item, a header or a footer of a flow layout has a negative length.
  case negativeSize
  /// A snapshot that could not be applied.
  case snapshot(SnapshotError)
}

extension CollectionViewError: CustomStringConvertible {
  /// The error message, with advice on how to fix the error.
  public var description: String {
    switch self {
    case .notRegistered(let kind, let identifier):
      "could not dequeue a view of kind \(kind) with identifier \(identifier): "
        + "register a class for the identifier first"
    case .wrongClass(let name, let kind, let identifier):
      "\(name), registered for the identifier \(identifier), is not a class for views of kind "
        + "\(kind)"
    case .nib(let name, let identifier):
      "no view for the identifier \(identifier) can be loaded from \(name).xib: put the file beside "
        + "the code, with a cell or a reusable view as its first object"
    case .registrationInProvider(let name):
      "the registration of \(name) was created inside a view provider, so its views cannot be "
        + "reused: create it once, outside the provider"
    case .noView(let kind, let path):
      "the data source returned no view of kind \(kind) for \(Self.description(of: path))"
    case .noItem(let path):
      "there is no item at \(Self.description(of: path))"
    case .noSection(let section):
      "there is no section \(section)"
    case .itemCount(let section, let before, let after, let inserted, let deleted):
      "section \(section) has \(after) items after the update, but had \(before) before, with "
        + "\(inserted) inserted and \(deleted) deleted"
    case .sectionCount(let before, let after, let inserted, let deleted):
      "there are \(after) sections after the update, but were \(before) before, with "
        + "\(inserted) inserted and \(deleted) deleted"
    case .negativeSize:
      "negative sizes are not supported in the flow layout: return lengths of at least 0"
    case .snapshot(let error):
      "the snapshot cannot be applied: \(error)"
    }
  }

  private static func description(of path: IndexPath) -> String {
    path.count == 2 ? "section \(path[0]), item \(path[1])" : "\(path)"
  }
}
