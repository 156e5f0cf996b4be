import Foundation
internal import Geometry
internal import LayoutEngine

/// The solved boxes of a layout, paired with their descriptions.
///
/// A group's children repeat its subitems in order. Both trees can therefore be walked side by
/// side, and solved boxes do not need to store their descriptions.
struct BoxModel {
  /// An item or a group at its position.
  struct Box {
    var section: Int
    /// The frame including the insets, in visible points of the content.
    var frame: CGRect
    /// The frame without its insets; for an item, the frame of its cell.
    var inner: CGRect
    var insets: NSDirectionalEdgeInsets
    /// The described size; `nil` for the frames of a custom group.
    var size: SizeDescription?
    /// The origin of both lengths; `nil` for the frames of a custom group.
    var forms: LengthForm.Forms?
    /// The path in the section's description. It is equal for boxes that repeat.
    var path: [Int]
    /// The index of the cell; `nil` for a group.
    var item: Int?

    /// The nesting depth; 0 for the outermost group.
    var depth: Int { path.count }
  }

  /// Free space between boxes or around one.
  struct Gap {
    var section: Int
    /// The frame in visible points of the content.
    var frame: CGRect
    /// The length along its axis in points.
    var length: CGFloat
    var spacing: Spacing
    /// The property that sets the gap, such as `interItemSpacing`.
    var property: String
    /// The path in the section's description.
    var path: [Int]
  }

  private(set) var items: [Box] = []
  private(set) var groups: [Box] = []
  private(set) var gaps: [Gap] = []

  private let layout: SolvedLayout

  /// Pairs the visible boxes with their descriptions.
  ///
  /// - Parameter bounds: The visible rectangle in points of the content.
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* boxes in the bounds.
  init(of layout: SolvedLayout, _ description: LayoutDescription, in bounds: CGRect) {
    self.layout = layout
    for (index, section) in description.sections.enumerated() {
      guard let section, layout.shownFrame(ofSection: index).overlaps(bounds) else { continue }
      let groups = layout.groups(ofSection: index, in: bounds)
      for group in groups {
        add(group.fragment, .group(section.group), Site(index, group))
        addGap(after: group, section, index)
      }
    }
    addSectionGaps(description, in: bounds)
  }

  /// The position of a box during the walk.
  private struct Site {
    var section: Int
    /// The origin in points, before mirroring and scrolling.
    var origin: CGPoint
    var firstItem: Int
    var path: [Int] = []
    /// The containing group, and the forms in which the spec states its lengths.
    var group: (description: GroupDescription, forms: LengthForm.Forms)?

    init(_ section: Int, _ group: SolvedGroup) {
      self.section = section
      origin = group.frame.origin
      firstItem = group.firstItem
    }

    func child(_ child: Fragment.Child, _ number: Int) -> Site {
      var site = self
      site.origin.x += child.offset.x
      site.origin.y += child.offset.y
      site.firstItem += child.firstItem
      site.path.append(number)
      return site
    }
  }
}

extension BoxModel {
  private mutating func add(_ fragment: Fragment, _ node: NodeDescription, _ site: Site) {
    switch (fragment.content, node) {
    case (.cell(let cell, _, _), _):
      items.append(box(fragment, node, site, inner: cell, item: site.firstItem))
    case (.custom(let cells, _), .group(let group)):
      groups.append(box(fragment, node, site))
      for (index, cell) in cells.enumerated() {
        var own = site
        own.path.append(0)
        var box = box(fragment, .group(group), own, frame: cell.frame, item: site.firstItem + index)
        (box.size, box.forms) = (nil, nil)
        (box.insets, box.inner) = (.zero, box.frame)
        items.append(box)
      }
    case (.line(let line), .group(let group)):
      groups.append(box(fragment, node, site))
      let nodes = group.subitems
      let forms = LengthForm.Forms(node, in: site.group)
      for (index, child) in line.children.enumerated() where !nodes.isEmpty {
        var own = site.child(child, index % nodes.count)
        own.group = (group, forms)
        add(child.fragment, nodes[index % nodes.count], own)
      }
      addGaps(of: line, in: fragment, group, site)
    case (.custom, .item), (.line, .item):
      break
    }
  }

  private func box(
    _ fragment: Fragment, _ node: NodeDescription, _ site: Site, frame: CGRect? = nil,
    inner: CGRect? = nil, item: Int? = nil
  ) -> Box {
    let local = frame ?? CGRect(origin: .zero, size: fragment.size)
    let insets = node.box.effectiveInsets
    let whole = local.offsetBy(dx: site.origin.x, dy: site.origin.y)
    let inside = (inner ?? local.inset(by: insets)).offsetBy(dx: site.origin.x, dy: site.origin.y)
    return Box(
      section: site.section, frame: layout.shown(whole, ofSection: site.section),
      inner: layout.shown(inside, ofSection: site.section), insets: insets, size: node.box.size,
      forms: LengthForm.Forms(node, in: site.group), path: site.path, item: item)
  }

  private func shown(_ frame: CGRect, _ site: Site) -> CGRect {
    layout.shown(frame.offsetBy(dx: site.origin.x, dy: site.origin.y), ofSection: site.section)
  }
}

// MARK: - Gaps

