internal import CompositionalLayout
internal import Foundation

extension Report {
  /// What came of a run, for a terminal: every snapshot that is not as it was, what is otherwise on the
  /// machine, every cause once, then the sums.
  public var text: String {
    let told = verdicts.filter { $0.status != .match }
    let lints = (lints ?? []).map { "\($0)\n" }
    let texts = told.map { $0.text(withMachine: false, isNumbered: hasSeveralCauses) }
    return texts.joined() + machines(told) + causes(told) + lints.joined() + summary + "\n"
  }

  /// Whether causes are told with their numbers: where there are several of them, in whatever snapshots.
  public var hasSeveralCauses: Bool { verdicts.contains { $0.causes.contains { $0.number > 1 } } }

  /// What is otherwise than where snapshots were recorded: once for all of which the same is said.
  private func machines(_ verdicts: [Verdict]) -> String {
    let all = Dictionary(grouping: verdicts.filter { !$0.environment.isEmpty }, by: \.environment)
    return all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { lines, verdicts in
      let snapshots = verdicts.count == 1 ? "a snapshot was" : "\(verdicts.count) snapshots were"
      return (["another machine than \(snapshots) recorded on"] + lines.map { "  machine   \($0)" })
        .map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The causes, where more snapshots have some than one alone, which has told its own.
  private func causes(_ told: [Verdict]) -> String {
    guard told.count(where: { !$0.causes.isEmpty }) > 1 else { return "" }
    return causeGroups.map { "\($0)\n" }.joined()
  }

  /// The sums in a line: `61 snapshots: 58 match, 2 layout, 1 missing`.
  public var summary: String {
    let counts = Verdict.Status.allCases.compactMap { status -> String? in
      let count = count(status)
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let part = shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
    let found = lints.map { ", " + $0.count.of("finding") }
    let sums = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    return "\(verdicts.count.of("snapshot"))\(part)\(sums)\(found ?? "")"
  }
}

extension Report.Lint: CustomStringConvertible {
  /// In a line, as compilers do: `specs/gallery.yaml:14: warning[W801]: …`.
  public var description: String { "\(path):\(line): warning[\(code)]: \(message) (\(surfaces))" }
}

extension Verdict {
  /// What became of the snapshot: a heading, its causes with their places, its frames, its pixels.
  /// Frames that do not all follow from the same have the numbers of their causes.
  ///
  /// ```
  /// gallery 390  CHANGED  1 cause, 60 consequences
  ///   cause     sections[photos].group.interItemSpacing 8 → 9      gallery.yaml:14
  ///   moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)
  /// ```
  ///
  /// - Parameter isNumbered: Whether causes have their numbers: ``Report/hasSeveralCauses``.
  public func text(isNumbered: Bool = false) -> String {
    text(withMachine: true, isNumbered: isNumbered)
  }

  /// The same with or without what is otherwise on the machine.
  fileprivate func text(withMachine: Bool, isNumbered: Bool) -> String {
    let machine = withMachine ? environment.map { "machine   \($0)" } : []
    let lines = lines(isNumbered: isNumbered) + machine
    return ([heading] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private var heading: String {
    "\(name) \(variant)  \(word)" + (counts.isEmpty ? "" : "  \(counts.joined(separator: ", "))")
  }

  private var word: String {
    switch status {
    case .match: "match"
    case .layout: "CHANGED"
    case .pixels: "REPAINTED"
    case .size: "SIZE"
    case .missing: "MISSING"
    case .obsolete: "OBSOLETE"
    case .environment: "ENVIRONMENT"
    case .error: "ERROR"
    }
  }

  private var counts: [String] {
    let frames = changes.reduce(0) { $0 + $1.count }
    var counts: [String] = []
    if !causes.isEmpty { counts.append(causes.count.of("cause")) }
    if frames > 0 { counts.append(frames.of("consequence")) }
    return counts
  }

  /// Everything below the heading but the machine.
  private func lines(isNumbered: Bool) -> [String] {
    var lines: [String] = []
    if let failure { lines.append("failure   \(failure)") }
    for cause in causes {
      let title = isNumbered ? "cause \(cause.number)" : "cause"
      let width = max(9, title.count)
      lines.append(
        title.padding(toLength: width, withPad: " ", startingAt: 0) + " " + cause.line)
    }
    lines += changes.map { $0.text + causesInWords($0) }
    lines += (breakpoints ?? []).map { "sweep     \($0)" }
    if let contentSize {
      lines.append("content   \(contentSize.old.words) -> \(contentSize.new.words)")
    }
    if let pixels { lines += pixels.lines }
    return lines
  }

  /// The numbers of what frames follow from that went the same way, where that is not all the same.
  private func causesInWords(_ change: Change) -> String {
    let indexes = Set(change.frames.flatMap { $0.causes ?? [] }).sorted()
    let numbers = indexes.filter(causes.indices.contains).map { "\(causes[$0].number)" }
    guard !numbers.isEmpty else { return "" }
    return "   \(numbers.count == 1 ? "cause" : "causes") \(numbers.joined(separator: ", "))"
  }
}

extension Cause {
  /// What changed, where, and how much follows from it.
  fileprivate var line: String {
    let places = placesInLine
    let count = consequences.of("consequence")
    return places.isEmpty ? "\(self)   (\(count))" : "\(self)   \(places)   (\(count))"
  }
}

extension Verdict.PixelVerdict {
  fileprivate var lines: [String] {
    guard different > 0 || oldSize != newSize else { return [] }
    var lines: [String] = []
    if oldSize != newSize {
      lines.append("picture   \(oldSize.words) -> \(newSize.words) px")
    }
    let most = charges.prefix(Self.mostCharges).map { "\($0.name) \($0.pixels) px" }
    let more = charges.count > Self.mostCharges ? ", …" : ""
    let whom = most.isEmpty ? "" : ": \(most.joined(separator: ", "))\(more)"
    lines.append("pixels    \(repainted) repainted of \(different) different\(whom)")
    return lines
  }

  private static var mostCharges: Int { 5 }
}

extension [Double] {
  fileprivate var words: String { map { CGFloat($0).short }.joined(separator: " x ") }
}

extension [Int] {
  fileprivate var words: String { map(String.init).joined(separator: " x ") }
}
