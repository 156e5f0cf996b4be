import FlatplanCommands
import Foundation
import HostSystem
import SpecInput
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
    environment = RunEnvironment(folder: folder, output: { _ in }, words: { _ in })
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
    var request = ReviewServer.Request(method: method, path: path)
    request.headers = ["host": "localhost:80"].merging(headers) { _, new in new }
    if let token { request.headers["x-flatplan-token"] = token }
    request.body = Array(body.utf8)
    let response = await server.response(to: request, port: 80)
    return (response.status, String(decoding: response.body, as: UTF8.self))
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
    for headers in [["sec-fetch-site": "cross-site"], ["host": "evil.example:80"]] {
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
}
