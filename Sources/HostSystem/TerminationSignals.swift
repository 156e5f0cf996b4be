internal import Foundation

/// Handles the signals that end the program: terminates child processes and removes temporary
/// files.
enum TerminationSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Installs the handlers on first use. A signal that is ignored or has another handler, as in a
  /// preview, is left unchanged.
  static let handlers: Void = {
    TemporaryFiles.prepare()
    RunningChildren.prepare()
    for number in signals {
      let before = signal(number) { number in
        RunningChildren.endAll()
        TemporaryFiles.removeAll()
        // Ends the program when this handler returns.
        _ = signal(number, SIG_DFL)
        raise(number)
      }
      if let before { _ = signal(number, before) }
    }
    atexit { RunningChildren.endAll() }
  }()
}
