internal import CompositionalLayout
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecInput
internal import SpecPictures
internal import SwiftInput

/// What a command found in specs, told as it was asked for: to people as sentences with source lines,
/// to programs all at once, in the order of files and lines.
struct DiagnosticCollector {
  let format: DiagnosticFormat
  /// What people have been told as it was found.
  private(set) var early: [Diagnostic] = []
  var warnings = Warnings()
  /// What was looked for where that was asked for.
  var lints = Lints()
  var failures: [Failure] = []

  init(_ format: DiagnosticFormat) {
    self.format = format
  }

  /// Whether a program listens, to which nothing else is said in between.
  var isForPrograms: Bool { format != .human }

  /// Takes what was found as specs were read.
  mutating func add(_ input: Input) {
    early += input.warnings
    failures += input.failures
  }

  /// Takes what was found as a spec was read; people are told of it at once.
  mutating func add(_ spec: OpenedSpec, in surroundings: RunEnvironment) {
    add(spec.warnings, in: surroundings)
  }

  private mutating func add(_ found: [Diagnostic], in surroundings: RunEnvironment) {
    early += found
    if !isForPrograms { surroundings.tell(found) }
  }

  /// Takes what was found in files, in their order; first why some could not be read.
  mutating func add(_ checks: [FileCheck], in surroundings: RunEnvironment) {
    for check in checks {
      add(check.specWarnings, in: surroundings)
      warnings.add(check.warnings)
      lints.add(check.lints)
    }
    failures += checks.compactMap(\.readFailure) + checks.flatMap(\.failures)
  }

  /// How many things are doubtful.
  var warningCount: Int { early.count + warnings.count + lints.count }

  /// Does something that may fail, as far as it goes.
  mutating func trying(_ body: (inout DiagnosticCollector) throws -> Void) {
    do { try body(&self) } catch { failures.append(Failure(error, of: "the output")) }
  }

  /// Says all of it.
  ///
  /// - Parameter write: Where messages for programs go; with the words, where nothing else is said.
  func tell(
    in surroundings: RunEnvironment, _ write: (String) throws -> Void
  ) rethrows -> CommandStatus {
    guard isForPrograms else {
      warnings.tell(surroundings)
      surroundings.tell(lints.diagnostics)
      return surroundings.tell(failures)
    }
    var found = early + warnings.diagnostics + lints.diagnostics
    found += failures.uniqued().flatMap(\.diagnostics)
    found.sort {
      ($0.location.path, $0.location.line, $0.location.column)
        < ($1.location.path, $1.location.line, $1.location.column)
    }
    if format == .github {
      for index in found.indices {
        found[index].location.path = surroundings.pathInWorkflow(found[index].location.path)
      }
    }
    try write(format.text(found))
    let others = failures.filter { !$0.isOfSpec }
    let code = failures.filter(\.isOfSpec).map(\.exitCode).max() ?? .done
    return max(code, surroundings.tell(others))
  }

  /// Says all of it in words.
  func tell(in surroundings: RunEnvironment) -> CommandStatus {
    tell(in: surroundings) { surroundings.words($0) }
  }
}

extension Failure {
  /// What can be told to programs, with places; what the compiler says people are told besides.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .wrongSpec(let errors): errors.diagnostics
    case .badSpec(let words): CompilerOutput(words).diagnostics
    default: []
    }
  }

  /// Whether it is told as diagnostics of a spec.
  fileprivate var isOfSpec: Bool {
    if case .wrongSpec = self { true } else { false }
  }
}
