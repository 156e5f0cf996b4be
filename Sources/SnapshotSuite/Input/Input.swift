internal import CompositionalLayout
package import HostSystem
internal import LayoutSpec
package import Scene
package import SpecDiagnostics
package import SpecInput
internal import SpecPictures

/// The specs of a command line, read, and what went wrong on the way.
package struct Input: Sendable {
  package private(set) var specs: [OpenedSpec] = []
  package private(set) var failures: [Failure] = []
  /// What was found doubtful.
  package private(set) var warnings: [Diagnostic] = []
  private let finder: SpecFinder

  /// Baselines in the folders that were searched whose specs are gone.
  package var orphans: [BaselineFolder] { finder.orphans }

  /// Reads all specs that `names` leads to; says which files were passed over, and what is doubtful.
  ///
  /// - Parameters:
  ///   - changes: What is read otherwise than it is written.
  ///   - isQuiet: Whether what is doubtful is told by the caller.
  package init(
    _ names: [String], in surroundings: RunEnvironment, _ changes: SpecChanges = SpecChanges(),
    isQuiet: Bool = false
  ) {
    finder = SpecFinder(names, in: surroundings)
    failures = finder.failures
    let results = Self.each(finder.sources, in: surroundings) {
      OpenedSpec.all($0, in: surroundings, changes)
    }
    for result in results {
      switch result {
      case .success(let opened):
        for spec in opened {
          warnings += spec.warnings
          if !isQuiet { surroundings.tell(spec.warnings) }
        }
        specs += opened
      case .failure(let failure): failures.append(failure)
      }
    }
    let isWhole = results.allSatisfy { (try? $0.get()) != nil }
    finder.tellPassedOver(used: isWhole ? Set(specs.flatMap(\.filesUsed)) : nil)
  }

  /// The fonts that styles of the specs state, each once.
  package var statedFonts: [TextMetrics] {
    specs.lazy.compactMap(\.spec.file).flatMap(\.statedFonts).uniqued()
  }

  /// Does something with files on all cores, and answers what came of them in their order.
  ///
  /// Few are seen to here and now: threads cost more than they bring then.
  static func each<Answer: Sendable>(
    _ sources: [SpecSource], in surroundings: RunEnvironment,
    _ work: @escaping @Sendable (SpecSource) -> Answer
  ) -> [Answer] {
    let isWorthIt = sources.count >= 8 && surroundings.code.isEmpty
    return inParallel(sources, atMost: isWorthIt ? surroundings.cores() : 1, work: work)
  }
}
