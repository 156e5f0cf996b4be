public import Foundation
public import UIKitViews

#if !canImport(Darwin)
  /// A timer that fires on the main queue. Compiled programs have no run loop for other timers.
  ///
  /// The calls `Timer.scheduledTimer(…)` and `Timer(timeInterval:…)` in a user's code create one.
  public final class ScheduledTimer: Timer {
    private let first: TimeInterval
    private let interval: TimeInterval
    private let isRepeating: Bool
    private let action: (Timer) -> Void
    private var isStopped = false
    private var isStarted = false

    private init(
      after first: TimeInterval, interval: TimeInterval, _ isRepeating: Bool,
      _ action: @escaping (Timer) -> Void
    ) {
      (self.first, self.interval) = (max(first, 0.001), max(interval, 0.001))
      (self.isRepeating, self.action) = (isRepeating, action)
      super.init(fire: .distantFuture, interval: interval, repeats: isRepeating, block: { _ in })
    }

    /// Creates a timer that starts when it is added to a run loop.
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping (Timer) -> Void
    ) {
      self.init(after: interval, interval: interval, repeats, block)
    }

    /// Creates a timer with a first date, which starts when it is added to a run loop.
    public convenience init(
      at date: Date, interval: TimeInterval, repeats: Bool,
      block: @escaping (Timer) -> Void
    ) {
      self.init(after: date.timeIntervalSinceNow, interval: interval, repeats, block)
    }

    /// Creates a timer that calls a method of its target, and starts when it is added to a run loop.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      self.init(after: interval, interval: interval, repeats, Self.call(selector, of: target))
      info = userInfo
    }

    /// Creates a timer with a first date that calls a method of its target, and starts when it is added
    /// to a run loop.
    public convenience init(
      at date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      self.init(
        after: date.timeIntervalSinceNow, interval: interval, repeats,
        Self.call(selector, of: target))
      info = userInfo
    }

    private static func call(_ selector: Selector, of target: Any) -> (Timer) -> Void {
      let target = target as AnyObject
      return { SelectorMethods.send(selector, to: target, with: $0) }
    }

    private var info: Any?

    /// The value that the code passed with the timer's target.
    public override var userInfo: Any? { info }

    /// Creates and starts a timer.
    @discardableResult
    public static func scheduled(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping (Timer) -> Void
    ) -> Timer {
      let timer = ScheduledTimer(after: interval, interval: interval, repeats, block)
      timer.start()
      return timer
    }

    /// Creates and starts a timer that calls a method of its target.
    @discardableResult
    public static func scheduled(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      let timer = ScheduledTimer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
        repeats: repeats)
      timer.start()
      return timer
    }

    /// Whether the timer can still fire.
    public override var isValid: Bool { !isStopped }

    /// Stops the timer.
    public override func invalidate() { isStopped = true }

    /// Calls the timer's block, and stops the timer unless it repeats.
    public override func fire() {
      guard !isStopped else { return }
      if !isRepeating { isStopped = true }
      action(self)
    }

    fileprivate func start() {
      guard !isStarted else { return }
      isStarted = true
      fireLater(after: first)
    }

    private func fireLater(after delay: TimeInterval) {
      let box = UncheckedBox(timer: self)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        box.timer.fire()
        if box.timer.isValid { box.timer.fireLater(after: box.timer.interval) }
      }
    }

    /// The main queue is the only one that uses the timer.
    private struct UncheckedBox: @unchecked Sendable {
      let timer: ScheduledTimer
    }

    /// Stops the thread for a number of seconds, as `Thread.sleep(forTimeInterval:)` does.
    public static func sleep(forTimeInterval interval: TimeInterval) {
      let microseconds = UInt32(min(max(interval, 0), 4000) * 1_000_000)
      // The library of compiled programs knows which threads run the user's code.
      if let own = dlsym(dlopen(nil, RTLD_NOW), "flatplan_usleep") {
        typealias Sleep = @convention(c) (UInt32) -> Int32
        _ = unsafeBitCast(own, to: Sleep.self)(microseconds)
      } else {
        usleep(microseconds)
      }
    }

    /// Stops the thread until a date, as `Thread.sleep(until:)` does.
    public static func sleep(until date: Date) {
      sleep(forTimeInterval: date.timeIntervalSinceNow)
    }
  }

  extension RunLoop {
    /// Starts a timer, as `add(_:forMode:)` does.
    public func addScheduled(_ timer: Timer, forMode mode: RunLoop.Mode) {
      if let timer = timer as? ScheduledTimer { timer.start() } else { add(timer, forMode: mode) }
    }
  }
#endif
