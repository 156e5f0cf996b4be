internal import ArgumentParser
internal import Basics
internal import CairoRenderer
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

/// A page whose figures are drawn beside it.
struct DocumentPage {
  /// The path as the user wrote it.
  let name: String
  private let source: SpecSource
  /// Where the files that the page names must be.
  private let confinement: Confinement
  private let text: String
  private let kind: PageKind
  private let figures: PageFigures
  private let environment: RunEnvironment

  /// - Throws: ``Failure`` if the page cannot be read or its language is unknown.
  init(_ name: String, in environment: RunEnvironment) throws(Failure) {
    guard let kind = PageKind(path: name) else {
      throw .badUsage("\(name) is not a page; pages are .md, .typ and .tex files")
    }
    let source = SpecSource.named(name, in: environment)
    let bytes = try source.bytes() ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .cannotRead(name, "it is not UTF-8 text")
    }
    (self.name, self.text, self.kind, self.environment) = (name, text, kind, environment)
    (self.source, confinement) = (source, SpecFolder(of: source.path ?? "").confinement)
    figures = PageFigures(text, kind, named: name)
  }

  /// The folder of the page: empty, or with a trailing slash.
  private var folder: String {
    name.contains("/") ? Files.split(name).folder.withSlash : ""
  }

  /// The result of drawing the figures of a page.
  struct Outcome {
    var pictures: [DrawnPicture] = []
    var pageChange = FileChange.unchanged
    var failures: [Failure] = []
    /// What is missing or out of date, for `--check`.
    var stale: [Diagnostic] = []
    var figureCount = 0
  }

  /// Draws the figures, and writes the pictures and the page, or compares them with the files.
  func drawn(isCheck: Bool, _ diagnostics: inout DiagnosticCollector) -> Outcome {
    var outcome = Outcome()
    outcome.figureCount = figures.figures.count
    if !figures.problems.isEmpty {
      outcome.failures.append(.wrongSpec(SpecErrors(diagnostics: figures.problems)))
    }
    var markups: [[String]?] = []
    for (index, figure) in figures.figures.enumerated() {
      do throws(Failure) {
        let pictures = try draw(figure, index + 1, isCheck: isCheck, &diagnostics)
        let markup = FigureMarkup(kind: kind, folder: folder).lines(pictures)
        markups.append(markup)
        outcome.pictures += pictures.map(\.picture)
        if isCheck { outcome.stale += stale(pictures.map(\.picture), markup, of: figure) }
      } catch {
        markups.append(nil)
        outcome.failures.append(error)
      }
    }
    guard !isCheck else { return outcome }
    do {
      let new = Array(figures.text(with: markups).utf8)
      outcome.pageChange = try source.replace(with: new)
    } catch {
      outcome.failures.append(error)
    }
    return outcome
  }

  private func stale(
    _ pictures: [DrawnPicture], _ markup: [String], of figure: PageFigure
  ) -> [Diagnostic] {
    let label = "run 'flatplan docs \(name)'"
    var messages = pictures.compactMap(\.problem)
    if !figures.contains(markup, of: figure) {
      messages.append("the markup of this figure is out of date")
    }
    return messages.map {
      Diagnostic(
        severity: .error, code: "stale", message: $0, location: figures.location(of: figure),
        label: label)
    }
  }

  /// What the figures of a page add to a suite.
  struct Suite {
    var specs: [OpenedSpec] = []
    /// The files of specs that the page names.
    var files: [String] = []
    var failures: [Failure] = []
  }

  var suite: Suite {
    var suite = Suite()
    if !figures.problems.isEmpty {
      suite.failures.append(.wrongSpec(SpecErrors(diagnostics: figures.problems)))
    }
    for (index, figure) in figures.figures.enumerated() {
      do throws(Failure) {
        if case .file(let path) = figure.source {
          suite.files.append(folder + path)
          continue
        }
        let opened = try open(figure, options(of: figure), index + 1, isInSuite: true)
        var spec = opened.spec
        guard var file = spec.content.file else { continue }
        (file.name, file.page) = (opened.name, source.stem)
        spec.content = .file(file)
        suite.specs.append(spec)
      } catch {
        suite.failures.append(error)
      }
    }
    return suite
  }

  private func options(of figure: PageFigure) throws(Failure) -> FigureOptions {
    do {
      return try FigureOptions(figure.options)
    } catch {
      throw problem((error as? ValidationError)?.message ?? "\(error)", at: figure)
    }
  }

  private func draw(
    _ figure: PageFigure, _ number: Int, isCheck: Bool, _ diagnostics: inout DiagnosticCollector
  ) throws(Failure) -> [FigureMarkup.Drawn] {
    let options = try options(of: figure)
    let formats = options.formats ?? [kind.format]
    guard formats.contains(where: kind.shownFormats.contains) else {
      let shown = kind.shownFormats.map(\.rawValue).joined(separator: ", ")
      throw problem(
        "this page cannot show \(formats[0].rawValue) pictures; add one of \(shown)", at: figure)
    }
    let (spec, name) = try open(figure, options, number)
    guard kind != .latex || name.isFileNameInLaTeX else {
      throw problem(
        "LaTeX cannot include a file named '\(name)'; choose another name with 'figure=NAME'",
        at: figure)
    }
    diagnostics.add(spec, in: environment)
    let widths = options.request.completed(by: spec.content.render).variants.map(\.surface)
      .uniqued()
    let path =
      folder + name + (widths.count > 1 ? "-{device}" : "") + kind.appearanceToken + ".{ext}"
    let plan = try RenderPlan(
      [spec], options.request,
      formats: options.formats ?? [kind.format],
      isSheet: false, to: .paths(try PathPattern(path), in: confinement), in: environment)
    if let failure = plan.failures.first { throw failure }
    var rendering = Rendering(plan: plan, look: Pipeline.Style(), threads: environment.cores)
    rendering.isCheck = isCheck
    let outcomes = rendering.outcomes(in: environment)
    if let failure = outcomes.lazy.compactMap(\.failure).first { throw failure }
    rendering.addWarnings(of: outcomes, to: &diagnostics)
    return zip(plan.jobs, outcomes).flatMap { job, outcome in
      outcome.written.map { (job.variant, $0) }
    }
  }

  private func problem(_ message: String, at figure: PageFigure) -> Failure {
    .wrongSpec(
      SpecErrors(diagnostics: [
        Diagnostic(
          severity: .error, code: "page", message: message, location: figures.location(of: figure))
      ]))
  }

  /// Opens the spec of a figure; returns it with the name of its pictures.
  ///
  /// - Parameter isInSuite: Whether the spec requests the pictures that the options ask for.
  private func open(
    _ figure: PageFigure, _ options: FigureOptions, _ number: Int, isInSuite: Bool = false
  ) throws(Failure) -> (spec: OpenedSpec, name: String) {
    let page = source
    switch figure.source {
    case .file(let path):
      guard !path.hasPrefix("/") else {
        throw .badUsage("\(name):\(figure.line): '\(path)' is not relative to the page")
      }
      let source = SpecSource(
        name: folder + path, path: environment.absolute(folder + path), in: confinement)
      let spec = try OpenedSpec.open(source, in: environment).get()
      return (spec, options.name ?? spec.content.name.asFileName)
    case .text(let text):
      let name = options.name ?? "\(page.stem)-\(number)"
      var spec = try OpenedSpec.embedded(
        text, in: page, settings: isInSuite ? options.settings : [], environment)
      // Names are unique on the page, because they begin the ids in SVGs.
      if var file = spec.content.file, file.name == page.stem {
        file.name = Files.split(name).file
        spec.content = .file(file)
      }
      return (spec, name)
    }
  }
}

extension String {
  fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }
}
