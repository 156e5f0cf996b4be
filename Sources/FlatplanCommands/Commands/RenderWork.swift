internal import CairoRenderer
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecInput
internal import SpecPictures

/// What `flatplan render` is to do.
struct RenderWork: Work {
  var files: [String] = []
  /// A folder, a path, a pattern of paths, or `-`.
  var output: String?
  var formats: [FileFormat]?
  /// The pictures that the command line asks for.
  var request = RenderRequest()
  var look = Pipeline.Style()
  var isSheet: Bool?
  var messages = DiagnosticFormat.human
  var jobs: Int?
  var isDryRun = false
  var changes = SpecChanges()
  /// What the command line says of fonts, if it does.
  var fonts: FontChoice?

  var inputs: [String] { files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let fontLoading = loadsFonts ? FontLoading() : nil
    defer { fontLoading?.wait() }
    var told = DiagnosticCollector(messages)
    var changes = changes
    changes.request = request
    let input = Input(files, in: surroundings, changes, isQuiet: told.isForPrograms)
    told.add(input)
    let plan = try RenderPlan(
      input.specs, request, formats: formats, isSheet: isSheet, to: try destination,
      in: surroundings)
    told.failures += plan.failures
    if isDryRun {
      let paths = plan.pictures.map { $0.name + "\n" }.joined()
      try surroundings.write(paths)
    } else {
      let threads: @Sendable () -> Int = { [jobs, cores = surroundings.cores] in jobs ?? cores() }
      let rendering = Rendering(plan: plan, look: look, threads: threads, fonts: fonts)
      rendering.run(in: surroundings, &told) { fontLoading?.goOn(with: input.statedFonts) }
    }
    return told.tell(in: surroundings)
  }

  /// Whether a thread may load fonts while specs are read: those that few specs replace by their own.
  private var loadsFonts: Bool { jobs != 1 && !isDryRun && fonts?.paths == nil }

  private var destination: Destination {
    get throws(Failure) {
      switch output {
      case nil: .specs
      case "-": .standardOutput
      case let path?: .paths(try PathPattern(path))
      }
    }
  }
}
