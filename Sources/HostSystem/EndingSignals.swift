internal import Foundation

/// The signals that end the program: what it began is ended, and what it left half done removed, before.
enum EndingSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Handlers for those that would end the program: one that is ignored or handled otherwise, as those of
  /// a preview are, is left alone.
  static let watching: Void = {
    TemporaryFiles.prepare()
    RunningChildren.prepare()
    for number in signals {
      let before = signal(number) { number in
        RunningChildren.endAll()
        TemporaryFiles.removeAll()
        // It ends the program as soon as this handler returns.
        _ = signal(number, SIG_DFL)
        raise(number)
      }
      if let before { _ = signal(number, before) }
    }
    atexit { RunningChildren.endAll() }
  }()
}
