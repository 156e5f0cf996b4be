internal import Basics
internal import HostSystem

/// Serves the preview page to this computer only.
struct PreviewServer: Sendable {
  let previewer: Previewer
  let title: String
  /// The address that opens a file in an editor.
  var editor = ""
  /// The port; 0 for any free port.
  var port: UInt16 = 0
  var limits = HTTPServer.Limits()

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: Receives the port.
  /// - Throws: System errors, for example if the port is in use.
  func run(ready: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = HTTPServer(limits: limits) { await response(to: $0, port: $1) }
    try await server.run(port: port, ready: ready)
  }

  /// Returns the response to a request that arrived at a port.
  func response(to request: HTTPRequest, port: UInt16) async -> HTTPResponse {
    guard request.method == "GET" else {
      return .plainText(.methodNotAllowed, "Only GET requests are supported.")
    }
    if let refusal = RequestOrigin.refusal(of: request.headers, port: port) {
      return .plainText(.forbidden, refusal)
    }
    switch request.path {
    case "/":
      let nonce = HTTPResponse.nonce()
      return .page(Page(title: title, editor: editor, nonce: nonce).html, nonce: nonce)
    case "/changes":
      let known = request.value("after").flatMap { Int($0) } ?? -1
      guard let version = await previewer.change(after: known) else {
        return .plainText(.unavailable, "Too many pages wait for changes.")
      }
      return .json(["version": .number(Double(version))])
    case "/pictures":
      let version = await previewer.version
      // A page that has some pictures waits for the next one only.
      let seen = request.value("seen").flatMap { Int($0) } ?? .max
      let (pictures, isDone) = await previewer.drawing(options(request))
        .pictures { $0.pictures.count > seen }
      return .json([
        "version": .number(Double(version)), "words": .text(pictures.messages),
        "isWhole": .boolean(pictures.isComplete), "isDone": .boolean(isDone),
        "names": .list(pictures.pictures.map { .text($0.name) }),
        // The pixels per point of each picture.
        "scales": .list(pictures.pictures.map { .number($0.scale) }),
        // Pictures that look as before are not requested again.
        "marks": .list(pictures.pictures.map { .text($0.mark) }),
      ])
    case "/picture":
      let name = request.value("name")
      let pictures = await previewer.drawing(options(request))
        .pictures { $0.pictures.contains { $0.name == name } }.pictures
      guard let picture = pictures.pictures.first(where: { $0.name == name })
      else { return .plainText(.notFound, "Picture not found.") }
      return .picture(picture.bytes, type: picture.type)
    case "/source":
      let element = PreviewElement(
        section: request.value("section"), item: request.value("item").flatMap { Int($0) },
        kind: request.value("kind"))
      guard
        let source = await previewer.source(
          of: element, inPicture: request.value("name") ?? "", options(request))
      else { return .plainText(.notFound, "Source not found.") }
      return .json([
        "name": .text(source.name), "path": .text(source.path), "text": .text(source.text),
        "line": .number(Double(source.line)), "column": .number(Double(source.column)),
      ])
    default: return .plainText(.notFound, "Page not found.")
    }
  }

  /// The options that a request sets. Unknown names and empty values are ignored.
  private func options(_ request: HTTPRequest) -> [RenderOption: String] {
    var options: [RenderOption: String] = [:]
    for option in RenderOption.ofPage {
      let value = request.query.last { $0.name == option.rawValue }?.value ?? ""
      if !value.isEmpty { options[option] = value }
    }
    return options
  }
}
