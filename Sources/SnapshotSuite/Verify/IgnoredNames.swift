internal import CompositionalLayout
internal import LayoutSpec
internal import SpecDiagnostics
internal import VisualDiff

/// The names passed to `--ignore` that no frame has, which are probably misspelled.
struct IgnoredNames {
  private var left: [String]
  /// The names and kinds of all frames, for suggestions.
  private var known: Set<String> = []

  /// - Parameter names: Item names, element kinds or paths; `*` matches any text.
  init(_ names: [String]) {
    left = names
  }

  /// Removes the names that a baseline folder contains. Stops when none are left.
  mutating func look(in folder: BaselineFolder) {
    guard !left.isEmpty, let index = try? folder.index() else { return }
    for (name, entry) in index.snapshots where !left.isEmpty && !Sweep.isName(name) {
      // Unreadable files were reported when they were compared.
      guard let bytes = try? folder.bytes(entry.layout),
        let record = try? LayoutRecord(parsing: bytes)
      else { continue }
      left = LayoutDiff.Options(ignored: left).ignoredNames(foundInNoneOf: [record])
      for frame in record.frames { known.formUnion([frame.kind, frame.name].compactMap(\.self)) }
    }
  }

  /// The warnings for names that were not found.
  var warnings: [String] {
    left.map { name in
      let meant = Similar.words(to: name, among: known.sorted()).first
      let advice = meant.map { "; did you mean '\($0)'?" } ?? ""
      return "warning: --ignore: no frame is called '\(name)'\(advice)"
    }
  }
}

extension Verification {
  /// Returns warnings for ignored names that no frame has, neither recorded nor current.
  func warningsOfIgnored(_ artifacts: Artifacts) -> [String] {
    var names = IgnoredNames(options.layout.ignored)
    for spec in specs { names.look(in: spec.folder) }
    for pending in (try? Pending.all(in: artifacts)) ?? [] { names.look(in: pending.waiting) }
    return names.warnings
  }
}
