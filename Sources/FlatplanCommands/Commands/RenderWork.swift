internal import CairoRenderer
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecInput
internal import SpecPictures

/// The options of `flatplan render`.
struct RenderWork: Work {
  var files: [String] = []
  /// A folder, a path, a pattern of paths, or `-`.
  var output: String?
  var formats: [FileFormat]?
  /// The pictures requested on the command line.
  var request = RenderRequest()
  var look = Pipeline.Style()
  var isSheet: Bool?
  var messages = DiagnosticFormat.human
  var jobs: Int?
  var isDryRun = false
  /// Whether to compare with existing files instead of writing them.
  var isCheck = false
  /// Whether to list the pictures on standard output as JSON.
  var printsManifest = false
  var changes = SpecChanges()
  /// The fonts chosen on the command line, if any.
  var fonts: FontChoice?

  var inputs: [String] { files }
  var printsPicture: Bool { output == "-" && formats?.allSatisfy(\.isText) != true }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let fontLoading = loadsFonts ? FontLoading() : nil
    defer { fontLoading?.wait() }
    var diagnostics = DiagnosticCollector(messages)
    var changes = changes
    changes.request = request
    let input = Input(files, in: environment, changes, isQuiet: diagnostics.isMachineReadable)
    diagnostics.add(input)
    let plan = try RenderPlan(
      input.specs, request, formats: formats, isSheet: isSheet, to: try destination,
      in: environment)
    diagnostics.failures += plan.failures
    if isDryRun {
      let paths = plan.pictures.map { $0.name + "\n" }.joined()
      try environment.write(printsManifest ? RenderResults.manifest(of: plan) : paths)
    } else {
      let threads: @Sendable () -> Int = { [jobs, cores = environment.cores] in jobs ?? cores() }
      var rendering = Rendering(plan: plan, look: look, threads: threads, fonts: fonts)
      (rendering.isCheck, rendering.printsManifest) = (isCheck, printsManifest)
      rendering.run(in: environment, &diagnostics) { fontLoading?.proceed(with: input.statedFonts) }
    }
    return diagnostics.report(in: environment)
  }

  /// Whether a thread may load the system's fonts while specs are parsed. Few specs replace those
  /// by their own.
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
