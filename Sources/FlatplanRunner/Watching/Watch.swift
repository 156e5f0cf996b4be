internal import CompositionalLayout
internal import Foundation
internal import SwiftInput
internal import Synchronization

/// Enforces the time limit of calls of a user's code, and records the current call for crash messages.
final class Watch: Sendable {
  static let shared = Watch(
    limit: Watch.limit(ProcessInfo.processInfo.environment["FLATPLAN_TIME_LIMIT"]),
    stopped: Watch.calls(ProcessInfo.processInfo.environment[ProgramMessages.stoppedCalls]))

  /// The time limit of a call, in seconds; may be infinite.
  private let limit: Double
  /// The calls that stopped previous runs of the program.
  private let stopped: [StoppedCall]
  private let current = Mutex<Running?>(nil)

  private struct Running {
    var call: StoppedCall
    var start: ContinuousClock.Instant
  }

  init(limit: Double, stopped: [StoppedCall] = []) {
    self.limit = limit
    self.stopped = stopped
  }

  /// Parses the time limit, in seconds. The default is 30.
  static func limit(_ text: String?) -> Double {
    guard let seconds = text.flatMap(Double.init), !seconds.isNaN else { return 30 }
    return max(seconds, 0.1)
  }

  /// Parses a list of calls, one per line.
  static func calls(_ text: String?) -> [StoppedCall] {
    (text ?? "").split(separator: "\n").compactMap { StoppedCall(line: $0) }
  }

  /// Why a function must not be called again; `nil` if it may be called.
  func reason(_ name: String, of file: String, at width: CGFloat) -> String? {
    let call = Self.call(name, of: file, at: width)
    let known = stopped.filter { $0.function == call.function }
    return (known.first { $0.width == call.width } ?? known.first { $0.width == nil })?.reason
  }

  /// The call to report if it stops the program.
  private static func call(_ name: String, of file: String, at width: CGFloat) -> StoppedCall {
    StoppedCall("\(file): \(name)", at: width.short, reason: "the program stopped here")
  }

  /// Runs work that calls the function `name` of a file, or uses its result, under the time limit.
  func watch(_ name: String, of file: String, at width: CGFloat, _ work: () -> Void) {
    let call = Self.call(name, of: file, at: width)
    current.withLock { $0 = Running(call: call, start: .now) }
    CrashMessage.prepareThread()
    CrashMessage.prepare(call)
    work()
    CrashMessage.clear()
    current.withLock { $0 = nil }
  }

  /// Runs work whose duration does not count toward the time limit of the current call.
  func pause<Result>(_ work: () -> Result) -> Result {
    let start = ContinuousClock.now
    let running = current.withLock { running in
      defer { running = nil }
      return running
    }
    let result = work()
    current.withLock { current in
      current = running.map { Running(call: $0.call, start: $0.start + (.now - start)) }
    }
    return result
  }

  /// Starts a thread that ends the process if a call exceeds the time limit or the parent process has
  /// ended.
  func start() {
    let parent = getppid()
    Thread.detachNewThread { [self] in
      while true {
        usleep(50_000)
        if getppid() != parent { _exit(3) }
        guard let call = overdue else { continue }
        FileHandle.standardError.write(Data(CrashMessage.text(of: call).utf8))
        _exit(1)
      }
    }
  }

  /// The current call if it exceeds the time limit.
  var overdue: StoppedCall? {
    current.withLock { running in
      guard let running, running.start.duration(to: .now) / .seconds(1) > limit else { return nil }
      let unit = limit == 1 ? "second" : "seconds"
      let reason = "it did not return within \(CGFloat(limit).short) \(unit)"
      return StoppedCall(running.call.function, at: nil, reason: reason)
    }
  }
}
