internal import CompositionalLayout
internal import LayoutSpec
internal import SpecDiagnostics
internal import VisualDiff

/// Names of frames that are not to be looked at, and that no frame has: probably misspelt ones.
struct IgnoredNames {
  private var left: [String]
  /// What frames are called that a name may stand for.
  private var known: Set<String> = []

  /// - Parameter names: Names, kinds or paths; `*` stands for any text.
  init(_ names: [String]) {
    left = names
  }

  /// Looks for the names in baselines, until all are found.
  mutating func look(in folder: BaselineFolder) {
    guard !left.isEmpty, let index = try? folder.index() else { return }
    for (name, entry) in index.snapshots where !left.isEmpty && !Sweep.isName(name) {
      // What cannot be read was told where it was compared.
      guard let bytes = try? folder.bytes(entry.layout),
        let record = try? LayoutRecord(parsing: bytes)
      else { continue }
      left = LayoutDiff.Options(ignored: left).ignoredNames(foundInNoneOf: [record])
      for frame in record.frames { known.formUnion([frame.kind, frame.name].compactMap(\.self)) }
    }
  }

  /// What is to be said of each that was not found.
  var warnings: [String] {
    left.map { name in
      let meant = Similar.words(to: name, among: known.sorted()).first
      let advice = meant.map { "; did you mean '\($0)'?" } ?? ""
      return "warning: --ignore: no frame is called '\(name)'\(advice)"
    }
  }
}

extension Verification {
  /// What is to be said of names to ignore that no frame has, neither as it was recorded nor as it is
  /// now.
  func warningsOfIgnored(_ artifacts: Artifacts) -> [String] {
    var names = IgnoredNames(options.layout.ignored)
    for spec in specs { names.look(in: spec.folder) }
    for pending in (try? Pending.all(in: artifacts)) ?? [] { names.look(in: pending.waiting) }
    return names.warnings
  }
}
