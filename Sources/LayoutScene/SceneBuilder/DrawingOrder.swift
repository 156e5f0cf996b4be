import CellContent
import Foundation
internal import Geometry
import Scene

/// Determines the drawing order of elements and groups them by section where that order allows.
enum DrawingOrder {
  /// The indexes of elements of one section that are drawn one after another. The section is `nil`
  /// for the layout's own boundary items.
  struct Group {
    var section: Int?
    var elements: [Int]
  }

  /// The groups from bottom to top.
  ///
  /// Elements are ordered by z-index. Sections that do not touch cannot cover each other, so each
  /// of them is drawn in one pass. Sections that touch are drawn together, in several groups.
  static func groups(_ elements: [SolvedElement]) -> [Group] {
    let ranks = elements.map(Rank.init)
    /// Whether one element is drawn before the other.
    func isBelow(_ one: Int, _ other: Int) -> Bool {
      Self.isBelow(elements[one], ranks[one], elements[other], ranks[other])
    }
    let sections = Dictionary(grouping: elements.indices) { elements[$0].groupKey }
      .sorted { $0.key < $1.key }
      .map { Cluster($0.value, of: elements) }
    return apart(sections).flatMap { runs($0.elements.sorted(by: isBelow), of: elements) }
  }

  /// The primary sort key: the z-index, then the kind of element. Panels come before cells, cells
  /// before separators, and separators before supplementary views. Identities break ties.
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

  /// Whether one element is drawn before another one that it overlaps.
  static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    isBelow(one, Rank(one), other, Rank(other))
  }

  private static func isBelow(
    _ one: SolvedElement, _ first: Rank, _ other: SolvedElement, _ second: Rank
  ) -> Bool {
    first == second ? one.identity < other.identity : first < second
  }

  /// Merges clusters whose areas overlap. Sections are in order, so a cluster that overlaps an
  /// earlier one is merged with all clusters between them.
  private static func apart(_ clusters: [Cluster]) -> [Cluster] {
    var result: [Cluster] = []
    // The bounding box of each cluster and all before it.
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

  /// Splits sorted elements into groups of consecutive elements of the same section.
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
  /// The indexes of the elements.
  var elements: [Int]
  var area: CGRect

  init(_ indexes: [Int], of elements: [SolvedElement]) {
    self.elements = indexes
    self.area = indexes.reduce(CGRect.null) { $0.joined(with: elements[$1].frame) }
  }
}

extension SolvedElement {
  /// Whether the element is a boundary item of the layout itself.
  private var isOfLayout: Bool { item == Self.layoutItem && category == .supplementary }

  fileprivate var sceneSection: Int? { isOfLayout ? nil : section }

  /// The layout's own elements come after all sections.
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
