internal import Basics
package import HostSystem
internal import LayoutSpec
package import Scene
package import SpecDiagnostics
package import SpecPictures

/// The specs named on a command line, and the failures and warnings from reading them.
package struct Input: Sendable {
  package private(set) var specs: [OpenedSpec] = []
  package private(set) var failures: [Failure] = []
  /// The warnings about the specs.
  package private(set) var warnings: [Diagnostic] = []
  private let finder: SpecFinder

  /// Baselines in the searched folders whose spec files no longer exist.
  package var orphans: OrphanedBaselines { finder.orphans }

  /// Reads all specs that `names` refers to. Prints a note about skipped files.
  ///
  /// - Parameters:
  ///   - changes: The overrides to apply to the specs.
  ///   - isQuiet: Whether the caller prints the warnings; otherwise they are printed here.
  package init(
    _ names: [String], in environment: RunEnvironment, _ changes: SpecChanges = SpecChanges(),
    isQuiet: Bool = false
  ) {
    finder = SpecFinder(names, in: environment)
    failures = finder.failures
    let results = Self.each(finder.sources, in: environment) {
      OpenedSpec.all($0, in: environment, changes)
    }
    for result in results {
      switch result {
      case .success(let opened):
        for spec in opened {
          warnings += spec.warnings
          if !isQuiet { environment.tell(spec.warnings) }
        }
        specs += opened
      case .failure(let failure): failures.append(failure)
      }
    }
    let isComplete = results.allSatisfy { (try? $0.get()) != nil }
    finder.noteSkippedFiles(used: isComplete ? Set(specs.flatMap(\.filesUsed)) : nil)
  }

  /// The fonts that the styles of the specs name, without duplicates.
  package var statedFonts: [TextMetrics] {
    specs.lazy.compactMap(\.content.file).flatMap(\.statedFonts).uniqued()
  }

  /// Runs `work` for each source on all cores, and returns the results in order.
  ///
  /// Small batches run serially, where starting threads costs more than it saves.
  static func each<Result: Sendable>(
    _ sources: [SpecSource], in environment: RunEnvironment,
    _ work: @escaping @Sendable (SpecSource) -> Result
  ) -> [Result] {
    let isParallel = sources.count >= 8 && environment.code.isEmpty
    return inParallel(sources, atMost: isParallel ? environment.cores() : 1, work: work)
  }
}
