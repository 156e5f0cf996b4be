/// A request for a page or its data. Only what the preview needs is read of HTTP/1.1.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The path with percent escapes resolved, beginning with a slash.
  var path: String
  /// The values of the query, in order.
  var query: [Value] = []
  /// The headers, by lowercase name.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// One value of the query.
  struct Value: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// Returns the last value of a name in the query.
  func value(_ name: String) -> String? { query.last { $0.name == name }?.value }
}

/// Why a request is refused.
struct HTTPRefusal: Error, Hashable, Sendable {
  var status: HTTPStatus
  var message: String
}

/// The statuses of responses.
enum HTTPStatus: Int, Hashable, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case uriTooLong = 414
  case headersTooLarge = 431
  case notImplemented = 501
  case unavailable = 503
  case versionNotSupported = 505

  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .headersTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
