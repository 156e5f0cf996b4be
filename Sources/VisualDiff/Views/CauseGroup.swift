internal import Basics

extension Report {
  /// A cause with all snapshots that it changed.
  public struct CauseGroup: Hashable, Sendable {
    /// The cause, with its number.
    public var cause: Cause
    /// The files and lines of the edits, such as `specs/gallery.yaml:14`, without duplicates.
    public private(set) var places: [String]
    /// The indexes of the snapshots in ``Report/verdicts``.
    public var verdicts: [Int] = []
    /// The index of the cause in the causes of each of these snapshots.
    public var indexes: [Int] = []
    /// The number of frames that it changed in all snapshots.
    public var consequences = 0

    /// The number that `--cause` takes.
    public var number: Int { cause.number }
    /// The change with its files and lines, which is unique to the group.
    public var text: String {
      places.isEmpty ? "\(cause)" : "\(cause)   \(Cause.inLine(places, most: Self.mostPlaces))"
    }

    init(_ cause: Cause) {
      self.cause = cause
      places = cause.places
    }

    /// The maximum number of places in a line of text.
    private static let mostPlaces = 4

    mutating func add(_ other: Cause) {
      for place in other.places where !places.contains(place) { places.append(place) }
    }
  }

  /// The distinct causes, sorted by number.
  ///
  /// Only snapshots that can still be accepted count: those whose new layout is stored with the
  /// report.
  ///
  /// - Complexity: O(causes of all verdicts).
  public var causeGroups: [CauseGroup] { groups(where: \.isPending) }

  /// Returns the distinct causes of some snapshots, sorted by number.
  func groups(where isCounted: (Verdict) -> Bool) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    var places: [Int: Int] = [:]
    for (verdictIndex, verdict) in verdicts.enumerated() where isCounted(verdict) {
      for (index, cause) in verdict.causes.enumerated() {
        let place = places[cause.number] ?? groups.count
        if place == groups.count {
          places[cause.number] = place
          groups.append(CauseGroup(cause))
        }
        groups[place].add(cause)
        groups[place].consequences += cause.consequences
        if groups[place].verdicts.last != verdictIndex {
          groups[place].verdicts.append(verdictIndex)
          groups[place].indexes.append(index)
        }
      }
    }
    return groups.sorted { $0.number < $1.number }
  }
}

extension [Report.CauseGroup] {
  /// The groups with the most snapshots first, and among these those with the most frames.
  package var byWeight: [Report.CauseGroup] {
    sorted {
      ($1.verdicts.count, $1.consequences, $0.number)
        < ($0.verdicts.count, $0.consequences, $1.number)
    }
  }
}

extension Report.CauseGroup: CustomStringConvertible {
  /// The group in one line: `cause 2   sections.photos.group.height 44 → 45   a.yaml:4   (9 frames
  /// in 3 snapshots)`.
  public var description: String { "cause \(number)   \(text)   (\(extent))" }

  /// The number of changed frames and snapshots: `9 frames in 3 snapshots`.
  var extent: String { "\(consequences.of("frame")) in \(verdicts.count.of("snapshot"))" }
}

extension Cause {
  /// The files and lines of the edits, without duplicates.
  var places: [String] {
    edits.compactMap(\.place).uniqued()
  }

  /// The files and lines in one line, with control characters in file names replaced.
  var placesInLine: String { Self.inLine(places, most: .max) }

  /// Returns files and lines in one line, at most `most` of them.
  static func inLine(_ places: [String], most: Int) -> String {
    let rest = places.count - most
    let names = places.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return names.withoutControls
  }

  /// The keys of which equal causes share at least one: the edits, and their places with the
  /// changed values.
  var keys: [[String]] {
    let texts = edits.map(\.text)
    guard kind == .spec else { return [[kind.rawValue]] }
    let places = edits.compactMap(\.place)
    guard places.count == edits.count, !edits.isEmpty else { return [texts] }
    let changes = zip(places, texts).map { place, text in
      "\(place) \(text.split(separator: ".").last ?? "")"
    }
    return [texts, ["place"] + changes]
  }
}

extension Verdict {
  /// Returns the verdict with only one of its causes and only the changes in which a frame has this
  /// cause.
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

  /// The path of the snapshot's baseline without extension, which `--filter` takes:
  /// `specs/__Snapshots__/gallery/390`.
  public var baselineName: String {
    if let code { return "\(code.baselines)/\(variant)" }
    let folders = spec.split(separator: "/", omittingEmptySubsequences: false)
    let file = folders.last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return (folders.dropLast() + [Baselines.folder[...], stem, variant[...]]).joined(separator: "/")
  }

  /// The file that contains the spec.
  var file: String { code?.path ?? spec }

  /// Returns ``text(isNumbered:)`` without its heading.
  static func details(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }
}
