internal import CairoRenderer
internal import CompositionalLayout
internal import HostSystem
internal import SpecInput
internal import SpecPictures

/// The work of a plan: jobs side by side, each of them on its own, results in the order of the plan.
struct Rendering: Sendable {
  var plan: RenderPlan
  var look: Pipeline.Style
  /// How many threads may be at work.
  var threads: @Sendable () -> Int
  /// What the command line says of fonts, if it does.
  var fonts: FontChoice?

  /// - Parameter areFontsKnown: Called before anything is set, where all is in the same fonts.
  func run(
    in surroundings: RunEnvironment, _ told: inout DiagnosticCollector, areFontsKnown: () -> Void
  ) {
    let progress = ProgressLine(total: plan.pictures.count, in: surroundings)
    let outcomes = FontChoice.inFonts(fonts, of: plan.jobs, in: surroundings) { job in
      job.spec.fonts(in: surroundings)
    } _: { jobs, refusal in
      if let refusal { return jobs.map { _ in RenderPlan.Job.Outcome(failure: refusal) } }
      if jobs.count == plan.jobs.count { areFontsKnown() }
      return rendered(jobs, progress)
    }
    progress.clear()
    report(outcomes, in: surroundings, &told)
  }

  private func rendered(
    _ jobs: [RenderPlan.Job], _ progress: ProgressLine
  ) -> [RenderPlan.Job.Outcome] {
    let (look, count, threads) = (look, jobs.count, threads)
    let help = PictureHelp(spare: threads() - count)
    return inParallel(
      jobs, atMost: count > 1 ? threads() : 1, each: TextMeasurer(),
      prepare: { job, measurer in
        (progress.begin(job.label, count: job.pictures.count), job.prepared(look, measurer))
      },
      idle: { help.serve(with: $0) }, end: { help.end() },
      work: { prepared, measurer in
        let (step, job) = prepared
        defer { step.end() }
        return job.written(measurer, help: help) { step.move(to: $0) }
      })
  }

  private func report(
    _ outcomes: [RenderPlan.Job.Outcome], in surroundings: RunEnvironment,
    _ told: inout DiagnosticCollector
  ) {
    for (job, outcome) in zip(plan.jobs, outcomes) {
      for (variant, doubts) in outcome.warnings {
        told.warnings.add(doubts, of: job.spec, variant)
      }
    }
    told.failures += outcomes.compactMap(\.failure)
    do {
      for bytes in outcomes.compactMap(\.bytes) { try surroundings.output(bytes) }
    } catch {
      told.failures.append(Failure(error, of: "the standard output"))
    }
    let files = outcomes.flatMap(\.written).filter { $0.path != nil }
    if !files.isEmpty, !told.isForPrograms {
      surroundings.words("\(files.count.of("picture")) written\n")
    }
  }
}
