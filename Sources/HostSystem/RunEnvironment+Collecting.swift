internal import Basics
internal import Synchronization

extension RunEnvironment {
  /// Runs work as a run of its own, and returns its result and its messages instead of printing them.
  /// What the work writes to standard output is lost.
  package func collectingMessages<Result>(
    _ work: (RunEnvironment) async -> Result
  ) async -> (result: Result, messages: String) {
    let collected = Mutex("")
    var environment = self
    environment.messages = { text in collected.withLock { $0 += text } }
    environment.output = { _ in }
    (environment.isTerminal, environment.isColorful) = (false, false)
    environment.budget = Budget.Account()
    let result = await work(environment)
    return (result, collected.withLock { $0 })
  }
}
