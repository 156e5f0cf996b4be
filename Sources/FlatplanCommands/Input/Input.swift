internal import Dispatch
internal import LayoutSpec
internal import Synchronization

/// The specs of a command line, read, and what went wrong on the way.
struct Input: Sendable {
  private(set) var specs: [OpenedSpec] = []
  private(set) var failures: [Failure] = []
  /// What was found doubtful.
  private(set) var warnings: [Diagnostic] = []

  /// Reads all specs that `names` leads to; says which files were passed over, and what is doubtful.
  ///
  /// - Parameters:
  ///   - changes: What is read otherwise than it is written.
  ///   - isQuiet: Whether what is doubtful is told by the caller.
  ///   - fonts: What the command line says of fonts; without it, the specs' projects do.
  init(
    _ names: [String], in surroundings: Surroundings, _ changes: SpecChanges = SpecChanges(),
    isQuiet: Bool = false, fonts: FontOptions? = nil
  ) {
    let finder = SpecFinder(names, in: surroundings)
    failures = finder.failures
    if !finder.passedOver.isEmpty {
      let files = finder.passedOver.joined(separator: ", ")
      surroundings.words("note: passed over, for want of 'sections': \(files)\n")
    }
    for result in Self.opened(finder.sources, in: surroundings, changes) {
      switch result {
      case .success(let opened):
        for spec in opened {
          warnings += spec.loaded.warnings
          if !isQuiet { surroundings.tell(spec.loaded.warnings) }
        }
        specs += opened
      case .failure(let failure): failures.append(failure)
      }
    }
    do throws(Failure) {
      try FontOptions.use(fonts, for: specs, in: surroundings)
    } catch {
      // Nothing is measured in other fonts than those asked for.
      failures.append(error)
      specs = []
    }
  }

  /// Reads files on all cores, and answers what came of them in their order.
  ///
  /// Few are read here and now: threads cost more than they bring then.
  private static func opened(
    _ sources: [SpecSource], in surroundings: Surroundings, _ changes: SpecChanges
  ) -> [Result<[OpenedSpec], Failure>] {
    let isWorthIt = sources.count >= 8 && surroundings.cores() > 1
    guard isWorthIt, surroundings.code.isEmpty else {
      return sources.map { OpenedSpec.all($0, in: surroundings, changes) }
    }
    let results = Mutex<[Int: Result<[OpenedSpec], Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let result = OpenedSpec.all(sources[index], in: surroundings, changes)
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in sources.indices.compactMap { results[$0] } }
  }
}
