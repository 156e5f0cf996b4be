internal import Basics

extension BreakpointSignature {
  /// Returns the changes from an older signature, one per line, such as `photos  4th column now
  /// starts at 712, was 744`.
  public func changes(from old: BreakpointSignature) -> [String] {
    let (before, after) = (old.bySection, bySection)
    let names = (intervals.map(\.section) + old.intervals.map(\.section)).uniqued()
    return names.flatMap { name -> [String] in
      let lines: [String]
      switch (before[name], after[name]) {
      case (let one?, let two?): lines = Self.changes(from: one, to: two)
      case (nil, let two?): lines = ["new, starts at \(two[0].widths.lowerBound)"]
      case (let one?, nil): lines = ["removed, started at \(one[0].widths.lowerBound)"]
      case (nil, nil): lines = []
      }
      return lines.map { "\(name)  \($0)" }
    }
  }

  private var bySection: [String: [Interval]] {
    Dictionary(grouping: intervals, by: \.section)
  }

  private static func changes(from old: [Interval], to new: [Interval]) -> [String] {
    let columns = columnChanges(from: old, to: new)
    return columns + otherChanges(from: old, to: new, hasColumns: !columns.isEmpty)
  }

  private static func columnChanges(from old: [Interval], to new: [Interval]) -> [String] {
    func starts(_ column: Int) -> [Int?] {
      [start(of: column, in: old), start(of: column, in: new)]
    }
    // If the number of columns increases by more than one, several columns start at once.
    let columns = Set((old + new).map(\.columns)).filter { $0 > 0 }.sorted()
    let next = columns.dropFirst().map(starts) + [[nil, nil]]
    let lines = zip(columns, next).compactMap { column, next -> String? in
      let (was, now) = (start(of: column, in: old), start(of: column, in: new))
      // Of several columns that start at once, only the last is listed. Columns that exist at all
      // widths are not listed.
      guard was != now, next != [was, now],
        was != old[0].widths.lowerBound || now != new[0].widths.lowerBound
      else { return nil }
      guard let now else {
        return "no longer a \(column.ordinal) column, was at \(was ?? 0)"
      }
      let before = was.map { "was \($0)" } ?? "was absent"
      return "\(column.ordinal) column now starts at \(now), \(before)"
    }
    guard lines.isEmpty else { return lines }
    // Compare the spans of column counts, which also finds columns that disappear as the width
    // grows. Widths where only one of the signatures has the section are left out.
    let shared = max(old[0].widths.lowerBound, new[0].widths.lowerBound)
    let (before, after) = (spans(old, from: shared), spans(new, from: shared))
    return after.filter { !before.contains($0) }.map { span in
      "\(span.columns.of("column")) now from "
        + "\(span.widths.lowerBound) to \(span.widths.upperBound)"
    }
  }

  private static func start(of column: Int, in intervals: [Interval]) -> Int? {
    intervals.first { $0.columns >= column }?.widths.lowerBound
  }

  private struct Span: Hashable {
    var columns: Int
    var widths: ClosedRange<Int>
  }

  /// Joins neighboring intervals with the same number of columns.
  private static func spans(_ intervals: [Interval], from start: Int) -> [Span] {
    intervals.reduce(into: []) { spans, interval in
      guard interval.widths.upperBound >= start else { return }
      if let last = spans.last, last.columns == interval.columns,
        last.widths.upperBound == interval.widths.lowerBound - 1
      {
        spans[spans.count - 1].widths = last.widths.lowerBound...interval.widths.upperBound
      } else {
        let widths = max(interval.widths.lowerBound, start)...interval.widths.upperBound
        spans.append(Span(columns: interval.columns, widths: widths))
      }
    }
  }

  /// The maximum number of widths listed for one kind of change.
  private static let mostWidths = 8

  private static func otherChanges(
    from old: [Interval], to new: [Interval], hasColumns: Bool
  ) -> [String] {
    Beginning.allCases.filter { $0 != .columns }.compactMap { beginning in
      func widths(_ intervals: [Interval]) -> [Int] {
        intervals.filter { $0.beginning == beginning }.map(\.widths.lowerBound)
      }
      let (before, after) = (widths(old), widths(new))
      guard before != after else { return nil }
      // The changes of columns already cover where the section starts.
      if beginning == .first, hasColumns, before.count == after.count { return nil }
      let gone = before.filter { !after.contains($0) }
      let come = after.filter { !before.contains($0) }
      guard !come.isEmpty else { return "\(beginning.clause("no longer")) at \(list(gone))" }
      let was = gone.isEmpty ? "" : ", was \(list(gone))"
      return "\(beginning.clause("now")) at \(list(come))\(was)"
    }
  }

  private static func list(_ widths: [Int]) -> String {
    let listed = widths.prefix(mostWidths).map(String.init).joined(separator: ", ")
    return widths.count > mostWidths ? "\(listed), … (\(widths.count))" : listed
  }
}

extension BreakpointSignature.Beginning {
  /// Returns the description of a change, which the widths follow.
  ///
  /// - Parameter adverb: `now` or `no longer`.
  fileprivate func clause(_ adverb: String) -> String {
    switch self {
    case .first: "\(adverb) starts"
    case .columns: "columns \(adverb) change"
    case .items: "items \(adverb) change"
    case .lines: "lines \(adverb) change"
    case .lengths: "lengths \(adverb) change slope"
    }
  }
}
