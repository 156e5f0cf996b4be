/// The current release of Flatplan.
package enum Release {
  package static let version = "0.2.0"

  /// The version, and the commit if it is known.
  package static var description: String {
    (installedCommit ?? developmentCommit).map { "\(version) (\($0))" } ?? version
  }

  /// The commit of an installed program. It is in a file beside the program, because a constant
  /// would recompile all modules after each commit.
  private static var installedCommit: String? {
    Installation.current.flatMap { firstLine(of: $0.share + "/commit") }
  }

  /// The checked-out commit of the repository that the program was built in, for programs in
  /// `.build`.
  private static var developmentCommit: String? {
    guard let path = Installation.executable, let build = path.firstRange(of: "/.build/") else {
      return nil
    }
    return commit(ofRepository: String(path[..<build.lowerBound])).map { "\($0), development" }
  }

  /// Returns the first digits of the commit that is checked out in a repository.
  static func commit(ofRepository folder: String) -> String? {
    let git = folder + "/.git"
    guard let head = firstLine(of: git + "/HEAD") else { return nil }
    let name = head.hasPrefix("ref: ") ? String(head.dropFirst("ref: ".count)) : nil
    let commit = name.map { firstLine(of: "\(git)/\($0)") ?? packed($0, in: git) } ?? head
    return commit.flatMap { $0.isEmpty ? nil : String($0.prefix(9)) }
  }

  /// Returns the commit of a reference that git has packed into one file with others.
  private static func packed(_ name: String, in git: String) -> String? {
    let lines = text(of: git + "/packed-refs")?.split(separator: "\n") ?? []
    return lines.first { $0.hasSuffix(" " + name) }.map { String($0.prefix { $0 != " " }) }
  }

  private static func firstLine(of path: String) -> String? {
    text(of: path)?.split(separator: "\n").first.map(String.init)
  }

  private static func text(of path: String) -> String? {
    (try? Files.readFile(path, named: path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
