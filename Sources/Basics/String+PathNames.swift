extension StringProtocol {
  /// The names in a path, without empty ones.
  ///
  /// The bytes are split, because a name may begin with a combining mark, which is one character
  /// together with the slash.
  package var namesInPath: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Returns whether the bytes of a text begin with those of another.
  package func startsExactly(with start: some StringProtocol) -> Bool {
    utf8.starts(with: start.utf8)
  }
}
