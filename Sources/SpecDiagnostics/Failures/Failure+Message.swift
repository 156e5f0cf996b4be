internal import Basics

/// The messages and exit statuses of all failures.
extension Failure {
  /// The message for the user, without a trailing line feed.
  ///
  /// Names of files may contain line breaks and escape sequences. They are made harmless here, so
  /// that all reports that quote the message are.
  package var message: String {
    switch self {
    case .wrongSpec, .badSpec, .badUsage, .environment: text
    default: text.inLine
    }
  }

  private var text: String {
    switch self {
    case .wrongSpec(let errors): errors.description.trimmingNewlines
    case .badSpec(let message): message
    case .badPicture(let picture, let reason): "error: \(picture): \(reason)"
    case .samePath(let path, let one, let two):
      "error: \(one) and \(two) would both be written to \(path); give the specs different names, "
        + "or use tokens such as {width} in the output path"
    case .warnings(let count):
      "error: \(count.of("warning")), and --strict treats warnings as errors"
    case .unformatted(let count):
      "error: \(count.of("spec")) not formatted; run flatplan fmt"
    case .badUsage(let reason): "error: \(reason)"
    case .cannotRead(let path, let cause), .notFound(let path, let cause):
      "error: cannot read \(path): \(cause)"
    case .badBaseline(let path, let cause): "error: cannot use the baseline \(path): \(cause)"
    case .conflictedBaseline(let path):
      "error: cannot use the baseline \(path): it contains a git merge conflict; 'flatplan merge' "
        + "takes what both sides accepted; or run flatplan record"
    case .damagedBaseline(let path, let cause):
      "error: cannot use the baseline \(path): \(cause); restore it from git, or replace it with "
        + "flatplan record"
    case .otherBaseline(let path):
      "error: the baseline \(path) has changed since it was compared; run flatplan verify again"
    case .changedSinceVerify(let path):
      "error: \(path) has changed since verify; run flatplan verify again"
    case .inseparable(let snapshot, let reason):
      "error: one cause of \(snapshot) cannot be settled alone: \(reason)"
    case .badRun(let path, let cause):
      "error: cannot read \(path): \(cause); run flatplan verify to write it"
    case .cannotWrite(let path, let cause): "error: cannot write \(path): \(cause)"
    case .exists(let path): "error: \(path) already exists; choose another name"
    case .noSpecs(let folder):
      "error: no specs in \(folder): a spec is a .yaml, .yml or .json file with the key 'sections'"
    case .noFonts:
      """
      error: no fonts are installed, so text cannot be drawn; install fonts-inter, fonts-noto-core, \
      fonts-noto-cjk and fonts-noto-color-emoji (Debian, Ubuntu), or font-inter and font-noto-sans \
      (Homebrew), or select fonts with --font-path
      """
    case .missingFonts(let families):
      """
      error: missing fonts: \(families.joined(separator: ", ")); text looks different without them. \
      \(Self.installation(of: families)), or select others with --font-path
      """
    case .noLetters(let picture, let text, let missing):
      """
      error: \(picture): no font has the letters of '\(Self.beginning(of: text))'. \
      \(missing.isEmpty ? "Install one that has them" : Self.installation(of: missing)), or select \
      a font with --font-path or the key 'fonts'
      """
    case .mixedFonts:
      "error: the specs belong to projects with different fonts; make one sheet per project, or "
        + "select fonts with --font-path"
    case .environment(let reason): "error: \(reason)"
    }
  }

  package var exitCode: CommandStatus {
    switch self {
    case .wrongSpec, .badSpec, .badPicture, .samePath, .warnings, .unformatted,
      .changedSinceVerify, .inseparable:
      .badSpec
    case .badUsage, .notFound, .noSpecs, .mixedFonts: .badUsage
    case .cannotRead, .cannotWrite, .badBaseline, .conflictedBaseline, .damagedBaseline,
      .otherBaseline, .badRun, .exists, .noFonts, .missingFonts, .noLetters,
      .environment:
      .system
    }
  }
}

extension Failure {
  /// Whether recording can replace the baseline that caused the failure.
  package var isRepairable: Bool {
    switch self {
    case .damagedBaseline, .conflictedBaseline: true
    default: false
    }
  }

  /// What was wrong with a baseline that recording has replaced.
  package var repaired: String {
    switch self {
    case .damagedBaseline(let path, let cause): "\(path) is replaced: \(cause)"
    case .conflictedBaseline(let path): "\(path) is replaced: it contains a git merge conflict"
    default: message
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
    case .badSpec(let message):
      let lines = message.split(separator: "\n").map(\.withoutTerminalColors)
      return lines.first { $0.contains("error: ") } ?? lines.first ?? message
    default: return message
    }
  }
}

extension SpecErrors {
  /// The first message with its label, for output without source lines.
  package var first: String {
    let first = diagnostics.first
    return (first?.message ?? "not a spec") + (first?.label.map { "; \($0)" } ?? "")
  }
}
