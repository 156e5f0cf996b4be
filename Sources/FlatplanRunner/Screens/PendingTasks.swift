internal import Foundation
internal import Synchronization

/// Waits for work that code started before it returned: tasks, and blocks on the main queue.
///
/// View controllers often load their content in tasks started by `viewDidLoad()`. Hooks of the Swift
/// concurrency runtime count the jobs that are enqueued, until none is left that could run. Tasks that
/// sleep or wait for the network, a timer or a queue of their own are not waited for.
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

  /// Whether jobs enqueued from the current queue are counted: those of the main actor and of counted
  /// jobs.
  private static var isCounted: Bool { DispatchQueue.getSpecific(key: mark) != nil }

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
    run(on: queue) { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
  }

  private static func run(on queue: DispatchQueue, _ job: @escaping @Sendable () -> Void) {
    started.add(1, ordering: .relaxed)
    queue.async(group: jobs, execute: job)
  }

  /// A hook variable of the runtime. If it is set, the runtime calls it instead of its own function.
  private static func hook(_ name: String) -> UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
  }

  /// Waits until all started work is done or the time limit is reached. On the main thread, which has
  /// to do the work, it returns immediately.
  ///
  /// - Returns: Whether all work is done.
  @discardableResult
  static func wait() -> Bool {
    guard !Thread.isMainThread else { return false }
    let end = DispatchTime.now() + timeLimit
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
