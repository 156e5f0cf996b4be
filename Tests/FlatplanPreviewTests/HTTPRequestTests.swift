import Foundation
import Testing

@testable import FlatplanPreview

/// Requests that are read, and requests that are refused.
@Suite struct HTTPRequestTests {
  private static let host = "Host: localhost:1\r\n"

  private func read(_ text: String, by step: Int = 1 << 20) throws -> HTTPRequest? {
    var reader = HTTPRequestReader()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: step) {
      let piece = bytes[start..<min(start + step, bytes.count)]
      if let request = try reader.add(piece) { return request }
    }
    return nil
  }

  @Test(arguments: [1, 2, 3, 1000])
  func `a request is the same however its bytes are split`(step: Int) throws {
    let text = """
      GET /picture?name=a%2Fb+c&width=&flag HTTP/1.1\r
      Host: localhost:80\r
      X-Empty:\r
      Content-Length: 3\r
      \r
      abcGET /next HTTP/1.1\r
      """
    let request = try #require(try read(text, by: step))
    #expect(request.method == "GET" && request.path == "/picture")
    #expect(request.query.map(\.name) == ["name", "width", "flag"])
    #expect(request.value("name") == "a/b c")
    #expect(request.headers["host"] == "localhost:80" && request.headers["x-empty"] == "")
    #expect(request.body == Array("abc".utf8))
  }

  @Test func `bare line feeds end lines`() throws {
    #expect(try read("GET / HTTP/1.0\nHost: a\n\n")?.headers["host"] == "a")
  }

  @Test(arguments: [
    ("\r\n\r\n", HTTPStatus.badRequest), ("GET /\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\n\r\n", .badRequest), ("G\u{0}T / HTTP/1.1\r\n\r\n", .badRequest),
    ("GET http://a/ HTTP/1.1\r\n\r\n", .badRequest), ("GET /%zz HTTP/1.1\r\n\r\n", .badRequest),
    ("GET /%ff HTTP/1.1\r\n\r\n", .badRequest), ("GET /%4 HTTP/1.1\r\n\r\n", .badRequest),
    ("GET /?a=%f HTTP/1.1\r\n\r\n", .badRequest), ("GET /é HTTP/1.1\r\n\r\n", .badRequest),
    ("GET / HTTP/2\r\n\r\n", .versionNotSupported), ("GET / HTTQ/1.1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nno colon\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n: no name\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n folded: a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nA: b\u{0}c\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .contentTooLarge),
    ("POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", .contentTooLarge),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
  ])
  func `a malformed request is refused`(text: String, status: HTTPStatus) {
    #expect(throws: HTTPRefusal.self) { try read(text) }
    do { _ = try read(text) } catch { #expect((error as? HTTPRefusal)?.status == status) }
  }

  @Test(arguments: [
    ("GET /" + String(repeating: "a", count: 9000), HTTPStatus.uriTooLong),
    ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 9000), .headersTooLarge),
    ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 65) + "\r\n", .headersTooLarge),
    (String(repeating: "\r", count: 9000), .uriTooLong),
    ("GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1\r\n\r\n", .uriTooLong),
    ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 9000) + "\r\n\r\n", .headersTooLarge),
  ])
  func `a request that is too long is refused before its end`(text: String, status: HTTPStatus) {
    for step in [1, 100, 100_000] {
      do {
        _ = try read(text, by: step)
        Issue.record("the request is not refused")
      } catch {
        #expect((error as? HTTPRefusal)?.status == status)
      }
    }
  }
}
