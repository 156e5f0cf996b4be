internal import Foundation
package import HostSystem

/// Reviews the snapshots of the last run in a browser.
package enum BrowserReview {
  /// Serves the report until the user interrupts the program.
  ///
  /// - Throws: `PreviewProblem` if the port is in use.
  package static func run(_ request: ReviewRequest, in environment: RunEnvironment) async throws {
    let review = ReviewServer(environment)
    let server = HTTPServer { await review.response(to: $0, port: $1) }
    try await Serving.run("the review", port: request.port, opensBrowser: true, in: environment) {
      try await server.run(port: request.port ?? 0, ready: $0)
    }
  }
}
