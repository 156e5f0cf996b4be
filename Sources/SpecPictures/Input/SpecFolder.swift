internal import Basics
package import HostSystem
package import LayoutSpec
internal import SpecDiagnostics

/// Reads the files that a spec refers to, and rejects files outside its project.
package struct SpecFolder: Sendable {
  /// The absolute path of the spec's folder, to which its paths are relative.
  private let folder: String
  /// The folder that the spec's files must be in.
  package let confinement: Confinement
  /// The path of the project's `flatplan.yaml` relative to the spec's folder; `nil` if there is
  /// none.
  package let shared: String?

  /// The maximum size of a file in bytes.
  private static let maxBytes = 64 * 1_048_576

  /// - Parameter path: The absolute path of the spec.
  package init(of path: String) {
    folder = Files.resolved(Files.split(Files.direct(path)).folder)
    confinement = Confinement(projectOf: folder)
    let root = confinement.root
    let steps = folder.namesInPath.dropFirst(root.namesInPath.count).map { _ in ".." }
    shared =
      Files.isThere(root + "/" + Self.sharedName)
      ? (steps + [Self.sharedName]).joined(separator: "/") : nil
  }

  /// The root of the project.
  package var root: String { confinement.root }

  /// The name of the file that the specs of a project share.
  package static let sharedName = Confinement.sharedName

  /// Reads a file by its path relative to the spec's folder. An asset catalog consists of the relative
  /// paths in it, one a line.
  package func read(_ path: String) throws(SpecFileProblem) -> [UInt8] {
    // Like the shell, `..` leaves a folder by its name, even if the folder is a link.
    let standardized = Files.direct(folder + "/" + path)
    let file: String
    do throws(Confinement.Refusal) {
      file = try confinement.resolved(standardized, for: .read)
    } catch .linkCycle {
      throw .notFound
    } catch {
      throw .outsideRoot
    }
    switch confinement.kind(of: file) {
    case nil: throw .notFound
    case .file: break
    case .folder where path.hasSuffix(".xcassets"):
      let files = Array(confinement.subpaths(of: file).joined(separator: "\n").utf8)
      guard files.count <= Self.maxBytes else { throw .unreadable("it has too many files") }
      return files
    case .folder, .link, .special: throw .unreadable("it is not a regular file")
    }
    do throws(Failure) {
      return try confinement.read(file, named: path, atMost: Self.maxBytes)
    } catch .cannotRead(_, let cause) {
      throw .unreadable(cause)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// Returns whether the spec may write a file, by path relative to its folder.
  package func mayWrite(_ path: String) -> Bool {
    confinement.allows(Files.direct(folder + "/" + path), for: .write)
  }

  /// Returns whether a file, by path relative to the spec's folder, does not exist.
  private func lacks(_ path: String) -> Bool {
    do throws(SpecFileProblem) {
      _ = try read(path)
      return false
    } catch {
      return error == .notFound
    }
  }

  /// Returns whether files have the bytes with the given hashes, and the project's shared file is one
  /// of them.
  ///
  /// - Parameter hashes: The hashes by path relative to the spec's folder; `nil` for a file that must
  ///   not exist.
  package func hasFiles(_ hashes: [String: String?]) -> Bool {
    // The project may have gained a shared file.
    guard shared.map({ hashes.keys.contains($0) }) ?? true else { return false }
    return hashes.allSatisfy { file, hash in
      guard let hash else { return lacks(file) }
      return (try? read(file)).map { StableHash($0).text } == hash
    }
  }
}
