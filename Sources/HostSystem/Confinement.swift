internal import Basics
internal import Foundation

/// The folder that files named by a spec, a baseline, a report or a pending file must be in.
///
/// This is the only place that decides where such a file may be read or written, and that opens it.
/// Links are resolved first, also those to files that do not exist yet; then the file is opened
/// folder by folder without following any link, so that none can be exchanged in between. Paths on
/// the command line are not confined: the user wrote them.
///
/// The root is the project: the nearest folder, from the file upward, that contains
/// `flatplan.yaml` or `.git`. Outside of a project it is the folder of the file, and for the
/// standard input the working directory.
package struct Confinement: Hashable, Sendable {
  /// The absolute path of the root, without links.
  package let root: String

  /// The access that is requested for a file.
  package enum Access: Sendable {
    case read
    /// Also excludes the data of version control, whose files programs run or trust.
    case write
  }

  /// Why a path is not allowed.
  package enum Refusal: Error, Hashable, Sendable {
    /// The path, or the target of a link in it, is outside the root.
    case outside
    /// The file is in a `.git` folder.
    case versionControl
    /// The path contains a cycle of links.
    case linkCycle
    /// The path contains a NUL character, where the system would cut it off.
    case notAPath
  }

  /// The name of the file that marks the root of a project and that its specs share.
  package static let sharedName = "flatplan.yaml"

  /// The entries that mark the root of a project.
  private static let markers = [sharedName, ".git"]

  /// The maximum number of links in a path, as in the Linux kernel.
  private static let maxLinks = 40

  /// Confines files to a folder.
  package init(to folder: String) {
    let direct = Files.direct(folder)
    root = (try? Self.withoutLinks(direct)) ?? direct
  }

  /// Confines files to the project that a folder belongs to, or else to the folder.
  package init(projectOf folder: String) {
    let folder = Files.resolved(Files.direct(folder))
    var candidate = folder
    while !Self.markers.contains(where: { Files.isThere(Self.joined(candidate, $0)) }) {
      let parent = Files.split(candidate).folder
      guard parent != candidate, parent != "." else {
        candidate = folder
        break
      }
      candidate = parent
    }
    root = candidate
  }

  /// Returns the path without links of a file that may be accessed; the file does not have to
  /// exist.
  ///
  /// - Parameter path: An absolute path.
  package func resolved(_ path: String, for access: Access) throws(Refusal) -> String {
    guard !path.utf8.contains(0) else { throw .notAPath }
    let resolved = try Self.withoutLinks(path)
    guard let parts = parts(below: resolved) else { throw .outside }
    try requireNoVersionControl(parts, for: access)
    return resolved
  }

  /// Throws for the data of version control.
  func requireNoVersionControl(_ parts: [Substring], for access: Access) throws(Refusal) {
    guard access == .write, parts.contains(where: { $0.lowercased() == ".git" }) else { return }
    throw .versionControl
  }

  /// Returns whether a file may be accessed.
  package func allows(_ path: String, for access: Access) -> Bool {
    do throws(Refusal) {
      _ = try resolved(path, for: access)
      return true
    } catch {
      return false
    }
  }

  /// Returns the components of a path without links below the root; `nil` if it is outside.
  func parts(below path: String) -> [Substring]? {
    if path == root { return [] }
    let start = root.hasSuffix("/") ? root : root + "/"
    guard path.startsExactly(with: start) else { return nil }
    return Substring(path.utf8.dropFirst(start.utf8.count)).namesInPath
  }

  private static func joined(_ folder: String, _ name: some StringProtocol) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// Resolves all links, `.` and `..` of an absolute path. Unlike `realpath`, it also resolves
  /// paths of files that do not exist, and links to such files: writing to them would create them.
  private static func withoutLinks(_ path: String) throws(Refusal) -> String {
    var rest = Array(path.namesInPath.map(String.init).reversed())
    var folder = "/"
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = Files.split(folder).folder
        continue
      }
      let next = joined(folder, name)
      guard let target = try linkTarget(next) else {
        folder = next
        continue
      }
      links += 1
      guard links <= maxLinks else { throw .linkCycle }
      if target.startsExactly(with: "/") { folder = "/" }
      rest += target.namesInPath.map(String.init).reversed()
    }
    return folder
  }

  /// Returns the target of a link; `nil` if the path is not a link: `readlink`.
  ///
  /// - Throws: ``Refusal/outside`` for a link whose target cannot be read.
  private static func linkTarget(_ path: String) throws(Refusal) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count,
      let target = String(
        validating: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    else { throw .outside }
    return target
  }
}

extension Confinement.Refusal {
  /// The reason for a message, after the name of the file.
  package var reason: String {
    switch self {
    case .outside: "it is outside the project, or a link leads out of it"
    case .versionControl: "files of git are not written"
    case .linkCycle: SystemError.message(ELOOP)
    case .notAPath: "its path contains a NUL character"
    }
  }
}
