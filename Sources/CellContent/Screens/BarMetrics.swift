internal import Basics
internal import EmbeddedFiles
package import Foundation
package import Geometry

/// The numbers of the system's bars on one kind of screen, from `bars.txt`, which states the source of
/// each.
package struct BarMetrics: Sendable {
  /// The kinds of screens, in the order of the columns of the file.
  package enum Kind: Int, Sendable, CaseIterable {
    case phone26, side26, pad26, phone18, side18, pad18

    package init(_ container: Container) {
      let traits = container.traits
      let shape =
        traits.userInterfaceIdiom == .pad ? 2 : traits.verticalSizeClass == .compact ? 1 : 0
      self = Self.allCases[shape + (container.compatibility == .ios26 ? 0 : 3)]
    }

    /// Whether bars are glass that floats above the content, as on iOS 26.
    package var floats: Bool { rawValue < 3 }
    package var isPad: Bool { self == .pad26 || self == .pad18 }
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A number in points; 0 where there is no such thing.
  package subscript(name: String) -> CGFloat {
    assert(Self.lines[name] != nil, "bars.txt has no \(name)")
    return Self.lines[name].flatMap { $0.numbers[safely: kind.rawValue] } ?? 0
  }

  /// The safe area of a view without a device.
  package var bareSafeArea: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: self["bare.top"], leading: 0, bottom: self["bare.bottom"], trailing: 0)
  }

  /// A number for a value between those that are listed, such as a font size: in proportion.
  func number(_ name: String, at value: CGFloat) -> CGFloat {
    let known = Self.steps[name] ?? []
    guard let upper = known.firstIndex(where: { $0 >= value }) else {
      return known.last.map { self["\(name).\($0.exact)"] } ?? 0
    }
    let above = self["\(name).\(known[upper].exact)"]
    guard upper > 0 else { return above }
    let below = self["\(name).\(known[upper - 1].exact)"]
    let part = (value - known[upper - 1]) / (known[upper] - known[upper - 1])
    return below + part * (above - below)
  }

  /// A line of the file.
  struct Line: Sendable {
    /// The numbers by kind of screen; 0 for a dash.
    var numbers: [CGFloat]
    /// Which of the numbers are our reading.
    var ownReadings: [Bool]
    var source: String

    /// Reads a line after its name; `nil` if it has other than six numbers before its source.
    init?(_ words: ArraySlice<Substring>) {
      let columns = words.prefix(Kind.allCases.count)
      numbers = columns.compactMap { word in
        word == "-" ? 0 : Double(word.hasSuffix("?") ? word.dropLast() : word).map { CGFloat($0) }
      }
      ownReadings = columns.map { $0.hasSuffix("?") }
      source = words.dropFirst(columns.count).joined(separator: " ")
      guard numbers.count == Kind.allCases.count else { return nil }
    }
  }

  /// The lines of the file by name.
  static let lines: [String: Line] = {
    let text = EmbeddedFile("CellContent/Screens/bars.txt").text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.first.flatMap { name in Line(words.dropFirst()).map { (String(name), $0) } }
    }
    return Dictionary(lines) { first, _ in first }
  }()

  /// The values for which a number is listed, in ascending order.
  private static let steps: [String: [CGFloat]] = {
    var steps: [String: [CGFloat]] = [:]
    for name in lines.keys {
      guard let dot = name.lastIndex(of: "."), let step = Double(name[name.index(after: dot)...])
      else { continue }
      steps[String(name[..<dot]), default: []].append(CGFloat(step))
    }
    return steps.mapValues { $0.sorted() }
  }()
}
