internal import HostSystem
internal import VisualDiff

/// The argument of `--filter`: a spec, a variant or both; `*` matches any text.
package struct SnapshotFilter: Hashable, Sendable {
  private let pattern: NamePattern

  package init(_ text: String) {
    pattern = NamePattern(text)
  }

  /// Returns whether the filter matches a snapshot.
  ///
  /// - Parameters:
  ///   - spec: The path of the spec as the user wrote it.
  ///   - folder: The path of the baseline folder as the user would write it.
  package func holds(spec: String, folder: String, variant: String) -> Bool {
    let stem = Files.split(folder).file
    return [
      stem, variant, "\(stem)/\(variant)", spec, "\(spec) \(variant)", folder,
      "\(folder)/\(variant)",
    ].contains(where: pattern.matches)
  }
}
