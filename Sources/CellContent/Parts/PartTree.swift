import Foundation
internal import Geometry
import Scene

/// The parts of a cell at one size, with the colors that they inherit, and their layout tree.
struct PartTree {
  let cell: ComposedCell
  /// The size of the cell, in points.
  let size: CGSize
  /// Which sides of the cell follow from its content.
  let isOpen: (width: Bool, height: Bool)
  /// The parts by id.
  private(set) var parts: [(part: Part, ink: PartInk)] = []
  private(set) var root: PartNode?

  init(of cell: ComposedCell, in size: CGSize, isOpen: (width: Bool, height: Bool)) {
    (self.cell, self.size, self.isOpen) = (cell, size, isOpen)
  }

  var measurer: PartMeasurer { PartMeasurer(tree: self) }

  /// Adds the root with its children.
  ///
  /// - Parameters:
  ///   - room: The room of the cell, in points; infinite along sides that follow from the content.
  ///   - padding: The padding of the cell's style, which replaces the root's.
  mutating func add(
    _ part: Part, ink: PartInk, in room: CGSize, padding: NSDirectionalEdgeInsets?
  ) {
    root = node(part, ink, in: room, padding: padding)
  }

  /// Adds a part with its children; `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - room: The most that the part can have, in points.
  ///   - padding: A padding that replaces the part's own.
  private mutating func node(
    _ part: Part, _ ink: PartInk, in room: CGSize, padding: NSDirectionalEdgeInsets? = nil
  ) -> PartNode? {
    if let condition = part.condition, condition.value(in: size) == 0 { return nil }
    guard let content = cell.filled(part) else { return nil }
    let own = ink.inside(
      part.style, in: cell.style.palette,
      scrim: part.hasScrim ? cell.style.ownColor ?? .white : nil)
    let id = parts.count
    parts.append((part, own))
    parts[id].part.content = content
    var node = PartNode(id)
    node.padding = padding ?? self.padding(of: part)
    switch content {
    case .row, .column, .overlay, .firstThatFits:
      let inner = CGSize(
        width: max(room.width - node.padding(.horizontal), 0),
        height: max(room.height - node.padding(.vertical), 0))
      let children =
        content == .firstThatFits
        ? [firstThatFits(part.children, own, in: inner)].compactMap(\.self)
        : part.children.compactMap { self.node($0, own, in: inner) }
      // A container all of whose parts are gone is gone.
      if children.isEmpty, !part.children.isEmpty {
        parts.removeLast(parts.count - id)
        return nil
      }
      node.content =
        content == .overlay || content == .firstThatFits
        ? .overlay(children)
        : .stack(
          PartStack(
            content == .row ? .horizontal : .vertical, spacing: part.spacing,
            alignment: part.alignment, distribution: part.distribution, children))
    case .spacer: node.content = .spacer
    case _: node.content = .leaf
    }
    node.width = length(part.width)
    node.height = length(part.height)
    (node.widthLimits, node.heightLimits) = (part.widthLimits, part.heightLimits)
    node.aspectRatio = part.aspectRatio
    node.place = part.anchor.map { PartPlace($0, inset: part.inset) }
    return node
  }

  /// Adds the first part whose least size fits, or else the last one that exists.
  private mutating func firstThatFits(
    _ candidates: [Part], _ ink: PartInk, in room: CGSize
  ) -> PartNode? {
    let start = parts.count
    var last: Part?
    for part in candidates {
      guard let node = self.node(part, ink, in: room) else { continue }
      var solver = PartSolver(measurer)
      if solver.fits(node, in: room) { return node }
      parts.removeLast(parts.count - start)
      last = part
    }
    return last.flatMap { node($0, ink, in: room) }
  }

  /// The padding of a part, at most its share of the cell's sides that are given.
  private func padding(of part: Part) -> NSDirectionalEdgeInsets {
    guard var padding = part.style.padding else { return .zero }
    guard let share = part.maxPadding else { return padding }
    if !isOpen.width {
      padding.leading = min(padding.leading, size.width * share)
      padding.trailing = min(padding.trailing, size.width * share)
    }
    if !isOpen.height {
      padding.top = min(padding.top, size.height * share)
      padding.bottom = min(padding.bottom, size.height * share)
    }
    return padding
  }

  private func length(_ side: PartSide?) -> PartLength? {
    switch side {
    case nil: nil
    case .fixed(let length)?: length
    case .computed(let expression)?:
      expression.value(in: size).map { .points(max($0, 0)) }
    }
  }
}

extension PartContent {
  /// The key that makes the part.
  package var kind: String {
    switch self {
    case .row: "row"
    case .column: "column"
    case .overlay: "overlay"
    case .firstThatFits: "firstThatFits"
    case .spacer: "spacer"
    case .divider: "divider"
    case .box: "box"
    case .text: "text"
    case .labels: "labels"
    case .image: "image"
    case .button: "button"
    case .badge: "badge"
    case .progress: "progress"
    case .slider: "slider"
    case .toggle: "switch"
    case .stepper: "stepper"
    case .rating: "rating"
    case .segments: "segments"
    case .pages: "pages"
    case .field: "field"
    case .barChart: "barChart"
    case .sparkline: "sparkline"
    case .ring: "ring"
    }
  }
}
