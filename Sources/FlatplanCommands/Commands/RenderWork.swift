internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
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
    let (input, plan) = try planned(to: try destination, in: environment, &diagnostics)
    if isDryRun {
      let paths = plan.pictures.map { $0.name + "\n" }.joined()
      try environment.write(printsManifest ? RenderResults.manifest(of: plan) : paths)
    } else {
      var rendering = rendering(plan, in: environment)
      (rendering.isCheck, rendering.printsManifest) = (isCheck, printsManifest)
      rendering.run(in: environment, &diagnostics) { fontLoading?.proceed(with: input.statedFonts) }
    }
    return diagnostics.report(in: environment)
  }

  /// Draws the pictures in memory in one format that browsers show as images, and reports problems
  /// as `run` does.
  ///
  /// - Parameters:
  ///   - memory: The pictures that were drawn before with the same options.
  ///   - show: Receives each picture as soon as it is drawn, on any thread.
  /// - Returns: The pictures, sorted by name.
  func drawn(
    in environment: RunEnvironment, _ memory: (pictures: PictureMemory, options: String)? = nil,
    showing show: @escaping @Sendable (PreviewPictures.Picture) -> Void = { _ in }
  ) throws -> (pictures: [PreviewPictures.Picture], status: CommandStatus) {
    var diagnostics = DiagnosticCollector(messages)
    var rendering = rendering(try inMemory(in: environment, &diagnostics), in: environment)
    rendering.show = { drawn in drawn.preview.map(show) }
    rendering.memory = memory
    let pictures = rendering.drawn(in: environment, &diagnostics).compactMap(\.preview)
      .reduce(into: PreviewPictures()) { $0.add($1) }.pictures
    return (pictures, diagnostics.report(in: environment))
  }

  /// Finds where an element of a picture is written; `nil` if it is not known.
  func source(
    of element: PreviewElement, inPicture name: String, in environment: RunEnvironment
  ) throws -> PreviewSource? {
    var diagnostics = DiagnosticCollector(messages)
    let job = try inMemory(in: environment, &diagnostics).jobs.first { job in
      job.pictures.contains { $0.name == name }
    }
    let locations = job?.spec.content.locations(in: job?.variant.container)
    return locations?.location(of: element).map { location in
      PreviewSource(
        name: location.path, path: environment.absolute(location.path), line: location.line,
        column: location.column, text: location.sourceLine)
    }
  }

  /// The plan of the pictures in one format that browsers show.
  private func inMemory(
    in environment: RunEnvironment, _ diagnostics: inout DiagnosticCollector
  ) throws -> RenderPlan {
    var work = self
    work.formats = [formats?.first { $0.imageType != nil } ?? .svg]
    let names = try PathPattern("{name}/{device}{-rtl}{~dark}{-size}{-theme}")
    return try work.planned(to: .memory(names), in: environment, &diagnostics).1
  }

  /// Reads the inputs and plans their pictures.
  private func planned(
    to destination: Destination, in environment: RunEnvironment,
    _ diagnostics: inout DiagnosticCollector
  ) throws(Failure) -> (Input, RenderPlan) {
    var changes = changes
    changes.request = request
    let input = Input(files, in: environment, changes, isQuiet: diagnostics.isMachineReadable)
    diagnostics.add(input)
    let plan = try RenderPlan(
      input.specs, request, formats: formats, isSheet: isSheet, to: destination, in: environment)
    diagnostics.failures += plan.failures
    return (input, plan)
  }

  private func rendering(_ plan: RenderPlan, in environment: RunEnvironment) -> Rendering {
    let threads: @Sendable () -> Int = { [jobs, cores = environment.cores] in jobs ?? cores() }
    return Rendering(plan: plan, look: look, threads: threads, fonts: fonts)
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

extension DrawnPicture {
  /// The picture for the page; `nil` if it is a file.
  fileprivate var preview: PreviewPictures.Picture? {
    bytes.map {
      PreviewPictures.Picture(
        name: picture.name, type: picture.format.imageType ?? "",
        scale: picture.format.isVector ? 1 : scale, bytes: $0)
    }
  }
}

extension SpecLocations {
  /// Returns where an element of a picture is written.
  fileprivate func location(of element: PreviewElement) -> Diagnostic.Location? {
    guard let section = element.section.flatMap(section(named:)) else {
      return element.kind.flatMap(bar) ?? self.section(0)
    }
    if let item = element.item { return self.item(item, inSection: section) }
    return element.kind.flatMap { boundaryItem($0, inSection: section) } ?? self.section(section)
  }
}
