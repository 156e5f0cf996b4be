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
    #expect(Client.connect(port) == nil, "a cancelled server does not listen")
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

/// A client that sends any bytes.
private struct Client: Sendable {
  private let handle: Int32

  /// Connects to a port of this machine; returns `nil` if nothing listens.
  static func connect(_ port: UInt16, to host: UInt32 = 0x7F00_0001) -> Client? {
    #if os(Linux)
      let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(handle, $0, size) }
    }
    guard result == 0 else {
      close(handle)
      return nil
    }
    return Client(handle: handle)
  }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = rest.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns what the server sends until it closes the connection. A thread waits, so that the
  /// tasks of the server can run.
  func rest() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: received()) }
    }
  }

  private func received() -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(handle, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      all += bytes[..<count]
    }
    close(handle)
    return String(decoding: all, as: UTF8.self)
  }

  func exchange(_ text: String) async -> String {
    send(text)
    return await rest()
  }

  func end() {
    close(handle)
  }
}
