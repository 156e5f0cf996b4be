internal import CompositionalLayout
internal import Foundation
package import HostSystem
package import SpecInput
package import VisualDiff

/// A walk through all that waits.
package struct Review {
  private let steps: [(pending: Pending, snapshot: String)]
  private let verdicts: [String: Verdict]
  private let hasSeveralCauses: Bool
  private let artifacts: Artifacts
  private let surroundings: RunEnvironment
  private let key: () -> Character?
  private let open: (String) -> Void

  /// - Parameters:
  ///   - key: The next key that is pressed; `nil` at the end.
  ///   - open: Shows an address in a browser.
  package init(
    _ waiting: [Pending], _ report: Report?, _ artifacts: Artifacts, _ surroundings: RunEnvironment,
    key: @escaping () -> Character?, open: @escaping (String) -> Void
  ) {
    steps = waiting.flatMap { pending in
      pending.index.snapshots.keys.sorted().map { (pending, $0) }
    }
    verdicts = Dictionary(
      (report?.verdicts ?? []).map { ($0.baselineName, $0) }, uniquingKeysWith: { one, _ in one })
    hasSeveralCauses = report?.hasSeveralCauses ?? false
    self.artifacts = artifacts
    self.surroundings = surroundings
    self.key = key
    self.open = open
  }

  package func run() throws(Failure) {
    var always: Character?
    for (index, step) in steps.enumerated() {
      let name = step.pending.target.name(step.snapshot)
      let verdict = verdicts[name]
      let text = verdict?.text(isNumbered: hasSeveralCauses) ?? name + "\n"
      surroundings.words("\n\(index + 1) of \(steps.count)  \(text)")
      guard let key = always ?? ask(name, verdict) else { break }
      if key.isUppercase { always = key }
      switch key.lowercased() {
      case "a":
        _ = try step.pending.reread.accept { $0 == step.snapshot }
        settle(name) { $0.accept() }
      case "r":
        try step.pending.reread.forget { $0 == step.snapshot }
        settle(name) { $0.reject() }
      default: break
      }
    }
    let left = try Pending.all(in: artifacts).reduce(0) { $0 + $1.index.snapshots.count }
    surroundings.words("\(left.of("snapshot")) left\n")
  }

  /// Tells in the report what became of a snapshot; it is settled, wherever the report is.
  private func settle(_ name: String, _ change: (inout Verdict) -> Void) {
    try? artifacts.amendReport([name], change, in: surroundings)
  }

  private static let question = """
    [a]ccept [r]eject [s]kip, [A] [R] [S] all that are left, [d]etails [o]pen [q]uit >\u{20}
    """

  /// The key that says what is to be done; `nil` ends the walk.
  private func ask(_ name: String, _ verdict: Verdict?) -> Character? {
    while true {
      surroundings.words(Self.question)
      let pressed = key()
      surroundings.words("\(pressed.map(String.init)?.trimmingNewlines ?? "")\n")
      switch pressed {
      case "a", "r", "s", "A", "R", "S": return pressed
      case "q", nil: return nil
      case "d": surroundings.words(details(verdict))
      case "o": show(name, verdict)
      default: continue
      }
    }
  }

  /// The most frames that are told one by one.
  private static let mostFrames = 200

  /// Where every frame was and is, or what of the machine or the breakpoints is another.
  private func details(_ verdict: Verdict?) -> String {
    guard let verdict, !verdict.changes.isEmpty else {
      return verdict?.text(isNumbered: hasSeveralCauses) ?? ""
    }
    let lines = verdict.changes.flatMap { change in
      change.frames.map { frame in
        let name = frame.kind == "cell" ? frame.path : "\(frame.path) \(frame.kind)"
        return "\(name)  \(Self.words(frame.old)) → \(Self.words(frame.new))"
      }
    }
    let all = verdict.changes.reduce(0) { $0 + $1.count }
    let rest = all - min(lines.count, Self.mostFrames)
    return lines.prefix(Self.mostFrames).map { "  \($0)\n" }.joined()
      + (rest > 0 ? "  and \(rest.of("frame")) more\n" : "")
  }

  /// x, y, width and height.
  private static func words(_ rect: [Double]?) -> String {
    rect.map { $0.map { CGFloat($0).short }.joined(separator: " ") } ?? "none"
  }

  /// Opens the page of the run at a snapshot, and tells where its files are.
  private func show(_ name: String, _ verdict: Verdict?) {
    let files = verdict?.files
    let paths = [
      files?.baselinePicture, files?.baselineLayout, files?.actualPicture, files?.difference,
      files?.actualLayout,
    ]
    for path in paths.compactMap(\.self) { surroundings.words("  \(artifacts.name)/\(path)\n") }
    let link =
      (verdict?.snapshot ?? name).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let page = URL(fileURLWithPath: "\(artifacts.path)/index.html").absoluteString
    open("\(page)#snapshot=\(link)")
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
