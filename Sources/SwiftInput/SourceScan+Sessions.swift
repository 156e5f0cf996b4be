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
    let line = bytes[start...].prefix(200).prefix { $0 != UInt8(ascii: ")") }
    let arguments = ".init(" + String(decoding: line, as: UTF8.self)
    return StandIns.namesOfSessions.contains { arguments.contains($0) }
  }
}
