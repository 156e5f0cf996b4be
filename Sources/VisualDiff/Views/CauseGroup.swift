internal import CompositionalLayout

extension Report {
  /// A cause, with all snapshots that it changed.
  public struct CauseGroup: Hashable, Sendable {
    /// From 1: what `--cause` takes.
    public var number: Int
    public var cause: Cause
    /// Where the edits stand, such as `specs/gallery.yaml:14`; each once.
    public var places: [String]
    /// Indexes in ``Report/verdicts``.
    public var verdicts: [Int]
    /// Frames that follow from it, in all snapshots.
    public var consequences: Int

    /// What changed, with its places: what two groups never share.
    public var text: String {
      places.isEmpty ? "\(cause)" : "\(cause)   \(places.joined(separator: ", "))"
    }
  }

  /// Every cause once, in the order in which verdicts name them.
  ///
  /// Only what can still be accepted counts: snapshots whose new layout lies beside the report.
  ///
  /// - Complexity: O(causes of all verdicts).
  public var causeGroups: [CauseGroup] {
    var groups: [CauseGroup] = []
    var numbers: [String: Int] = [:]
    for (index, verdict) in verdicts.enumerated() where verdict.files.actualLayout != nil {
      for cause in verdict.causes {
        let group = CauseGroup(
          number: groups.count + 1, cause: cause, places: cause.places, verdicts: [],
          consequences: 0)
        let place = numbers[group.text] ?? groups.count
        if place == groups.count {
          numbers[group.text] = place
          groups.append(group)
        }
        groups[place].consequences += cause.consequences
        if groups[place].verdicts.last != index { groups[place].verdicts.append(index) }
      }
    }
    return groups
  }
}

extension Cause {
  /// Where its edits stand, each place once.
  var places: [String] {
    edits.compactMap(\.place).uniqued()
  }
}

extension Verdict {
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

  /// The body of ``text`` without its heading.
  var details: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(
      separator: "\n")
  }
}
