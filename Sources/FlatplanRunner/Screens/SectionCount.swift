internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import UIKitViews

/// Counts the sections of layouts that have no data source.
///
/// The section provider is called for one index after the other. Since it may crash for an index
/// without a section, this happens in a separate process, which writes each result as it goes.
enum SectionCount {
  /// The maximum number of sections.
  static let maximum = 12
  /// The argument that starts the program as a counting process. The next argument is the index of the
  /// first screen.
  static let flag = "--flatplan-count-sections"

  /// Counts the sections of the screens from index `first` on, and writes a line for each section
  /// found.
  @MainActor
  static func count(_ screens: [Screen], from first: Int, write: (String) -> Void) {
    for index in screens.indices.dropFirst(first) {
      write("\(index) 1\n")
      guard screens[index].items == nil, screens[index].root == nil else { continue }
      count(screens[index]) { write("\(index) \($0)\n") }
    }
  }

  @MainActor
  private static func count(_ screen: Screen, found: (Int) -> Void) {
    let container = Container.standard
    guard let made = try? screen.make(in: container) else { return }
    // A collection view with a data source needs no count.
    guard made.collectionView?.itemCounts.isEmpty ?? true else { return }
    let layout = made.layout
    var sections: [[Part]] = []
    for index in 0..<maximum {
      let counts = Array(repeating: 0, count: index) + [Screen.defaultItemCount]
      guard let solved = try? layout.solve(itemCounts: counts, in: container) else { return }
      let origin = solved.sections[index].frame.origin
      sections.append(
        solved.allElements().filter { $0.section == index }.map { Part($0, from: origin) })
      found(distinct(sections))
    }
  }

  /// A part of a section, for comparison. Handlers are left out, since providers create new ones for
  /// each section.
  private struct Part: Hashable {
    var category: SolvedElement.Category
    var kind: String?
    var frame: CGRect

    init(_ element: SolvedElement, from origin: CGPoint) {
      category = element.category
      kind = element.kind
      frame = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The number of sections, where equal sections at the end count as one. A provider that returns
  /// the same section for every index thus has one section.
  static func distinct<Section: Equatable>(_ sections: [Section]) -> Int {
    guard let last = sections.last else { return 0 }
    return sections.count - sections.reversed().prefix { $0 == last }.count + 1
  }

  /// Parses the output of a counting process: the number of sections, keyed by screen index.
  static func read(_ text: String) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for line in text.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { counts[numbers[0]] = numbers[1] }
    }
    return counts
  }
}
