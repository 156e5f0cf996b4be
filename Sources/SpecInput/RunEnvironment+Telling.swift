internal import CompositionalLayout
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics

extension RunEnvironment {
  /// Says what went wrong.
  package func tell(_ failure: Failure) -> CommandStatus {
    if case .wrongSpec(let errors) = failure {
      words(errors.text(isColorful: isColorful).trimmingNewlines + "\n")
    } else {
      // Names of files may be anything.
      let lines = failure.words.split(separator: "\n", omittingEmptySubsequences: false)
      words(lines.map { String($0).inLine }.joined(separator: "\n") + "\n")
    }
    return failure.exitCode
  }

  /// Says what was found in specs.
  package func tell(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    words(DiagnosticFormat.human.text(diagnostics, isColorful: isColorful))
  }

  /// Says all that went wrong, each thing once, and answers the worst.
  package func tell(_ failures: [Failure]) -> CommandStatus {
    failures.uniqued().map(tell).max() ?? .done
  }
}
