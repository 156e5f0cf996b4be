import FlatplanCommands
import Foundation
import HostSystem
import TestSupport
import Testing

@testable import FlatplanPreview

/// The server behind `flatplan review --open`.
@Suite struct ReviewServerTests {
  private let folder: String
  private let environment: RunEnvironment
  private let server: ReviewServer

  private static let spec = """
    render: {widths: [200, 300], scale: 1}
    sections:
      - group: {height: 44, columns: 2}
        items: 4
      - group: {height: 30}
        items: 2

    """

  init() async throws {
    folder = NSTemporaryDirectory() + "flatplan-review-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/s", withIntermediateDirectories: true)
    environment = RunEnvironment(folder: folder, output: { _ in }, messages: { _ in })
    try Self.spec.write(toFile: "\(folder)/s/grid.yaml", atomically: true, encoding: .utf8)
    _ = await Flatplan.run(["record", "s"], in: environment)
    try Self.spec.replacing("height: 44", with: "height: 50")
      .replacing("height: 30", with: "height: 36")
      .write(toFile: "\(folder)/s/grid.yaml", atomically: true, encoding: .utf8)
    _ = await Flatplan.run(["verify", "s", "--update", "none"], in: environment)
    server = ReviewServer(environment, token: "secret")
  }

  private func send(
    _ method: String, _ path: String, body: String = "", token: String? = nil,
    headers: [String: String] = [:]
  ) async -> (status: Int, text: String) {
    var request = HTTPRequest(method: method, path: path)
    request.headers = ["host": "localhost:80"].merging(headers) { _, new in new }
    if let token { request.headers["x-flatplan-token"] = token }
    request.body = Array(body.utf8)
    let response = await server.response(to: request, port: 80)
    return (response.status.rawValue, String(decoding: response.body, as: UTF8.self))
  }

  private func layout(_ width: Int) throws -> String {
    try String(contentsOfFile: "\(folder)/s/__Snapshots__/grid/\(width).layout", encoding: .utf8)
  }

  @Test func `the page contains the token and shows pictures by path`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = await send("GET", "/")
    #expect(page.status == 200)
    #expect(page.text.contains(#"<meta name="flatplan-server" content="secret">"#))
    #expect(!page.text.contains("data:image/png"))
    let picture = await send("GET", "/expected/s~__Snapshots__~grid/200.png")
    #expect(picture.status == 200)
    for path in ["/report.json", "/../../s/grid.yaml", "/expected/../../../s/a.png", "/none.png"] {
      #expect(await send("GET", path).status == 404, "\(path)")
    }
  }

  @Test func `only requests with the token of the page change anything`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try layout(200)
    for token in [nil, "wrong"] {
      #expect(await send("POST", "/accept", body: "{}", token: token).status == 403)
    }
    for headers in [
      ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
      ["host": "evil.example:80"],
      ["host": "localhost:81"], ["host": "localhost"], ["host": ""],
      ["host": "localhost:80.evil.example"],
      ["origin": "https://evil.example"], ["origin": "null"], ["origin": "http://localhost:81"],
      ["origin": "https://localhost:80"],
    ] {
      let answer = await send("POST", "/accept", body: "{}", token: "secret", headers: headers)
      #expect(answer.status == 403)
    }
    #expect(await send("POST", "/accept", body: "[", token: "secret").status == 400)
    #expect(await send("PUT", "/accept", body: "{}", token: "secret").status == 405)
    #expect(try layout(200) == before)
  }

  @Test func `snapshots and causes are accepted one by one, and a second time is refused`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let version = await send("GET", "/version").text
    let one = #"{"snapshot": "s/__Snapshots__/grid/200"}"#
    let first = await send("POST", "/accept", body: one, token: "secret")
    #expect(first.status == 200 && first.text == "1 snapshot accepted\n")
    #expect(try layout(200).contains("100 50") && layout(300).contains("150 44"))
    // Another tab shows the same snapshot.
    let second = await send("POST", "/accept", body: one, token: "secret")
    #expect(second.status == 400 && second.text.contains("no pending snapshot matches"))
    #expect(await send("GET", "/version").text != version)
    let reject = await send("POST", "/reject", body: #"{"cause": 1}"#, token: "secret")
    #expect(reject.status == 200, "\(reject.text)")
    let rest = await send("POST", "/accept", body: "{}", token: "secret")
    #expect(rest.status == 200, "\(rest.text)")
    let layout = try layout(300)
    #expect(layout.contains("150 50") != layout.contains("300 36"), "\(layout)")
  }

  // MARK: At the socket

  /// Runs `body` with the port of a running review server.
  private func serving(_ body: (UInt16) async throws -> Void) async throws {
    let http = HTTPServer { [server] request, port in
      await server.response(to: request, port: port)
    }
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    let task = Task { try await http.run(port: 0) { continuation.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    try await body(port)
    task.cancel()
    _ = try? await task.value
  }

  @Test func `hostile requests at the socket change and show nothing`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try layout(200)
    try await serving { port in
      func post(_ headers: String, _ body: String = "{}") -> String {
        "POST /accept HTTP/1.1\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      }
      let (host, token) = ("Host: localhost:\(port)\r\n", "X-Flatplan-Token: secret\r\n")
      let chunked = "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
      let requests: [(String, String)] = [
        (post(host), "403"), (post(token), "403"), (post("Host: evil\r\n" + token), "403"),
        (post(host + token + "Origin: http://evil.example\r\n"), "403"),
        (post(host + token + "Sec-Fetch-Site: cross-site\r\n"), "403"),
        (post(host + token, "{\"snapshot\": 5}"), "400"), (post(host + token, ""), "400"),
        ("POST /accept HTTP/1.1\r\n\(host)\(token)Content-Length: 70000\r\n\r\n", "413"),
        ("POST /accept HTTP/1.1\r\n\(host)\(token)\(chunked)", "501"),
        ("GET /accept HTTP/1.1\r\n\(host)\(token)\r\n", "404"),
        ("GET /../../s/grid.yaml HTTP/1.1\r\n\(host)\r\n", "404"),
        ("GET /%2e%2e/%2e%2e/s/x.png HTTP/1.1\r\n\(host)\r\n", "404"),
        ("GET //etc/x.png HTTP/1.1\r\n\(host)\r\n", "404"),
        ("GET /report.json%00.png HTTP/1.1\r\n\(host)\r\n", "404"),
        ("GET /pending HTTP/1.1\r\n\(host)\r\n", "404"),
      ]
      for (request, status) in requests {
        let client = try #require(Client.connect(port))
        let answer = await client.exchange(request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request): \(answer)")
        #expect(!answer.contains("sections:"))
      }
      // A second request on the connection is not read, not even an allowed one.
      let client = try #require(Client.connect(port))
      let get = "GET /version HTTP/1.1\r\n\(host)\r\n"
      let answer = await client.exchange(get + post(host + token))
      #expect(answer.hasPrefix("HTTP/1.1 200 ") && !answer.contains("accepted"))
    }
    #expect(try layout(200) == before)
  }

  @Test func `a link in the report folder is not followed`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data([1]).write(to: URL(fileURLWithPath: folder + "/secret.png"))
    #expect(symlink(folder + "/secret.png", folder + "/.build/flatplan/link.png") == 0)
    #expect(symlink(folder, folder + "/.build/flatplan/folder") == 0)
    for path in ["/link.png", "/folder/secret.png"] {
      #expect(await send("GET", path).status == 404)
    }
  }

  /// A script in the report's data must not run with the rights of the page.
  @Test(.enabled(if: Browser.path != nil, "Chromium is not installed"))
  func `the content security policy stops foreign scripts in a browser`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let foreign = """
      <script>document.title = 'foreign'</script>
      <img src="x" onerror="document.documentElement.lang = 'foreign'">
      </body>
      """
    let http = HTTPServer { [server] request, port in
      var answer = await server.response(to: request, port: port)
      let page = String(decoding: answer.body, as: UTF8.self)
      if answer.type == "text/html" {
        answer.body = Array(page.replacing("</body>", with: foreign).utf8)
      }
      return answer
    }
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    let task = Task { try await http.run(port: 0) { continuation.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    let document = try await onThread { try Browser.document(at: "http://localhost:\(port)/") }
    task.cancel()
    _ = try? await task.value
    #expect(!document.contains("<div id=\"page\"></div>"), "the page's own scripts run")
    #expect(document.contains("onerror="), "the foreign markup is there")
    #expect(!document.contains("<title>foreign</title>") && !document.contains("lang=\"foreign\""))
  }

  /// Runs blocking work on a thread of its own, so that the server's tasks can run.
  private func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
