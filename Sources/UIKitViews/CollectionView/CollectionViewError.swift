public import Foundation

/// What UIKit would raise an exception for while a collection view is filled, kept by the view.
public enum CollectionViewError: Error, Hashable, Sendable {
  /// A view is asked for under a name that no class has been registered under.
  case notRegistered(kind: String, identifier: String)
  /// The class registered under a name is not one of such views.
  case wrongClass(name: String, kind: String, identifier: String)
  /// Views are described in an archive, which cannot be read here.
  case nib(identifier: String)
  /// A registration was made while a view was asked for, which keeps views from being reused.
  case registrationInProvider(String)
  /// The provider of a data source answered no view.
  case noView(kind: String, IndexPath)
  /// An index path that is not among the data source's.
  case noItem(IndexPath)
  /// A section that is not among the data source's.
  case noSection(Int)
  /// Updates that do not add up with what the data source says.
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// A snapshot that could not be applied.
  case snapshot(SnapshotError)
}

extension CollectionViewError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notRegistered(let kind, let identifier):
      "could not dequeue a view of kind \(kind) with identifier \(identifier): "
        + "register a class for the identifier first"
    case .wrongClass(let name, let kind, let identifier):
      "\(name), registered for the identifier \(identifier), is no class of views of kind \(kind)"
    case .nib(let identifier):
      "the identifier \(identifier) is registered with a nib, and there are no nibs: make its views in "
        + "code, and register their class"
    case .registrationInProvider(let name):
      "the registration of \(name) was made while a view was asked for, so that no view can be "
        + "reused: make it once, before"
    case .noView(let kind, let path):
      "the data source has no view of kind \(kind) for \(Self.words(path))"
    case .noItem(let path):
      "there is no item at \(Self.words(path))"
    case .noSection(let section):
      "there is no section \(section)"
    case .itemCount(let section, let before, let after, let inserted, let deleted):
      "section \(section) has \(after) items after the update, but \(before) before it with "
        + "\(inserted) inserted and \(deleted) deleted"
    case .sectionCount(let before, let after, let inserted, let deleted):
      "there are \(after) sections after the update, but \(before) before it with "
        + "\(inserted) inserted and \(deleted) deleted"
    case .snapshot(let error):
      "the snapshot cannot be applied: \(error)"
    }
  }

  private static func words(_ path: IndexPath) -> String {
    path.count == 2 ? "section \(path[0]), item \(path[1])" : "\(path)"
  }
}
