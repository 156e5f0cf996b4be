internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Serves the preview page to the local machine only.
struct PreviewServer: Sendable {
  let previewer: Previewer
  let title: String
  /// The port; 0 for any free port.
  var port: UInt16 = 0

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: Receives the port.
  /// - Throws: System errors, for example if the port is in use.
  func run(ready: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress { ready(port) }
      }
      try await group.waitForAll()
    }
  }
}

extension PreviewServer: HTTPHandler {
  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard request.method == .GET else {
      return .plainText(.methodNotAllowed, "Only GET requests are supported.")
    }
    // Reject other host names, which could be used for DNS rebinding.
    guard Self.isLocal(request.headers[.host] ?? "") else {
      return .plainText(.forbidden, "Only requests from this computer are served.")
    }
    switch request.path {
    case "/": return .text("text/html", Page(title: title).html)
    case "/changes":
      let known = request.query["after"].flatMap { Int($0) } ?? -1
      return .json(ChangesResponse(version: await previewer.change(after: known)))
    case "/pictures":
      let version = await previewer.version
      let pictures = await previewer.pictures(options(request))
      return .json(PicturesResponse(pictures, version: version))
    case "/picture":
      let pictures = await previewer.pictures(options(request)).pictures
      guard let name = request.query["name"],
        let picture = pictures.first(where: { $0.name == name })
      else { return .plainText(.notFound, "Picture not found.") }
      return .bytes("image/svg+xml", picture.svg)
    default: return .plainText(.notFound, "Page not found.")
    }
  }

  private func options(_ request: HTTPRequest) -> PreviewOptions {
    PreviewOptions(request.query.map { ($0.name, $0.value) })
  }

  /// Returns whether a `Host` header names the local machine.
  static func isLocal(_ host: String) -> Bool {
    let name = host.split(separator: ":").first.map { $0.lowercased() } ?? ""
    return ["localhost", "127.0.0.1"].contains(name)
  }
}

/// The response to `/changes`.
private struct ChangesResponse: Encodable {
  var version: Int
}

/// The response to `/pictures`.
private struct PicturesResponse: Encodable {
  var version: Int
  var names: [String]
  var words: String
  var isWhole: Bool

  init(_ pictures: Pictures, version: Int) {
    self.version = version
    names = pictures.pictures.map(\.name)
    words = pictures.words
    isWhole = pictures.isWhole
  }
}

extension HTTPResponse {
  fileprivate static func plainText(_ status: HTTPStatusCode, _ message: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain"), body: Data((message + "\n").utf8))
  }

  fileprivate static func text(_ type: String, _ text: String) -> HTTPResponse {
    bytes(type, Array(text.utf8))
  }

  fileprivate static func bytes(_ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(type), body: Data(bytes))
  }

  fileprivate static func json(_ value: some Encodable) -> HTTPResponse {
    // Encoding strings, numbers and booleans never fails.
    let data = (try? JSONEncoder().encode(value)) ?? Data()
    return HTTPResponse(statusCode: .ok, headers: headers("application/json"), body: data)
  }

  private static func headers(_ type: String) -> HTTPHeaders {
    [.contentType: type + "; charset=utf-8", .cacheControl: "no-store"]
  }
}
