internal import CompositionalLayout
internal import SpecDiagnostics

/// The messages and exit codes of all failures.
extension Failure {
  /// The message for the user, without a trailing line feed.
  package var words: String {
    switch self {
    case .wrongSpec(let errors): errors.description.trimmingNewlines
    case .badSpec(let words): words
    case .badPicture(let picture, let reason): "error: \(picture): \(reason)"
    case .samePath(let path, let one, let two):
      "error: \(one) and \(two) would both be written to \(path)"
    case .warnings(let count):
      "error: \(count.of("warning")), and --strict allows none"
    case .unformatted(let count):
      "error: \(count.of("spec")) not formatted; run flatplan fmt"
    case .badUsage(let reason): "error: \(reason)"
    case .cannotRead(let path, let cause): "error: cannot read \(path): \(cause)"
    case .badBaseline(let path, let cause): "error: the baseline \(path) cannot be used: \(cause)"
    case .damagedBaseline(let path, let cause):
      "error: the baseline \(path) cannot be used: \(cause); take it from git again, or remove it and "
        + "run flatplan record"
    case .otherBaseline(let path):
      "error: the baseline \(path) is not the one that was compared; run flatplan verify again"
    case .badRun(let path, let cause):
      "error: cannot read \(path): \(cause); run flatplan verify, which writes it"
    case .cannotWrite(let path, let cause): "error: cannot write \(path): \(cause)"
    case .exists(let path): "error: \(path) is there already; name another file"
    case .noSpecs(let folder):
      "error: there is no spec in \(folder): no .yaml, .yml or .json file with 'sections'"
    case .missingFonts(let families):
      """
      error: fonts are missing, and text looks different without them: \
      \(families.joined(separator: ", ")); install them, or name others with --font-path
      """
    case .mixedFonts:
      "error: these specs belong to projects with different fonts; put one project at a time on a "
        + "sheet, or name fonts with --font-path"
    case .environment(let reason): "error: \(reason)"
    }
  }

  package var exitCode: CommandStatus {
    switch self {
    case .wrongSpec, .badSpec, .badPicture, .samePath, .warnings, .unformatted: .badSpec
    case .badUsage, .noSpecs, .mixedFonts: .badUsage
    case .cannotRead, .cannotWrite, .badBaseline, .damagedBaseline, .otherBaseline, .badRun,
      .exists, .missingFonts, .environment:
      .system
    }
  }
}

extension Failure {
  /// The message in one line: for spec and compiler errors, the first error with its location.
  package var line: String {
    switch self {
    case .wrongSpec(let errors):
      let first = DiagnosticFormat.short.text(Array(errors.diagnostics.prefix(1))).trimmingNewlines
      let others = errors.diagnostics.count - 1
      return others > 0 ? "\(first) (and \(others.of("other error")))" : first
    case .badSpec(let words):
      let lines = words.split(separator: "\n").map(\.withoutTerminalColors)
      return lines.first { $0.contains("error: ") } ?? lines.first ?? words
    default: return words
    }
  }
}

extension SpecErrors {
  /// The first message with its label, for output without source lines.
  package var first: String {
    let first = diagnostics.first
    return (first?.message ?? "this is no spec") + (first?.label.map { "; \($0)" } ?? "")
  }
}
