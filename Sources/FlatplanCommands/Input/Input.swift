internal import LayoutSpec

/// The specs of a command line, read, and what went wrong on the way.
struct Input: Sendable {
  private(set) var specs: [OpenedSpec] = []
  private(set) var failures: [Failure] = []
  /// What was found doubtful.
  private(set) var warnings: [Diagnostic] = []

  /// Reads all specs that `names` leads to; says which files were passed over, and what is doubtful.
  ///
  /// - Parameter isQuiet: Whether what is doubtful is told by the caller.
  init(_ names: [String], in surroundings: Surroundings, isQuiet: Bool = false) {
    let finder = SpecFinder(names, in: surroundings)
    failures = finder.failures
    if !finder.passedOver.isEmpty {
      let files = finder.passedOver.joined(separator: ", ")
      surroundings.words("note: passed over, for want of 'sections': \(files)\n")
    }
    for source in finder.sources {
      switch OpenedSpec.all(source, in: surroundings) {
      case .success(let opened):
        for spec in opened {
          warnings += spec.loaded.warnings
          if !isQuiet { surroundings.tell(spec.loaded.warnings) }
        }
        specs += opened
      case .failure(let failure): failures.append(failure)
      }
    }
  }
}
