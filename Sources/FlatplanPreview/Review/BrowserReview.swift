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

extension ReviewServer {
  /// Returns the response to a request that the server has read.
  func response(to request: HTTPRequest, port: UInt16) async -> HTTPResponse {
    let answer = await response(
      to: Request(
        method: request.method, path: request.path, headers: request.headers, body: request.body),
      port: port)
    var response = HTTPResponse(
      status: HTTPStatus(rawValue: answer.status) ?? .badRequest, type: answer.type,
      body: answer.body)
    guard let nonce = answer.nonce else { return response }
    response.contentPolicy = """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; \
      img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
    return response
  }
}
