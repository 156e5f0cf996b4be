extension Substring {
  /// The text without terminal color escape sequences.
  package var withoutTerminalColors: String {
    guard contains("\u{1B}") else { return String(self) }
    let parts = split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }.joined()
  }
}
