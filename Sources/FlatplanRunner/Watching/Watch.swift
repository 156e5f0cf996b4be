internal import CompositionalLayout
internal import Foundation
internal import SwiftInput
internal import Synchronization

/// Sees to it that code which is called comes back, and knows which it was when it does not.
final class Watch: Sendable {
  static let shared = Watch(
    limit: Watch.limit(ProcessInfo.processInfo.environment["FLATPLAN_TIME_LIMIT"]),
    stopped: Watch.calls(ProcessInfo.processInfo.environment[ProgramMessages.stoppedCalls]))

  /// Seconds that code may take for one picture; infinite for any time.
  private let limit: Double
  /// Calls that stopped the program before it was started anew.
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

  /// The number of seconds that is written; 30 where there is none.
  static func limit(_ written: String?) -> Double {
    guard let seconds = written.flatMap(Double.init), !seconds.isNaN else { return 30 }
    return max(seconds, 0.1)
  }

  /// The calls that are listed, one a line.
  static func calls(_ written: String?) -> [StoppedCall] {
    (written ?? "").split(separator: "\n").compactMap { StoppedCall(line: $0) }
  }

  /// Why the function `name` of a file is not called again; `nil` where it may be.
  func reason(_ name: String, of file: String, at width: CGFloat) -> String? {
    let call = Self.call(name, of: file, at: width)
    let known = stopped.filter { $0.function == call.function }
    return (known.first { $0.width == call.width } ?? known.first { $0.width == nil })?.reason
  }

  /// What is told of a call if it stops the program.
  private static func call(_ name: String, of file: String, at width: CGFloat) -> StoppedCall {
    StoppedCall("\(file): \(name)", at: width.short, reason: "the program stopped here")
  }

  /// Does work in which the function `name` of a file is called, or what it made.
  func see(_ name: String, of file: String, at width: CGFloat, _ work: () -> Void) {
    let call = Self.call(name, of: file, at: width)
    current.withLock { $0 = Running(call: call, start: .now) }
    CrashMessage.prepareThread()
    CrashMessage.write(call)
    work()
    CrashMessage.clear()
    current.withLock { $0 = nil }
  }

  /// Does work that no call is to blame for, however long it takes.
  func excuse<Result>(_ work: () -> Result) -> Result {
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

  /// Ends the process when a call takes longer than it may, or when nobody waits for it any more.
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

  /// What is being called and has taken too long.
  var overdue: StoppedCall? {
    current.withLock { running in
      guard let running, running.start.duration(to: .now) / .seconds(1) > limit else { return nil }
      let unit = limit == 1 ? "second" : "seconds"
      let reason = "it has not come back after \(CGFloat(limit).short) \(unit)"
      return StoppedCall(running.call.function, at: nil, reason: reason)
    }
  }
}
