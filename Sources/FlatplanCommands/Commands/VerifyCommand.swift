internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

struct VerifyCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares snapshots with their baselines, and reports what changed and why.",
    discussion: """
      Frames are compared first, then pixels. To find causes, each edit of the spec is reverted and \
      the layout is computed again. Differences are stored in .build/flatplan until you accept or \
      reject them.

        flatplan verify specs
        flatplan verify specs --update changed     records differences as baselines
        flatplan verify specs --shard 2/5          a fifth of the suite
        flatplan verify specs --tolerance 0.5 --ignore badge
        flatplan verify specs --lint               also overlaps and truncated text
        flatplan verify specs --sweep 320...1400   also columns and line breaks
        flatplan verify specs --format sarif       for code scanning and editors

        flatplan verify specs README.md            also the figures of a page

      Figures of pages, see 'flatplan docs', are compared with __Snapshots__/PAGE/FIGURE beside the \
      page, and the spec files that a page names with their own baselines.

      Each function of a Swift file is compared with __Snapshots__/FILE/FUNCTION beside the file. \
      Edits of code cannot be reverted one by one, so the reported cause is the first line of the \
      file that differs from the recorded commit.

      If the environment variable CI is set, a missing baseline is a failure, and nothing is \
      recorded without --update. Otherwise missing baselines are recorded. Exit statuses: 0 all \
      snapshots match; 1 differences; 2 usage error or nothing to compare; 3 file or system error.
      """)

  @OptionGroup var suite: SuiteOptions

  @Option(
    help: "Snapshots to record: all, changed, missing or none. (default: missing; none in CI)")
  var update: Verification.Update?

  @Option(
    name: [.customShort("f"), .long],
    help: "The format of the report: text, json, html, junit, github, sarif or markdown.")
  var format = ReportFormat.text

  var inputs: [String] { suite.files }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let update = update ?? (environment.isAutomated ? .none : .missing)
    return try await SuiteRun(suite: suite, update: update, format: format).run(in: environment)
  }
}

struct RecordCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records baselines: frames and pictures to compare later runs with.",
    discussion: """
      For each variant, a text file with one line per frame and a picture are written to \
      __Snapshots__ beside the spec. Commit these files.

        flatplan record specs
        flatplan record specs --images none        only frames
        flatplan record Home.swift                 a Swift file, by function
      """)

  @OptionGroup var suite: SuiteOptions

  var inputs: [String] { suite.files }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    var suite = suite
    suite.force = true
    let status = try await SuiteRun(suite: suite, update: .all).run(in: environment)
    let folder = GitFolder(environment.absolute(suite.files.first ?? "."))
    if status == .done, !environment.isAutomated, folder.lacksMergeDriver {
      environment.note(
        "note: 'flatplan merge --install' lets Git merge baselines of two branches\n")
    }
    return status
  }
}

/// Runs a verification and prints its results.
struct SuiteRun {
  var suite: SuiteOptions
  var update: Verification.Update
  /// The format of the report on standard output.
  var format = ReportFormat.text

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let input = try suite.input(in: environment)
    let inputStatus = environment.tell(input.failures)
    guard !input.specs.isEmpty || !input.unreadable.isEmpty else {
      return input.failures.isEmpty ? .badUsage : inputStatus
    }
    let verification = suite.verification(of: input, update: update, in: environment)
    let artifacts = try Artifacts.writable(suite.reportFolder, in: environment)
    let result = try await artifacts.locked(environment) {
      try verification.run(in: environment, artifacts)
    }
    environment.tell(result.diagnostics)
    if format == .text {
      try environment.write(result.report.log(fullTextIn: "\(artifacts.name)/report.txt"))
    } else {
      try environment.output(
        try format.bytes(of: result.report, from: artifacts.name, in: environment))
    }
    try Workflow(environment)?.write(
      result.report, annotates: format == .text, in: environment)
    if result.recorded > 0 { environment.note("\(result.recorded.of("snapshot")) recorded\n") }
    tellPending(result.report, artifacts, in: environment)
    let obsolete = result.report.verdicts.count { $0.status == .obsolete }
    if obsolete > 0 {
      // The swept widths are not part of any spec.
      let sweeps = suite.sweep.map { " --sweep \($0.text)" }.joined()
      environment.messages("\(obsolete.of("obsolete baseline")): run 'flatplan prune\(sweeps)'\n")
    }
    for one in result.renamed {
      let (from, to) = (one.from.name, one.to.name)
      let end =
        update == .none
        ? "to keep its baselines, run: mv \(from) \(to)" : "its baselines are now in \(to)"
      environment.messages("the source of \(from) was renamed; \(end)".withoutControls + "\n")
    }
    for warning in result.warnings { environment.messages(warning + "\n") }
    let failed = environment.tell(result.failures.joiningBaselines)
    let passed = result.report.isPassed(allowsObsolete: environment.allowsObsolete)
    return max(inputStatus, failed, passed ? .done : .badSpec)
  }

  /// Says how to accept the pending snapshots.
  private func tellPending(
    _ report: Report, _ artifacts: Artifacts, in environment: RunEnvironment
  ) {
    let pending = report.verdicts.filter(\.isPending)
    let ofEnvironment = pending.count(where: \.isOfEnvironment)
    let from = artifacts.isDefault ? "" : " --from \(artifacts.name)"
    if pending.count > ofEnvironment {
      let review = artifacts.isDefault ? "'flatplan review' or " : ""
      environment.messages(
        "\((pending.count - ofEnvironment).of("snapshot")) to review: run \(review)"
          + "'flatplan accept\(from)'\n")
    }
    if ofEnvironment > 0 {
      environment.messages(
        "\(ofEnvironment.of("snapshot")) changed only by the environment: "
          + "'flatplan accept --environment\(from)' records them here\n")
    }
  }
}

extension [Failure] {
  /// The failures, with one for all baselines that cannot be used for the same reason, such as files
  /// that Git LFS has not fetched.
  fileprivate var joiningBaselines: [Failure] {
    let all = uniqued()
    let counts = Dictionary(grouping: all.compactMap(\.reason), by: \.self).mapValues(\.count)
    var told: Set<String> = []
    return all.compactMap { failure in
      guard let reason = failure.reason, let count = counts[reason], count > 1 else {
        return failure
      }
      return told.insert(reason).inserted ? failure.standing(for: count) : nil
    }
  }
}

extension Failure {
  /// Why a baseline cannot be used, regardless of its name; `nil` for other failures.
  fileprivate var reason: String? {
    switch self {
    case .badBaseline(_, let cause): cause
    case .conflictedBaseline: ""
    default: nil
    }
  }

  /// The failure with the number of other baselines with the same reason.
  fileprivate func standing(for count: Int) -> Failure {
    let others = " and \(count - 1) more"
    switch self {
    case .badBaseline(let name, let cause): return .badBaseline(name + others, cause)
    case .conflictedBaseline(let name): return .conflictedBaseline(name + others)
    default: return self
    }
  }
}
