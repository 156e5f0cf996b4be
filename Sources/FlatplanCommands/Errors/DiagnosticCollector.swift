internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecPictures

/// Collects a command's diagnostics and prints them in the chosen format: for people, as sentences
/// with source lines; for programs, all at once, sorted by file and position.
struct DiagnosticCollector {
  let format: DiagnosticFormat
  /// Warnings that have already been printed in the human format.
  private(set) var immediate: [Diagnostic] = []
  var warnings = Warnings()
  /// Lints, if the command looks for them.
  var lints = Lints()
  var failures: [Failure] = []

  init(_ format: DiagnosticFormat) {
    self.format = format
  }

  /// Whether the format is machine-readable, so that no other messages may be printed in between.
  var isMachineReadable: Bool { format != .human }

  /// Adds the warnings and failures of parsed specs.
  mutating func add(_ input: Input) {
    immediate += input.warnings
    failures += input.failures
  }

  /// Adds the warnings of a parsed spec. In the human format they are printed immediately.
  mutating func add(_ spec: OpenedSpec, in environment: RunEnvironment) {
    add(spec.warnings, in: environment)
  }

  private mutating func add(_ found: [Diagnostic], in environment: RunEnvironment) {
    immediate += found
    if !isMachineReadable { environment.tell(found) }
  }

  /// Adds the results of checks in file order. Failures to read a file come before other failures.
  mutating func add(_ checks: [FileCheck], in environment: RunEnvironment) {
    for check in checks {
      add(check.specWarnings, in: environment)
      warnings.add(check.warnings)
      lints.add(check.lints)
    }
    failures += checks.compactMap(\.readFailure) + checks.flatMap(\.failures)
  }

  /// The number of warnings and lints.
  var warningCount: Int { immediate.count + warnings.count + lints.count }

  /// Runs a throwing closure, and adds its error to the failures.
  mutating func capture(_ body: (inout DiagnosticCollector) throws -> Void) {
    do { try body(&self) } catch { failures.append(Failure(error, of: "the output")) }
  }

  /// Prints all diagnostics.
  ///
  /// - Parameter write: Prints machine-readable messages.
  /// - Returns: The exit status.
  func report(
    in environment: RunEnvironment, _ write: (String) throws -> Void
  ) rethrows -> CommandStatus {
    guard isMachineReadable else {
      warnings.tell(environment)
      environment.tell(lints.diagnostics)
      return environment.tell(failures)
    }
    var found = immediate + warnings.diagnostics + lints.diagnostics
    found += failures.uniqued().flatMap(\.diagnostics)
    found.sort {
      ($0.location.path, $0.location.line, $0.location.column)
        < ($1.location.path, $1.location.line, $1.location.column)
    }
    if [.github, .sarif].contains(format) {
      for index in found.indices {
        found[index].location.path = environment.pathInWorkflow(found[index].location.path)
      }
    }
    try write(format.text(found))
    let others = failures.filter { !$0.isOfSpec }
    let code = failures.filter(\.isOfSpec).map(\.exitCode).max() ?? .done
    return max(code, environment.tell(others))
  }

  /// Prints all diagnostics to standard error.
  func report(in environment: RunEnvironment) -> CommandStatus {
    report(in: environment) { environment.rawMessages($0) }
  }
}

extension Failure {
  /// The diagnostics with source locations for machine-readable formats.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .wrongSpec(let errors): errors.diagnostics
    case .badSpec(let message): CompilerOutput(message).diagnostics
    default: []
    }
  }

  /// Whether the failure is printed as diagnostics of a spec.
  fileprivate var isOfSpec: Bool {
    if case .wrongSpec = self { true } else { false }
  }
}
