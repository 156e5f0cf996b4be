/// Reads one request as its bytes arrive.
///
/// - Complexity: O(*n*) in the number of bytes received, however they are split.
struct HTTPRequestReader: Sendable {
  /// The maximum number of bytes of the request line and the headers, and of the body.
  static let maxHead = 8192
  static let maxBody = 65_536
  /// The maximum number of headers.
  static let maxHeaders = 64

  private var bytes: [UInt8] = []
  /// The number of bytes already searched for the end of the head.
  private var searched = 0
  /// The request without its body, and where the body begins.
  private var head: (request: HTTPRequest, end: Int, bodyCount: Int)?

  /// Adds received bytes.
  ///
  /// - Returns: The request once it is complete. Bytes after it are ignored.
  /// - Throws: `HTTPRefusal` if it is malformed or exceeds a limit.
  mutating func add(_ piece: some Collection<UInt8>) throws(HTTPRefusal) -> HTTPRequest? {
    bytes.append(contentsOf: piece)
    if head == nil { head = try readHead() }
    guard let head, bytes.count - head.end >= head.bodyCount else { return nil }
    var request = head.request
    request.body = Array(bytes[head.end..<(head.end + head.bodyCount)])
    return request
  }

  private mutating func readHead() throws(HTTPRefusal) -> (HTTPRequest, Int, Int)? {
    guard let end = endOfHead() else {
      guard bytes.count <= Self.maxHead else { throw tooLong }
      return nil
    }
    guard end <= Self.maxHead else { throw tooLong }
    var lines = bytes[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    // The empty line, and the nothing after its line break.
    lines.removeLast(2)
    guard let first = lines.first else { throw .malformed("There is no request line.") }
    guard lines.count - 1 <= Self.maxHeaders else {
      throw HTTPRefusal(status: .headersTooLarge, message: "There are too many headers.")
    }
    var request = try Self.requestLine(first)
    for line in lines.dropFirst() { try Self.readHeader(line, into: &request) }
    return (request, end, try Self.bodyCount(request))
  }

  /// The refusal of a head that is too long.
  private var tooLong: HTTPRefusal {
    bytes.prefix(Self.maxHead).contains(UInt8(ascii: "\n"))
      ? HTTPRefusal(status: .headersTooLarge, message: "The headers are too long.")
      : HTTPRefusal(status: .uriTooLong, message: "The request line is too long.")
  }

  /// Returns the offset after the empty line that ends the head. Only new bytes are searched.
  private mutating func endOfHead() -> Int? {
    let feed = UInt8(ascii: "\n")
    var index = searched
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == feed else { continue }
      if index >= 1, bytes[index - 1] == feed { return index + 1 }
      if index >= 2, bytes[index - 1] == UInt8(ascii: "\r"), bytes[index - 2] == feed {
        return index + 1
      }
      if index > Self.maxHead { break }
    }
    searched = bytes.count
    return nil
  }

  private static func requestLine(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenByte) else {
      throw .malformed("The request line needs a method, a path and a version.")
    }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw version.hasPrefix("HTTP/")
        ? HTTPRefusal(status: .versionNotSupported, message: "Only HTTP/1.1 is supported.")
        : .malformed("The request line needs a method, a path and a version.")
    }
    let target = words[1]
    guard target.first == UInt8(ascii: "/"), target.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed("The path must begin with a slash.") }
    let parts = target.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = unescaped(parts[0], plusIsSpace: false) else {
      throw .malformed("The path has an invalid percent escape.")
    }
    var request = HTTPRequest(method: String(decoding: words[0], as: UTF8.self), path: path)
    guard parts.count == 2 else { return request }
    for pair in parts[1].split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = unescaped(sides[0], plusIsSpace: true),
        let value = sides.count == 2 ? unescaped(sides[1], plusIsSpace: true) : ""
      else { throw .malformed("The query has an invalid percent escape.") }
      request.query.append(.init(name: name, value: value))
    }
    return request
  }

  private static func readHeader(
    _ line: ArraySlice<UInt8>, into request: inout HTTPRequest
  ) throws(HTTPRefusal) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw .malformed("A header needs a name and a colon.") }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let value = line[(colon + 1)...]
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw .malformed("A header contains a control character.")
    }
    // Two values of one of these headers could be understood in two ways.
    guard request.headers[name] == nil || !unique.contains(name) else {
      throw .malformed("The header '\(name)' is repeated.")
    }
    let spaces: Set<UInt8> = [0x20, 0x09]
    let start = value.firstIndex { !spaces.contains($0) } ?? value.endIndex
    let end = value.lastIndex { !spaces.contains($0) }.map { $0 + 1 } ?? start
    request.headers[name] = String(decoding: value[start..<max(start, end)], as: UTF8.self)
  }

  private static let unique: Set = ["host", "content-length", "sec-fetch-site", "origin"]

  private static func bodyCount(_ request: HTTPRequest) throws(HTTPRefusal) -> Int {
    guard request.headers["transfer-encoding"] == nil else {
      throw HTTPRefusal(
        status: .notImplemented, message: "Bodies with a transfer encoding are not supported.")
    }
    guard let text = request.headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed("The content length is not a number.")
    }
    guard let count = Int(text), count <= maxBody else {
      throw HTTPRefusal(status: .contentTooLarge, message: "The body is too large.")
    }
    return count
  }

  /// Returns the text with percent escapes resolved; `nil` if one is invalid or the text is not
  /// UTF-8.
  private static func unescaped(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.endIndex, let high = bytes[index + 1].hexDigit,
          let low = bytes[index + 2].hexDigit
        else { return nil }
        result.append(high << 4 | low)
        index += 2
      case UInt8(ascii: "+") where plusIsSpace: result.append(0x20)
      case let byte: result.append(byte)
      }
      index += 1
    }
    return String(validating: result, as: UTF8.self)
  }
}

extension HTTPRefusal {
  fileprivate static func malformed(_ message: String) -> HTTPRefusal {
    HTTPRefusal(status: .badRequest, message: message)
  }
}

extension UInt8 {
  /// Whether the byte may be in a method or the name of a header (RFC 9110, 5.6.2).
  fileprivate var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }

  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
