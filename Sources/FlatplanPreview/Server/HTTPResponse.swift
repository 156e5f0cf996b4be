internal import Basics

/// A response with the headers that keep other pages away from it.
struct HTTPResponse: Hashable, Sendable {
  var status: HTTPStatus
  var type: String
  /// The sources that a browser may use for the response.
  var contentPolicy = "default-src 'none'; frame-ancestors 'none'"
  var body: [UInt8]

  static func plainText(_ status: HTTPStatus, _ message: String) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain", body: Array((message + "\n").utf8))
  }

  /// A page whose only scripts and styles are the inline ones with a nonce.
  static func page(_ html: String, nonce: String) -> HTTPResponse {
    var response = HTTPResponse(status: .ok, type: "text/html", body: Array(html.utf8))
    response.contentPolicy = """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; \
      img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
    return response
  }

  /// A picture, which can contain styles and fonts but runs no scripts.
  static func picture(_ bytes: [UInt8], type: String) -> HTTPResponse {
    var response = HTTPResponse(status: .ok, type: type, body: bytes)
    response.contentPolicy = """
      default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; \
      frame-ancestors 'none'; sandbox
      """
    return response
  }

  static func json(_ value: JSONValue) -> HTTPResponse {
    HTTPResponse(status: .ok, type: "application/json", body: Array(value.line.utf8))
  }

  /// A nonce that cannot be guessed.
  static func nonce() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(random.next(), radix: 36) }.joined()
  }

  /// The bytes to send. Each connection carries one request.
  var bytes: [UInt8] {
    let headers = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)",
      "Content-Type: \(type); charset=utf-8",
      "Content-Length: \(body.count)",
      "Cache-Control: no-store",
      "Connection: close",
      "Content-Security-Policy: \(contentPolicy)",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
    ]
    return Array((headers.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
