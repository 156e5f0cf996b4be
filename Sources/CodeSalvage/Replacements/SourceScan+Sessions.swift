extension SourceScan {
  /// Replaces the creation of a session by a call of the stand-in `OfflineSessions`. Sessions with a
  /// configuration of their own ignore the protocol by which the shared session has no network.
  mutating func takeSession() -> Bool {
    #if canImport(FoundationNetworking)
      guard !isPartOfName(at: place - 1) else { return false }
      let name = "URLSession".utf8.count
      if has("URLSession(") {
        guard isConfiguration(at: place + name + 1) else { return false }
        replace(place + name..<place + name, by: ".offline".utf8)
        place += name
      } else if has("URLSession.init(") {
        guard isConfiguration(at: place + name + 6) else { return false }
        replace(place + name..<place + name + 5, by: ".offline".utf8)
        place += name + 5
      } else {
        guard has(".init("), isConfiguration(at: place + 6), isOfSession(at: place + 6) else {
          return false
        }
        replace(place..<place + 5, by: ".offline".utf8)
        place += 5
      }
      return true
    #else
      return false
    #endif
  }

  private static let configuration = Array("configuration:".utf8)

  /// Whether the first argument of a call is a configuration.
  private func isConfiguration(at start: Int) -> Bool {
    bytes[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .starts(with: Self.configuration)
  }

  /// Whether the arguments of `.init(configuration:)` are those of a session and not those of a view.
  private func isOfSession(at start: Int) -> Bool {
    var depth = 1
    let arguments = bytes[start...].prefix(Self.maximumArguments).prefix { byte in
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      return depth > 0
    }
    let words = String(decoding: arguments, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let call = ".init(" + words.joined(separator: " ")
    return Self.argumentsOfSessions.contains { call.contains($0) }
  }

  /// The arguments that only sessions have.
  private static let argumentsOfSessions = [
    ".init(configuration: .default", ".init(configuration: .ephemeral",
    ".init(configuration: .background(", ".init(configuration: URLSessionConfiguration",
    "delegateQueue:",
  ]

  /// The maximum number of bytes of the arguments that are read.
  private static let maximumArguments = 1000
}
