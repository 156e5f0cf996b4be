internal import Foundation

/// Reads single key presses from the terminal, without waiting for Return.
enum Keyboard {
  private static let interrupt: UInt8 = 3
  private static let endOfInput: UInt8 = 4
  private static let escape: UInt8 = 0x1B

  /// The next key pressed; `nil` at the end of the input and for Control-C and Control-D.
  ///
  /// Discards input typed or pasted before the call. The terminal is in raw mode only during the
  /// call.
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

  /// Decodes a key from bytes. A key that sends several bytes, such as an arrow, is returned as the
  /// escape character that starts them.
  ///
  /// - Parameter next: Returns the next byte. Waits forever for `nil`, otherwise for that number of
  ///   milliseconds.
  static func key(_ next: (Int32?) -> UInt8?) -> Character? {
    guard let byte = next(nil), byte != interrupt, byte != endOfInput else { return nil }
    if byte == escape { skipSequence { next(gap) } }
    return Character(Unicode.Scalar(byte))
  }

  /// The longest gap between the bytes of one key, in milliseconds. A longer gap separates two
  /// keys.
  private static let gap: Int32 = 50

  /// Skips the rest of an escape sequence: one character, or, after `[`, parameters and a final
  /// byte (ECMA-48, 5.4: a final byte ends a control sequence).
  private static func skipSequence(_ next: () -> UInt8?) {
    switch next() {
    case UInt8(ascii: "["):
      while let byte = next(), !(0x40...0x7E).contains(byte) {}
    case UInt8(ascii: "O"): _ = next()
    default: break
    }
  }
}
