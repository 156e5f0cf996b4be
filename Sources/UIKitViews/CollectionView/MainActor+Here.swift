internal import Dispatch
internal import Foundation

extension MainActor {
  /// Whether the code that asks runs on the main actor: on the main thread, or on the main queue,
  /// which need not be served by that thread where it has been given away.
  nonisolated static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
  }

  private static let mark = Mark()

  /// A value that only the main queue carries.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: ())
    }
  }
}
