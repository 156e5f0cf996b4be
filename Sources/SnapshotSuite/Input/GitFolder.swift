internal import Foundation
internal import HostSystem
internal import SpecInput

/// A folder as git knows it: where git is not installed or keeps nothing of it, it knows nothing.
struct GitFolder: Hashable, Sendable {
  /// From the root of the file system.
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The bytes of a file by its path from the folder, in a revision; `nil` where git has none.
  func bytes(of file: String, in revision: String) -> [UInt8]? {
    // A revision that begins with a hyphen would be taken for an option.
    revision.hasPrefix("-") ? nil : output(of: ["show", "\(revision):./\(file)"])
  }

  /// Why there is nothing of a revision here; `nil` where git knows it, and lacks what was asked for.
  func reasonToLack(_ revision: String) -> String? {
    guard let answer = answer(to: ["rev-parse", "--git-dir"]) else { return "git cannot be run" }
    guard answer.ending == .exit(0) else {
      let words = String(decoding: answer.errors, as: UTF8.self)
      let first = words.split(separator: "\n").first.map(String.init) ?? "git is not installed"
      return first.replacing("fatal: ", with: "", maxReplacements: 1)
    }
    let isKnown =
      !revision.hasPrefix("-")
      && output(of: ["rev-parse", "--verify", "--quiet", revision + "^{tree}"]) != nil
    return isKnown ? nil : "git knows no revision '\(revision)' here; fetch it first"
  }

  /// What the specs of a project share.
  struct Shared: Sendable {
    /// The path of the `flatplan.yaml` from the folder.
    var path: String
    var bytes: [UInt8]
  }

  /// The project's `flatplan.yaml` in a revision: the nearest one there is in this folder and those
  /// above, up to the root of the repository.
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

  /// The paths of all files in the folder and those below it, in a revision; `nil` where git does not
  /// know it.
  func files(in revision: String) -> [String]? {
    guard !revision.hasPrefix("-") else { return nil }
    return output(of: ["ls-tree", "-r", "-z", "--name-only", revision, "."]).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The revision that changed a file or folder last.
  func lastRevision(of path: String) -> String? {
    let answer = output(of: ["log", "-1", "--format=%H", "--", path])
    let text = answer.map { String(decoding: $0, as: UTF8.self) }?.trimmingNewlines
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The first line of a file, as it is now, that is not as it was in a revision.
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

  /// What git says on its standard output; `nil` where it fails.
  private func output(of arguments: [String]) -> [UInt8]? {
    answer(to: arguments).flatMap { $0.ending == .exit(0) ? $0.output : nil }
  }

  /// What git answers; `nil` where it cannot be run.
  private func answer(to arguments: [String]) -> ChildProcess.Outcome? {
    try? ChildProcess(
      path: "/usr/bin/env", arguments: ["git", "-C", path] + arguments, folder: "/"
    ).run()
  }
}
