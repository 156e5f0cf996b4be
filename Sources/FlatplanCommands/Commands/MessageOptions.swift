internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics

/// The help of the options in ``MessageSettings``.
struct MessageOptions: ParsableArguments {
  @Flag(name: [.short, .long], help: "Print only errors and warnings. For all commands.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Print more about what is done. For all commands.")
  var verbose = false

  @Flag(name: .customLong("no-color"), help: "Print messages without colors. For all commands.")
  var noColor = false

  @Option(
    help: ArgumentHelp(
      "Set a limit of the work of the run, such as pixels=20000000000: \(Budget.names). May be repeated. For all commands.",
      valueName: "name=number"))
  var limit: [String] = []

  @Flag(
    name: .customLong("no-holes"),
    help: ArgumentHelp(
      "Report all errors of the compiler, instead of leaving out the parts of Swift code that do not compile. For all commands."
    ))
  var noHoles = false

  @Flag(
    name: .customLong("no-swift"),
    help: "Run no Swift code; Swift files are refused or skipped. For all commands.")
  var noSwift = false

  @Flag(
    help: ArgumentHelp(
      """
      The files belong to strangers, as in a pull request: run no Swift code, ignore the limits that \
      they set, and use only files of the project. For all commands.
      """))
  var untrusted = false

  @Option(
    name: .customLong("trusted-base"),
    help: ArgumentHelp(
      """
      The git revision whose flatplan.yaml says which limits there are and whether Swift code is \
      run, in place of the one that is checked out. For all commands.
      """, valueName: "revision"))
  var trustedBase: String?
}

/// The options that control the messages of all commands. They are read before ArgumentParser, so
/// that they may stand before and after the name of a subcommand.
struct MessageSettings: Equatable {
  var isQuiet = false
  var isVerbose = false
  var isColorless = false
  var hasNoHoles = false
  var hasNoSwift = false
  var isUntrusted = false
  var trustedBase: String?
  /// The limits as they are written: `pixels=20000000000`.
  private var statedLimits: [String] = []

  private static let flags: [String: any WritableKeyPath<MessageSettings, Bool> & Sendable] = [
    "-q": \.isQuiet, "--quiet": \.isQuiet, "-v": \.isVerbose, "--verbose": \.isVerbose,
    "--no-color": \.isColorless, "--no-holes": \.hasNoHoles, "--no-swift": \.hasNoSwift,
    "--untrusted": \.isUntrusted,
  ]

  private static let base = "--trusted-base"

  /// Removes the options up to `--` from a command line.
  init(removedFrom arguments: inout [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var kept: [String] = []
    var rest = arguments[..<end]
    while let argument = rest.popFirst() {
      if argument == "--limit" {
        statedLimits.append(rest.popFirst() ?? "")
      } else if argument.hasPrefix("--limit=") {
        statedLimits.append(String(argument.dropFirst("--limit=".count)))
      } else if let flag = Self.flags[argument] {
        self[keyPath: flag] = true
      } else if argument == Self.base, let revision = rest.popFirst() {
        trustedBase = revision
      } else if argument.hasPrefix(Self.base + "=") {
        trustedBase = String(argument.dropFirst(Self.base.count + 1))
      } else {
        kept.append(argument)
      }
    }
    arguments = kept + arguments[end...]
  }

  /// The options as a command line.
  var arguments: [String] {
    [
      isQuiet ? "--quiet" : nil, isVerbose ? "--verbose" : nil, isColorless ? "--no-color" : nil,
      hasNoHoles ? "--no-holes" : nil, hasNoSwift ? "--no-swift" : nil,
      isUntrusted ? "--untrusted" : nil,
    ].compactMap(\.self) + (trustedBase.map { [Self.base, $0] } ?? [])
      + statedLimits.map { "--limit=\($0)" }
  }

  /// The limits that the options set, which replace those of the project.
  ///
  /// - Throws: `Failure.badUsage(_:)` for an unknown name or an invalid number.
  var limits: Budget.Limits {
    get throws(Failure) {
      var limits: [Budget.Resource: Int] = [:]
      for text in statedLimits {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let resource = Budget.Resource(rawValue: String(parts[0])) else {
          throw .badUsage("--limit \(text): the name must be one of \(Budget.names)")
        }
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
          throw .badUsage(
            "--limit \(text): write a positive number, as in --limit \(parts[0])=1000000")
        }
        limits[resource] = number
      }
      return Budget.Limits(limits)
    }
  }

  /// Returns the environment changed by the options.
  func applied(to environment: RunEnvironment) -> RunEnvironment {
    var environment = environment
    if isVerbose { environment.verbosity = .verbose }
    if isQuiet { environment.verbosity = .quiet }
    if isColorless { environment.isColorful = false }
    if hasNoHoles { environment.variables[RunEnvironment.noHoles] = "1" }
    if hasNoSwift || isUntrusted { environment.trust.runsSwift = false }
    if isUntrusted { environment.trust.isUntrusted = true }
    if let base = trustedBase ?? environment.baseOfPullRequest {
      environment.trust.base = environment.settings(in: base)
    }
    return environment
  }
}

extension RunEnvironment {
  /// The revision that a pull request on GitHub changes; `nil` elsewhere.
  fileprivate var baseOfPullRequest: String? {
    let branch = variables["GITHUB_BASE_REF", default: ""]
    return branch.isEmpty ? nil : "origin/\(branch)"
  }

  /// Returns the settings of the project's `flatplan.yaml` in a revision; the defaults if git does not
  /// have it.
  fileprivate func settings(in revision: String) -> Trust.Settings {
    var settings = Trust.Settings()
    guard let shared = GitFolder(folder).shared(in: revision) else { return settings }
    let read: SpecFileReader = { path throws(SpecFileProblem) in
      guard path == shared.path else { throw .notFound }
      return shared.bytes
    }
    settings.limits = SpecFile.limits(shared: shared.path, readFile: read)
    settings.runsSwift = SpecFile.runsSwift(shared: shared.path, readFile: read)
    return settings
  }
}

extension Budget {
  /// The names of all limits.
  fileprivate static var names: String {
    Resource.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
