internal import Foundation
internal import Synchronization

/// What code has begun when it comes back, and not done yet: its tasks, and blocks on the main queue.
///
/// Controllers load what they show in tasks that `viewDidLoad()` begins. These are counted from where the
/// concurrency runtime has them wait for a thread, a call that it offers to look at, until none is left
/// that could go on. Who sleeps, or waits for a network, a timer or a queue of its own, is not waited for.
enum PendingTasks {
  /// Seconds that are spent on tasks which always begin others.
  private static let patience = 5.0

  /// How often work is done that always begins something.
  private static let mostTimes = 3

  /// Runs of the main queue in which nothing is begun, for blocks that put another block there.
  private static let quietTurns = 4

  private static let jobs = DispatchGroup()
  /// How many there have been.
  private static let begun = Atomic(0)

  /// Where counted jobs run that belong to no actor.
  private static let queue = DispatchQueue(label: "flatplan.code", attributes: .concurrent)
  private static let mark = DispatchSpecificKey<Void>()
  private static let executor = Executor()

  /// Takes what counted jobs go on with, which the runtime does not have looked at: after a yield, say.
  private final class Executor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { PendingTasks.run(UnownedJob(job)) }
  }

  /// Whether those that run here are counted: the main actor's, and those that they began.
  private static var isCounted: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Counts from now on. Without a runtime that can be asked, blocks on the main queue alone are waited for.
  static func count() {
    queue.setSpecific(key: mark, value: ())
    DispatchQueue.main.setSpecific(key: mark, value: ())
    guard let forAny = hook("swift_task_enqueueGlobal_hook"),
      let forMain = hook("swift_task_enqueueMainExecutor_hook")
    else { return }
    // Without a captured `self`, which such functions cannot have.
    forAny.pointee = { job, original in
      guard PendingTasks.isCounted else { return original(job) }
      PendingTasks.run(job)
    }
    forMain.pointee = { job, original in
      guard PendingTasks.isCounted else { return original(job) }
      PendingTasks.run(on: .main) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
  }

  /// Runs a job that belongs to no actor.
  private static func run(_ job: UnownedJob) {
    run(on: queue) { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
  }

  private static func run(on queue: DispatchQueue, _ job: @escaping @Sendable () -> Void) {
    begun.add(1, ordering: .relaxed)
    queue.async(group: jobs, execute: job)
  }

  /// What the runtime calls in place of its own, if it is set.
  private static func hook(_ name: String) -> UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
  }

  /// Comes back when all is done that has been begun. On the main thread, which would have to do it, that
  /// is at once.
  ///
  /// - Returns: Whether it is done.
  @discardableResult
  static func wait() -> Bool {
    guard !Thread.isMainThread else { return false }
    let end = DispatchTime.now() + patience
    var quiet = 0
    while quiet < quietTurns, DispatchTime.now() < end {
      let before = begun.load(ordering: .relaxed)
      DispatchQueue.main.sync {}
      if jobs.wait(timeout: end) == .timedOut { return false }
      quiet = begun.load(ordering: .relaxed) == before ? quiet + 1 : 0
    }
    return quiet == quietTurns
  }

  /// Does work, and again when what it began is done: what it found out may be another thing then.
  static func finish(_ work: () -> Void) {
    for _ in 0..<mostTimes {
      let before = begun.load(ordering: .relaxed)
      work()
      guard begun.load(ordering: .relaxed) != before, wait() else { return }
    }
  }
}
