internal import CompositionalLayout
internal import Foundation
internal import HostSystem
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
  /// The running calls, the innermost last.
  private let running = Mutex<[Running]>([])

  private struct Running {
    /// Identifies the call.
    var number: Int
    var call: StoppedCall
    /// When the call was started; `nil` if it has no time limit.
    var start: ContinuousClock.Instant?
  }

  private let count = Atomic(0)

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
  ///
  /// Work on the main thread may be watched while another thread watches what waits for it.
  ///
  /// - Parameter isLimited: Whether the time limit applies.
  func watch(
    _ name: String, of file: String, at width: CGFloat, isLimited: Bool = true, _ work: () -> Void
  ) {
    let call = Self.call(name, of: file, at: width)
    let number = count.add(1, ordering: .relaxed).newValue
    let start: ContinuousClock.Instant? = isLimited ? .now : nil
    running.withLock { $0.append(Running(number: number, call: call, start: start)) }
    CrashMessage.prepareThread()
    CrashMessage.prepare(call)
    work()
    running.withLock { running in
      running.removeAll { $0.number == number }
      if let outer = running.last {
        CrashMessage.prepare(outer.call)
      } else {
        CrashMessage.clear()
      }
    }
  }

  /// Runs work whose duration does not count toward the time limit of the current calls.
  func pause<Result>(_ work: () -> Result) -> Result {
    let start = ContinuousClock.now
    let paused = running.withLock { running in
      defer { running = [] }
      return running
    }
    let result = work()
    running.withLock { running in
      running = paused.map { call in
        var call = call
        call.start = call.start.map { $0 + (.now - start) }
        return call
      }
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
    running.withLock { running in
      guard let call = running.last, let start = call.start,
        start.duration(to: .now) / .seconds(1) > limit
      else { return nil }
      let unit = limit == 1 ? "second" : "seconds"
      let reason = "it did not return within \(CGFloat(limit).short) \(unit)"
      return StoppedCall(call.call.function, at: nil, reason: reason)
    }
  }
}
