internal import Foundation

/// What an assertion records of a layout.
///
/// Whatever is recorded, the test fails: nothing was compared. Asked for by the argument, by
/// ``withLayoutRecording(_:operation:)`` or a trait, by the variable `FLATPLAN_RECORD`; else it is
/// ``never`` where the variable `CI` is set, and ``missing`` elsewhere.
public enum LayoutRecording: String, Hashable, Sendable, CaseIterable {
  /// Every layout, compared or not.
  case all
  /// Layouts that are not as they were, and those without a baseline.
  case failed
  /// Layouts without a baseline.
  case missing
  /// Nothing; a layout without a baseline fails.
  case never
}

extension LayoutRecording {
  @TaskLocal static var scoped: LayoutRecording?

  static let variable = "FLATPLAN_RECORD"

  /// What is recorded where an assertion does not say.
  package static var current: LayoutRecording {
    get throws(SnapshotProblem) {
      if let scoped { return scoped }
      return try asked(by: ProcessInfo.processInfo.environment)
    }
  }

  /// What the environment asks for.
  static func asked(by variables: [String: String]) throws(SnapshotProblem) -> LayoutRecording {
    if let word = variables[variable], !word.isEmpty {
      guard let recording = LayoutRecording(rawValue: word) else { throw .unknownRecording(word) }
      return recording
    }
    let automation = variables["CI"]?.lowercased() ?? ""
    return ["", "0", "false", "no"].contains(automation) ? .missing : .never
  }
}

/// Runs tests with another mode of recording.
///
/// ```swift
/// override func invokeTest() {
///   withLayoutRecording(.failed) { super.invokeTest() }
/// }
/// ```
public func withLayoutRecording<Result>(
  _ recording: LayoutRecording, operation: () throws -> Result
) rethrows -> Result {
  try LayoutRecording.$scoped.withValue(recording, operation: operation)
}

/// Runs tests with another mode of recording.
public func withLayoutRecording<Result>(
  _ recording: LayoutRecording, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await LayoutRecording.$scoped.withValue(recording, operation: operation)
}
