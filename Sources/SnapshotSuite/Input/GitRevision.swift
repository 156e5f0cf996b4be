internal import Synchronization

/// A git revision to compare with. The shared file of each folder is looked up once and cached.
package final class GitRevision: Sendable {
  /// The revision as the user wrote it: `HEAD`.
  package let name: String
  private let known = Mutex<[GitFolder: GitFolder.Shared?]>([:])

  package init(_ name: String) {
    self.name = name
  }

  /// Returns the file shared by the specs of a folder, if there is one.
  func shared(in folder: GitFolder) -> GitFolder.Shared? {
    known.withLock { known in
      if let shared = known[folder] { return shared }
      let shared = folder.shared(in: name)
      known[folder] = .some(shared)
      return shared
    }
  }
}
