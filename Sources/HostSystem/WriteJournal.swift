internal import Foundation

/// A file in which a program notes the pictures that it has written. If a call of the user's code
/// stops the program, it is started again, and reports the changes of all runs together.
package struct WriteJournal: Sendable {
  /// The environment variable with the path of the journal, which all runs share.
  package static let variable = "FLATPLAN_WRITTEN"

  /// The path of the file.
  package let path: String
  private let earlier: [String: FileChange]
  /// The folder of the file in the process that created it, which exists as long as this value.
  private let folder: TemporaryFolder?

  /// Creates an empty journal in a folder for temporary files. Returns `nil` if it cannot be created.
  package init?() {
    guard let folder = try? TemporaryFolder(for: "written") else { return nil }
    self.folder = folder
    path = "\(folder.path)/written"
    earlier = [:]
    guard (try? Files.create(path, with: [], named: path)) != nil else { return nil }
  }

  /// Reads the changes of earlier runs. Returns `nil` if no journal is named.
  ///
  /// - Parameter environment: The variables of the process.
  package init?(in environment: [String: String]) {
    guard let path = environment[Self.variable] else { return nil }
    self.path = path
    folder = nil
    let bytes = (try? Files.read(path, named: path)) ?? []
    earlier = bytes.split(separator: 0).reduce(into: [:]) { changes, entry in
      let parts = String(decoding: entry, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let change = FileChange(rawValue: String(parts[0])) else { return }
      changes[String(parts[1])] = changes[String(parts[1])] ?? change
    }
  }

  /// Notes the effect of writing a file.
  ///
  /// - Returns: The effect of all runs together: what an earlier run has written is not unchanged.
  package func adding(_ change: FileChange, of file: String) -> FileChange {
    if let first = earlier[file] { return first }
    guard change != .unchanged else { return change }
    let handle = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard handle >= 0 else { return change }
    defer { close(handle) }
    // One call, so that entries of several threads do not mix. If it fails, only the count of a later
    // run is wrong.
    let entry = Array("\(change.rawValue) \(file)\0".utf8)
    _ = write(handle, entry, entry.count)
    return change
  }
}
