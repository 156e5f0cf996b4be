/// What a program of a user's code and the one who started it tell each other, in lines that no person sees.
package enum ProgramMessages {
  /// Begins the line that says where the program stops: addresses of its code.
  package static let frames = "flatplan-frames:"
  /// Begins the line that says in which call it stops.
  package static let stopped = "flatplan-stopped:"
  /// The variable that lists calls which stopped it before: they are not made again. It is there, if empty,
  /// where somebody listens to such lines.
  package static let stoppedCalls = "FLATPLAN_STOPPED"
}

/// A call of a user's code that stopped the program.
package struct StoppedCall: Hashable, Sendable {
  /// The file and the function: `Home.swift: rows`.
  package var function: String
  /// In points, as it is told; `nil` for all widths, where nobody wants to wait again.
  package var width: String?
  /// What became of it.
  package var reason: String

  package init(_ function: String, at width: String?, reason: String) {
    (self.function, self.width, self.reason) = (function, width, reason)
  }

  /// - Parameter line: As ``line`` writes it.
  package init?(line: some StringProtocol) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(
      String(parts[0]), at: parts[1].isEmpty ? nil : String(parts[1]), reason: String(parts[2]))
  }

  /// One line, without its break.
  package var line: String { "\(function)\t\(width ?? "")\t\(reason)" }

  /// `Home.swift: rows at 390 points`.
  package var words: String { function + (width.map { " at \($0) points" } ?? "") }
}
