public import Foundation
public import Geometry

/// Finds the intervals of a sweep from one layout per width. It keeps none of the layouts.
public struct BreakpointFinder {
  private var tracks: [String: Track] = [:]
  /// The index of each section in the order in which they first appear.
  private var places: [String: Int] = [:]
  private var done: [BreakpointSignature.Interval] = []
  private let tolerance: Double

  /// The number of pixels by which a length may deviate from a line. Lengths are rounded down
  /// within lengths that were rounded down.
  private static let mostPixels = 2.0

  /// - Parameter scale: The number of pixels per point.
  public init(scale: CGFloat) {
    tolerance = Self.mostPixels / Double(scale) + 0.001
  }

  /// Adds the layout at the next width. Widths must ascend.
  ///
  /// - Complexity: O(sections + lengths of the sample).
  public mutating func add(_ sample: SweepSample) {
    var gone = Set(tracks.keys)
    for section in sample.sections {
      gone.remove(section.name)
      places[section.name] = places[section.name] ?? places.count
      var beginning = BreakpointSignature.Beginning.first
      if tracks[section.name] != nil {
        guard let change = tracks[section.name]?.extend(section, sample.width, tolerance) else {
          continue
        }
        end(section.name)
        beginning = change
      }
      tracks[section.name] = Track(section, at: sample.width, beginning)
    }
    for name in gone { end(name) }
  }

  private mutating func end(_ name: String) {
    guard let track = tracks.removeValue(forKey: name) else { return }
    done.append(track.interval)
  }

  /// Returns the intervals found in the widths added so far and ends all open intervals.
  public mutating func signature(
    axes: LayoutRecord.Axes, widths: ClosedRange<Int>
  ) -> BreakpointSignature {
    for name in Array(tracks.keys) { end(name) }
    let sorted = done.sorted { one, two in
      (places[one.section] ?? 0, one.widths.lowerBound)
        < (places[two.section] ?? 0, two.widths.lowerBound)
    }
    return BreakpointSignature(axes: axes, widths: widths, intervals: sorted)
  }
}

/// An interval that may continue.
///
/// A line through the first width that misses no other length by more than the tolerance has a
/// slope within bounds set by every width. Once the bounds cross, there is no such line.
private struct Track {
  private let first: SweepSample.Section
  private let start: Double
  private let beginning: BreakpointSignature.Beginning
  private var last: Double
  private var lowest: [Double]
  private var highest: [Double]

  init(
    _ section: SweepSample.Section, at width: Double, _ beginning: BreakpointSignature.Beginning
  ) {
    first = section
    start = width
    last = width
    self.beginning = beginning
    lowest = Array(repeating: -.infinity, count: section.lengths.count)
    highest = Array(repeating: .infinity, count: section.lengths.count)
  }

  var interval: BreakpointSignature.Interval {
    BreakpointSignature.Interval(
      section: first.name, widths: Int(start)...Int(last), columns: first.columns,
      beginning: beginning)
  }

  /// Extends the interval by one width. If that is not possible, returns the reason why the
  /// interval ends.
  mutating func extend(
    _ section: SweepSample.Section, _ width: Double, _ tolerance: Double
  ) -> BreakpointSignature.Beginning? {
    if section.columns != first.columns { return .columns }
    if section.items != first.items || section.shape.first != first.shape.first { return .items }
    if section.shape != first.shape || section.lengths.count != first.lengths.count {
      return .lines
    }
    let distance = width - start
    var index = 0
    while index < first.lengths.count {
      let rise = section.lengths[index] - first.lengths[index]
      lowest[index] = max(lowest[index], (rise - tolerance) / distance)
      highest[index] = min(highest[index], (rise + tolerance) / distance)
      if lowest[index] > highest[index] { return .lengths }
      index += 1
    }
    last = width
    return nil
  }
}
