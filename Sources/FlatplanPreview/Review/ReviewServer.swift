internal import FlatplanCommands
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import Synchronization
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

  /// A request, independent of the server that reads it.
  struct Request: Sendable {
    var method: String
    /// The path without its query, with percent escapes resolved.
    var path: String
    /// The headers, by lowercase name.
    var headers: [String: String] = [:]
    var body: [UInt8] = []
  }

  /// A response, independent of the server that sends it.
  struct Response: Sendable {
    var status: Int
    var type: String
    var body: [UInt8]
    /// The nonce of the page's scripts; `nil` for anything that runs no scripts.
    var nonce: String?

    static func plainText(_ status: Int, _ message: String) -> Response {
      Response(
        status: status, type: "text/plain", body: Array((message + "\n").utf8))
    }
  }

  /// Returns the response to a request that arrived at a port.
  func response(to request: Request, port: UInt16) async -> Response {
    if let refusal = RequestOrigin.refusal(of: request.headers, port: port) {
      return .plainText(403, refusal)
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return page()
    case ("GET", "/version"): return .plainText(200, version)
    case ("GET", _): return picture(request.path)
    case ("POST", "/accept"), ("POST", "/reject"):
      return await settle(request, action: String(request.path.dropFirst()))
    default: return .plainText(405, "Only GET and POST requests are supported.")
    }
  }

  // MARK: Pages and pictures

  /// The version of the report, which changes whenever it is written.
  private var version: String { artifacts.reportVersion }

  private func page() -> Response {
    do {
      let nonce = HTTPResponse.nonce()
      let server = PageServer(token: token, version: version, nonce: nonce)
      let bytes = try artifacts.page(serving: server, in: environment)
      return Response(status: 200, type: "text/html", body: bytes, nonce: nonce)
    } catch {
      return .plainText(404, "There is no report: \(error)")
    }
  }

  /// Returns a picture of the report. Only PNG files in the report's folder are served.
  private func picture(_ path: String) -> Response {
    guard let bytes = artifacts.picture(path) else {
      return .plainText(404, "Page not found.")
    }
    return Response(status: 200, type: "image/png", body: bytes)
  }

  // MARK: Accepting and rejecting

  /// The snapshots that a request selects: one, those of a cause, or all.
  private struct Selection: Decodable {
    var cause: Int?
    var snapshot: String?
  }

  private func settle(_ request: Request, action: String) async -> Response {
    guard request.headers["x-flatplan-token"] == token else {
      return .plainText(403, "Only the page of this server may accept or reject.")
    }
    let selection: Selection
    do {
      selection = try JSONDecoder().decode(Selection.self, from: Data(request.body))
    } catch {
      return .plainText(400, "The selection cannot be read.")
    }
    var arguments = [action]
    if let cause = selection.cause { arguments.append("--cause=\(cause)") }
    if let snapshot = selection.snapshot { arguments.append("--snapshot=\(snapshot)") }
    let words = Mutex("")
    var environment = environment
    environment.words = { text in words.withLock { $0 += text } }
    environment.output = { _ in }
    (environment.isTerminal, environment.isColorful) = (false, false)
    let status = await Flatplan.run(arguments, in: environment)
    let message = words.withLock { $0 }.trimmingCharacters(in: .whitespacesAndNewlines)
    self.environment.words("\(message)\n")
    return .plainText(status == .done ? 200 : 400, message)
  }
}
