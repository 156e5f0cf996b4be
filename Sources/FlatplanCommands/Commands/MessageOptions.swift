internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics

/// A flag of all commands. ``MessageSettings`` reads it, and ArgumentParser writes its help.
enum MessageFlag: String, EnumerableFlag {
  case quiet, verbose
  case noColor = "no-color"
  case noHoles = "no-holes"
  case noSwift = "no-swift"
  case untrusted

  /// The flag of an argument, such as `--quiet` or `-q`; `nil` for other arguments.
  init?(argument: String) {
    let flag = Self.allCases.first { flag in
      argument == "--" + flag.rawValue || flag.letter.map { argument == "-\($0)" } == true
    }
    guard let flag else { return nil }
    self = flag
  }

  private var letter: Character? {
    switch self {
    case .quiet: "q"
    case .verbose: "v"
    case .noColor, .noHoles, .noSwift, .untrusted: nil
    }
  }

  static func name(for flag: MessageFlag) -> NameSpecification {
    let long = NameSpecification.Element.customLong(flag.rawValue)
    return NameSpecification((flag.letter.map { [.customShort($0)] } ?? []) + [long])
  }

  static func help(for flag: MessageFlag) -> ArgumentHelp? {
    let effect =
      switch flag {
      case .quiet: "Print only errors and warnings."
      case .verbose: "Print more about what is done."
      case .noColor: "Print messages without colors."
      case .noHoles:
        """
        Report all errors of the compiler, instead of leaving out the parts of Swift code that do not \
        compile.
        """
      case .noSwift: "Run no Swift code; Swift files are refused or skipped."
      case .untrusted:
        """
        The files belong to strangers, as in a pull request: run no Swift code, ignore the limits \
        that they set, and use only files of the project.
        """
      }
    return ArgumentHelp(effect + " For all commands.")
  }
}

/// The help of the options in ``MessageSettings``.
struct MessageOptions: ParsableArguments {
  @Flag var flags: [MessageFlag] = []

  @Option(
    name: .customLong(MessageSettings.limit),
    help: ArgumentHelp(
      "Set a limit of the work of the run, such as pixels=20000000000: \(Budget.names). May be repeated. For all commands.",
      valueName: "name=number"))
  var limits: [String] = []

  @Option(
    name: .customLong(MessageSettings.base),
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
  private(set) var flags: Set<MessageFlag> = []
  private var trustedBase: String?
  /// The limits as they are written: `pixels=20000000000`.
  private var statedLimits: [String] = []

  /// The names of the options with values.
  static let (limit, base) = ("limit", "trusted-base")

  /// Removes the options up to `--` from a command line.
  init(removedFrom arguments: inout [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var kept: [String] = []
    var rest = arguments[..<end]
    /// Returns the value of an option of this name; `nil` if the argument is another.
    func value(_ name: String, _ argument: String) -> String? {
      guard argument.hasPrefix("--" + name) else { return nil }
      let ending = argument.dropFirst(2 + name.count)
      return ending.isEmpty
        ? rest.popFirst() : ending.first == "=" ? String(ending.dropFirst()) : nil
    }
    while let argument = rest.popFirst() {
      if let flag = MessageFlag(argument: argument) {
        flags.insert(flag)
      } else if let limit = value(Self.limit, argument) {
        statedLimits.append(limit)
      } else if let revision = value(Self.base, argument) {
        trustedBase = revision
      } else {
        kept.append(argument)
      }
    }
    arguments = kept + arguments[end...]
  }

  /// The options as a command line.
  var arguments: [String] {
    MessageFlag.allCases.filter(flags.contains).map { "--" + $0.rawValue }
      + (trustedBase.map { ["--" + Self.base, $0] } ?? [])
      + statedLimits.map { "--\(Self.limit)=\($0)" }
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
    if flags.contains(.verbose) { environment.verbosity = .verbose }
    if flags.contains(.quiet) { environment.verbosity = .quiet }
    if flags.contains(.noColor) { environment.isColorful = false }
    if flags.contains(.noHoles) { environment.variables[RunEnvironment.noHoles] = "1" }
    if !flags.isDisjoint(with: [.noSwift, .untrusted]) { environment.trust.runsSwift = false }
    if flags.contains(.untrusted) { environment.trust.isUntrusted = true }
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
