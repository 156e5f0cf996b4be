internal import HostSystem
internal import VisualDiff

/// Which snapshots are meant by `--filter`: a spec, a variant or both, with `*` for any text.
package struct SnapshotFilter: Hashable, Sendable {
  private let pattern: NamePattern

  package init(_ text: String) {
    pattern = NamePattern(text)
  }

  /// - Parameters:
  ///   - spec: As the user wrote its path.
  ///   - folder: What the user would call the folder of the baselines.
  package func holds(spec: String, folder: String, variant: String) -> Bool {
    let stem = Files.split(folder).file
    return [
      stem, variant, "\(stem)/\(variant)", spec, "\(spec) \(variant)", folder,
      "\(folder)/\(variant)",
    ].contains(where: pattern.matches)
  }
}
