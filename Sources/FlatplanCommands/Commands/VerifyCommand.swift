internal import ArgumentParser
internal import CompositionalLayout
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

struct VerifyCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares snapshots with their baselines, and says what changed and why.",
    discussion: """
      Frames are compared first, then pixels. The cause is found by undoing the spec's edits one by \
      one and laying out again. What differs waits in .build/flatplan to be accepted or rejected.

        flatplan verify specs
        flatplan verify specs --update changed     record what differs
        flatplan verify specs --shard 2/5          a fifth of the suite
        flatplan verify specs --tolerance 0.5 --ignore badge
        flatplan verify specs --lint               also overlaps and cut text
        flatplan verify specs --sweep 320...1400   also columns and line breaks

      A Swift file, or a folder of them, is verified function by function, against \
      __Snapshots__/FILE/FUNCTION beside it. Edits of code cannot be undone one by one: the \
      cause named is the file, at the first line that differs from the recorded commit.

      Where the variable CI is set, nothing is recorded unasked and a missing baseline fails; \
      elsewhere it is recorded. Exit codes: 0 all match, 1 differences, 2 bad usage or nothing to \
      compare, 3 files or the machine.
      """)

  @OptionGroup var suite: SuiteOptions

  @Option(help: "What to record: all, changed, missing or none. (default: missing; none in CI)")
  var update: Verification.Update?

  var inputs: [String] { suite.files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let update = update ?? (surroundings.isAutomated ? .none : .missing)
    return try await SuiteRun(suite: suite, update: update).run(in: surroundings)
  }
}

struct RecordCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes baselines: the frames and pictures that later runs are compared with.",
    discussion: """
      They go to __Snapshots__ beside each spec, a text file with one line per frame and a picture for \
      every variant, to be committed.

        flatplan record specs
        flatplan record specs --images none        frames alone
        flatplan record Home.swift                 its layouts, by function
      """)

  @OptionGroup var suite: SuiteOptions

  var inputs: [String] { suite.files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    var suite = suite
    suite.force = true
    return try await SuiteRun(suite: suite, update: .all).run(in: surroundings)
  }
}

/// A run over a suite, told in words.
struct SuiteRun {
  var suite: SuiteOptions
  var update: Verification.Update

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let input = try suite.input(in: surroundings)
    let early = surroundings.tell(input.failures)
    guard !input.specs.isEmpty || !input.unreadable.isEmpty else {
      return input.failures.isEmpty ? .badUsage : early
    }
    let verification = suite.verification(of: input, update: update, in: surroundings)
    let result = try await Artifacts(in: surroundings).locked(surroundings) {
      try verification.run(in: surroundings)
    }
    surroundings.tell(result.diagnostics)
    try surroundings.write(result.report.text)
    try Workflow(surroundings)?.write(result.report, in: surroundings)
    if result.recorded > 0 { surroundings.words("\(result.recorded.of("snapshot")) recorded\n") }
    let waiting = result.report.verdicts.count { $0.files.actualLayout != nil }
    if waiting > 0 {
      surroundings.words(
        "\(waiting.of("snapshot")) to look at: flatplan review, or flatplan accept\n")
    }
    let obsolete = result.report.verdicts.count { $0.status == .obsolete }
    if obsolete > 0 {
      // Which widths are swept stands in no spec.
      let sweeps = suite.sweep.map { " --sweep \($0.text)" }.joined()
      surroundings.words("\(obsolete.of("snapshot")) asked for no more: flatplan prune\(sweeps)\n")
    }
    for (from, to) in result.renamed {
      surroundings.words("\(from) was recorded from what has another name now: mv \(from) \(to)\n")
    }
    for warning in result.warnings { surroundings.words(warning + "\n") }
    let failed = surroundings.tell(result.failures)
    let passed = result.report.isPassed(allowsObsolete: surroundings.allowsObsolete)
    return max(early, failed, passed ? .done : .badSpec)
  }
}
