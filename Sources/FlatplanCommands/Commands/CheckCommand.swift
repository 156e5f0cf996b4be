internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong or doubtful in specs, and draws nothing.",
    discussion: """
      Every spec is read and laid out in all its variants.

        flatplan check specs
        flatplan check grid.yaml --strict       a warning is an error
        flatplan check specs --lint             overlaps, cut texts, small targets and the like
        flatplan check specs --format github    annotations of a workflow

      With --format short, json or github all that was found goes to the standard output at once.
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for the standard input."))
  var files: [String]

  @Flag(help: "Let warnings count as errors.")
  var strict = false

  @Flag(help: "Look for what is probably not meant in layouts that come out, too.")
  var lint = false

  @Option(
    help: ArgumentHelp(
      "How it is told: human, with source lines; short, a line each; json; github.",
      valueName: "format"),
    transform: Self.format)
  var format = DiagnosticFormat.human

  @OptionGroup var spec: SpecOptions

  var inputs: [String] { files }

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let input = Input(files, in: surroundings, spec.changes, isQuiet: format != .human)
    var failures = input.failures
    var warnings = Warnings()
    var lints = Lints()
    for spec in input.specs {
      for variant in Axes(spec.spec.render).variants {
        do throws(Failure) {
          warnings.add(try Pipeline.layout(spec, variant).warnings, of: spec, variant)
          if lint { try lints.add(spec, variant) }
        } catch {
          failures.append(error)
        }
      }
    }
    if format == .human {
      warnings.tell(surroundings)
      surroundings.tell(lints.diagnostics)
    } else {
      try report(
        input.warnings + warnings.diagnostics + lints.diagnostics, failures, in: surroundings)
    }
    let count = input.warnings.count + warnings.count + lints.count
    if strict, count > 0 { failures.append(.warnings(count: count)) }
    if failures.isEmpty { surroundings.words("\(input.specs.count.of("spec")) checked\n") }
    let told = format == .human ? [] : failures.filter(\.isOfSpec)
    let code = surroundings.tell(failures.filter { !told.contains($0) })
    return max(code, told.map(\.exitCode).max() ?? .done)
  }

  private static func format(_ name: String) throws -> DiagnosticFormat {
    if let format = DiagnosticFormat(rawValue: name) { return format }
    let names = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("'\(name)' is not one of \(names)")
  }

  /// Writes all that was found, in the order of files and lines.
  private func report(
    _ warnings: [Diagnostic], _ failures: [Failure], in surroundings: Surroundings
  ) throws {
    var found = warnings
    for case .wrongSpec(let errors) in failures { found += errors.diagnostics }
    found.sort {
      ($0.location.path, $0.location.line, $0.location.column)
        < ($1.location.path, $1.location.line, $1.location.column)
    }
    try surroundings.output(Array(format.text(found).utf8))
  }
}

extension Failure {
  /// Whether it is told as diagnostics of a spec.
  fileprivate var isOfSpec: Bool {
    if case .wrongSpec = self { true } else { false }
  }
}
