import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct ServerTests {
  @Test func thePageNeedsNothingElse() async throws {
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
  }

  @Test func thePicturesOfAWishAreNamedAndServed() async throws {
    let desk = try Desk()
    let list = try await json(get("/pictures", [("width", "320")], of: desk))
    #expect(list["names"] as? [String] == ["grid/320"])
    #expect(list["isWhole"] as? Bool == true)
    #expect(list["version"] as? Int == 0)
    let picture = try await get("/picture", [("width", "320"), ("name", "grid/320")], of: desk)
    #expect(picture.headers[.contentType] == "image/svg+xml; charset=utf-8")
    #expect(String(decoding: try await picture.bodyData, as: UTF8.self).contains("width=\"320\""))
  }

  @Test func whatIsNotAPictureIsNotServed() async throws {
    let desk = try Desk()
    #expect(try await get("/picture", [("name", "../grid.yaml")], of: desk).statusCode == .notFound)
    #expect(try await get("/grid.yaml", of: desk).statusCode == .notFound)
    #expect(try await get("/", method: .POST, of: desk).statusCode == .methodNotAllowed)
  }

  @Test(arguments: ["evil.example", "evil.example:80", "", "localhost.evil.example"])
  func otherNamesAreRefused(host: String) async throws {
    #expect(try await get("/pictures", host: host).statusCode == .forbidden)
  }

  @Test func itIsServedOverASocketAndTellsOfChanges() async throws {
    let desk = try Desk()
    let server = PreviewServer(previewer: desk.previewer, title: "grid.yaml")
    let (ports, told) = AsyncStream.makeStream(of: UInt16.self)
    let serving = Task { try await server.run { told.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    var client = HTTPClient()
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let page = try await send(request("/", host: "localhost:\(port)"), to: address, by: &client)
    #expect(page.statusCode == .ok)
    try desk.write(Desk.grid + "\n")
    await desk.previewer.look()
    let change = try await send(
      request("/changes", [("after", "0")], host: "127.0.0.1"), to: address, by: &client)
    #expect(try await json(change)["version"] as? Int == 1)
    serving.cancel()
    await #expect(throws: (any Error).self) { try await serving.value }
  }

  /// Sends a request as often as it takes: a busy machine connects later than the client waits.
  private func send(
    _ request: HTTPRequest, to address: sockaddr_in, by client: inout HTTPClient
  ) async throws -> HTTPResponse {
    while true {
      do {
        return try await client.sendHTTPRequest(request, to: address)
      } catch SocketError.timeout {
        try Task.checkCancellation()
      }
    }
  }

  private func get(
    _ path: String, _ query: [(String, String)] = [], method: HTTPMethod = .GET,
    host: String = "localhost:8000", of desk: Desk? = nil
  ) async throws -> HTTPResponse {
    let desk = try desk ?? Desk()
    let server = PreviewServer(previewer: desk.previewer, title: "a<b.yaml")
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
