internal import Foundation
internal import HostSystem

/// The message that is printed if code stops the program, by a trap or by infinite recursion.
///
/// The message is prepared in its own memory before each call, since a signal handler must not allocate
/// memory.
enum CrashMessage {
  private static let capacity = 1 << 13
  nonisolated(unsafe) private static let memory = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var count = 0

  /// Whether a parent process reads these messages and restarts the program without the call.
  static let hasReader =
    ProcessInfo.processInfo.environment[ProgramMessages.stoppedCalls] != nil

  /// The message for a call that stops the program.
  static func text(of call: StoppedCall) -> String {
    hasReader
      ? "\(ProgramMessages.stopped)\(call.line)\n" : "error: \(call.label): \(call.reason)\n"
  }

  /// Prepares the message for the next call.
  static func prepare(_ call: StoppedCall) {
    let bytes = Array(text(of: call).utf8.prefix(capacity))
    count = 0
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    count = bytes.count
  }

  /// Removes the message after a call returned.
  static func clear() {
    count = 0
  }

  /// Gives the thread a separate stack for signal handlers, since its own may be exhausted.
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

  /// Installs handlers that print the message when a signal or a call of `exit` ends the program.
  static func prepare() {
    _ = memory
    StoppedPlace.prepare()
    atexit {
      guard CrashMessage.count > 0 else { return }
      StoppedPlace.print(nil)
      _ = Foundation.write(STDERR_FILENO, CrashMessage.memory, CrashMessage.count)
      _exit(1)
    }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handleSignal
      #else
        action.__sigaction_handler.sa_sigaction = handleSignal
      #endif
      sigaction(signal, &action, nil)
    }
  }

  private static let handleSignal:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      _, info, _ in
      #if canImport(Darwin)
        StoppedPlace.print(info?.pointee.si_addr)
      #else
        StoppedPlace.print(info?.pointee._sifields._sigfault.si_addr)
      #endif
      if CrashMessage.count > 0 {
        _ = Foundation.write(STDERR_FILENO, CrashMessage.memory, CrashMessage.count)
      }
      _exit(1)
    }
}
