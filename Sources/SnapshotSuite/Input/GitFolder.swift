internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecPictures

/// A folder in a git repository. All queries return `nil` or nothing if git is not installed or
/// does not track the folder.
struct GitFolder: Hashable, Sendable {
  /// The absolute path.
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns the contents of a file in a revision, by path relative to the folder; `nil` if git has
  /// no such file.
  func bytes(of file: String, in revision: String) -> [UInt8]? {
    // Git would parse a leading hyphen as an option.
    revision.hasPrefix("-") ? nil : output(of: ["show", "\(revision):./\(file)"])
  }

  /// Returns the reason why a revision cannot be read; `nil` if the revision exists and only the
  /// requested file is missing.
  func reasonForMissing(_ revision: String) -> String? {
    guard let answer = answer(to: ["rev-parse", "--git-dir"]) else { return "git cannot be run" }
    guard answer.ending == .exit(0) else {
      let words = String(decoding: answer.errors, as: UTF8.self)
      let first = words.split(separator: "\n").first.map(String.init) ?? "git is not installed"
      return first.replacing("fatal: ", with: "", maxReplacements: 1)
    }
    let isKnown =
      !revision.hasPrefix("-")
      && output(of: ["rev-parse", "--verify", "--quiet", revision + "^{tree}"]) != nil
    return isKnown ? nil : "git has no revision '\(revision)' here; fetch it first"
  }

  /// The file that the specs of a project share.
  struct Shared: Sendable {
    /// The path of the `flatplan.yaml`, relative to the folder.
    var path: String
    var bytes: [UInt8]
  }

  /// Returns the project's `flatplan.yaml` in a revision: the nearest one in this folder or a
  /// parent folder, up to the repository root.
  func shared(in revision: String) -> Shared? {
    guard !revision.hasPrefix("-"),
      let prefix = output(of: ["rev-parse", "--show-prefix"]).map({
        String(decoding: $0, as: UTF8.self)
      })
    else { return nil }
    let depth = prefix.trimmingNewlines.split(separator: "/").count
    return (0...depth).lazy
      .map { String(repeating: "../", count: $0) + SpecFolder.sharedName }
      .compactMap { path in bytes(of: path, in: revision).map { Shared(path: path, bytes: $0) } }
      .first
  }

  /// Returns the relative paths of all files in the folder, recursively, in a revision; `nil` if
  /// git does not know the folder or revision.
  func files(in revision: String) -> [String]? {
    guard !revision.hasPrefix("-") else { return nil }
    return output(of: ["ls-tree", "-r", "-z", "--name-only", revision, "."]).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the last revision that changed a file or folder.
  func lastRevision(of path: String) -> String? {
    let answer = output(of: ["log", "-1", "--format=%H", "--", path])
    let text = answer.map { String(decoding: $0, as: UTF8.self) }?.trimmingNewlines
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the first line of a file that differs from a revision.
  func firstChangedLine(of file: String, since revision: String) -> Int? {
    let options = ["--unified=0", "--no-color", "--no-ext-diff", "--no-textconv"]
    let answer = output(of: ["diff"] + options + [revision, "--", file]) ?? []
    let head = String(decoding: answer, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("@@ ")
    }
    // `@@ -14,2 +15,3 @@`
    let new = head?.split(separator: " ").first { $0.hasPrefix("+") }
    return new?.dropFirst().split(separator: ",").first.flatMap { Int($0) }.map { max($0, 1) }
  }

  /// Runs git and returns its standard output; `nil` if it fails.
  private func output(of arguments: [String]) -> [UInt8]? {
    answer(to: arguments).flatMap { $0.ending == .exit(0) ? $0.output : nil }
  }

  /// Runs git; returns `nil` if it cannot be started.
  private func answer(to arguments: [String]) -> ChildProcess.Outcome? {
    try? ChildProcess(
      path: "/usr/bin/env", arguments: ["git", "-C", path] + arguments, folder: "/"
    ).run()
  }
}
