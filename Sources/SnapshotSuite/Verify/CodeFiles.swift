internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecInput
internal import SwiftInput
internal import Synchronization
internal import VisualDiff

/// The Swift files that a spec is made of: what a baseline keeps in place of a written spec, which
/// there is none of.
///
/// No edit of code can be put back alone, so that one cause is named for all that changed: the file,
/// at the first line that differs from the revision of git that was recorded, if git has it.
final class CodeFiles: Sendable {
  /// Hashes by the files' paths from the folder that the spec's paths begin at; none for programs that
  /// were not made by this one.
  let hashes: [String: String]
  /// The folder that paths begin at, from the root of the file system.
  private let folder: String
  /// The same as the user would write it.
  private let named: String
  /// The baseline's folder: when that was committed last, so was the code that it is of.
  private let baseline: String
  private let places = Mutex<[String: String]>([:])

  /// The files of a spec that is code; `nil` for others.
  init?(of spec: OpenedSpec) {
    guard case .code = spec.spec else { return nil }
    named = spec.source.folder
    baseline = BaselineFolder(of: spec).path
    guard let path = spec.source.path else {
      (hashes, folder) = ([:], "")
      return
    }
    folder = Files.split(path).folder
    var hashes: [String: String] = [:]
    for file in SwiftUnit.sources(at: path) {
      guard let bytes = try? Files.read(file, named: file) else { continue }
      hashes[String(file.dropFirst(folder.count + 1))] = StableHash(bytes).text
    }
    self.hashes = hashes
  }

  /// Whether the code is that of a recording.
  func isRecorded(in files: [String: String]) -> Bool {
    files.filter { Self.isSwift($0.key) } == hashes
  }

  /// What is not as it was recorded; files that are no code are somebody else's.
  ///
  /// - Parameter id: What the first of the edits is called; the next ones count downwards.
  func edits(since recorded: [String: String], id: Int) -> [SpecEdit] {
    let old = recorded.filter { Self.isSwift($0.key) }
    let changed = Set(old.keys).union(hashes.keys).filter { old[$0] != hashes[$0] }.sorted()
    return changed.enumerated().map { index, file in
      let words =
        old[file] == nil
        ? "\(file) is new" : hashes[file] == nil ? "\(file) is gone" : "\(file) changed"
      return SpecEdit(id: id - index, text: words, place: place(of: file, recorded: old[file]))
    }
  }

  private static func isSwift(_ file: String) -> Bool { file.hasSuffix(".swift") }

  /// `Home.swift:14`; without a line, where nobody knows it.
  private func place(of file: String, recorded: String?) -> String {
    places.withLock { places in
      if let place = places[file] { return place }
      let line = recorded.flatMap { firstLine(of: file, recorded: $0) }
      let place = named + file + (line.map { ":\($0)" } ?? "")
      places[file] = place
      return place
    }
  }

  private func firstLine(of file: String, recorded: String) -> Int? {
    guard hashes[file] != nil else { return nil }
    let git = GitFolder(folder)
    let revisions = ["HEAD"] + [git.lastRevision(of: baseline)].compactMap(\.self)
    let revision = revisions.first {
      git.bytes(of: file, in: $0).map { StableHash($0).text } == recorded
    }
    return revision.flatMap { git.firstChangedLine(of: file, since: $0) }
  }
}
