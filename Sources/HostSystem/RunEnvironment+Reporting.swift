internal import Basics
package import SpecDiagnostics

extension RunEnvironment {
  /// Prints a failure, and returns its exit status.
  package func tell(_ failure: Failure) -> CommandStatus {
    if case .wrongSpec(let errors) = failure {
      messages(errors.text(isColorful: isColorful).trimmingNewlines + "\n")
    } else {
      // File names may contain control characters.
      let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
      messages(lines.map { String($0).inLine }.joined(separator: "\n") + "\n")
    }
    return failure.exitCode
  }

  /// Prints diagnostics about specs.
  package func tell(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    messages(DiagnosticFormat.human.text(diagnostics, isColorful: isColorful))
  }

  /// Prints all failures without duplicates, and returns the worst exit status.
  package func tell(_ failures: [Failure]) -> CommandStatus {
    failures.uniqued().map(tell).max() ?? .done
  }
}
