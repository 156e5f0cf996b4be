internal import Basics
internal import Foundation
internal import Geometry

extension Report {
  /// The report for a terminal: every snapshot that does not match, differences of the environment,
  /// every cause once, and the totals.
  public var text: String {
    let changed = verdicts.filter { $0.status != .match || $0.recorded != nil }
    let lints = (lints ?? []).map { "\($0)\n" }
    let texts = changed.map { $0.text(withEnvironment: false, isNumbered: hasSeveralCauses) }
    return texts.joined() + environments(changed) + causes(changed) + lints.joined() + summary
      + "\n"
  }

  /// Whether causes are shown with their numbers, because there are several in the report.
  public var hasSeveralCauses: Bool { verdicts.contains { $0.causes.contains { $0.number > 1 } } }

  /// Returns the differences of the environment, once for all snapshots that share them.
  private func environments(_ verdicts: [Verdict]) -> String {
    let all = Dictionary(grouping: verdicts.filter { !$0.environment.isEmpty }, by: \.environment)
    return all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { lines, verdicts in
      let snapshots = verdicts.count == 1 ? "a snapshot was" : "\(verdicts.count) snapshots were"
      let advice = lines.contains { $0.hasPrefix("flatplan ") } ? [Self.adviceToRecord] : []
      return
        (["\(snapshots) recorded in a different environment"] + lines.map { "  machine   \($0)" }
        + advice.map { "  record    \($0)" })
        .map { $0 + "\n" }.joined()
    }.joined()
  }

  /// What to do about baselines of another version, or of one so old that it did not name itself.
  private static var adviceToRecord: String {
    "another version of Flatplan drew these; 'flatplan record' with the same specs records them again"
  }

  /// Returns the causes if several snapshots have some. Otherwise the snapshot's own text lists
  /// them.
  private func causes(_ changed: [Verdict]) -> String {
    guard changed.count(where: { !$0.causes.isEmpty }) > 1 else { return "" }
    return groups { $0.isPending || $0.recorded != nil }.map { "\($0)\n" }.joined()
  }

  /// The totals in one line: `61 snapshots: 58 match, 2 layout, 1 missing`.
  public var summary: String {
    let counts = Verdict.Status.allCases.compactMap { status -> String? in
      let count = count(status)
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let part = shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
    let recorded = verdicts.count { $0.recorded != nil }
    let found =
      (recorded > 0 ? ", \(recorded) recorded over changes" : "")
      + (lints.map { ", " + $0.count.of("finding") } ?? "")
    let sums = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    return "\(verdicts.count.of("snapshot"))\(part)\(sums)\(found)"
  }
}

extension Report {
  /// A warning about snapshots whose recorded specs cannot be drawn in this environment; `nil` if
  /// there are none.
  package var environmentWarning: String? {
    let count = verdicts.count {
      $0.warning != nil && !$0.environment.isEmpty && $0.status != .error
    }
    guard count > 0 else { return nil }
    return "warning: \(count.of("snapshot")) recorded in another environment cannot be drawn again "
      + "here: changes of pixels below the threshold are not found; run verify where they were "
      + "recorded"
  }
}

extension Report.Lint: CustomStringConvertible {
  /// The finding in one line in the format of compilers: `specs/gallery.yaml:14: warning[W801]: …`.
  public var description: String {
    "\(path):\(line): warning[\(code)]: \(message) (\(surfaces))".withoutControls
  }
}

extension Verdict {
  /// Returns the result of the snapshot: a heading, its causes with file and line, its frames, its
  /// pixels. Frames show the numbers of their causes if these differ.
  ///
  /// ```
  /// gallery 390  CHANGED  1 cause, 60 consequences
  ///   cause     sections.photos.group.interItemSpacing 8 → 9      gallery.yaml:14
  ///   moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)
  /// ```
  ///
  /// - Parameter isNumbered: Whether causes show their numbers; see ``Report/hasSeveralCauses``.
  public func text(isNumbered: Bool = false) -> String {
    text(withEnvironment: true, isNumbered: isNumbered)
  }

