internal import Dispatch
internal import Foundation

extension MainActor {
  /// Whether the calling code runs on the main actor: on the main thread, or on the main queue,
  /// which another thread may serve once the main thread has been given up.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
  }

  private static let mark = Mark()

  /// A marker value that only the main queue carries.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() { DispatchQueue.main.setSpecific(key: key, value: ()) }
  }
}
