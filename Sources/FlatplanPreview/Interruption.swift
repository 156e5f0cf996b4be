internal import Foundation
internal import Synchronization

/// Waits for Control-C or a termination signal.
///
/// The class is `@unchecked Sendable` because its dispatch sources are immutable and can be
/// cancelled from any thread.
final class Interruption: @unchecked Sendable {
  private let sources: [any DispatchSourceSignal]
  private let flag = Flag()

  private static let signals = [SIGINT, SIGTERM]

  /// - Parameter action: Called when a signal arrives.
  init(_ action: @escaping @Sendable () -> Void) {
    let flag = self.flag
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        flag.raise()
        action()
      }
      source.resume()
      return source
    }
  }

  var hasOccurred: Bool { flag.isRaised }

  /// Restores the default handling of the signals.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}

/// A flag that can be raised once.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isRaised: Bool { state.load(ordering: .acquiring) }

  func raise() {
    state.store(true, ordering: .releasing)
  }
}
