import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct ServerTests {
  @Test func `the page is self-contained`() async throws {
    let answer = try await get("/")
    let html = String(decoding: try await answer.bodyData, as: UTF8.self)
    #expect(answer.statusCode == .ok)
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(html.contains("<title>a&lt;b.yaml</title>"))
    #expect(!html.contains("{{"))
    #expect(!html.contains("://"))
    for theme in ["wireframe", "system", "blueprint", "print"] {
      #expect(html.contains("<option>\(theme)</option>"))
    }
    #expect(html.contains("value=\"safeArea\""))
    #expect(!html.contains("value=\"none\""))
  }

  @Test func `pictures for the page options are listed and served`() async throws {
    let fixture = try PreviewFixture()
    let list = try await json(get("/pictures", [("width", "320")], of: fixture))
    #expect(list["names"] as? [String] == ["grid/320"])
    #expect(list["isWhole"] as? Bool == true)
    #expect(list["version"] as? Int == 0)
    let picture = try await get("/picture", [("width", "320"), ("name", "grid/320")], of: fixture)
    #expect(picture.headers[.contentType] == "image/svg+xml; charset=utf-8")
    #expect(String(decoding: try await picture.bodyData, as: UTF8.self).contains("width=\"320\""))
  }

  @Test func `responses are not cached by the browser`() async throws {
    let fixture = try PreviewFixture()
    for path in ["/", "/pictures", "/picture", "/nowhere"] {
      #expect(try await get(path, of: fixture).headers[.cacheControl] == "no-store", "\(path)")
    }
  }

  @Test func `an error is returned as a message`() async throws {
    let fixture = try PreviewFixture()
    _ = try await get("/pictures", [("width", "320")], of: fixture)
    try fixture.write("sections: [{group: {height: 44, colums: 2}, items: 3}]\n")
    await fixture.previewer.checkForChanges()
    let list = try await json(get("/pictures", [("width", "320")], of: fixture))
    #expect(list["isWhole"] as? Bool == false)
    #expect((list["words"] as? String)?.contains("did you mean 'columns'?") == true)
  }

  @Test func `the last of two values for an option applies`() async throws {
    let fixture = try PreviewFixture()
    let list = try await json(get("/pictures", [("width", "320"), ("width", "500")], of: fixture))
    #expect(list["names"] as? [String] == ["grid/500"])
    let plain = try await get("/picture", [("name", "grid/390"), ("frame", "false")], of: fixture)
    let same = try await get("/picture", [("name", "grid/390")], of: fixture)
    #expect(try await plain.bodyData == same.bodyData)
  }

  @Test func `a title is not read as a placeholder`() {
    #expect(!Page(title: "{{words}}.yaml").html.contains("{{"))
  }

  @Test func `only pictures are served`() async throws {
    let fixture = try PreviewFixture()
    #expect(
      try await get("/picture", [("name", "../grid.yaml")], of: fixture).statusCode == .notFound)
    #expect(try await get("/grid.yaml", of: fixture).statusCode == .notFound)
    #expect(try await get("/", method: .POST, of: fixture).statusCode == .methodNotAllowed)
  }

  @Test(arguments: ["evil.example", "evil.example:80", "", "localhost.evil.example"])
  func `other host names are rejected`(host: String) async throws {
    #expect(try await get("/pictures", host: host).statusCode == .forbidden)
  }

  @Test func `the server listens on localhost only and reports changes`() async throws {
    let fixture = try PreviewFixture()
    let server = PreviewServer(previewer: fixture.previewer, title: "grid.yaml")
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    let serving = Task { try await server.run { continuation.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let page = try await send({ request("/", host: "localhost:\(port)") }, to: address)
    #expect(page.statusCode == .ok)
    try fixture.write(PreviewFixture.grid + "\n")
    await fixture.previewer.checkForChanges()
    let change = try await send(
      { request("/changes", [("after", "0")], host: "127.0.0.1") }, to: address)
    #expect(try await json(change)["version"] as? Int == 1)
    #if os(Linux)
      // All of 127.0.0.0/8 is this machine: a server on all interfaces would accept this
      // connection.
      let elsewhere = try sockaddr_in.inet(ip4: "127.0.0.2", port: port)
      await #expect(throws: (any Error).self) {
        _ = try await AsyncSocket.connected(to: elsewhere)
      }
    #endif
    serving.cancel()
    let end = try #require(await Self.result { try await serving.value })
    #expect(throws: (any Error).self) { try end.get() }
  }

  /// Sends a request with retries: on a busy machine the client may time out while connecting, or
  /// never return.
  private func send(
    _ request: @escaping @Sendable () -> HTTPRequest, to address: sockaddr_in
  ) async throws -> HTTPResponse {
    for _ in 0..<20 {
      let answer = await Self.result {
        var client = HTTPClient()
        return try await client.sendHTTPRequest(request(), to: address)
      }
      switch answer {
      case .success(let response): return response
      case .failure(SocketError.timeout), nil: continue
      case .failure(let error): throw error
      }
    }
    throw SocketError.timeout(message: "twenty times")
  }

  /// Returns the result of `work`, or `nil` if it takes longer than a minute.
  private static func result<Success: Sendable>(
    of work: @escaping @Sendable () async throws -> Success
  ) async -> Result<Success, any Error>? {
    let (results, found) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
    let trial = Task {
      do {
        found.yield(.success(try await work()))
      } catch {
        found.yield(.failure(error))
      }
    }
    let patience = Task {
      try? await Task.sleep(for: .seconds(60))
      found.finish()
    }
    defer {
      patience.cancel()
      trial.cancel()
    }
    return await results.first { _ in true }
  }

  private func get(
    _ path: String, _ query: [(String, String)] = [], method: HTTPMethod = .GET,
    host: String = "localhost:8000", of fixture: PreviewFixture? = nil
  ) async throws -> HTTPResponse {
    let fixture = try fixture ?? PreviewFixture()
    let server = PreviewServer(previewer: fixture.previewer, title: "a<b.yaml")
    return await server.handleRequest(request(path, query, method: method, host: host))
  }

  private func request(
    _ path: String, _ query: [(String, String)] = [], method: HTTPMethod = .GET, host: String
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, version: .http11, path: path,
      query: query.map { .init(name: $0.0, value: $0.1) }, headers: [.host: host],
      body: HTTPBodySequence())
  }

  private func json(_ response: HTTPResponse) async throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: try await response.bodyData)
    return try #require(object as? [String: Any])
  }
}
