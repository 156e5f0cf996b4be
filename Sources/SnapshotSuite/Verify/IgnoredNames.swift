internal import Geometry
internal import LayoutSpec
internal import SpecDiagnostics
internal import VisualDiff

/// The names passed to `--ignore` that no frame has, which are probably misspelled.
struct IgnoredNames {
  private var unmatched: [String]
  /// The names and kinds of all frames, for suggestions.
  private var known: Set<String> = []

  /// - Parameter names: Item names, element kinds or paths; `*` matches any text.
  init(_ names: [String]) {
    unmatched = names
  }

  /// Removes the names that a baseline folder contains. Stops when none are unmatched.
  mutating func search(in folder: BaselineFolder) {
    guard !unmatched.isEmpty, let index = try? folder.index() else { return }
    for (name, entry) in index.snapshots where !unmatched.isEmpty && !Sweep.isName(name) {
      // Unreadable files were reported when they were compared.
      guard let bytes = try? folder.bytes(entry.layout),
        let record = try? LayoutRecord(parsing: bytes)
      else { continue }
      unmatched = LayoutDiff.Options(ignored: unmatched).ignoredNames(foundInNoneOf: [record])
      for frame in record.frames {
        known.formUnion([frame.kind, frame.name, frame.part?.name].compactMap(\.self))
      }
    }
  }

  /// The warnings for names that were not found.
  var warnings: [String] {
    unmatched.map { name in
      let suggestion = Similar.words(to: name, among: known).first
      let advice = suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return "warning: --ignore: no frame is called '\(name)'\(advice)"
    }
  }
}

extension Verification {
  /// Returns warnings for ignored names that no frame has, neither recorded nor current.
  func warningsOfIgnored(_ artifacts: Artifacts) -> [String] {
    var names = IgnoredNames(options.layout.ignored)
    for spec in specs { names.search(in: spec.folder) }
    for pending in (try? Pending.all(in: artifacts)) ?? [] { names.search(in: pending.waiting) }
    return names.warnings
  }
}
