import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine

/// The backgrounds of groups, which are drawn behind their items and are no elements of the layout.
struct GroupBackgrounds {
  /// The backgrounds, with the name of their style; an outer group is before those in it.
  private(set) var elements: [SolvedElement] = []
  private let layout: SolvedLayout

  /// Finds the backgrounds of the groups that intersect a rectangle in points of the content.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* groups in the rectangle, and O(*s*) if no
  ///   group has a background.
  init(of layout: SolvedLayout, content: Content, in area: CGRect) {
    self.layout = layout
    for index in layout.sections.indices { add(section: index, content, in: area) }
  }

  /// Finds the backgrounds of the groups of one section.
  init(of layout: SolvedLayout, section index: Int, content: Content, in area: CGRect) {
    self.layout = layout
    add(section: index, content, in: area)
  }

  private mutating func add(section index: Int, _ content: Content, in area: CGRect) {
    guard content.sections.indices.contains(index), let styles = content.sections[index].groups,
      layout.shownFrame(ofSection: index).overlaps(area)
    else { return }
    for group in layout.groups(ofSection: index, in: area) {
      add(group.fragment, styles, at: group.frame.origin, section: index)
    }
  }

  private mutating func add(
    _ fragment: Fragment, _ styles: GroupStyles, at origin: CGPoint, section: Int
  ) {
    guard case .line(let line) = fragment.content else { return }
    if let style = styles.style {
      let frame = CGRect(origin: origin, size: fragment.size)
      elements.append(
        SolvedElement(
          SolvedElement.Identity(
            category: .decoration, kind: Self.kind, section: section, item: elements.count),
          frame: layout.shown(frame, ofSection: section), zIndex: 0, name: style))
    }
    guard !styles.subitems.isEmpty else { return }
    for (index, child) in line.children.enumerated() {
      add(
        child.fragment, styles.subitems[index % styles.subitems.count],
        at: CGPoint(x: origin.x + child.offset.x, y: origin.y + child.offset.y), section: section)
    }
  }

  /// The element kind of the backgrounds.
  static let kind = "group-background"
}

extension SolvedElement {
  var isGroupBackground: Bool { category == .decoration && kind == GroupBackgrounds.kind }
}
