internal import Foundation

#if os(Linux)
  /// Functions of the system that compiled programs replace, so that delays of the user's code take no
  /// time and work on other queues is waited for.
  ///
  /// The program exports functions with the system's names, which forward their arguments to the
  /// functions below. These call the system's own functions for all code but the user's.
  enum SystemCalls {
    /// A function with a context, as in `dispatch_async_f`.
    typealias Work = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Block = @convention(block) () -> Void

    private static let dispatch = Library("libdispatch.so")
    private static let system = Library("libc.so.6")

    private struct Library: @unchecked Sendable {
      let handle: UnsafeMutableRawPointer?

      init(_ name: String) { handle = dlopen(name, RTLD_NOW) }

      func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
      }
    }

    /// A pointer that is passed to another thread.
    private struct Carried<Pointer>: @unchecked Sendable {
      let pointer: Pointer
    }

    // MARK: Delays

    /// `dispatch_after`.
    static func after(_ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeRawPointer) {
      typealias After = @convention(c) (UInt64, OpaquePointer, UnsafeRawPointer) -> Void
      guard PendingTasks.isCounted else {
        dispatch.function("dispatch_after", as: After.self)?(time, queue, block)
        return
      }
      let (queue, block) = (HeldQueue(queue), HeldBlock(block))
      PendingTasks.delay(milliseconds(until: time)) { enqueue(queue.pointer, block) }
    }

    /// `dispatch_after_f`, with which the Swift runtime resumes tasks that sleep.
    static func after(
      _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
      _ work: @escaping Work
    ) {
      typealias After =
        @convention(c) (UInt64, OpaquePointer, UnsafeMutableRawPointer?, Work) -> Void
      guard PendingTasks.isCounted else {
        dispatch.function("dispatch_after_f", as: After.self)?(time, queue, context, work)
        return
      }
      let context = Carried(pointer: context)
      PendingTasks.delay(milliseconds(until: time)) { PendingTasks.run { work(context.pointer) } }
    }

    /// `usleep` and `sleep`. The main thread continues at once; another thread continues when the time
    /// has come.
    static func sleep(microseconds: UInt32) -> Int32 {
      typealias Sleep = @convention(c) (UInt32) -> Int32
      guard PendingTasks.isCounted else {
        return system.function("usleep", as: Sleep.self)?(microseconds) ?? 0
      }
      PendingTasks.block(for: Int(microseconds) / 1000)
      return 0
    }

    /// The delay until a time of Dispatch.
    private static func milliseconds(until time: UInt64) -> Int {
      guard time != .max else { return .max }
      let nanoseconds: Int64
      switch time >> 62 {
      case 3:
        // The negated time since 1970.
        let now = Int64(Date().timeIntervalSince1970 * 1e9)
        nanoseconds = Int64(truncatingIfNeeded: 0 &- time) &- now
      case 2:
        // The time since the computer was started, including the time it was asleep.
        nanoseconds = Int64(time & ~(1 << 63)) - uptime(CLOCK_BOOTTIME)
      default: nanoseconds = Int64(time) - uptime(CLOCK_MONOTONIC)
      }
      return Int((Double(nanoseconds) / 1e6).rounded())
    }

    private static func uptime(_ clock: clockid_t) -> Int64 {
      var time = timespec()
      clock_gettime(clock, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    // MARK: Queues

    /// `dispatch_async`, and `dispatch_group_async` with a group.
    static func async(_ group: OpaquePointer?, _ queue: OpaquePointer, _ block: UnsafeRawPointer) {
      guard PendingTasks.isCounted else { return original(group, queue, block) }
      let block = HeldBlock(block)
      if UInt(bitPattern: queue) == mainQueue {
        // The main queue is waited for anyway.
        send({ PendingTasks.marked(.main) { block.run() } }, to: queue, in: group)
      } else {
        enqueue(queue, block, in: group)
      }
    }

    /// The address of the main queue.
    private static let mainQueue =
      dispatch.handle.flatMap { dlsym($0, "_dispatch_main_q") }.map { UInt(bitPattern: $0) }

    private static func original(
      _ group: OpaquePointer?, _ queue: OpaquePointer, _ block: UnsafeRawPointer
    ) {
      typealias Async = @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
      typealias GroupAsync = @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer) -> Void
      if let group {
        dispatch.function("dispatch_group_async", as: GroupAsync.self)?(group, queue, block)
      } else {
        dispatch.function("dispatch_async", as: Async.self)?(queue, block)
      }
    }

    /// Runs and counts a block on a queue.
    private static func enqueue(
      _ queue: OpaquePointer, _ block: HeldBlock, in group: OpaquePointer? = nil
    ) {
      let mark: PendingTasks.Mark = UInt(bitPattern: queue) == mainQueue ? .main : .counted
      send(PendingTasks.counted(as: mark) { block.run() }, to: queue, in: group)
    }

    private static func send(
      _ run: @escaping Block, to queue: OpaquePointer, in group: OpaquePointer?
    ) {
      withExtendedLifetime(run) {
        original(group, queue, unsafeBitCast(run, to: UnsafeRawPointer.self))
      }
    }

    /// Retains a queue until its work has run or was dropped.
    private final class HeldQueue: @unchecked Sendable {
      let pointer: OpaquePointer

      init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        SystemCalls.change(pointer, by: "dispatch_retain")
      }

      deinit { SystemCalls.change(pointer, by: "dispatch_release") }
    }

    private static func change(_ queue: OpaquePointer, by function: String) {
      typealias Change = @convention(c) (OpaquePointer) -> Void
      dispatch.function(function, as: Change.self)?(queue)
    }

    /// A block that is retained.
    private final class HeldBlock: @unchecked Sendable {
      private let block: UnsafeRawPointer

      init(_ block: UnsafeRawPointer) {
        typealias Copy = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer
        self.block = dispatch.function("_Block_copy", as: Copy.self)?(block) ?? block
      }

      deinit {
        typealias Release = @convention(c) (UnsafeRawPointer) -> Void
        dispatch.function("_Block_release", as: Release.self)?(block)
      }

      func run() { unsafeBitCast(block, to: Block.self)() }
    }
  }

  // The functions that the generated main file calls.

  /// Runs a block after a delay, as `dispatch_after` does; the user's code does not wait.
  ///
  /// - Parameters:
  ///   - time: The time of Dispatch at which the block runs.
  ///   - queue: The queue of Dispatch that runs the block.
  ///   - block: The block.
  @_silgen_name("flatplan_dispatch_after")
  public func dispatchAfter(_ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeRawPointer) {
    SystemCalls.after(time, queue, block)
  }

  /// Calls a function after a delay, as `dispatch_after_f` does; the user's code does not wait.
  ///
  /// - Parameters:
  ///   - time: The time of Dispatch at which the function is called.
  ///   - queue: The queue of Dispatch that calls the function.
  ///   - context: The argument of the function.
  ///   - work: The function.
  @_silgen_name("flatplan_dispatch_after_f")
  public func dispatchAfter(
    _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
    _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    SystemCalls.after(time, queue, context, work)
  }

  /// Runs a block on a queue, as `dispatch_async` and `dispatch_group_async` do. Pictures wait for it.
  ///
  /// - Parameters:
  ///   - group: The group of Dispatch that the block enters; `nil` for `dispatch_async`.
  ///   - queue: The queue of Dispatch that runs the block.
  ///   - block: The block.
  @_silgen_name("flatplan_dispatch_async")
  public func dispatchAsync(
    _ group: OpaquePointer?, _ queue: OpaquePointer, _ block: UnsafeRawPointer
  ) {
    SystemCalls.async(group, queue, block)
  }

  /// `usleep`, except that the delay of a thread of the user's code takes no real time.
  ///
  /// - Parameter microseconds: The delay in microseconds.
  /// - Returns: 0, or the error of `usleep`.
  @_silgen_name("flatplan_usleep")
  public func sleep(microseconds: UInt32) -> Int32 {
    SystemCalls.sleep(microseconds: microseconds)
  }
#endif
