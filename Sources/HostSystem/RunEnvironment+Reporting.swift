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
    let code = failures.map(\.exitCode).max() ?? .done
    for failure in failures.uniqued().joiningPointers { _ = tell(failure) }
    return code
  }
}

extension [Failure] {
  /// The failures with one error for all files that Git LFS has not fetched.
  fileprivate var joiningPointers: [Failure] {
    let count = flatMap(\.pointers).count
    guard count > 1 else { return self }
    var isFirst = true
    return compactMap { failure in
      guard case .wrongSpec(var errors) = failure, !failure.pointers.isEmpty else { return failure }
      errors.diagnostics = errors.diagnostics.compactMap { diagnostic in
        guard diagnostic.isOfPointer else { return diagnostic }
        guard isFirst else { return nil }
        isFirst = false
        var diagnostic = diagnostic
        diagnostic.message += " (and \((count - 1).of("more file")))"
        return diagnostic
      }
      return errors.diagnostics.isEmpty ? nil : .wrongSpec(errors)
    }
  }
}

extension Failure {
  fileprivate var pointers: [Diagnostic] {
    guard case .wrongSpec(let errors) = self else { return [] }
    return errors.diagnostics.filter(\.isOfPointer)
  }
}

extension Diagnostic {
  fileprivate var isOfPointer: Bool { message.hasSuffix(LargeFilePointer.reason) }
}
