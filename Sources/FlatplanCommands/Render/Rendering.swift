internal import CairoRenderer

/// The work of a plan: jobs side by side, each of them on its own, results in the order of the plan.
struct Rendering: Sendable {
  var plan: RenderPlan
  var look: Pipeline.Look
  /// How many run at once.
  var jobs: Int

  func run(in surroundings: Surroundings) async -> ExitCode {
    let progress = Progress(total: plan.pictures.count, in: surroundings)
    let look = look
    let help = jobs > 1 && plan.jobs.count > 1 ? PictureHelp() : nil
    let outcomes = await inParallel(plan.jobs, atMost: jobs, help: help) { job in
      let step = progress.begin(job.words, count: job.pictures.count)
      defer { step.end() }
      return job.run(look, help: help) { step.move(to: $0) }
    }
    progress.clear()
    return report(outcomes, in: surroundings)
  }

  private func report(
    _ outcomes: [RenderPlan.Job.Outcome], in surroundings: Surroundings
  ) -> ExitCode {
    var warnings = Warnings()
    for (job, outcome) in zip(plan.jobs, outcomes) {
      warnings.add(outcome.warnings, of: job.spec, job.variant)
    }
    warnings.tell(surroundings)
    var failures = outcomes.compactMap(\.failure)
    do {
      for bytes in outcomes.compactMap(\.bytes) { try surroundings.output(bytes) }
    } catch {
      failures.append(Failure(error, of: "the standard output"))
    }
    let files = outcomes.flatMap(\.written).filter { $0.path != nil }
    if !files.isEmpty { surroundings.words("\(files.count.of("picture")) written\n") }
    return surroundings.tell(failures)
  }
}