extension BoxModel {
  /// Adds the gaps of a line: the inter-item spacing, and the edge spacing of subitems.
  private mutating func addGaps(
    of line: Fragment.Line, in fragment: Fragment, _ group: GroupDescription, _ site: Site
  ) {
    let axis = line.fit.axis
    let nodes = group.subitems
    guard !nodes.isEmpty else { return }
    let room = CGRect(origin: .zero, size: fragment.size).inset(by: line.insets)
    func edges(_ index: Int) -> EdgeSpacing { nodes[index % nodes.count].box.edgeSpacing }
    let properties = [axis.edgeSpacing(atEnd: true), "interItemSpacing", axis.edgeSpacing()]
    func add(_ spacing: Spacing, _ along: ClosedRange<CGFloat>, _ number: Int) {
      let length = along.upperBound - along.lowerBound
      guard length > 0 else { return }
      let frame = CGRect(
        origin: CGPoint(axis, along.lowerBound, across: room.start(axis.across)),
        size: CGSize(axis, length, across: room.size[axis.across]))
      gaps.append(
        Gap(
          section: site.section, frame: shown(frame, site), length: length, spacing: spacing,
          property: properties[number - 1], path: site.path + [-number]))
    }
    var share: CGFloat = 0
    var place = room.start(axis)
    for (index, child) in line.children.enumerated() {
      let before = edges(index).start(axis)
      let start = child.offset[axis]
      let after = index > 0 ? edges(index - 1).end(axis) : .none
      let between = index > 0 ? group.interItemSpacing : .none
      let parts = [after, between, before]
      share = self.share(of: start - place, among: parts) ?? share
      for (number, spacing) in parts.enumerated() {
        let length = spacing.minimum + (spacing.isFlexible ? share : 0)
        if length > 0 { add(spacing, place...(place + length), 1 + number) }
        place += length
      }
      place = start + child.fragment.size[axis]
      addGapsAcross(child, edges(index), axis.across, room, site, index % nodes.count)
    }
    let last = edges(line.children.count - 1).end(axis)
    let length = last.minimum + (last.isFlexible ? share : 0)
    if length > 0, line.children.count == line.fit.count { add(last, place...(place + length), 1) }
  }

  /// The length that each flexible spacing takes in addition to its minimum, if all are `length`
  /// points long together.
  private func share(of length: CGFloat, among spacings: [Spacing]) -> CGFloat? {
    let flexible = spacings.count { $0.isFlexible }
    guard flexible > 0 else { return nil }
    return (length - spacings.reduce(0) { $0 + $1.minimum }) / CGFloat(flexible)
  }

  /// Adds the edge spacing of a subitem across its line.
  private mutating func addGapsAcross(
    _ child: Fragment.Child, _ edges: EdgeSpacing, _ axis: Axis, _ room: CGRect, _ site: Site,
    _ number: Int
  ) {
    let (start, end) = (child.offset[axis], child.offset[axis] + child.fragment.size[axis])
    let along = (child.offset[axis.across], child.fragment.size[axis.across])
    let rest = room.end(axis) - end
    let sides = [
      (edges.start(axis), room.start(axis), start - room.start(axis)),
      (edges.end(axis), end, edges.end(axis).isFlexible ? rest : edges.end(axis).minimum),
    ]
    for (side, (spacing, from, length)) in sides.enumerated() where spacing != .none && length > 0 {
      let frame = CGRect(
        origin: CGPoint(axis, from, across: along.0), size: CGSize(axis, length, across: along.1))
      gaps.append(
        Gap(
          section: site.section, frame: shown(frame, site), length: length, spacing: spacing,
          property: axis.edgeSpacing(atEnd: side > 0), path: site.path + [number, -4 - side]))
    }
  }

  /// Adds the edge spacing of a group and the gap to the next group of its section.
  private mutating func addGap(
    after group: SolvedGroup, _ section: SectionDescription, _ index: Int
  ) {
    let flow = layout.sections[index].flow
    let isLast = group.firstItem + group.fragment.itemCount >= section.itemCount
    let edges = section.group.box.edgeSpacing
    func add(_ spacing: Spacing, from start: CGFloat, _ property: String, _ number: Int) {
      guard spacing.minimum > 0 else { return }
      var frame = group.frame
      frame.origin[flow] = start
      frame.size[flow] = spacing.minimum
      gaps.append(
        Gap(
          section: index, frame: layout.shown(frame, ofSection: index), length: spacing.minimum,
          spacing: .fixed(spacing.minimum), property: property, path: [number]))
    }
    let start = group.frame.start(flow) - edges.start(flow).minimum
    add(edges.start(flow), from: start, flow.edgeSpacing(), -6)
    add(edges.end(flow), from: group.frame.end(flow), flow.edgeSpacing(atEnd: true), -7)
    let end = group.frame.end(flow) + edges.end(flow).minimum
    if !isLast { add(.fixed(section.interGroupSpacing), from: end, "interGroupSpacing", -8) }
  }

  /// Adds the gaps between sections.
  private mutating func addSectionGaps(_ description: LayoutDescription, in bounds: CGRect) {
    let (axis, spacing) = (layout.scrollAxis, description.interSectionSpacing)
    guard spacing > 0 else { return }
    for section in layout.sections.dropLast() where !section.isEmpty {
      var frame = section.frame
      frame.origin[axis] = section.frame.end(axis)
      frame.size[axis] = spacing
      frame = layout.shown(flat: frame)
      guard frame.overlaps(bounds) else { continue }
      gaps.append(
        Gap(
          section: -1, frame: frame, length: spacing, spacing: .fixed(spacing),
          property: "interSectionSpacing", path: [-9]))
    }
  }
}

extension Axis {
  /// The property for the edge spacing at one end of the axis.
  fileprivate func edgeSpacing(atEnd isAtEnd: Bool = false) -> String {
    let edges = select(horizontal: ("leading", "trailing"), vertical: ("top", "bottom"))
    return "edgeSpacing.\(isAtEnd ? edges.1 : edges.0)"
  }
}

extension SolvedSection {
  fileprivate var isEmpty: Bool { frame.size.height <= 0 || frame.size.width <= 0 }
}
