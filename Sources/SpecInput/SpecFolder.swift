internal import Foundation
internal import HostSystem
package import LayoutSpec

/// Reads the files that a spec refers to, and rejects files outside its project.
package struct SpecFolder: Sendable {
  /// The absolute path of the spec's folder, to which its paths are relative.
  private let folder: String
  /// The root of the project: the nearest parent folder with a `flatplan.yaml` or `.git`, or else
  /// the spec's folder.
  package let root: String
  /// The path of the project's `flatplan.yaml` relative to the spec's folder; `nil` if there is
  /// none.
  package let shared: String?

  /// The maximum size of a file in bytes.
  private static let maxBytes = 64 * 1_048_576

  /// - Parameter path: The absolute path of the spec.
  package init(of path: String) {
    folder = Files.resolved(Files.split(Files.direct(path)).folder)
    var root = folder
    var candidate = folder
    while true {
      let markers = [Self.sharedName, ".git"].map { candidate + "/" + $0 }
      if markers.contains(where: Files.isThere) {
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

  /// The name of the file that the specs of a project share.
  package static let sharedName = "flatplan.yaml"

  /// Reads a file by its path relative to the spec's folder.
  package func read(_ path: String) throws(SpecFileProblem) -> [UInt8] {
    let standardized = Files.direct(folder + "/" + path)
    guard isInside(standardized) else { throw .outsideRoot }
    guard Files.exists(standardized) else { throw .notFound }
    // A link may lead outside the project.
    let file = Files.resolved(standardized)
    guard isInside(file) else { throw .outsideRoot }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable("it is not a regular file")
    }
    guard let size = attributes?[.size] as? Int, size <= Self.maxBytes else {
      throw .unreadable("the file is too large")
    }
    do throws(Failure) {
      return try Files.readFile(file, named: path)
    } catch .cannotRead(_, let cause) {
      throw .unreadable(cause)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// Returns whether a file, by path relative to the spec's folder, does not exist.
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
