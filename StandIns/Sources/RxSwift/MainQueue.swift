import Foundation

/// The queue on which views are changed.
enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private struct Held: @unchecked Sendable {
    let work: () -> Void
  }

  /// Does work at once on the main queue, otherwise later.
  static func perform(_ work: @escaping () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil { return work() }
    let held = Held(work: work)
    DispatchQueue.main.async { held.work() }
  }
}
