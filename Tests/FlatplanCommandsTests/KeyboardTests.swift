import Testing

@testable import FlatplanCommands

/// Decoding of keys from terminal bytes.
struct KeyboardTests {
  /// All keys in bytes that arrive together, up to the end of the input.
  private func keys(_ text: String) -> [Character] {
    var left = Array(text.utf8)[...]
    var keys: [Character] = []
    while let key = Keyboard.key({ _ in left.popFirst() }) { keys.append(key) }
    return keys
  }

  @Test func `letters are decoded as themselves`() {
    #expect(keys("aRx\n") == ["a", "R", "x", "\n"])
  }

  /// Cursor keys end with `A` to `D` and Shift-F3 with `R`. None of them may count as an answer.
  @Test(arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[1;2R", "\u{1B}[15~", "\u{1B}A", "\u{1B}\u{1B}"])
  func `a key of several bytes is one key`(sequence: String) {
    #expect(keys(sequence + "q") == ["\u{1B}", "q"])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O"])
  func `a truncated key sequence is one key`(sequence: String) {
    #expect(keys(sequence) == ["\u{1B}"])
  }

  @Test(arguments: ["", "\u{3}A", "\u{4}A"])
  func `the end of the input, Control-C and Control-D are not keys`(text: String) {
    #expect(keys(text) == [])
  }

  /// After an escape character, reading has a timeout.
  @Test func `only the first byte is waited for without a timeout`() {
    var bytes: [UInt8] = [0x1B]
    var waits: [Int32?] = []
    _ = Keyboard.key { wait in
      waits.append(wait)
      return bytes.popLast()
    }
    #expect(waits.count == 2 && waits[0] == nil && waits[1] != nil)
  }
}
