internal import CairoRenderer

/// The work of a plan: jobs side by side, each of them on its own, results in the order of the plan.
struct Rendering: Sendable {
  var plan: RenderPlan
  var look: Pipeline.Look
  /// How many run at once.
  var jobs: Int

  func run(in surroundings: Surroundings, _ told: inout Told) async {
    let progress = Progress(total: plan.pictures.count, in: surroundings)
    let look = look
    let help = jobs > 1 && plan.jobs.count > 1 ? PictureHelp() : nil
    let outcomes = await inParallel(plan.jobs, atMost: jobs, help: help) { job in
      let step = progress.begin(job.words, count: job.pictures.count)
      defer { step.end() }
      return job.run(look, help: help) { step.move(to: $0) }
    }
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
