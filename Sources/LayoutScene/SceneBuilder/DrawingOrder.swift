import CellContent
import CompositionalLayout
import Foundation
import Scene

/// Puts elements in the order they are drawn in, and in groups by section where that order allows.
enum DrawingOrder {
  /// Elements of one section that are drawn one after another, by their indexes; the section is `nil`
  /// for the boundary items of the layout itself.
  struct Group {
    var section: Int?
    var elements: [Int]
  }

  /// From the bottom to the top.
  ///
  /// The order is that of all elements by zIndex. As sections that lie apart cannot cover each other,
  /// each of them is drawn in one go; those that touch are drawn together, in runs.
  static func groups(_ elements: [SolvedElement]) -> [Group] {
    let ranks = elements.map(Rank.init)
    /// Whether one is drawn before the other.
    func isBelow(_ one: Int, _ other: Int) -> Bool {
      Self.isBelow(elements[one], ranks[one], elements[other], ranks[other])
    }
    let sections = Dictionary(grouping: elements.indices) { elements[$0].groupKey }
      .sorted { $0.key < $1.key }
      .map { Cluster($0.value, of: elements) }
    return apart(sections).flatMap { runs($0.elements.sorted(by: isBelow), of: elements) }
  }

  /// What decides first what is drawn below what: the zIndex; if that is equal, panels come before
  /// cells before lines between rows, these before what stands on cells. Identities decide the rest.
  private struct Rank: Comparable {
    var zIndex: Int
    var layer: Int

    init(_ element: SolvedElement) {
      (zIndex, layer) = (element.zIndex, element.layer)
    }

    static func < (one: Rank, other: Rank) -> Bool {
      one.zIndex == other.zIndex ? one.layer < other.layer : one.zIndex < other.zIndex
    }
  }

  /// Whether one element is drawn before another that it overlaps.
  static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    isBelow(one, Rank(one), other, Rank(other))
  }

  private static func isBelow(
    _ one: SolvedElement, _ first: Rank, _ other: SolvedElement, _ second: Rank
  ) -> Bool {
    first == second ? one.identity < other.identity : first < second
  }

  /// Joins clusters whose areas overlap. As sections follow one another, one that overlaps an
  /// earlier one is joined with all between them too.
  private static func apart(_ clusters: [Cluster]) -> [Cluster] {
    var result: [Cluster] = []
    // The area of each cluster and all before it.
    var areas: [CGRect] = []
    for var cluster in clusters {
      while let area = areas.last, area.overlaps(cluster.area) {
        areas.removeLast()
        var earlier = result.removeLast()
        earlier.elements += cluster.elements
        earlier.area = earlier.area.joined(with: cluster.area)
        cluster = earlier
      }
      result.append(cluster)
      areas.append(areas.last?.joined(with: cluster.area) ?? cluster.area)
    }
    return result
  }

  /// Neighbours of one section as one group each.
  private static func runs(_ indexes: [Int], of elements: [SolvedElement]) -> [Group] {
    var groups: [Group] = []
    for index in indexes {
      let section = elements[index].sceneSection
      if let last = groups.indices.last, groups[last].section == section {
        groups[last].elements.append(index)
      } else {
        groups.append(Group(section: section, elements: [index]))
      }
    }
    return groups
  }
}

/// Elements that must be sorted together.
private struct Cluster {
  /// Their indexes.
  var elements: [Int]
  var area: CGRect

  init(_ indexes: [Int], of elements: [SolvedElement]) {
    self.elements = indexes
    self.area = indexes.reduce(CGRect.null) { $0.joined(with: elements[$1].frame) }
  }
}

extension SolvedElement {
  /// Whether it is a boundary item of the layout itself.
  private var isOfLayout: Bool { item == Self.layoutItem && category == .supplementary }

  fileprivate var sceneSection: Int? { isOfLayout ? nil : section }

  /// The layout's own come after all sections.
  fileprivate var groupKey: Int { isOfLayout ? Int.max : section }
}

extension SolvedElement {
  fileprivate var layer: Int {
    switch category {
    case .decoration: kind == ListKind.separator || kind == ListKind.topSeparator ? 2 : 0
    case .cell: 1
    case .supplementary: 3
    }
  }
}
