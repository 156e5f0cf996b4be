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
    #expect(!html.contains("value=\"none\""))
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

  @Test func nothingIsKeptByABrowser() async throws {
    let desk = try Desk()
    for path in ["/", "/pictures", "/picture", "/nowhere"] {
      #expect(try await get(path, of: desk).headers[.cacheControl] == "no-store", "\(path)")
    }
  }

  @Test func whatIsWrongIsToldWithThePicturesThatWere() async throws {
    let desk = try Desk()
    _ = try await get("/pictures", [("width", "320")], of: desk)
    try desk.write("sections: [{group: {height: 44, colums: 2}, items: 3}]\n")
    await desk.previewer.look()
    let list = try await json(get("/pictures", [("width", "320")], of: desk))
    #expect(list["isWhole"] as? Bool == false)
    #expect((list["words"] as? String)?.contains("did you mean 'columns'?") == true)
  }

  /// A form that is sent twice names a field twice.
  @Test func theLastOfTwoWishesHolds() async throws {
    let desk = try Desk()
    let list = try await json(get("/pictures", [("width", "320"), ("width", "500")], of: desk))
    #expect(list["names"] as? [String] == ["grid/500"])
    let plain = try await get("/picture", [("name", "grid/390"), ("frame", "false")], of: desk)
    let same = try await get("/picture", [("name", "grid/390")], of: desk)
    #expect(try await plain.bodyData == same.bodyData)
  }

  @Test func aTitleIsNoPlaceholder() {
    #expect(!Page(title: "{{words}}.yaml").html.contains("{{"))
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
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let page = try await send({ request("/", host: "localhost:\(port)") }, to: address)
    #expect(page.statusCode == .ok)
    try desk.write(Desk.grid + "\n")
    await desk.previewer.look()
    let change = try await send(
      { request("/changes", [("after", "0")], host: "127.0.0.1") }, to: address)
    #expect(try await json(change)["version"] as? Int == 1)
    #if os(Linux)
      // Every address of 127 leads to this machine, and to who listens to all of its addresses.
      let elsewhere = try sockaddr_in.inet(ip4: "127.0.0.2", port: port)
      await #expect(throws: (any Error).self) {
        _ = try await AsyncSocket.connected(to: elsewhere)
      }
    #endif
    serving.cancel()
    let end = try #require(await Self.result { try await serving.value })
    #expect(throws: (any Error).self) { try end.get() }
  }

  /// Sends a request as often as it takes: a busy machine connects later than the client waits, and
  /// who waited in vain may never be told so.
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

  /// What comes of `work`; nothing, if that takes longer than a minute: it is left alone then.
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
