package import HostSystem
internal import LayoutSpec
package import SpecInput

/// The specs of a suite, each read unless all that it was recorded from is as it was.
package struct SuiteInput: Sendable {
  package private(set) var specs: [SuiteSpec] = []
  package private(set) var failures: [Failure] = []
  /// Those of them that are of files, which could not be read.
  package private(set) var unreadable: [(source: SpecSource, failure: Failure)] = []
  /// Baselines in the folders of the suite whose specs are gone.
  package let orphans: [BaselineFolder]

  /// Finds all specs that `names` leads to; says which files were passed over, and what is doubtful.
  ///
  /// - Parameter unread: Finds those that need not be read, unless they were recorded on another
  ///   machine; `nil` where all are looked at.
  package init(_ names: [String], in surroundings: RunEnvironment, unread: UnchangedSpecs?) {
    let finder = SpecFinder(names, in: surroundings)
    (failures, unreadable) = (finder.failures, finder.unreadable)
    orphans = finder.orphans
    let found = Input.each(finder.sources, in: surroundings) { source in
      let unchanged = surroundings.code(at: source.path) == nil ? unread?.spec(source) : nil
      return unchanged.map { .success([.unchanged($0)]) }
        ?? OpenedSpec.all(source, in: surroundings).map { $0.map(SuiteSpec.read) }
    }
    for (source, result) in zip(finder.sources, found) {
      switch result {
      case .success(let found):
        for spec in found.compactMap(\.opened) { surroundings.tell(spec.warnings) }
        specs += found
      case .failure(let failure):
        failures.append(failure)
        unreadable.append((source, failure))
      }
    }
    let isWhole = found.allSatisfy { (try? $0.get()) != nil }
    finder.tellPassedOver(used: isWhole ? Set(specs.flatMap(\.filesUsed)) : nil)
  }
}