  /// Returns the same text with or without differences of the environment.
  fileprivate func text(withEnvironment: Bool, isNumbered: Bool) -> String {
    let machine = withEnvironment ? environment.map { "machine   \($0)" } : []
    let lines = lines(isNumbered: isNumbered) + machine
    return ([heading] + lines.map { "  " + $0 }).map { $0.withoutControls + "\n" }.joined()
  }

  private var heading: String {
    "\(name) \(variant)  \(word)" + (counts.isEmpty ? "" : "  \(counts.joined(separator: ", "))")
  }

  /// The status in capitals.
  var word: String {
    if let recorded { return "RECORDED (was \(Self.word(recorded)))" }
    return Self.word(status)
  }

  private static func word(_ status: Status) -> String {
    switch status {
    case .match: "match"
    case .layout: "CHANGED"
    case .pixels: "REPAINTED"
    case .size: "SIZE"
    case .missing: "MISSING"
    case .obsolete: "OBSOLETE"
    case .environment: "ENVIRONMENT"
    case .due: "DUE"
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

  /// Returns everything below the heading except the environment.
  private func lines(isNumbered: Bool) -> [String] {
    var lines: [String] = []
    if let failure {
      let parts = failure.split(separator: "\n", omittingEmptySubsequences: false)
      lines += parts.enumerated().map { $0 == 0 ? "failure   \($1)" : String($1) }
    }
    if let warning { lines.append("warning   \(warning)") }
    for side in merge ?? [] {
      let parts = side.edits + [side.picture].compactMap(\.self)
      lines.append("merge     \(side.name)  \(parts.joined(separator: "   "))")
    }
    for cause in causes {
      let title = isNumbered ? "cause \(cause.number)" : "cause"
      let width = max(9, title.count)
      lines.append(
        title.padding(toLength: width, withPad: " ", startingAt: 0) + " " + cause.line)
    }
    lines += changes.map { $0.text + causeNumbers($0) }
    lines += (breakpoints ?? []).map { "sweep     \($0)" }
    if let contentSize {
      lines.append("content   \(contentSize.old.dimensions) -> \(contentSize.new.dimensions)")
    }
    if let pixels { lines += pixels.lines }
    if let environmentEffect { lines.append("machine   changes \(environmentEffect)") }
    return lines
  }

  /// Returns the numbers of the causes of a change; empty if all changes have the same cause.
  private func causeNumbers(_ change: Change) -> String {
    let indexes = Set(change.frames.flatMap { $0.causes ?? [] }).sorted()
    let numbers = indexes.filter(causes.indices.contains).map { "\(causes[$0].number)" }
    guard !numbers.isEmpty else { return "" }
    return "   \(numbers.count == 1 ? "cause" : "causes") \(numbers.joined(separator: ", "))"
  }
}

extension Cause {
  /// The change, its file and line, and the number of its consequences.
  fileprivate var line: String {
    let places = placesInLine
    let isJoint = edits.count > 1 && edits.allSatisfy { $0.id >= 0 }
    let count = consequences.of("consequence") + (isJoint ? ", needed together" : "")
    return places.isEmpty ? "\(self)   (\(count))" : "\(self)   \(places)   (\(count))"
  }
}

extension Verdict.PixelVerdict {
  fileprivate var lines: [String] {
    guard different > 0 || oldSize != newSize else { return [] }
    var lines: [String] = []
    if oldSize != newSize {
      lines.append("picture   \(oldSize.dimensions) -> \(newSize.dimensions) px")
    }
    let most = charges.prefix(Self.mostCharges).map { "\($0.name) \($0.pixels) px" }
    let more = charges.count > Self.mostCharges ? ", …" : ""
    let parts = most.isEmpty ? "" : ": \(most.joined(separator: ", "))\(more)"
    lines.append("pixels    \(repainted) repainted of \(different) different\(parts)")
    return lines
  }

  private static var mostCharges: Int { 5 }
}

extension [Double] {
  fileprivate var dimensions: String { map { CGFloat($0).short }.joined(separator: " x ") }
}

extension [Int] {
  fileprivate var dimensions: String { map(String.init).joined(separator: " x ") }
}
