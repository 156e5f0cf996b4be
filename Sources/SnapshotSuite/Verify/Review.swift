internal import Basics
internal import Foundation
internal import Geometry
package import HostSystem
package import VisualDiff

/// An interactive review of what is pending: each cause, then each snapshot without a known cause.
package struct Review {
  /// What one decision is about.
  private enum Subject {
    case cause(Report.CauseGroup)
    /// A pending snapshot, by the name of its baseline.
    case snapshot(String)
  }

  private let subjects: [Subject]
  private let report: Report?
  private let verdicts: [String: Verdict]
  private let artifacts: Artifacts
  private let environment: RunEnvironment
  private let key: () -> Character?
  private let open: (String) -> Void
  private let settle: Settle

  /// Accepts or rejects the changes of a cause, by its number, or a snapshot, by the name of its
  /// baseline.
  package typealias Settle = (_ cause: Int?, _ snapshot: String?, _ accepts: Bool) throws -> Void

  /// - Parameters:
  ///   - key: Returns the next key pressed; `nil` at the end of the input.
  ///   - open: Opens a URL in a browser.
  package init(
    _ waiting: [Pending], _ report: Report?, _ artifacts: Artifacts, _ environment: RunEnvironment,
    key: @escaping () -> Character?, open: @escaping (String) -> Void, settle: @escaping Settle
  ) {
    let groups = report?.causeGroups.byWeight ?? []
    let explained = Set(
      groups.flatMap { $0.verdicts.compactMap { report?.verdicts[$0].baselineName } })
    subjects =
      groups.map(Subject.cause)
      + Self.names(waiting).filter { !explained.contains($0) }.map(Subject.snapshot)
    self.report = report
    verdicts = report?.verdictsByBaseline ?? [:]
    self.artifacts = artifacts
    self.environment = environment
    self.key = key
    self.open = open
    self.settle = settle
  }

  private static func names(_ waiting: [Pending]) -> [String] {
    waiting.flatMap { pending in
      pending.index.snapshots.keys.sorted().map { pending.target.name($0) }
    }
  }

  /// Asks about each subject, and settles the decisions at the end.
  package func run() throws {
    var queue = subjects
    var decisions: [Bool?] = []
    var repeatedKey: Character?
    while decisions.count < queue.count {
      let subject = queue[decisions.count]
      if repeatedKey == nil {
        environment.messages("\n\(decisions.count + 1) of \(queue.count)  \(text(of: subject))")
      }
      guard let key = repeatedKey ?? ask(subject) else { break }
      if key.isUppercase { repeatedKey = key }
      switch key.lowercased() {
      case "u": _ = decisions.popLast()
      case "l": queue.replaceSubrange(decisions.count...decisions.count, with: parts(of: subject))
      // What only the environment changes is accepted only if the user says so.
      case "a": decisions.append(key == "A" && isOfEnvironment(subject) ? nil : true)
      case "r": decisions.append(false)
      default: decisions.append(nil)
      }
    }
    for (subject, decision) in zip(queue, decisions) {
      guard let decision else { continue }
      switch subject {
      case .cause(let group): try settle(group.number, nil, decision)
      case .snapshot(let name):
        // A cause that was decided before can have settled it.
        guard try Self.names(Pending.all(in: artifacts)).contains(name) else { continue }
        try settle(nil, name, decision)
      }
    }
    let left = try Self.names(Pending.all(in: artifacts)).count
    environment.messages("\(left.of("snapshot")) pending\n")
  }

  /// The snapshots of a cause, to be decided one by one.
  private func parts(of subject: Subject) -> [Subject] {
    guard case .cause(let group) = subject, let report else { return [subject] }
    return group.verdicts.map { .snapshot(report.verdicts[$0].baselineName) }
  }

  /// Whether only other fonts or libraries are the reason.
  private func isOfEnvironment(_ subject: Subject) -> Bool {
    switch subject {
    case .cause(let group): group.cause.kind == .environment
    case .snapshot(let name): verdicts[name]?.status == .environment
    }
  }

  private func text(of subject: Subject) -> String {
    switch subject {
    case .cause(let group): "\(group)".withoutControls + "\n"
    case .snapshot(let name):
      verdicts[name]?.text(isNumbered: report?.hasSeveralCauses ?? false) ?? name + "\n"
    }
  }

  private static let question =
    "[a]ccept [r]eject [s]kip [u]ndo [d]etails [o]pen [q]uit [?] >\u{20}"

  private static let help = """
      a  accept          A  accept all that remain
      r  reject          R  reject all that remain
      s  skip            S  skip all that remain
      l  decide about the snapshots of a cause one by one
      d  list the snapshots of a cause, or the frames of a snapshot
      o  open the report at its first picture in a browser
      u  undo the last decision
      q  quit, and settle what is decided

    """

  /// Asks for a decision; returns the key pressed, or `nil` to quit.
  private func ask(_ subject: Subject) -> Character? {
    while true {
      environment.messages(Self.question)
      let pressed = key()
      environment.messages("\(pressed.map(String.init)?.trimmingNewlines ?? "")\n")
      switch pressed {
      case "a", "r", "s", "u", "l", "A", "R", "S": return pressed
      case "q", nil: return nil
      case "d": environment.messages(details(subject))
      case "o":
        if case .snapshot(let name)? = parts(of: subject).first { show(name, verdicts[name]) }
      case "?": environment.messages(Self.help)
      default: continue
      }
    }
  }

  /// Returns a line for each snapshot of a cause, or the details of a snapshot.
  private func details(_ subject: Subject) -> String {
    switch subject {
    case .cause(let group):
      let names = group.verdicts.compactMap { report?.verdicts[$0].snapshot }
      let rest = names.count - Self.maxFrames
      return names.prefix(Self.maxFrames).map { "  \($0.withoutControls)\n" }.joined()
        + (rest > 0 ? "  and \(rest.of("more snapshot"))\n" : "")
    case .snapshot(let name): return frames(verdicts[name])
    }
  }

  /// The maximum number of frames or snapshots to list.
  private static let maxFrames = 200

  /// Returns the old and new position of every frame or, if no frame changed, the summary.
  private func frames(_ verdict: Verdict?) -> String {
    guard let verdict, !verdict.changes.isEmpty else {
      return verdict?.text(isNumbered: report?.hasSeveralCauses ?? false) ?? ""
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
