internal import Basics
internal import Foundation
internal import Geometry
package import HostSystem
package import SpecDiagnostics
package import VisualDiff

/// An interactive review of all pending snapshots.
package struct Review {
  private let steps: [(pending: Pending, snapshot: String)]
  private let verdicts: [String: Verdict]
  private let hasSeveralCauses: Bool
  private let artifacts: Artifacts
  private let environment: RunEnvironment
  private let key: () -> Character?
  private let open: (String) -> Void

  /// - Parameters:
  ///   - key: Returns the next key pressed; `nil` at the end of the input.
  ///   - open: Opens a URL in a browser.
  package init(
    _ waiting: [Pending], _ report: Report?, _ artifacts: Artifacts, _ environment: RunEnvironment,
    key: @escaping () -> Character?, open: @escaping (String) -> Void
  ) {
    steps = waiting.flatMap { pending in
      pending.index.snapshots.keys.sorted().map { (pending, $0) }
    }
    verdicts = report?.verdictsByBaseline ?? [:]
    hasSeveralCauses = report?.hasSeveralCauses ?? false
    self.artifacts = artifacts
    self.environment = environment
    self.key = key
    self.open = open
  }

  package func run() throws(Failure) {
    var repeatedKey: Character?
    for (index, step) in steps.enumerated() {
      let name = step.pending.target.name(step.snapshot)
      let verdict = verdicts[name]
      let text = verdict?.text(isNumbered: hasSeveralCauses) ?? name + "\n"
      environment.messages("\n\(index + 1) of \(steps.count)  \(text)")
      guard let key = repeatedKey ?? ask(name, verdict) else { break }
      if key.isUppercase { repeatedKey = key }
      switch key.lowercased() {
      case "a":
        let share = step.pending.environment[step.snapshot]
        // What only the environment changes is accepted only if the user says so for the snapshot.
        guard share != .all || key == "a" else { continue }
        let edits: Set<String> = share == .part ? [step.snapshot] : []
        _ = try step.pending.reread.accept(onlyEditsOf: edits) { $0 == step.snapshot }
        updateReport(name) { verdict in
          if share != .part {
            verdict.accept()
          } else {
            verdict.removeCauses { $0.kind != .environment }
          }
        }
      case "r":
        try step.pending.reread.forget { $0 == step.snapshot }
        updateReport(name) { $0.reject() }
      default: break
      }
    }
    let left = try Pending.all(in: artifacts).reduce(0) { $0 + $1.index.snapshots.count }
    environment.messages("\(left.of("snapshot")) pending\n")
  }

  /// Records the decision in the report. Failing to write it is ignored, because the decision is
  /// already stored.
  private func updateReport(_ name: String, _ change: (inout Verdict) -> Void) {
    try? artifacts.amendReport([name], change, in: environment)
  }

  private static let question = """
    [a]ccept [r]eject [s]kip, [A] [R] [S] for all remaining, [d]etails [o]pen [q]uit >\u{20}
    """

  /// Asks for a decision; returns the key pressed, or `nil` to quit.
  private func ask(_ name: String, _ verdict: Verdict?) -> Character? {
    while true {
      environment.messages(Self.question)
      let pressed = key()
      environment.messages("\(pressed.map(String.init)?.trimmingNewlines ?? "")\n")
      switch pressed {
      case "a", "r", "s", "A", "R", "S": return pressed
      case "q", nil: return nil
      case "d": environment.messages(details(verdict))
      case "o": show(name, verdict)
      default: continue
      }
    }
  }

  /// The maximum number of frames to list.
  private static let maxFrames = 200

  /// Returns the old and new position of every frame or, if no frame changed, the summary.
  private func details(_ verdict: Verdict?) -> String {
    guard let verdict, !verdict.changes.isEmpty else {
      return verdict?.text(isNumbered: hasSeveralCauses) ?? ""
    }
    let lines = verdict.changes.flatMap { change in
      change.frames.map { frame in
        let name = frame.kind == "cell" ? frame.path : "\(frame.path) \(frame.kind)"
        return "\(name)  \(Self.coordinates(frame.old)) → \(Self.coordinates(frame.new))"
      }
    }
    let all = verdict.changes.reduce(0) { $0 + $1.count }
    let rest = all - min(lines.count, Self.maxFrames)
    return lines.prefix(Self.maxFrames).map { "  \($0)\n" }.joined()
      + (rest > 0 ? "  and \(rest.of("more frame"))\n" : "")
  }

  /// Formats x, y, width and height.
  private static func coordinates(_ rect: [Double]?) -> String {
    rect.map { $0.map { CGFloat($0).short }.joined(separator: " ") } ?? "none"
  }

  /// Opens the report page at a snapshot, and prints the paths of its files.
  private func show(_ name: String, _ verdict: Verdict?) {
    let files = verdict?.files
    let paths = [
      files?.baselinePicture, files?.baselineLayout, files?.actualPicture, files?.difference,
      files?.actualLayout,
    ]
    for path in paths.compactMap(\.self) { environment.messages("  \(artifacts.name)/\(path)\n") }
    let link =
      (verdict?.snapshot ?? name).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let page = URL(fileURLWithPath: "\(artifacts.path)/index.html").absoluteString
    open("\(page)#snapshot=\(link)")
  }
}

extension Pending {
  /// The same baselines with their current index, after other snapshots were decided.
  fileprivate var reread: Pending {
    get throws(Failure) {
      var pending = self
      pending.index = try waiting.index()
      return pending
    }
  }
}
