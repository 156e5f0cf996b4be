internal import Foundation

/// Files as they are in a revision that git keeps.
struct GitRevision: Sendable {
  private let revision: String
  private let folder: String

  /// - Parameter path: A file in the folder that paths begin at.
  init(_ revision: String, of path: String) {
    self.revision = revision
    folder = (path as NSString).deletingLastPathComponent
  }

  /// The bytes of a file by its path from the folder; `nil` where git has none.
  func bytes(of file: String) -> [UInt8]? {
    // A revision that begins with a hyphen would be taken for an option.
    guard !revision.hasPrefix("-") else { return nil }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", folder, "show", "\(revision):./\(file)"]
    let pipe = Pipe()
    git.standardOutput = pipe
    git.standardError = FileHandle.nullDevice
    git.standardInput = FileHandle.nullDevice
    do { try git.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return git.terminationStatus == 0 ? [UInt8](data) : nil
  }
}
