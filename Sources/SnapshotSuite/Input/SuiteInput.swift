package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
package import SpecPictures

/// The specs of a suite. A spec is read unless all its recorded inputs are unchanged.
package struct SuiteInput: Sendable {
  package private(set) var specs: [SuiteSpec] = []
  package private(set) var failures: [Failure] = []
  /// The failures to read a file, with their sources; a subset of `failures`.
  package private(set) var unreadable: [(source: SpecSource, failure: Failure)] = []
  /// Baselines in the searched folders whose spec files no longer exist.
  package let orphans: [BaselineFolder]

  /// Finds all specs that `names` refers to. Prints warnings and a note about skipped files.
  ///
  /// - Parameters:
  ///   - figures: The specs of pages, and why others could not be read.
  ///   - unread: Finds the specs that need not be read, unless they were recorded in another
  ///     environment; `nil` to read all.
  package init(
    _ names: [String], figures: (specs: [OpenedSpec], failures: [Failure]) = ([], []),
    in environment: RunEnvironment, unread: UnchangedSpecs?
  ) {
    let finder = SpecFinder(names, in: environment)
    (failures, unreadable) = (figures.failures + finder.failures, finder.unreadable)
    environment.tell(figures.specs.flatMap(\.warnings))
    specs = figures.specs.map(SuiteSpec.read)
    orphans = finder.orphans.lost
    let found = Input.each(finder.sources, in: environment) { source in
      let unchanged = environment.code(at: source.path) == nil ? unread?.spec(source) : nil
      return unchanged.map { .success([.unchanged($0)]) }
        ?? OpenedSpec.all(source, in: environment).map { $0.map(SuiteSpec.read) }
    }
    for (source, result) in zip(finder.sources, found) {
      switch result {
      case .success(let found):
        for spec in found.compactMap(\.opened) { environment.tell(spec.warnings) }
        specs += found
      case .failure(let failure):
        failures.append(failure)
        unreadable.append((source, failure))
      }
    }
    let isComplete = found.allSatisfy { (try? $0.get()) != nil }
    finder.noteSkippedFiles(used: isComplete ? Set(specs.flatMap(\.filesUsed)) : nil)
  }
}
