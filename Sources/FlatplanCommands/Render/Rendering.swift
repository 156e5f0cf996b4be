internal import Basics
internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

/// Runs the jobs of a render plan in parallel. Results are in the order of the plan.
struct Rendering: Sendable {
  var plan: RenderPlan
  var look: Pipeline.Style
  /// The maximum number of threads.
  var threads: @Sendable () -> Int
  /// The fonts chosen on the command line, if any.
  var fonts: FontChoice?
  /// Whether to compare with existing files instead of writing them.
  var isCheck = false
  /// Whether to list the pictures on standard output as JSON.
  var printsManifest = false
  /// Receives each picture as soon as it is drawn, on any thread.
  var show: @Sendable (DrawnPicture) -> Void = { _ in }
  /// The pictures that were drawn before with the same options.
  var memory: (pictures: PictureMemory, options: String)?

  /// Runs all jobs and reports the results.
  ///
  /// - Parameter fontsAreKnown: Called before text layout if all jobs use the same fonts.
  func run(
    in environment: RunEnvironment, _ diagnostics: inout DiagnosticCollector,
    fontsAreKnown: () -> Void
  ) {
    let outcomes = outcomes(in: environment, fontsAreKnown: fontsAreKnown)
    add(outcomes, to: &diagnostics, in: environment)
    report(outcomes, in: environment, &diagnostics)
  }

  /// Runs all jobs of a plan for pictures in memory, and returns the pictures.
  func drawn(
    in environment: RunEnvironment, _ diagnostics: inout DiagnosticCollector
  ) -> [DrawnPicture] {
    let outcomes = outcomes(in: environment)
    add(outcomes, to: &diagnostics, in: environment)
    if !diagnostics.isMachineReadable { noteCutTexts(of: outcomes, in: environment) }
    return outcomes.flatMap(\.written)
  }

  /// Runs all jobs.
  ///
  /// - Parameter fontsAreKnown: Called before text layout if all jobs use the same fonts.
  func outcomes(
    in environment: RunEnvironment, fontsAreKnown: () -> Void = {}
  ) -> [RenderPlan.Job.Outcome] {
    let progress = ProgressLine(total: plan.pictures.count, in: environment)
    defer { progress.clear() }
    return FontChoice.inFonts(fonts, of: plan.jobs, in: environment) { job in
      job.spec.fonts(in: environment)
    } _: { jobs, refusal in
      if let refusal { return jobs.map { _ in RenderPlan.Job.Outcome(failure: refusal) } }
      if jobs.count == plan.jobs.count { fontsAreKnown() }
      return rendered(jobs, progress, WriteJournal(in: environment.variables))
    }
  }

  private func rendered(
    _ jobs: [RenderPlan.Job], _ progress: ProgressLine, _ journal: WriteJournal?
  ) -> [RenderPlan.Job.Outcome] {
    let (look, count, threads, isCheck, show) = (look, jobs.count, threads, isCheck, show)
    let memory = memory
    let help = PictureHelp(spare: threads() - count)
    return inParallel(
      jobs, atMost: count > 1 ? threads() : 1, each: TextMeasurer(),
      prepare: { job, measurer in
        let known = memory.flatMap { $0.pictures.outcome(of: job, options: $0.options) }
        return (
          progress.begin(job.label, count: job.pictures.count), job,
          known.map(job.prepared(knowing:)) ?? job.prepared(look, measurer)
        )
      },
      idle: { help.serve(with: $0) }, end: { help.end() },
      work: { prepared, measurer in
        let (step, job, content) = prepared
        defer { step.end() }
        let outcome = content.written(measurer, isCheck: isCheck, journal: journal, help: help) {
          step.move(to: $0)
        }
        outcome.written.forEach(show)
        if let memory { memory.pictures.keep(outcome, of: job, options: memory.options) }
        return outcome
      })
  }

  private func add(
    _ outcomes: [RenderPlan.Job.Outcome], to diagnostics: inout DiagnosticCollector,
    in environment: RunEnvironment
  ) {
    addWarnings(of: outcomes, to: &diagnostics)
    diagnostics.failures += failures(of: outcomes, in: environment)
  }

  private func report(
    _ outcomes: [RenderPlan.Job.Outcome], in environment: RunEnvironment,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let results = RenderResults(zip(plan.jobs, outcomes).map { ($0, $1.written) })
    do {
      for bytes in outcomes.flatMap(\.written).compactMap(\.bytes) { try environment.output(bytes) }
      if printsManifest { try environment.write(results.manifest) }
    } catch {
      diagnostics.failures.append(Failure(error, of: "standard output"))
    }
    if isCheck { diagnostics.failures += results.stale.map { .wrongSpec($0) } }
    guard !diagnostics.isMachineReadable, !results.files.isEmpty else { return }
    environment.detail(results.list)
    noteCutTexts(of: outcomes, in: environment)
    if !isCheck {
      environment.note("\(results.counts)\n")
    } else if diagnostics.failures.isEmpty {
      environment.note("\(results.files.count.of("picture")) up to date\n")
    }
  }

  /// The failures of all jobs. A spec without content is noted, as it is a spec that `check` accepts. So
  /// is a screen, such as a base class, if other screens of the same code are drawn.
  private func failures(
    of outcomes: [RenderPlan.Job.Outcome], in environment: RunEnvironment
  ) -> [Failure] {
    let results = zip(plan.jobs, outcomes)
    return results.compactMap { job, outcome in
      guard outcome.isWithoutContent,
        job.spec.content.file != nil
          || results.contains(where: { $1.failure == nil && $0.spec.source == job.spec.source })
      else { return outcome.failure }
      let state = job.spec.content.file == nil ? "has no items" : "is empty"
      environment.messages("note: \(job.label) \(state) and is not drawn\n")
      return nil
    }
  }

  /// Notes once per file that a picture does not show all of a text.
  private func noteCutTexts(
    of outcomes: [RenderPlan.Job.Outcome], in environment: RunEnvironment
  ) {
    var noted: Set<String> = []
    for (job, outcome) in zip(plan.jobs, outcomes) {
      let name = job.spec.source.name
      guard let text = outcome.cutText, noted.insert(name).inserted else { continue }
      environment.note(
        "\(name): text is cut, such as '\(text)'; 'flatplan check --lint \(name)' lists all\n")
    }
  }

  /// Adds the warnings of all jobs, and errors for annotations about elements that no picture of their
  /// spec shows.
  func addWarnings(
    of outcomes: [RenderPlan.Job.Outcome], to diagnostics: inout DiagnosticCollector
  ) {
    var annotated: [(spec: OpenedSpec, widths: Set<CGFloat>)] = []
    for (job, outcome) in zip(plan.jobs, outcomes) {
      for (variant, doubts) in outcome.warnings {
        diagnostics.warnings.add(doubts, of: job.spec, variant)
      }
      guard job.spec.content.file?.annotations.isEmpty == false else { continue }
      let widths = Set(job.variants.map(\.width))
      let known = annotated.firstIndex {
        $0.spec.source == job.spec.source && $0.spec.content.name == job.spec.content.name
      }
      if let known {
        annotated[known].widths.formUnion(widths)
      } else {
        annotated.append((job.spec, widths))
      }
    }
    for (spec, widths) in annotated {
      if let errors = diagnostics.warnings.takeMissingElements(of: spec, at: widths) {
        diagnostics.failures.append(.wrongSpec(errors))
      }
    }
  }
}
