internal import Foundation

/// What is said when code stops the program, by a trap or by a recursion without end.
///
/// The words lie ready in memory of their own: where they are said nothing may be allocated.
enum LastWords {
  private static let capacity = 1024
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var count = 0

  /// Readies the words for what is called next.
  static func write(_ words: String) {
    let bytes = Array("error: \(words): the program stopped here\n".utf8.suffix(capacity))
    count = 0
    for (index, byte) in bytes.enumerated() { text[index] = byte }
    count = bytes.count
  }

  static func clear() {
    count = 0
  }

  /// Gives the thread a stack for its last words, whose own may be used up then.
  static func prepareThread() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Lets the signals that end programs say the words first.
  static func prepare() {
    _ = text
    StoppedPlace.prepare()
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = say
      #else
        action.__sigaction_handler.sa_sigaction = say
      #endif
      sigaction(signal, &action, nil)
    }
  }

  private static let say:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      _, info, _ in
      #if canImport(Darwin)
        StoppedPlace.say(info?.pointee.si_addr)
      #else
        StoppedPlace.say(info?.pointee._sifields._sigfault.si_addr)
      #endif
      if LastWords.count > 0 {
        _ = Foundation.write(STDERR_FILENO, LastWords.text, LastWords.count)
      }
      _exit(1)
    }
}
