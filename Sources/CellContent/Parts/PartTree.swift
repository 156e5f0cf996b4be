import Foundation
internal import Geometry
import Scene

/// The parts of a cell at one size, with the colors that they inherit, and their layout tree.
struct PartTree {
  let cell: ComposedCell
  /// The size of the cell, in points.
  let size: CGSize
  /// The parts by id.
  private(set) var parts: [(part: Part, ink: PartInk)] = []
  private(set) var root: PartNode?

  init(of cell: ComposedCell, in size: CGSize) {
    self.cell = cell
    self.size = size
  }

  var measurer: PartMeasurer { PartMeasurer(tree: self) }

  /// Adds the root with its children.
  ///
  /// - Parameter padding: The padding of the cell's style, which replaces the root's.
  mutating func add(_ part: Part, ink: PartInk, padding: NSDirectionalEdgeInsets?) {
    root = node(part, ink)
    if let padding { root?.padding = padding }
  }

  private mutating func node(_ part: Part, _ ink: PartInk) -> PartNode? {
    if let condition = part.condition, condition.value(in: size) == 0 { return nil }
    let own = ink.inside(part.style, in: cell.style.palette)
    let id = parts.count
    parts.append((part, own))
    var node = PartNode(id)
    switch part.content {
    case .row, .column, .overlay:
      let children = part.children.compactMap { self.node($0, own) }
      // A container all of whose parts are gone is gone.
      if children.isEmpty, !part.children.isEmpty {
        parts.removeLast(parts.count - id)
        return nil
      }
      node.content =
        part.content == .overlay
        ? .overlay(children)
        : .stack(
          PartStack(
            part.content == .row ? .horizontal : .vertical, spacing: part.spacing,
            alignment: part.alignment, distribution: part.distribution, children))
    case .spacer: node.content = .spacer
    case _: node.content = .leaf
    }
    node.width = length(part.width)
    node.height = length(part.height)
    (node.widthLimits, node.heightLimits) = (part.widthLimits, part.heightLimits)
    node.aspectRatio = part.aspectRatio
    node.padding = part.style.padding ?? .zero
    node.place = part.anchor.map { PartPlace($0, inset: part.inset) }
    return node
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
    case .spacer: "spacer"
    case .divider: "divider"
    case .box: "box"
    case .text: "text"
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
