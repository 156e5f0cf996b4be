internal import CompositionalLayout

extension Report {
  /// A cause, with all snapshots that it changed.
  public struct CauseGroup: Hashable, Sendable {
    public var cause: Cause
    /// Where the edits stand, such as `specs/gallery.yaml:14`; each once.
    public var places: [String] { cause.places }
    /// Indexes in ``Report/verdicts``.
    public var verdicts: [Int] = []
    /// Where the cause stands in the causes of each of these.
    public var indexes: [Int] = []
    /// Frames that follow from it, in all snapshots.
    public var consequences = 0

    /// What `--cause` takes.
    public var number: Int { cause.number }
    /// What changed, with its places: what two groups never share.
    public var text: String { cause.textWithPlaces }
  }

  /// Every cause once, by its number.
  ///
  /// Only what can still be accepted counts: snapshots whose new layout lies beside the report.
  ///
  /// - Complexity: O(causes of all verdicts).
  public var causeGroups: [CauseGroup] {
    var groups: [CauseGroup] = []
    var places: [Int: Int] = [:]
    for (verdict, told) in verdicts.enumerated() where told.files.actualLayout != nil {
      for (index, cause) in told.causes.enumerated() {
        let place = places[cause.number] ?? groups.count
        if place == groups.count {
          places[cause.number] = place
          groups.append(CauseGroup(cause: cause))
        }
        groups[place].consequences += cause.consequences
        if groups[place].verdicts.last != verdict {
          groups[place].verdicts.append(verdict)
          groups[place].indexes.append(index)
        }
      }
    }
    return groups.sorted { $0.number < $1.number }
  }
}

extension Report.CauseGroup: CustomStringConvertible {
  /// In a line: `cause 2   sections[photos].group.height 44 → 45   a.yaml:4   (9 frames in 3 snapshots)`.
  public var description: String { "cause \(number)   \(text)   (\(extent))" }

  /// How much follows from it: `9 frames in 3 snapshots`.
  var extent: String { "\(consequences.of("frame")) in \(verdicts.count.of("snapshot"))" }
}

extension Cause {
  /// Where its edits stand, each place once.
  var places: [String] {
    edits.compactMap(\.place).uniqued()
  }

  /// What changed, with its places.
  var textWithPlaces: String {
    places.isEmpty ? "\(self)" : "\(self)   \(placesInLine)"
  }

  /// The same in a line, whatever files are called.
  var placesInLine: String {
    let scalars = places.joined(separator: ", ").unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Verdict {
  /// The verdict with one of its causes alone, and the changes of which some frame follows from that.
  func keepingCause(at index: Int) -> Verdict {
    guard causes.count > 1 else { return self }
    var verdict = self
    verdict.causes = [causes[index]]
    verdict.changes = changes.filter { change in
      change.frames.contains { $0.causes?.contains(index) ?? true }
    }
    for change in verdict.changes.indices {
      for frame in verdict.changes[change].frames.indices {
        verdict.changes[change].frames[frame].causes = nil
      }
    }
    return verdict
  }

  /// The snapshot by the name of its baseline, without an ending: what `--filter` takes, as
  /// `specs/__Snapshots__/gallery/390`.
  public var baselineName: String {
    if let code { return "\(code.baselines)/\(variant)" }
    let folders = spec.split(separator: "/", omittingEmptySubsequences: false)
    let file = folders.last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return (folders.dropLast() + [Baselines.folder[...], stem, variant[...]]).joined(separator: "/")
  }

  /// The file that the spec is in.
  var file: String { code?.path ?? spec }

  /// The lines of ``text(isNumbered:)`` without its heading.
  static func details(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }
}
