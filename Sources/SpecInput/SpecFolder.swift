internal import Foundation
internal import HostSystem
package import LayoutSpec

/// Reads the files that a spec names, and no others than those of its project.
package struct SpecFolder: Sendable {
  /// Where paths in the spec begin, from the root of the file system.
  private let folder: String
  /// The project: the nearest folder above with a `flatplan.yaml` or a `.git` in it, or else the
  /// spec's own.
  package let root: String
  /// The path of the project's `flatplan.yaml` from the spec's folder, if it has one.
  package let shared: String?

  /// The most bytes of a file.
  private static let mostBytes = 64 * 1_048_576

  /// - Parameter path: The spec's, from the root of the file system.
  package init(of path: String) {
    folder = Files.resolved(Files.split(Files.direct(path)).folder)
    var root = folder
    var candidate = folder
    while true {
      let marks = [Self.sharedName, ".git"].map { candidate + "/" + $0 }
      if marks.contains(where: Files.isThere) {
        root = candidate
        break
      }
      let parent = Files.split(candidate).folder
      guard parent != candidate else { break }
      candidate = parent
    }
    self.root = root
    let steps = folder.dropFirst(root.count).split(separator: "/").map { _ in ".." }
    shared =
      Files.isThere(root + "/" + Self.sharedName)
      ? (steps + [Self.sharedName]).joined(separator: "/") : nil
  }

  /// What the specs of a project share stands in a file of this name.
  package static let sharedName = "flatplan.yaml"

  /// The bytes of the file at a path from the spec's folder.
  package func read(_ path: String) throws(SpecFileProblem) -> [UInt8] {
    let direct = Files.direct(folder + "/" + path)
    guard isInside(direct) else { throw .outsideRoot }
    guard Files.exists(direct) else { throw .notFound }
    // A link may lead out.
    let file = Files.resolved(direct)
    guard isInside(file) else { throw .outsideRoot }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable("it is not a file")
    }
    guard let size = attributes?[.size] as? Int, size <= Self.mostBytes else {
      throw .unreadable("it is too large")
    }
    do throws(Failure) {
      return try Files.readFile(file, named: path)
    } catch .cannotRead(_, let cause) {
      throw .unreadable(cause)
    } catch {
      throw .unreadable(error.words)
    }
  }

  /// Whether there is nothing to read at a path from the spec's folder.
  package func lacks(_ path: String) -> Bool {
    do throws(SpecFileProblem) {
      _ = try read(path)
      return false
    } catch {
      return error == .notFound
    }
  }

  private func isInside(_ path: String) -> Bool {
    path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
