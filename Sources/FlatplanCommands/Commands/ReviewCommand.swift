internal import ArgumentParser
internal import Foundation
internal import VisualDiff

struct ReviewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Walks through what waits, snapshot by snapshot, in the terminal.",
    discussion: """
      Keys, each followed by return: a accept, r reject, s skip, d show what changed, o where the \
      pictures are; A, R and S do so for all that is left; q ends.
      """)

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let artifacts = Artifacts(in: surroundings)
    let waiting = try Pending.all(in: artifacts)
    let report = try? Artifacts.report(nil, in: surroundings)
    guard !waiting.isEmpty else {
      surroundings.words("nothing waits\n")
      return .done
    }
    guard surroundings.isTerminal, isatty(STDIN_FILENO) == 1 else {
      try surroundings.output(Array((report?.text ?? "").utf8))
      surroundings.words(Self.instructions)
      return .done
    }
    return try await artifacts.locked(surroundings) {
      var review = Review(waiting, report, artifacts, surroundings) { readLine() }
      return try review.run()
    }
  }

  static let instructions = """
    no terminal to ask in; instead:
      flatplan pending                   what waits, with numbered causes
      flatplan accept                    all of it
      flatplan accept --cause 1          what follows from one cause
      flatplan accept --filter gallery   what is called so
      flatplan reject                    forget it

    """
}

/// A walk through all that waits.
struct Review {
  private var steps: [(pending: Pending, snapshot: String)] = []
  private let verdicts: [String: Verdict]
  private let artifacts: Artifacts
  private let surroundings: Surroundings
  private let answer: () -> String?

  /// - Parameter answer: The next line that is typed; `nil` at the end.
  init(
    _ waiting: [Pending], _ report: Report?, _ artifacts: Artifacts, _ surroundings: Surroundings,
    answer: @escaping () -> String?
  ) {
    steps = waiting.flatMap { pending in
      pending.index.snapshots.keys.sorted().map { (pending, $0) }
    }
    verdicts = Dictionary(
      (report?.verdicts ?? []).map { ($0.baselineName, $0) }, uniquingKeysWith: { one, _ in one })
    self.artifacts = artifacts
    self.surroundings = surroundings
    self.answer = answer
  }

  mutating func run() throws(Failure) -> ExitCode {
    var always: Character?
    for (index, step) in steps.enumerated() {
      let name = step.pending.target.name(step.snapshot)
      let verdict = verdicts[name]
      surroundings.words("\n\(index + 1) of \(steps.count)  \(verdict?.text ?? name + "\n")")
      guard let key = always ?? ask(verdict) else { break }
      if key.isUppercase { always = key }
      switch key.lowercased() {
      case "a":
        _ = try step.pending.reread.accept { $0 == step.snapshot }
        try artifacts.amendReport([name], { $0.accept() }, in: surroundings)
      case "r":
        try step.pending.reread.forget { $0 == step.snapshot }
        try artifacts.amendReport([name], { $0.reject() }, in: surroundings)
      default: break
      }
    }
    let left = try Pending.all(in: artifacts).reduce(0) { $0 + $1.index.snapshots.count }
    surroundings.words("\(left.of("snapshot")) left\n")
    return .done
  }

  /// The key that says what is to be done; `nil` ends the walk.
  private func ask(_ verdict: Verdict?) -> Character? {
    while true {
      surroundings.words("[a]ccept [r]eject [s]kip [d]iff [o]pen [q]uit > ")
      guard let line = answer() else { return nil }
      switch line.first {
      case "a", "r", "s", "A", "R", "S": return line.first
      case "q": return nil
      case "d": surroundings.words(verdict?.text ?? "")
      case "o": tellFiles(verdict?.files)
      default: continue
      }
    }
  }

  private func tellFiles(_ files: Verdict.Files?) {
    let inFolder = [files?.actualPicture, files?.difference, files?.actualLayout]
    let baselines = [files?.baselinePicture, files?.baselineLayout].compactMap { $0 }
    for path in baselines + inFolder.compactMap({ $0 }).map({ "\(artifacts.name)/\($0)" }) {
      surroundings.words("  \(path)\n")
    }
  }
}

extension Pending {
  /// The same as it is now, after others of its snapshots were settled.
  fileprivate var reread: Pending {
    get throws(Failure) {
      var pending = self
      pending.index = try waiting.index()
      return pending
    }
  }
}
