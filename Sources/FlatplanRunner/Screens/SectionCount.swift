internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import UIKitViews

/// How many sections layouts have, which nothing says but the answers of their providers.
///
/// A provider is asked for one section after the other. It may stop the program where there is no such
/// section, so that happens in a process of its own, which writes down how far it came.
enum SectionCount {
  /// The most that are asked for.
  static let most = 12
  /// Says that the program is such a process; what follows is the number of the first screen.
  static let flag = "--flatplan-count-sections"

  /// Counts the sections of the screens from the one at `first`, and writes a line for each answer.
  @MainActor
  static func count(_ screens: [Screen], from first: Int, write: (String) -> Void) {
    for index in screens.indices.dropFirst(first) {
      write("\(index) 1\n")
      guard screens[index].items == nil else { continue }
      count(screens[index]) { write("\(index) \($0)\n") }
    }
  }

  @MainActor
  private static func count(_ screen: Screen, found: (Int) -> Void) {
    let container = Container.standard
    guard let made = try? screen.make(in: container) else { return }
    // A collection view knows its sections.
    guard made.collectionView?.itemCounts.isEmpty ?? true else { return }
    let layout = made.layout
    var sections: [[Part]] = []
    for index in 0..<most {
      let counts = Array(repeating: 0, count: index) + [Screen.itemsUnlessSaid]
      guard let solved = try? layout.solve(itemCounts: counts, in: container) else { return }
      let origin = solved.sections[index].frame.origin
      sections.append(
        solved.allElements().filter { $0.section == index }.map { Part($0, from: origin) })
      found(distinct(sections))
    }
  }

  /// What tells sections apart: handlers do not, which providers make anew for each of them.
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

  /// How many there are when the last ones, being alike, count as one: a provider that answers the
  /// same whatever it is asked has one section.
  static func distinct<Section: Equatable>(_ sections: [Section]) -> Int {
    guard let last = sections.last else { return 0 }
    return sections.count - sections.reversed().prefix { $0 == last }.count + 1
  }

  /// Reads what such a process wrote.
  static func read(_ text: String) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for line in text.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { counts[numbers[0]] = numbers[1] }
    }
    return counts
  }
}
