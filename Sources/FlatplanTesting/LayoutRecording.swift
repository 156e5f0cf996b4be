internal import Foundation

/// The recording mode: which layouts an assertion records.
///
/// A test that records a layout always fails, because nothing was compared. The mode is the first
/// of: the `record` argument, ``withLayoutRecording(_:operation:)`` or the trait, and the
/// environment variable `FLATPLAN_RECORD`. Otherwise it is ``never`` if the variable `CI` is set,
/// and ``missing`` if not.
public enum LayoutRecording: String, Hashable, Sendable, CaseIterable {
  /// Records every layout without comparing it.
  case all
  /// Records layouts that differ from their baseline or have none.
  case failed
  /// Records layouts without a baseline.
  case missing
  /// Records nothing. A layout without a baseline fails.
  case never
}

extension LayoutRecording {
  @TaskLocal static var scoped: LayoutRecording?

  static let variable = "FLATPLAN_RECORD"

  /// The mode of an assertion without a `record` argument.
  package static var current: LayoutRecording {
    get throws(SnapshotProblem) {
      if let scoped { return scoped }
      return try selected(by: ProcessInfo.processInfo.environment)
    }
  }

  /// Returns the mode that the environment variables select.
  static func selected(by variables: [String: String]) throws(SnapshotProblem) -> LayoutRecording {
    if let word = variables[variable], !word.isEmpty {
      guard let recording = LayoutRecording(rawValue: word) else { throw .unknownRecording(word) }
      return recording
    }
    let automation = variables["CI"]?.lowercased() ?? ""
    return ["", "0", "false", "no"].contains(automation) ? .missing : .never
  }
}

/// Runs tests with a recording mode.
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

/// Runs asynchronous tests with a recording mode.
public func withLayoutRecording<Result>(
  _ recording: LayoutRecording, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await LayoutRecording.$scoped.withValue(recording, operation: operation)
}
