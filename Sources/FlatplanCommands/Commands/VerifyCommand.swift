internal import ArgumentParser
internal import VisualDiff

struct VerifyCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares snapshots with their baselines, and says what changed and why.",
    discussion: """
      Frames are compared first, then pixels; the cause is found by laying out again with edits \
      of the spec put back. What differs waits in .build/flatplan for accept or reject.

        flatplan verify specs
        flatplan verify specs --update changed     record what differs
        flatplan verify specs --shard 2/5          a fifth of the suite
        flatplan verify specs --tolerance 0.5 --ignore badge
        flatplan verify specs --lint               and overlaps, cut texts, small targets
        flatplan verify specs --sweep 320...1400   and where columns come and lines break

      A Swift file, or a folder of them, is verified function by function, against \
      __Snapshots__/FILE/FUNCTION beside it. Code has no edits that could be put back one by one: \
      the cause is the file, at the first line that git knows to be another.

      Where CI is set nothing is recorded unasked, and a missing baseline fails; elsewhere what is \
      missing is recorded. Exit codes: 0 all match, 1 differences, 2 bad usage or nothing to \
      compare, 3 files or the machine.
      """)

  @OptionGroup var suite: SuiteOptions

  @Option(help: "What to record: all, changed, missing or none. (default: missing; none in CI)")
  var update: Verification.Update?

  var inputs: [String] { suite.files }

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let update = update ?? (surroundings.isAutomated ? .none : .missing)
    return try await SuiteRun(suite: suite, update: update).run(in: surroundings)
  }
}

struct RecordCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes baselines: the frames and pictures that later runs are compared with.",
    discussion: """
      They lie in __Snapshots__ beside each spec, a text file with a line a frame and a picture for \
      every variant, to be committed.

        flatplan record specs
        flatplan record specs --images none        frames alone
        flatplan record Home.swift                 of each function that answers a layout
      """)

  @OptionGroup var suite: SuiteOptions

  var inputs: [String] { suite.files }

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    var suite = suite
    suite.force = true
    return try await SuiteRun(suite: suite, update: .all).run(in: surroundings)
  }
}

/// A run over a suite, told in words.
struct SuiteRun {
  var suite: SuiteOptions
  var update: Verification.Update

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let input = suite.input(in: surroundings)
    let early = surroundings.tell(input.failures)
    guard !input.specs.isEmpty else { return input.failures.isEmpty ? .badUsage : early }
    let verification = suite.verification(of: input, update: update, in: surroundings)
    let result = try await Artifacts(in: surroundings).locked(surroundings) {
      try verification.run(in: surroundings)
    }
    try surroundings.output(Array(result.report.text.utf8))
    try Workflow(surroundings)?.tell(result.report, in: surroundings)
    if result.recorded > 0 { surroundings.words("\(result.recorded.of("snapshot")) recorded\n") }
    let waiting = result.report.verdicts.count { $0.files.actualLayout != nil }
    if waiting > 0 {
      surroundings.words(
        "\(waiting.of("snapshot")) to look at: flatplan review, or flatplan accept\n")
    }
    let obsolete = result.report.verdicts.count { $0.status == .obsolete }
    if obsolete > 0 {
      surroundings.words("\(obsolete.of("snapshot")) asked for no more: flatplan prune\n")
    }
    for (from, to) in result.renamed {
      surroundings.words("\(from) was recorded from what has another name now: mv \(from) \(to)\n")
    }
    let failed = surroundings.tell(result.failures)
    let passed = result.report.isPassed(allowsObsolete: !surroundings.isAutomated)
    return max(early, failed, passed ? .done : .badSpec)
  }
}
