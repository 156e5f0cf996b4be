internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

/// Options that select pending snapshots.
struct PendingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only changes made by this cause; 'flatplan pending' numbers the causes.",
      valueName: "number"))
  var cause: Int?

  @Option(help: SnapshotFilter.help)
  var filter: SnapshotFilter?

  @Option(
    name: .customLong("snapshot"),
    help: ArgumentHelp(
      "Only the snapshot with exactly this name, as printed by 'flatplan pending'; repeatable.",
      valueName: "name"))
  var snapshots: [String] = []

  var selection: PendingSelection {
    PendingSelection(
      cause: cause, filter: filter, snapshots: snapshots.isEmpty ? nil : Set(snapshots))
  }
}

/// The option that names pending snapshots of another run.
struct PendingSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A report.json, or the folder of a report, such as a CI artifact or --report-folder; or a \
      folder with the reports of all shards. (default: the last run)
      """, valueName: "path"))
  var from: String?
}

struct PendingCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "Lists the snapshots to accept or reject, with causes.",
    discussion: """
      After 'flatplan verify' found differences:

        flatplan pending
        flatplan pending --format json
      """)

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  @OptionGroup var options: PendingOptions
  @OptionGroup var source: PendingSourceOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let source = try PendingSource(source.from, in: environment)
    let selection = try source.resolved(options.selection)
    let names = source.pendings.flatMap { pending in
      pending.snapshots.filter { selection.contains($0, of: pending) }.map(pending.target.name)
    }
    guard !names.isEmpty else {
      guard source.pendings.isEmpty else { throw Failure.nothingMatches }
      if format == .json { try environment.write(list([], [])) }
      environment.note("no pending snapshots\n")
      return .done
    }
    try environment.write(list(names, source.report?.causes(of: Set(names)) ?? []))
    return .done
  }

  /// The names of snapshots, then their causes.
  private func list(_ names: [String], _ causes: [Report.CauseGroup]) -> String {
    switch format {
    case .table:
      return (names.map(\.withoutControls) + causes.map(\.description)).map { $0 + "\n" }.joined()
    case .json:
      let causes = causes.map { cause -> JSONValue in
        [
          "number": .number(Double(cause.number)), "cause": .text("\(cause.cause)"),
          "places": .list(cause.places.map { .text($0) }),
          "frames": .number(Double(cause.consequences)),
          "snapshots": .number(Double(cause.verdicts.count)),
        ]
      }
      let value: JSONValue = [
        "snapshots": .list(names.map { .text($0) }), "causes": .list(causes),
      ]
      return value.text() + "\n"
    }
  }
}

struct AcceptCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accepts the last run's differences as the new baselines.",
    discussion: """
        flatplan accept                       all that edits changed
        flatplan accept --cause 1             only the changes made by one cause
        flatplan accept --filter gallery      one spec; or 'gallery/390', '*~dark'
        flatplan accept --from artifact       those of a downloaded CI artifact
        flatplan accept --environment         also what other fonts changed

      What only another environment changes stays as it was recorded, unless --environment, \
      --snapshot or the cause of the environment selects it. A picture that edits changed, and that \
      this machine cannot draw as recorded, is kept and marked as due: 'flatplan verify' adds the \
      new one on a machine that draws as the recorded one. Its frames are written at once.

      With --cause, a snapshot that other causes also changed gets a new baseline with this cause \
      alone: the recorded spec with these edits, drawn again. Its other changes stay pending. What \
      cannot be separated is refused with the reason: edits of Swift files. Nothing is accepted if \
      a spec has changed since it was verified (exit code 1).

      Each baseline is replaced atomically, so an interruption leaves either the old or the new one.
      """)

  @OptionGroup var options: PendingOptions
  @OptionGroup var source: PendingSourceOptions
  @OptionGroup var fonts: FontOptions

  @Flag(
    name: .customLong("environment"),
    help: "Also accept what only another environment (fonts, libraries, machine) changes.")
  var takesEnvironment = false

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try await Settlement(
      options.selection, fonts: fonts.choice, accepts: true, takesEnvironment: takesEnvironment
    ).run(from: source.from, in: environment)
  }
}

struct RejectCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Discards the last run's differences; baselines and specs do not change.",
    discussion: """
        flatplan reject                       all pending snapshots
        flatplan reject --cause 1             only the changes made by one cause

      With --cause, the changes that other causes make to the same snapshots stay pending.
      """)

  @OptionGroup var options: PendingOptions
  @OptionGroup var fonts: FontOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try await Settlement(options.selection, fonts: fonts.choice, accepts: false)
      .run(in: environment)
  }
}

extension Failure {
  static let nothingPending = Failure.badUsage(
    "no pending snapshots; 'flatplan verify' finds differences")
  static let nothingMatches = Failure.badUsage(
    "no pending snapshot matches; 'flatplan pending' lists them")
}
