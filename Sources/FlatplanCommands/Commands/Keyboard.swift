internal import Foundation

/// The keys of the terminal, one by one: nobody has to press return.
enum Keyboard {
  private static let interrupt: UInt8 = 3
  private static let endOfInput: UInt8 = 4

  /// The next key that is pressed; `nil` at the end of the input, which Control-C and Control-D are too.
  ///
  /// The terminal is as it was before and after, for whatever else may happen to it.
  static func key() -> Character? {
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1, byte != interrupt, byte != endOfInput else {
      return nil
    }
    return Character(Unicode.Scalar(byte))
  }
}
