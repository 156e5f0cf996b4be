package import SpecInput

/// A spec of a suite.
package enum SuiteSpec: Sendable {
  case read(OpenedSpec)
  case unchanged(UnchangedSpec)

  /// What was read of it.
  var opened: OpenedSpec? {
    switch self {
    case .read(let spec): spec
    case .unchanged: nil
    }
  }

  /// What no other spec of a run is called.
  var title: String {
    switch self {
    case .read(let spec): spec.title
    case .unchanged(let spec): spec.source.name
    }
  }

  /// Where it was read.
  var source: SpecSource {
    switch self {
    case .read(let spec): spec.source
    case .unchanged(let spec): spec.source
    }
  }

  /// Where its baselines lie.
  var folder: BaselineFolder {
    switch self {
    case .read(let spec): BaselineFolder(of: spec)
    case .unchanged(let spec): spec.folder
    }
  }

  /// The files that it is made of besides itself, from the root of the file system.
  var filesUsed: [String] {
    switch self {
    case .read(let spec): spec.filesUsed
    case .unchanged(let spec): spec.source.files(spec.inputs.files.keys)
    }
  }

  /// The names of its snapshots, and what tells them from all others of the run.
  var snapshots: [(name: String, words: String)] {
    switch self {
    case .read(let spec): Snapshot.all(of: spec).map { ($0.name, $0.words) }
    case .unchanged(let spec): spec.inputs.variants.map { ($0.name, words($0.name)) }
    }
  }

  /// `specs/gallery.yaml 390~dark`.
  func words(_ snapshot: String) -> String { "\(title) \(snapshot)" }
}

extension SuiteSpec {
  func fonts(in surroundings: RunEnvironment) -> ProjectFonts {
    switch self {
    case .read(let spec): spec.fonts(in: surroundings)
    case .unchanged(let spec):
      ProjectFonts(spec.inputs.fonts ?? [], of: spec.source, in: surroundings)
    }
  }
}
