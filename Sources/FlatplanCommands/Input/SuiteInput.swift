internal import LayoutSpec
internal import VisualDiff

/// A spec of a suite.
enum SuiteSpec: Sendable {
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

  /// Where its baselines lie.
  var folder: BaselineFolder {
    switch self {
    case .read(let spec): BaselineFolder(of: spec)
    case .unchanged(let spec): spec.folder
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

/// The specs of a suite, each read unless all that it was recorded from is as it was.
struct SuiteInput: Sendable {
  private(set) var specs: [SuiteSpec] = []
  private(set) var failures: [Failure] = []
  /// Baselines in the folders of the suite whose specs are gone.
  let orphans: [BaselineFolder]

  private enum Found: Sendable {
    case opened(Result<[OpenedSpec], Failure>)
    case unchanged(UnchangedSpec)
  }

  /// Finds all specs that `names` leads to; says which files were passed over, and what is doubtful.
  ///
  /// - Parameters:
  ///   - fonts: What the command line says of fonts; without it, the specs' projects do.
  ///   - unread: Finds those that need not be read; `nil` where all are looked at.
  init(
    _ names: [String], in surroundings: Surroundings, fonts: FontOptions, unread: UnchangedSpecs?
  ) {
    let finder = SpecFinder(names, in: surroundings)
    failures = finder.failures
    orphans = finder.orphans
    finder.tellPassedOver()
    let found = Input.each(finder.sources, in: surroundings) { source in
      let isCode = surroundings.code(at: source.path) != nil
      let unchanged = isCode ? nil : unread?.spec(source)
      return unchanged.map(Found.unchanged)
        ?? .opened(OpenedSpec.all(source, in: surroundings))
    }
    do throws(Failure) {
      try FontOptions.use(fonts, or: Self.fonts(found, in: surroundings), in: surroundings)
    } catch {
      // Nothing is measured in other fonts than those asked for.
      take(found, in: surroundings)
      failures.append(error)
      specs = []
      return
    }
    take(Self.read(found, unlessOn: Machine.current.hash, in: surroundings), in: surroundings)
  }

  /// The fonts that the projects of the specs name, with a spec of each project.
  private static func fonts(
    _ found: [Found], in surroundings: Surroundings
  ) -> [[String]: SpecSource] {
    found.reduce(into: [:]) { fonts, found in
      switch found {
      case .opened(let result):
        let opened = (try? result.get()) ?? []
        fonts.merge(opened.fonts(in: surroundings)) { first, _ in first }
      case .unchanged(let spec): fonts[spec.fonts(in: surroundings)] = spec.source
      }
    }
  }

  /// The same with those read that were recorded on another machine.
  private static func read(
    _ found: [Found], unlessOn machine: @autoclosure () -> String, in surroundings: Surroundings
  ) -> [Found] {
    let sources = found.compactMap { found -> (SpecSource, String)? in
      guard case .unchanged(let spec) = found else { return nil }
      return (spec.source, spec.machine)
    }
    guard !sources.isEmpty else { return found }
    let machine = machine()
    let others = sources.filter { $0.1 != machine }.map(\.0)
    var read = Input.each(others, in: surroundings) { OpenedSpec.all($0, in: surroundings) }[...]
    return found.map { found in
      guard case .unchanged(let spec) = found, spec.machine != machine else { return found }
      return read.popFirst().map(Found.opened) ?? found
    }
  }

  private mutating func take(_ found: [Found], in surroundings: Surroundings) {
    for found in found {
      switch found {
      case .unchanged(let spec): specs.append(.unchanged(spec))
      case .opened(.success(let opened)):
        for spec in opened { surroundings.tell(spec.loaded.warnings) }
        specs += opened.map(SuiteSpec.read)
      case .opened(.failure(let failure)): failures.append(failure)
      }
    }
  }
}
