import Foundation
import Synchronization
import Testing

@testable import FlatplanPreview

/// The server at its socket: malformed and slow clients, many clients, no descriptors.
@Suite(.serialized) struct HTTPServerTests {
  /// Runs `body` with the port of a running server.
  private func serving(
    _ limits: HTTPServer.Limits = .init(),
    handler: @escaping HTTPServer.Handler = { request, _ in .plainText(.ok, request.path) },
    _ body: (UInt16) async throws -> Void
  ) async throws {
    let server = HTTPServer(limits: limits, handler: handler)
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    let task = Task { try await server.run(port: 0) { continuation.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    try await body(port)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancelled server does not listen`() async throws {
    var ports: [UInt16] = []
    // Servers of other tests may get a port that has become free, but not one after another.
    for _ in 0..<4 { try await serving { ports.append($0) } }
    #expect(ports.contains { Client.connect($0) == nil })
  }

  @Test func `a request is answered and the connection closed`() async throws {
    try await serving { port in
      let client = try #require(Client.connect(port))
      let answer = await client.exchange("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n/a\n"))
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
  }

  @Test func `only the loopback interface is served`() async throws {
    #if os(Linux)
      // All of 127.0.0.0/8 is this machine: a server on all interfaces would accept this.
      try await serving { port in #expect(Client.connect(port, to: 0x7F00_0002) == nil) }
    #endif
  }

  @Test func `malformed requests get an answer and the server survives`() async throws {
    try await serving { port in
      for text in ["\r\n\r\n", "\u{0}", "GET /%", String(repeating: "x", count: 100_000)] {
        let client = try #require(Client.connect(port))
        let answer = await client.exchange(text + "\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 4") || answer.isEmpty, "\(answer)")
      }
      let last = try #require(Client.connect(port))
      let answer = await last.exchange("GET / HTTP/1.1\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test func `a request that never ends is ended by the server`() async throws {
    var limits = HTTPServer.Limits()
    limits.receiving = 0.05
    try await serving(limits) { port in
      let client = try #require(Client.connect(port))
      client.send("GET / HTTP/1.1\r\nHost:")
      #expect(await client.rest().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    }
  }

  @Test func `a client that does not read its answer is dropped`() async throws {
    var limits = HTTPServer.Limits()
    limits.sending = 0.05
    limits.connections = 1
    let large: HTTPServer.Handler = { request, _ in
      .plainText(.ok, request.path == "/" ? String(repeating: "x", count: 1 << 25) : "small")
    }
    try await serving(limits, handler: large) { port in
      let slow = try #require(Client.connect(port))
      slow.send("GET / HTTP/1.1\r\n\r\n")
      // The only place is free again when the slow client has been dropped.
      let next = try #require(Client.connect(port))
      let answer = await next.exchange("GET /b HTTP/1.1\r\n\r\n")
      #expect(answer.hasSuffix("small\n"))
    }
  }

  @Test func `clients beyond the limit wait until others end`() async throws {
    var limits = HTTPServer.Limits()
    limits.connections = 2
    try await serving(limits) { port in
      let first = try (0..<2).map { _ in try #require(Client.connect(port)) }
      let waiting = try #require(Client.connect(port))
      waiting.send("GET /late HTTP/1.1\r\n\r\n")
      for client in first { client.end() }
      #expect(await waiting.rest().hasSuffix("/late\n"))
    }
  }

  /// The unfinished requests would be waited for until long after the time limit.
  @Test(.timeLimit(.minutes(20))) func `unfinished requests give way to others`() async throws {
    var limits = HTTPServer.Limits()
    limits.receiving = 3_600
    try await serving(limits) { port in
      let unfinished = (0..<200).compactMap { _ in Client.connect(port) }
      for client in unfinished { client.send("GET / HTTP/1.1\r\n") }
      let next = try #require(Client.connect(port))
      #expect(await next.exchange("GET /next HTTP/1.1\r\n\r\n").hasSuffix("/next\n"))
      for client in unfinished { client.end() }
    }
  }

  /// Requests that could be understood in two ways, or never end.
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n", "501"),
    ("POST / HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde", "400"),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", "413"),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n folded: x\r\n\r\n", "400"), ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: x\u{0}y\r\n\r\n", "400"), ("GET /%zz HTTP/1.1\r\n\r\n", "400"),
    ("GET /%ff HTTP/1.1\r\n\r\n", "400"), ("GET http://a/ HTTP/1.1\r\n\r\n", "400"),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505"), ("GET / HTTP/9\r\n\r\n", "505"),
    ("GET /\r\n\r\n", "400"),
  ])
  func `an ambiguous or malformed request is refused`(request: String, status: String) async throws
  {
    try await serving { port in
      let client = try #require(Client.connect(port))
      let answer = await client.exchange(request)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    }
  }

  @Test func `too long lines, headers and too many headers are refused`() async throws {
    let line = "GET /" + String(repeating: "a", count: 9_000)
    let header = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 9_000)
    let many = "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 65) + "\r\n"
    try await serving { port in
      for (request, status) in [(line, "414"), (header, "431"), (many, "431")] {
        let client = try #require(Client.connect(port))
        #expect(await client.exchange(request).hasPrefix("HTTP/1.1 \(status) "))
      }
    }
  }

  @Test func `only the first of pipelined requests is answered`() async throws {
    try await serving { port in
      let client = try #require(Client.connect(port))
      let answer = await client.exchange(
        "GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\nGET /c HTTP/1.1\r\n\r\n")
      #expect(answer.hasSuffix("\r\n\r\n/a\n"))
      #expect(answer.split(separator: "HTTP/1.1 ").count == 1)
    }
  }

  @Test func `a client that leaves cancels its request`() async throws {
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    let handler: HTTPServer.Handler = { _, _ in
      let end: Void? = try? await Task.sleep(for: .seconds(600))
      continuation.yield(end == nil)
      return .plainText(.ok, "")
    }
    try await serving(handler: handler) { port in
      let client = try #require(Client.connect(port))
      client.send("GET / HTTP/1.1\r\n\r\n")
      client.end()
      #expect(await ends.first { _ in true } == true)
    }
  }
}
