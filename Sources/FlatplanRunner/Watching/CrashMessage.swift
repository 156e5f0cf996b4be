internal import Foundation
internal import SwiftInput

/// What is said when code stops the program, by a trap or by a recursion without end.
///
/// The words lie ready in memory of their own: where they are said nothing may be allocated.
enum CrashMessage {
  private static let capacity = 1 << 13
  nonisolated(unsafe) private static let memory = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var count = 0

  /// Whether the one who started the program listens, and starts it anew without the call that stops it.
  static let areHeard =
    ProcessInfo.processInfo.environment[ProgramMessages.stoppedCalls] != nil

  /// What is said of a call that stops the program.
  static func text(of call: StoppedCall) -> String {
    areHeard
      ? "\(ProgramMessages.stopped)\(call.line)\n" : "error: \(call.words): \(call.reason)\n"
  }

  /// Readies the words for what is called next.
  static func write(_ call: StoppedCall) {
    let bytes = Array(text(of: call).utf8.prefix(capacity))
    count = 0
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
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

  /// Lets the signals that end programs say the words first, and code that ends its own.
  static func prepare() {
    _ = memory
    StoppedPlace.prepare()
    atexit {
      guard CrashMessage.count > 0 else { return }
      StoppedPlace.say(nil)
      _ = Foundation.write(STDERR_FILENO, CrashMessage.memory, CrashMessage.count)
      _exit(1)
    }
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
      if CrashMessage.count > 0 {
        _ = Foundation.write(STDERR_FILENO, CrashMessage.memory, CrashMessage.count)
      }
      _exit(1)
    }
}
