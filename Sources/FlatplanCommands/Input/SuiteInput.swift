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

  /// The paths of the fonts that its project names, from the root of the file system.
  func fonts(in surroundings: Surroundings) -> [String] {
    switch self {
    case .read(let spec): spec.source.absolute(spec.spec.fonts, in: surroundings)
    case .unchanged(let spec): spec.fonts(in: surroundings)
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

    /// The fonts of its project; what one file holds is of one.
    func fonts(in surroundings: Surroundings) -> (paths: [String], spec: SpecSource)? {
      let spec: SuiteSpec? =
        switch self {
        case .opened(let result): (try? result.get())?.first.map(SuiteSpec.read)
        case .unchanged(let spec): .unchanged(spec)
        }
      return spec.map { ($0.fonts(in: surroundings), $0.source) }
    }
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
      let read = try fonts.inFonts(of: found, in: surroundings) { found in
        found.fonts(in: surroundings)
      } _: { found in
        Self.read(found, unlessOn: Machine.current.hash, in: surroundings)
      }
      take(read, in: surroundings)
    } catch {
      // Nothing is measured in other fonts than those asked for.
      take(found, in: surroundings)
      failures.append(error)
      specs = []
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
