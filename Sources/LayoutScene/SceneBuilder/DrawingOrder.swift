import CompositionalLayout
import Foundation

/// Puts elements in the order they are drawn in, and in groups by section where that order allows.
enum DrawingOrder {
  /// Elements of one section that are drawn one after another; the section is `nil` for the
  /// boundary items of the layout itself.
  struct Group {
    var section: Int?
    var elements: [SolvedElement]
  }

  /// From the bottom to the top.
  ///
  /// The order is that of all elements by zIndex. As sections that lie apart cannot cover each other,
  /// each of them is drawn in one go; those that touch are drawn together, in runs.
  static func groups(_ elements: [SolvedElement]) -> [Group] {
    let sections = Dictionary(grouping: elements, by: \.groupKey)
      .sorted { $0.key < $1.key }
      .map { Cluster(elements: $0.value) }
    return apart(sections).flatMap { runs($0.elements.sorted(by: isBelow)) }
  }

  /// Whether `one` is drawn before `two`: by zIndex; if that is equal, panels before cells before
  /// lines between rows, these before what stands on cells, and by identity.
  static func isBelow(_ one: SolvedElement, _ two: SolvedElement) -> Bool {
    let (first, second) = (one.layer, two.layer)
    if one.zIndex != two.zIndex { return one.zIndex < two.zIndex }
    return first != second ? first < second : one.identity < two.identity
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
        let earlier = result.removeLast()
        cluster.elements = earlier.elements + cluster.elements
        cluster.area = earlier.area.joined(with: cluster.area)
      }
      result.append(cluster)
      areas.append(areas.last?.joined(with: cluster.area) ?? cluster.area)
    }
    return result
  }

  /// Neighbours of one section as one group each.
  private static func runs(_ elements: [SolvedElement]) -> [Group] {
    var groups: [Group] = []
    for element in elements {
      if let last = groups.indices.last, groups[last].section == element.sceneSection {
        groups[last].elements.append(element)
      } else {
        groups.append(Group(section: element.sceneSection, elements: [element]))
      }
    }
    return groups
  }
}

/// Elements that must be sorted together.
private struct Cluster {
  var elements: [SolvedElement]
  var area: CGRect

  init(elements: [SolvedElement]) {
    self.elements = elements
    self.area = elements.reduce(CGRect.null) { $0.joined(with: $1.frame) }
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
