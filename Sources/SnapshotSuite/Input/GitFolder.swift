internal import Basics
internal import Foundation
internal import HostSystem
package import SpecDiagnostics
internal import SpecPictures

/// A folder in a git repository. All queries return `nil` or nothing if git is not installed or
/// does not track the folder.
///
/// Git runs in the repository's root only, which is found here, so it takes no folder of a checkout
/// for a repository. It runs no hook, filter, pager, helper or other program, and does not
/// communicate, whatever its configuration says.
package struct GitFolder: Hashable, Sendable {
  /// The root of the repository; `nil` if there is none.
  private let root: String?
  /// The path of the folder relative to the root; empty for the root itself.
  private let prefix: String

  package init(_ path: String) {
    let folder = Files.resolved(Files.direct(path))
    var candidate = folder
    while !Self.isRoot(candidate), candidate != "/" { candidate = Files.split(candidate).folder }
    root = Self.isRoot(candidate) ? candidate : nil
    prefix = Files.relativePath(from: candidate, to: folder)
  }

  /// Returns whether a folder has a `.git` folder, or a `.git` file of a submodule or worktree. Such a
  /// file points into another `.git` folder, or to a folder that points back.
  private static func isRoot(_ folder: String) -> Bool {
    let entry = folder == "/" ? "/.git" : folder + "/.git"
    guard !Files.isLink(entry) else { return false }
    if Files.isFolder(entry) { return true }
    guard let target = path(in: entry, folder) else { return false }
    return target.namesInPath.contains(".git")
      || path(in: target + "/gitdir", target) == Files.resolved(entry)
  }

  /// Returns the path that a file of git contains, without links.
  private static func path(in file: String, _ folder: String) -> String? {
    guard let bytes = try? Files.readFile(file, named: file) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self).trimmingNewlines
      .replacing("gitdir: ", with: "", maxReplacements: 1)
    return Files.resolved(Files.direct(path.hasPrefix("/") ? path : "\(folder)/\(path)"))
  }

  /// Returns the contents of a file in a revision, by path relative to the folder; `nil` if git has
  /// no such file. An asset catalog consists of the relative paths in it, one a line.
  package func bytes(of file: String, in revision: String) -> [UInt8]? {
    guard !Self.isOption(revision), let path = path(of: file) else { return nil }
    let object = "\(revision):\(path)"
    guard file.hasSuffix(".xcassets") else { return output(of: ["cat-file", "blob", object]) }
    return output(of: ["ls-tree", "-r", "-t", "-z", "--name-only", "--full-tree", object])
      .map { $0.map { $0 == 0 ? UInt8(ascii: "\n") : $0 } }
  }

  /// Returns the path of a file relative to the root; `nil` outside of it.
  private func path(of file: String) -> String? {
    guard let root else { return nil }
    let path = Files.relativePath(from: root, to: Files.direct("\(root)/\(prefix)/\(file)"))
    return path.hasPrefix("..") ? nil : path
  }

  /// Git would parse a leading hyphen as an option.
  private static func isOption(_ revision: String) -> Bool { revision.hasPrefix("-") }

  /// Returns the reason why a revision cannot be read; `nil` if the revision exists and only the
  /// requested file is missing.
  func reasonForMissing(_ revision: String) -> String? {
    guard root != nil else {
      return "not a git repository (or any of the parent directories): .git"
    }
    guard let answer = answer(to: ["rev-parse", "--git-dir"]) else { return "git cannot be run" }
    guard answer.ending == .exit(0) else {
      let errors = String(decoding: answer.errors, as: UTF8.self)
      let first = errors.split(separator: "\n").first.map(String.init) ?? "git is not installed"
      return first.replacing("fatal: ", with: "", maxReplacements: 1)
    }
    let isKnown =
      !Self.isOption(revision)
      && output(of: ["rev-parse", "--verify", "--quiet", revision + "^{tree}"]) != nil
    return isKnown ? nil : "git has no revision '\(revision)' here; fetch it first"
  }

  /// The file that the specs of a project share.
  package struct Shared: Sendable {
    /// The path of the `flatplan.yaml`, relative to the folder.
    package var path: String
    package var bytes: [UInt8]
  }

  /// Returns the project's `flatplan.yaml` in a revision: the nearest one in this folder or a
  /// parent folder, up to the repository root.
  package func shared(in revision: String) -> Shared? {
    guard root != nil, !Self.isOption(revision) else { return nil }
    return (0...prefix.namesInPath.count).lazy
      .map { String(repeating: "../", count: $0) + SpecFolder.sharedName }
      .compactMap { path in bytes(of: path, in: revision).map { Shared(path: path, bytes: $0) } }
      .first
  }

  /// Returns the relative paths of all files in the folder, recursively, in a revision; `nil` if
  /// git does not know the folder or revision.
  func files(in revision: String) -> [String]? {
    guard !Self.isOption(revision) else { return nil }
    let arguments = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", "\(revision):\(prefix)"]
    return output(of: arguments).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the relative paths of the files in the folder with some marks: `S` for those that a
  /// sparse checkout leaves out, `M` for those whose merge is not decided.
  func files(marked marks: Set<Character>) -> [String] {
    let start = prefix.isEmpty ? "" : prefix + "/"
    let answer = output(of: ["ls-files", "-t", "-z", "--", ":(top,literal)\(prefix)"]) ?? []
    return answer.split(separator: 0).compactMap { entry in
      let text = String(decoding: entry, as: UTF8.self)
      guard let mark = text.first, marks.contains(mark), text.dropFirst(2).hasPrefix(start) else {
        return nil
      }
      return String(text.dropFirst(2 + start.count))
    }
  }

  /// Git's settings of the merge driver for baselines.
  private static let driver = (
    key: "merge.flatplan.driver", command: "flatplan merge %O %A %B %P",
    attribute: "**/\(Baselines.folder)/** merge=flatplan"
  )

  /// Whether the folder is in a repository that does not merge baselines by the driver.
  package var lacksMergeDriver: Bool {
    guard let root else { return false }
    return !Self.attributes(in: root).contains(Self.driver.attribute)
      || output(of: ["config", "--get", Self.driver.key]) == nil
  }

  /// Makes Git merge baselines by `flatplan merge`: with a setting in the clone, and a line in the
  /// repository's `.gitattributes`.
  ///
  /// - Returns: Whether the line was added.
  /// - Throws: `Failure` if there is no repository, or if its files cannot be written.
  package func installMergeDriver() throws(Failure) -> Bool {
    guard let root else { throw .badUsage("not in a Git repository") }
    guard output(of: ["config", "--local", Self.driver.key, Self.driver.command]) != nil else {
      throw .cannotWrite(".git/config", reasonForMissing("HEAD") ?? "git refuses it")
    }
    let lines = Self.attributes(in: root)
    guard !lines.contains(Self.driver.attribute) else { return false }
    let text = (lines + [Self.driver.attribute]).map { $0 + "\n" }.joined()
    try Confinement(to: root).replace(
      "\(root)/\(Self.attributesName)", with: Array(text.utf8), named: Self.attributesName)
    return true
  }

  private static let attributesName = ".gitattributes"

  private static func attributes(in root: String) -> [String] {
    let path = "\(root)/\(attributesName)"
    let bytes = try? Confinement(to: root).bytes(path, named: attributesName)
    let lines = String(decoding: bytes ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// Returns the last revision that changed a file or folder.
  func lastRevision(of path: String) -> String? {
    guard let path = self.path(of: path) else { return nil }
    let answer = output(of: ["rev-list", "-1", "HEAD", "--", ":(top,literal)\(path)"])
    let text = answer.map { String(decoding: $0, as: UTF8.self) }?.trimmingNewlines
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the first line of a file's new contents that differs from a revision.
  func firstChangedLine(of file: String, now: [UInt8], since revision: String) -> Int? {
    guard let old = bytes(of: file, in: revision) else { return nil }
    let lines = [old, now].map {
      $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let equal = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return equal == max(lines[0].count, lines[1].count) ? nil : min(equal + 1, lines[1].count)
  }

  /// Runs git and returns its standard output; `nil` if it fails.
  private func output(of arguments: [String]) -> [UInt8]? {
    answer(to: arguments).flatMap { $0.ending == .exit(0) ? $0.output : nil }
  }

  /// Settings that no configuration of a repository or user overrides.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "protocol.allow=never", "credential.helper=", "diff.external=", "core.pager=cat",
    "log.showSignature=false", "gc.auto=0", "maintenance.auto=false",
  ]

  /// Runs git; returns `nil` if it cannot be started.
  ///
  /// Only commands are used that apply no filters and show no differences. A fetch of missing objects
  /// fails, because no protocol is allowed.
  private func answer(to arguments: [String]) -> ChildProcess.Outcome? {
    guard let root else { return nil }
    var git = ChildProcess(
      path: "/usr/bin/env",
      arguments: ["git", "--no-pager", "-C", root] + Self.settings.flatMap { ["-c", $0] }
        + arguments,
      folder: "/",
      environment: [
        "GIT_CEILING_DIRECTORIES": Files.split(root).folder, "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        "GIT_NO_REPLACE_OBJECTS": "1", "GIT_ATTR_NOSYSTEM": "1", "GIT_LITERAL_PATHSPECS": "0",
      ])
    // Variables of the caller, such as GIT_DIR or GIT_EXTERNAL_DIFF, are not passed on.
    git.inheritsSecrets = false
    return try? git.run()
  }
}
