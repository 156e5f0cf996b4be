/// The current release of Flatplan.
package enum Release {
  package static let version = "0.1.0"

  /// The version, and the commit if it is known.
  package static var description: String {
    commit.map { "\(version) (\($0))" } ?? version
  }

  /// The commit of an installed program. It is in a file beside the program, because a constant
  /// would recompile all modules after each commit.
  private static var commit: String? {
    guard let share = Installation.current?.share,
      let bytes = try? Files.readFile(share + "/commit", named: "commit")
    else { return nil }
    let commit = String(decoding: bytes, as: UTF8.self).trimmingNewlines
    return commit.isEmpty ? nil : commit
  }
}
