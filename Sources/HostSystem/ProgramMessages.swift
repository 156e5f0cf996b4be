/// The protocol between a compiled program and the process that started it. Its lines are not shown
/// to the user.
package enum ProgramMessages {
  /// The prefix of the line with the code addresses at which the program stopped.
  package static let frames = "flatplan-frames:"
  /// The prefix of the line with the call that stopped the program.
  package static let stopped = "flatplan-stopped:"
  /// The environment variable with the calls that stopped the program before and are skipped. It is
  /// set, possibly to an empty string, if the parent process reads these lines.
  package static let stoppedCalls = "FLATPLAN_STOPPED"
}

/// A call of a user's function that stopped the program.
package struct StoppedCall: Hashable, Sendable {
  /// The file and the function, for example `Home.swift: rows`.
  package var function: String
  /// The container width in points, as text; `nil` for all widths, after a call exceeded the time
  /// limit.
  package var width: String?
  /// Why the call did not return.
  package var reason: String

  package init(_ function: String, at width: String?, reason: String) {
    (self.function, self.width, self.reason) = (function, width, reason)
  }

  /// Parses a line in the format of ``line``.
  package init?(line: some StringProtocol) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(
      String(parts[0]), at: parts[1].isEmpty ? nil : String(parts[1]), reason: String(parts[2]))
  }

  /// The call as one line, without a line break.
  package var line: String { "\(function)\t\(width ?? "")\t\(reason)" }

  /// The call in readable form, for example `Home.swift: rows at 390 points`.
  package var label: String { function + (width.map { " at \($0) points" } ?? "") }
}
