internal import Basics
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecPictures
internal import Synchronization
internal import VisualDiff

/// The Swift files of a code spec, recorded in the baseline in place of a spec file.
///
/// Edits of code cannot be reverted one at a time, so one cause is reported for all changes: the
/// file, at the first line that differs from the recorded git revision if git has it.
final class CodeFiles: Sendable {
  /// Hashes by file path relative to `folder`; empty for a precompiled program.
  let hashes: [String: String]
  /// The absolute path of the folder that contains the code.
  private let folder: String
  /// The same folder as the user would write it.
  private let named: String
  /// The absolute path of the baseline folder. Its last commit also contains the code that it was
  /// recorded from.
  private let baseline: String
  private let locations = Mutex<[String: String]>([:])

  /// Hashes the files of a code spec; returns `nil` for other specs.
  init?(of spec: OpenedSpec) {
    guard case .code(let code) = spec.content else { return nil }
    named = spec.source.folder
    baseline = BaselineFolder(of: spec).path
    guard let path = spec.source.path else {
      (hashes, folder) = ([:], "")
      return
    }
    folder = Files.split(path).folder
    var hashes: [String: String] = [:]
    for file in CodeFolder.sources(at: path) {
      guard let bytes = try? Files.read(file, named: file) else { continue }
      hashes[String(file.dropFirst(folder.count + 1))] = StableHash(bytes).text
    }
    for file in code.otherFiles {
      guard let bytes = try? Files.read(file, named: file) else { continue }
      let (place, name) = (Files.split(file).folder, Files.split(file).file)
      let relative = Files.relativePath(from: folder, to: place)
      hashes[relative.isEmpty ? name : "\(relative)/\(name)"] = StableHash(bytes).text
    }
    self.hashes = hashes
  }

  /// Returns whether the recorded code equals the current code.
  func isRecorded(in files: [String: String]) -> Bool {
    files.filter { Self.isSwift($0.key) } == hashes
  }

  /// Returns the changes since a recording. Files other than Swift are handled elsewhere.
  ///
  /// - Parameter id: The identifier of the first edit; later ones count down.
  func edits(since recorded: [String: String], id: Int) -> [SpecEdit] {
    let old = recorded.filter { Self.isSwift($0.key) }
    let changed = Set(old.keys).union(hashes.keys).filter { old[$0] != hashes[$0] }.sorted()
    return changed.enumerated().map { index, file in
      let text =
        old[file] == nil
        ? "\(file) added" : hashes[file] == nil ? "\(file) removed" : "\(file) changed"
      return SpecEdit(id: id - index, text: text, place: location(of: file, recorded: old[file]))
    }
  }

  private static func isSwift(_ file: String) -> Bool { file.hasSuffix(".swift") }

  /// Returns the location of the first change, such as `Home.swift:14`, or without a line if it is
  /// unknown.
  private func location(of file: String, recorded: String?) -> String {
    locations.withLock { locations in
      if let location = locations[file] { return location }
      let line = recorded.flatMap { firstLine(of: file, recorded: $0) }
      let location = Self.shown(named + file) + (line.map { ":\($0)" } ?? "")
      locations[file] = location
      return location
    }
  }

  /// A path without `..` after the name of a folder.
  private static func shown(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "..", let last = parts.last, ![".", "..", ""].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private func firstLine(of file: String, recorded: String) -> Int? {
    guard hashes[file] != nil else { return nil }
    let git = GitFolder(folder)
    let revisions = ["HEAD"] + [git.lastRevision(of: baseline)].compactMap(\.self)
    let revision = revisions.first {
      git.bytes(of: file, in: $0).map { StableHash($0).text } == recorded
    }
    guard let revision, let now = try? Files.readFile("\(folder)/\(file)", named: file) else {
      return nil
    }
    return git.firstChangedLine(of: file, now: now, since: revision)
  }
}
