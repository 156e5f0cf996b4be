internal import Basics
internal import FlatplanCommands
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

/// Serves the report of the last run to this computer only, and accepts or rejects its snapshots.
///
/// Every request to change something carries a token that only the served page contains, so that
/// pages of other sites cannot accept anything.
struct ReviewServer: Sendable {
  let environment: RunEnvironment
  let token: String
  private let artifacts: Artifacts

  init(_ environment: RunEnvironment, token: String = HTTPResponse.nonce()) {
    self.environment = environment
    self.token = token
    artifacts = Artifacts(in: environment)
  }

  /// Returns the response to a request that arrived at a port.
  func response(to request: HTTPRequest, port: UInt16) async -> HTTPResponse {
    if let refusal = RequestOrigin.refusal(of: request.headers, port: port) {
      return .plainText(.forbidden, refusal)
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return page()
    case ("GET", "/version"): return .plainText(.ok, version)
    case ("GET", _): return picture(request.path)
    case ("POST", "/accept"): return await settle(request, accepts: true)
    case ("POST", "/reject"): return await settle(request, accepts: false)
    default: return .plainText(.methodNotAllowed, "Only GET and POST requests are supported.")
    }
  }

  // MARK: Pages and pictures

  /// The version of the report, which changes whenever it is written.
  private var version: String { artifacts.reportVersion }

  private func page() -> HTTPResponse {
    do {
      let nonce = HTTPResponse.nonce()
      let server = PageServer(token: token, version: version, nonce: nonce)
      let bytes = try artifacts.page(serving: server, in: environment)
      var response = HTTPResponse(status: .ok, type: "text/html", body: bytes)
      response.contentPolicy = """
        default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; \
        img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """
      return response
    } catch {
      return .plainText(.notFound, "There is no report: \(error)")
    }
  }

  /// Returns a picture of the report. Only PNG files in the report's folder are served.
  private func picture(_ path: String) -> HTTPResponse {
    guard let bytes = artifacts.picture(path) else {
      return .plainText(.notFound, "Page not found.")
    }
    return HTTPResponse(status: .ok, type: "image/png", body: bytes)
  }

  // MARK: Accepting and rejecting

  /// The snapshots that a request selects: one, those of a cause, or all.
  private struct Selection: Decodable {
    var cause: Int?
    var snapshot: String?
  }

  private func settle(_ request: HTTPRequest, accepts: Bool) async -> HTTPResponse {
    guard request.headers["x-flatplan-token"] == token else {
      return .plainText(.forbidden, "Only the page of this server may accept or reject.")
    }
    let selection: Selection
    do {
      selection = try JSONDecoder().decode(Selection.self, from: Data(request.body))
    } catch {
      return .plainText(.badRequest, "The selection cannot be read.")
    }
    let settlement = Settlement(
      cause: selection.cause, snapshot: selection.snapshot, accepts: accepts)
    let (status, text) = await environment.collectingMessages { environment in
      do {
        return try await settlement.run(in: environment)
      } catch {
        return environment.tell(error as? Failure ?? .environment("\(error)"))
      }
    }
    let message = text.trimmingNewlines
    environment.messages("\(message)\n")
    return .plainText(status == .done ? .ok : .badRequest, message)
  }
}
