import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct ServerTests {
  @Test func `the page is self-contained`() async throws {
    let answer = try await get("/")
    let html = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == .ok)
    #expect(answer.type == "text/html")
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
    #expect(picture.type == "image/svg+xml")
    #expect(String(decoding: picture.body, as: UTF8.self).contains("width=\"320\""))
  }

  @Test(arguments: [
    (["-f", "webp"], "image/webp", 2.0, "RIFF"),
    (["-f", "png", "--scale", "3"], "image/png", 3, "PNG"),
    (["-f", "svg,webp"], "image/svg+xml", 1, "<svg"), (["-f", "pdf"], "image/svg+xml", 1, "<svg"),
  ])
  func `pictures have the requested format if browsers show it`(
    options: [String], type: String, scale: Double, start: String
  ) async throws {
    let fixture = try PreviewFixture(options: options)
    let list = try await json(get("/pictures", [("width", "320")], of: fixture))
    #expect(list["names"] as? [String] == ["grid/320"])
    #expect(list["scales"] as? [Double] == [scale])
    let picture = try await get("/picture", [("width", "320"), ("name", "grid/320")], of: fixture)
    #expect(picture.type == type)
    #expect(String(decoding: picture.body.prefix(8), as: UTF8.self).contains(start))
  }

  @Test(arguments: [
    ([("section", "more"), ("item", "1")], "grid.yaml:8:9", "- {title: B}"),
    ([("section", "more"), ("kind", "header")], "grid.yaml:5:5", "header: {title: More}"),
    ([("section", "more"), ("kind", "other")], "grid.yaml:3:5", "- id: more"),
    ([("section", "0"), ("item", "2")], "grid.yaml:2:5", "- {group: {height: 44}, items: 3}"),
    ([("kind", "tab 2")], "grid.yaml:9:10", "screen: {tabBar: {items: [{title: A}, {title: B}]}}"),
    ([], "grid.yaml:2:5", "- {group: {height: 44}, items: 3}"),
  ])
  func `the line of an element of a picture is found`(
    element: [(String, String)], place: String, text: String
  ) async throws {
    let fixture = try PreviewFixture(
      """
      sections:
        - {group: {height: 44}, items: 3}
        - id: more
          group: {height: 44}
          header: {title: More}
          items:
            - {title: A}
            - {title: B}
      screen: {tabBar: {items: [{title: A}, {title: B}]}}
      """)
    let source = try await json(get("/source", [("name", "grid/390")] + element, of: fixture))
    #expect("\(source["name"]!):\(source["line"]!):\(source["column"]!)" == place)
    #expect((source["text"] as? String)?.trimmingCharacters(in: .whitespaces) == text)
    #expect(source["path"] as? String == fixture.folder + "/grid.yaml")
  }

  @Test func `an unknown picture has no source`() async throws {
    #expect(try await get("/source", [("name", "grid/391")]).status == .notFound)
  }

  @Test func `responses are not cached by the browser`() async throws {
    let fixture = try PreviewFixture()
    for path in ["/", "/pictures", "/picture", "/nowhere"] {
      let bytes = try await get(path, of: fixture).bytes
      let head = String(decoding: bytes, as: UTF8.self)
      #expect(head.contains("Cache-Control: no-store\r\n"), "\(path)")
      #expect(head.contains("X-Content-Type-Options: nosniff\r\n"), "\(path)")
      #expect(head.contains("Content-Security-Policy: default-src 'none'; "), "\(path)")
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
    #expect(plain.body == same.body)
  }

  @Test func `only options that choose pictures are read from a request`() async throws {
    let fixture = try PreviewFixture()
    let plain = try await json(get("/pictures", of: fixture))
    let hostile = [
      ("output", fixture.folder + "/x"), ("font-path", "/"), ("set", "sections.0.items=9"),
      ("format", "png"), ("jobs", "0"), ("scale", "9"), ("theme", ""), ("v", "3"),
    ]
    let list = try await json(get("/pictures", hostile, of: fixture))
    #expect(list["names"] as? [String] == plain["names"] as? [String])
    #expect(list["isWhole"] as? Bool == true)
    // A value that looks like an option stays a value.
    let wrong = try await json(get("/pictures", [("theme", "--output=/tmp/x")], of: fixture))
    #expect((wrong["words"] as? String)?.contains("unknown theme '--output=/tmp/x'") == true)
  }

  @Test func `a title is not read as a placeholder`() {
    #expect(!Page(title: "{{words}}.yaml").html.contains("{{"))
  }

  @Test func `only pictures are served`() async throws {
    let fixture = try PreviewFixture()
    #expect(
      try await get("/picture", [("name", "../grid.yaml")], of: fixture).status == .notFound)
    #expect(try await get("/grid.yaml", of: fixture).status == .notFound)
    #expect(try await get("/", method: "POST", of: fixture).status == .methodNotAllowed)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8000", "", "localhost.evil.example", "localhost",
    "localhost:80", "127.0.0.1:80001", "127.0.0.1.evil.example:8000", "localhost:8000, evil",
  ])
  func `only the server's own address is served`(host: String) async throws {
    #expect(try await get("/pictures", host: host).status == .forbidden)
  }

  @Test(arguments: [
    ("cross-site", HTTPStatus.forbidden), ("same-site", .forbidden), ("", .forbidden),
    ("none", .ok), ("same-origin", .ok),
  ])
  func `requests that other sites cause are refused`(site: String, status: HTTPStatus) async throws
  {
    let fixture = try PreviewFixture()
    let server = PreviewServer(previewer: fixture.previewer, title: "a.yaml")
    var request = request("/", host: "localhost:8000")
    request.headers["sec-fetch-site"] = site
    #expect(await server.response(to: request, port: 8000).status == status)
  }

  @Test func `the page allows only its own scripts`() async throws {
    let one = try await get("/")
    let two = try await get("/")
    let nonce = try #require(one.contentPolicy.firstMatch(of: /script-src 'nonce-([0-9a-z]+)'/)).1
    #expect(String(decoding: one.body, as: UTF8.self).contains("<script nonce=\"\(nonce)\">"))
    #expect(one.contentPolicy.hasPrefix("default-src 'none'; "))
    #expect(one.contentPolicy.contains("frame-ancestors 'none'"))
    #expect(!one.contentPolicy.contains("unsafe"))
    #expect(one.contentPolicy != two.contentPolicy, "a nonce is used once")
  }

  @Test func `the number of waiting requests is limited`() async throws {
    let fixture = try PreviewFixture()
    let previewer = fixture.previewer
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<40 { group.addTask { await previewer.change(after: 0, within: .seconds(1)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count { $0 == nil } == 8)
  }

  private func get(
    _ path: String, _ query: [(String, String)] = [], method: String = "GET",
    host: String = "localhost:8000", of fixture: PreviewFixture? = nil
  ) async throws -> HTTPResponse {
    let fixture = try fixture ?? PreviewFixture()
    let server = PreviewServer(previewer: fixture.previewer, title: "a<b.yaml")
    return await server.response(
      to: request(path, query, method: method, host: host), port: 8000)
  }

  private func request(
    _ path: String, _ query: [(String, String)] = [], method: String = "GET", host: String
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: query.map { .init(name: $0.0, value: $0.1) },
      headers: ["host": host])
  }

  private func json(_ response: HTTPResponse) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(response.body))
    return try #require(object as? [String: Any])
  }
}
