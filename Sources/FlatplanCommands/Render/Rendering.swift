internal import CairoRenderer

/// The work of a plan: jobs side by side, each of them on its own, results in the order of the plan.
struct Rendering: Sendable {
  var plan: RenderPlan
  var look: Pipeline.Look
  /// How many threads may be at work.
  var threads: @Sendable () -> Int

  func run(in surroundings: Surroundings, _ told: inout Told) {
    let progress = Progress(total: plan.pictures.count, in: surroundings)
    let look = look
    let (count, threads) = (plan.jobs.count, threads)
    let help = PictureHelp(spare: threads() - count)
    let outcomes = inParallel(
      plan.jobs, atMost: count > 1 ? threads() : 1, each: TextMeasurer(),
      prepare: { job, measurer in
        (progress.begin(job.words, count: job.pictures.count), job.prepared(look, measurer))
      },
      idle: { help.serve(with: $0) }, end: { help.end() },
      work: { prepared, measurer in
        let (step, job) = prepared
        defer { step.end() }
        return job.written(measurer, help: help) { step.move(to: $0) }
      })
    progress.clear()
    report(outcomes, in: surroundings, &told)
  }

  private func report(
    _ outcomes: [RenderPlan.Job.Outcome], in surroundings: Surroundings, _ told: inout Told
  ) {
    for (job, outcome) in zip(plan.jobs, outcomes) {
      for (variant, doubts) in outcome.doubts {
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
