extension SourceScan {
  /// Makes `os(iOS)` true in a line such as `#if os(iOS) || os(tvOS)`, since code that is drawn was
  /// written for iOS.
  mutating func takePlatforms() -> Bool {
    guard has("#if ") || has("#elseif ") else { return false }
    let condition = Array("os(iOS)".utf8)
    var end = place
    while end < bytes.count, !"\r\n".utf8.contains(bytes[end]) {
      if bytes[end...].starts(with: condition), !isPartOfName(at: end - 1) {
        bytes.replaceSubrange(end..<end + condition.count, with: "true   ".utf8)
      }
      end += 1
    }
    // Code can follow the condition only in the next line.
    place = end
    return true
  }
}
