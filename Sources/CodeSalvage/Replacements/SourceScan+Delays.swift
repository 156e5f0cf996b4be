extension SourceScan {
  /// Replaces calls that create timers, or stop a thread, by calls of `FlatplanScreens`, in which
  /// delays take no time.
  mutating func takeDelay() -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      guard !isPartOfName(at: place - 1), !isMember else { return false }
      for (call, length, replacement) in Self.delays where has(call) {
        replace(place..<place + length, by: replacement.utf8)
        place += call.utf8CodeUnitCount
        usesScreens = true
        return true
      }
      return false
    #endif
  }

  /// Whether the name follows a period, as in `My.Timer`.
  private var isMember: Bool {
    place > 0 && bytes[place - 1] == UInt8(ascii: ".")
  }

  /// The calls, the number of bytes that are replaced, and the replacement.
  private static let delays: [(call: StaticString, length: Int, replacement: String)] = [
    ("Timer.scheduledTimer(", 20, timer + ".scheduled"), ("Timer(timeInterval:", 5, timer),
    ("Timer(fire:", 11, timer + "(at:"),
    ("Thread.sleep(", 6, timer),
    ("RunLoop.main.add(", 16, "RunLoop.main.addScheduled"),
    ("RunLoop.current.add(", 19, "RunLoop.current.addScheduled"),
  ]

  private static let timer = "FlatplanScreens.ScheduledTimer"
}
