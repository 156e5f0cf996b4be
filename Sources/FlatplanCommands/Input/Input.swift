internal import LayoutSpec

/// The specs of a command line, read, and what went wrong on the way.
struct Input: Sendable {
  private(set) var specs: [OpenedSpec] = []
  private(set) var failures: [Failure] = []
  /// How many things were found doubtful.
  private(set) var warningCount = 0

  /// Reads all specs that `names` leads to; says which files were passed over, and what is doubtful.
  init(_ names: [String], in surroundings: Surroundings) {
    let finder = SpecFinder(names, in: surroundings)
    failures = finder.failures
    if !finder.passedOver.isEmpty {
      let files = finder.passedOver.joined(separator: ", ")
      surroundings.words("note: passed over, for want of 'sections': \(files)\n")
    }
    for source in finder.sources {
      switch OpenedSpec.open(source, in: surroundings) {
      case .success(let spec):
        warningCount += spec.loaded.warnings.count
        surroundings.words(DiagnosticFormat.human.text(spec.loaded.warnings))
        specs.append(spec)
      case .failure(let failure): failures.append(failure)
      }
    }
  }
}
