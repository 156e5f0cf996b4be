internal import Foundation
internal import Synchronization

/// Waits for work that code started before it returned: tasks, delayed work, and blocks on queues.
///
/// View controllers often load their content in tasks started by `viewDidLoad()`. Hooks of the Swift
/// concurrency runtime count the jobs that are enqueued, until none is left that could run. Delays end
/// at once, in the order of a ``VirtualClock``. Work that waits for the network is not waited for.
enum PendingTasks {
  /// The time limit for tasks that keep starting others, in seconds.
  private static let timeLimit = 5.0

  /// The maximum number of repetitions of work that starts tasks each time.
  private static let maximumRepetitions = 3

  /// The number of passes of the main queue without new jobs that are required to be done. Blocks on
  /// the main queue may enqueue other blocks, which are not counted.
  private static let requiredQuietTurns = 4

  private static let jobs = DispatchGroup()
  /// The number of jobs started so far.
  private static let started = Atomic(0)

  /// The queue of counted jobs that belong to no actor.
  private static let queue = DispatchQueue(label: "flatplan.code", attributes: .concurrent)
  private static let mark = DispatchSpecificKey<Void>()
  private static let executor = Executor()

  /// Counts the continuations of counted jobs, for example after a yield, which bypass the hooks.
  private final class Executor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { PendingTasks.run(UnownedJob(job)) }
  }

  private static let clock = Mutex(VirtualClock())
  /// A value of threads that run counted blocks on queues of the user's code.
  private static let threadMark = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Held while a screen is created or drawn, so that delays of screens do not mix.
  private static let turn = NSRecursiveLock()

  /// Runs work while no other screen is created or drawn. Delays that earlier work has left are
  /// forgotten.
  static func inTurn<Result, Problem: Error>(
    _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    turn.lock()
    defer { turn.unlock() }
    clock.withLock { $0.reset() }
    return try work()
  }

  /// Whether jobs enqueued from the current thread are counted: those of the main actor and of counted
  /// jobs.
  static var isCounted: Bool {
    DispatchQueue.getSpecific(key: mark) != nil || pthread_getspecific(threadMark) != nil
  }

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Installs the hooks. If the runtime has none, only blocks on the main queue are waited for.
  static func startCounting() {
    queue.setSpecific(key: mark, value: ())
    DispatchQueue.main.setSpecific(key: mark, value: ())
    guard let forAny = hook("swift_task_enqueueGlobal_hook"),
      let forMain = hook("swift_task_enqueueMainExecutor_hook")
    else { return }
    // Thin functions cannot capture `self`.
    forAny.pointee = { job, original in
      guard PendingTasks.isCounted else { return original(job) }
      PendingTasks.run(job)
    }
    forMain.pointee = { job, original in
      guard PendingTasks.isCounted else { return original(job) }
      PendingTasks.run(on: .main) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
  }

  /// Runs and counts a job that belongs to no actor.
  private static func run(_ job: UnownedJob) {
    run { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
  }

  /// Runs and counts work on a queue of its own.
  static func run(_ work: @escaping @Sendable () -> Void) { run(on: queue, work) }

  /// A closure that counts the work, from now until it has been called.
  static func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    started.add(1, ordering: .relaxed)
    jobs.enter()
    return {
      marked(work)
      jobs.leave()
    }
  }

  /// Does work on a thread whose jobs are counted, also while it serves another queue, as in
  /// `queue.sync`.
  static func marked(_ work: () -> Void) {
    let before = pthread_getspecific(threadMark)
    pthread_setspecific(threadMark, UnsafeRawPointer(bitPattern: 1))
    work()
    pthread_setspecific(threadMark, before)
  }

  // MARK: Delays

  /// Runs work when the clock has advanced by a number of milliseconds.
  static func delay(_ milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
    started.add(1, ordering: .relaxed)
    clock.withLock { $0.add(after: milliseconds, work) }
  }

  /// Blocks the current thread until the clock has advanced, unless it is serving the main queue.
  static func block(for milliseconds: Int) {
    guard !MainThread.isCurrent else { return }
    let end = DispatchSemaphore(value: 0)
    delay(milliseconds) {
      jobs.enter()
      end.signal()
    }
    jobs.leave()
    end.wait()
  }

  private static func run(on queue: DispatchQueue, _ job: @escaping @Sendable () -> Void) {
    started.add(1, ordering: .relaxed)
    queue.async(group: jobs) { marked(job) }
  }

  /// A hook variable of the runtime. If it is set, the runtime calls it instead of its own function.
  private static func hook(_ name: String) -> UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
  }

  // MARK: Waiting

  /// Waits until all started work is done, with all delays, or the time limit is reached. On the main
  /// thread, which has to do the work, it returns immediately.
  ///
  /// - Returns: Whether all work is done.
  @discardableResult
  static func wait() -> Bool {
    guard !MainThread.isCurrent else { return false }
    defer { clock.withLock { $0.reset() } }
    let end = DispatchTime.now() + timeLimit
    while settle(until: end) {
      guard let delayed = clock.withLock({ $0.next() }) else { return true }
      delayed()
    }
    return false
  }

  /// Waits until all started work is done, except for delayed work. Returns whether it is.
  private static func settle(until end: DispatchTime) -> Bool {
    var quiet = 0
    while quiet < requiredQuietTurns, DispatchTime.now() < end {
      let before = started.load(ordering: .relaxed)
      DispatchQueue.main.sync {}
      if jobs.wait(timeout: end) == .timedOut { return false }
      quiet = started.load(ordering: .relaxed) == before ? quiet + 1 : 0
    }
    return quiet == requiredQuietTurns
  }

  /// Runs `work`. If it starts tasks, waits for them and runs it again, since its result may then
  /// differ.
  static func finish(_ work: () -> Void) {
    for _ in 0..<maximumRepetitions {
      let before = started.load(ordering: .relaxed)
      work()
      guard started.load(ordering: .relaxed) != before, wait() else { return }
    }
  }
}
