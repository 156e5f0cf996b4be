internal import Foundation
internal import Synchronization

/// Waits for Control-C, or for being asked to end.
///
/// Its sources are made once and may be cancelled from any thread.
final class Interruption: @unchecked Sendable {
  private let sources: [any DispatchSourceSignal]
  private let flag = Flag()

  private static let signals = [SIGINT, SIGTERM]

  /// - Parameter act: Is done when one of them comes.
  init(_ act: @escaping @Sendable () -> Void) {
    let flag = self.flag
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        flag.raise()
        act()
      }
      source.resume()
      return source
    }
  }

  var hasCome: Bool { flag.isRaised }

  /// Lets signals do again what they do.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}

/// Is down until it is raised.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isRaised: Bool { state.load(ordering: .acquiring) }

  func raise() {
    state.store(true, ordering: .releasing)
  }
}
