internal import Basics
internal import Foundation
public import Geometry

/// A reason why the text of a sweep cannot be parsed.
public enum SweepTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text does not begin like a sweep.
  case notSweep
  /// A format version that this release does not support.
  case unknownVersion(String)
  /// A text that ends too early.
  case truncated
  /// A line that does not have the expected form, by its number.
  case badLine(Int)

  /// The message, with the line number if there is one.
  public var description: String {
    switch self {
    case .notSweep: "it is not a sweep"
    case .unknownVersion(let version): "this release does not support sweeps of version \(version)"
    case .truncated: "it ends too early"
    case .badLine(let line):
      "line \(line) does not have the form '320...599  2 columns  first  SECTION'"
    }
  }
}

extension BreakpointSignature: CustomStringConvertible {
  private static let heading = "flatplan sweep "
  private static let version = "1"

  /// The text of a `.sweep` file: three header lines, then one line per interval.
  ///
  /// ```
  /// flatplan sweep 1
  /// axes 320x844 ltr large @2x
  /// widths 320...1400
  /// 320...711   3 columns  first    photos
  /// 712...1400  4 columns  columns  photos
  /// ```
  public var description: String {
    let rows = intervals.map { interval in
      [
        "\(interval.widths)",
        interval.columns.of("column"),
        interval.beginning.rawValue, interval.section,
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let head = "\(Self.heading)\(Self.version)\naxes \(axes)\nwidths \(self.widths)\n"
    return rows.reduce(into: head) { text, row in
      for (cell, width) in zip(row, widths) {
        text += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      text += row[3] + "\n"
    }
  }

  /// Creates a signature by parsing the text of a `.sweep` file.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - axes: The variant that the sweep was recorded for.
  /// - Throws: ``SweepTextError``.
  public init(parsing text: String, axes: LayoutRecord.Axes) throws(SweepTextError) {
    // Swift treats CR LF as one character.
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let first = lines.first, first.hasPrefix(Self.heading) else { throw .notSweep }
    let version = String(first.dropFirst(Self.heading.count))
    guard version == Self.version else { throw .unknownVersion(version) }
    guard lines.popLast()?.isEmpty == true, lines.count >= 3 else { throw .truncated }
    guard lines[1].hasPrefix("axes ") else { throw .badLine(2) }
    guard lines[2].hasPrefix("widths "), let widths = Self.widths(lines[2].dropFirst(7)) else {
      throw .badLine(3)
    }
    var intervals: [Interval] = []
    for (index, line) in lines.enumerated().dropFirst(3) {
      guard let interval = Self.interval(line) else { throw .badLine(index + 1) }
      intervals.append(interval)
    }
    self.init(axes: axes, widths: widths, intervals: intervals)
  }

  private static func interval(_ line: Substring) -> Interval? {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true)
    guard words.count == 5, let widths = widths(words[0]), let columns = Int(words[1]),
      words[2].hasPrefix("column"), let beginning = Beginning(rawValue: String(words[3]))
    else { return nil }
    let section = String(words[4].drop { $0 == " " })
    return Interval(section: section, widths: widths, columns: columns, beginning: beginning)
  }

  /// - Parameter text: A range such as `320...1400`.
  private static func widths(_ text: some StringProtocol) -> ClosedRange<Int>? {
    let ends = text.components(separatedBy: "...").map { Int($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low >= 0, low <= high
    else { return nil }
    return low...high
  }
}
