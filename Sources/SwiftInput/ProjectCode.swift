internal import Basics
internal import Foundation
internal import HostSystem

/// The Swift files of the project that a file belongs to.
///
/// The root of the project is the nearest folder, from the file upward, that contains `flatplan.yaml`,
/// `.git`, `Package.swift` or an Xcode project. Outside of a project it is the folder of the file.
/// Links are not followed, and files outside the root are not read.
package struct ProjectCode: Sendable {
  let root: String
  /// The absolute paths, sorted.
  private(set) var paths: [String] = []
  /// Whether there are more files than are searched.
  private(set) var isTooLarge = false

  static let maximumFiles = 5_000
  static let maximumBytes = 32 * 1_048_576
  private static let maximumFolders = 10_000
  /// Larger files are data, or generated.
  private static let maximumFileSize = 1_048_576

  /// - Parameter folder: The absolute path of the folder of the code.
  init(around folder: String) {
    let folder = Files.resolved(Files.direct(folder))
    self.init(root: Self.nearestProject(folder) ?? Confinement(projectOf: folder).root)
  }

  private init(root: String) {
    self.root = root
    var folders = [root]
    var count = 0
    while let folder = folders.popLast(), !isTooLarge {
      count += 1
      for entry in CodeFolder.entries(of: folder) where !Self.isSkipped(entry) {
        let path = folder == "/" ? "/" + entry : "\(folder)/\(entry)"
        guard !Files.isLink(path) else { continue }
        if Files.isFolder(path) {
          folders.append(path)
        } else if entry.hasSuffix(".swift"), entry != "Package.swift" {
          paths.append(path)
        }
      }
      isTooLarge = paths.count > Self.maximumFiles || count > Self.maximumFolders
    }
    paths.sort()
  }

  /// The nearest folder that contains an Xcode project or a package manifest.
  private static func nearestProject(_ folder: String) -> String? {
    var candidate = folder
    while true {
      if CodeFolder.isProject(candidate) { return candidate }
      let parent = Files.split(candidate).folder
      let isTop = parent == candidate || parent.isEmpty || parent == "."
      if CodeFolder.isMarked(candidate) || isTop { return nil }
      candidate = parent
    }
  }

  private static func isSkipped(_ entry: String) -> Bool {
    entry.hasPrefix(".") || entry.hasSuffix("Tests") || entry.hasSuffix("Tests.swift")
      || entry.hasSuffix(".xcassets") || entry.hasSuffix(".xcodeproj")
      || CodeFolder.foreign.contains(entry) || entry == "__Snapshots__"
  }

  /// Reads the files, except for some paths. Unreadable files are left out.
  ///
  /// - Returns: `nil` if they have more bytes than are searched.
  func files(except skipped: Set<String>) -> [(path: String, bytes: [UInt8])]? {
    var files: [(path: String, bytes: [UInt8])] = []
    var total = 0
    let confinement = Confinement(to: root)
    for path in paths where !skipped.contains(path) {
      guard
        let bytes = try? confinement.read(path, named: path, atMost: Self.maximumFileSize)
      else { continue }
      total += bytes.count
      guard total <= Self.maximumBytes else { return nil }
      files.append((path, bytes))
    }
    return files
  }

  // MARK: Changes

  /// The name of the file that records the searched project beside a cached program.
  static let recordName = "project"

  /// The record of a searched project: the root, then a hash of the names, dates and sizes of its files.
  var record: String { "\(root)\0\(StableHash(paths.map(Stamp.of)).text)\n" }

  /// The record of the project around a Swift file or a folder of them; `nil` for other paths.
  package static func stamp(ofCodeAt path: String) -> String? {
    let isFolder = Files.isFolder(path)
    guard isFolder || path.hasSuffix(".swift") else { return nil }
    return ProjectCode(around: isFolder ? path : Files.split(path).folder).record
  }

  /// Whether the projects that were searched for a program have the same files as then.
  static func isUnchanged(recordedAt path: String) -> Bool {
    guard Files.exists(path) else { return true }
    guard let bytes = try? Files.readFile(path, named: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").allSatisfy { line in
      ProjectCode(root: String(line.prefix { $0 != "\0" })).record == line + "\n"
    }
  }
}
