/// A request to show a file in a browser.
package struct PreviewRequest: Hashable, Sendable {
  /// The path of a spec, a Swift file or a folder of Swift, as the user wrote it.
  package var file: String
  /// The options to pass to `render`.
  package var options: [String] = []
  /// The absolute path of the folder to watch for changes.
  package var folder = ""
  /// The port of the server; `nil` for any free port.
  package var port: UInt16?
  package var opensBrowser = false

  package init(file: String) {
    self.file = file
  }
}

/// The reason why a preview cannot start.
package struct PreviewProblem: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// Shows a file in a browser and redraws it after every change, until the user ends it. Throws
/// ``PreviewProblem`` if it cannot start.
package typealias Previewing =
  @Sendable (_ request: PreviewRequest, _ environment: RunEnvironment) async throws -> Void

/// A request to review the pending snapshots of the last run in a browser.
package struct ReviewRequest: Hashable, Sendable {
  /// The port of the server; `nil` for any free port.
  package var port: UInt16?

  package init(port: UInt16? = nil) {
    self.port = port
  }
}

/// Serves the report of the last run, with buttons to accept and reject, until the user ends it.
/// Throws ``PreviewProblem`` if it cannot start.
package typealias Reviewing =
  @Sendable (_ request: ReviewRequest, _ environment: RunEnvironment) async throws -> Void
