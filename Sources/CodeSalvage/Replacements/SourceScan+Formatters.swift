extension SourceScan {
  /// Replaces formatters that Foundation declares as unavailable by those of `FlatplanScreens`.
  mutating func takeFormatter() -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard !isPartOfName(at: place - 1), place == 0 || bytes[place - 1] != UInt8(ascii: ".") else {
        return false
      }
      for name in Self.formatters where bytes[place...].starts(with: name) {
        let end = place + name.count
        guard !isPartOfName(at: end) else { return false }
        replace(place..<place, by: "FlatplanScreens.".utf8)
        place = end
        usesScreens = true
        return true
      }
      return false
    #endif
  }

  private static let formatters = ["DateComponentsFormatter", "MeasurementFormatter"]
    .map { Array($0.utf8) }
}
