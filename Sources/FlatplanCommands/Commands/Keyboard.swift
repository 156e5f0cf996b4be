internal import Foundation

/// The keys of the terminal, one by one: nobody has to press return.
enum Keyboard {
  private static let interrupt: UInt8 = 3
  private static let endOfInput: UInt8 = 4
  private static let escape: UInt8 = 0x1B

  /// The next key that is pressed; `nil` at the end of the input, which Control-C and Control-D are too.
  ///
  /// What was typed or pasted before it is asked for is nobody's answer. The terminal is as it was before
  /// and after, for whatever else may happen to it.
  static func key() -> Character? {
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
    return key { wait in
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&input, 1, wait ?? -1) > 0, read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
      return byte
    }
  }

  /// The key in bytes; one that sends several, such as an arrow, is the escape that they begin with.
  ///
  /// - Parameter next: The next byte: waited for without end for `nil`, else so many milliseconds.
  static func key(_ next: (Int32?) -> UInt8?) -> Character? {
    guard let byte = next(nil), byte != interrupt, byte != endOfInput else { return nil }
    if byte == escape { skipSequence { next(gap) } }
    return Character(Unicode.Scalar(byte))
  }

  /// The bytes of a key come without a gap, a new key after a longer one; milliseconds.
  private static let gap: Int32 = 50

  /// Passes over what follows an escape: a letter or the like, with numbers before it after `[`
  /// (ECMA-48, 5.4: a final byte ends a control sequence).
  private static func skipSequence(_ next: () -> UInt8?) {
    switch next() {
    case UInt8(ascii: "["):
      while let byte = next(), !(0x40...0x7E).contains(byte) {}
    case UInt8(ascii: "O"): _ = next()
    default: break
    }
  }
}
