internal import Synchronization

/// A revision that files are compared with. What the specs of a folder share is looked for once,
/// however many they are.
package final class GitRevision: Sendable {
  /// As the user wrote it: `HEAD`.
  package let name: String
  private let known = Mutex<[GitFolder: GitFolder.Shared?]>([:])

  package init(_ name: String) {
    self.name = name
  }

  /// What the specs in a folder share, if they share anything.
  func shared(in folder: GitFolder) -> GitFolder.Shared? {
    known.withLock { known in
      if let shared = known[folder] { return shared }
      let shared = folder.shared(in: name)
      known[folder] = .some(shared)
      return shared
    }
  }
}
