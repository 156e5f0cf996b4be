package import Foundation
internal import Geometry
package import Scene

/// A cell of a size with its parts in their places.
package struct SolvedCell {
  package let cell: ComposedCell
  /// The size of the cell, in points.
  private let size: CGSize
  private let tree: PartTree
  /// The frames of the parts by id.
  private let frames: [Int: CGRect]

  /// Places the parts of a cell.
  package init(_ cell: ComposedCell, in size: CGSize) {
    (self.cell, self.size) = (cell, size)
    tree = cell.tree(in: size, room: size, cell.fit)
    guard let root = tree.root, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else {
      frames = [:]
      return
    }
    var solver = PartSolver(tree.measurer)
    frames = solver.frames(
      of: root, in: size, isMirrored: cell.direction == .rightToLeft, scale: cell.style.grid.scale)
  }

  /// The shapes and texts of the cell.
  ///
  /// - Parameters:
  ///   - corners: The corners of the cell; `nil` uses those of the style.
  ///   - hasSeams: Whether the cell shares its border with its neighbors, so that it is not drawn
  ///     above the parts.
  package func arrangement(corners: CornerRadii? = nil, hasSeams: Bool = false) -> Arrangement {
    let corners = (corners ?? cell.style.visibleCorners(for: size)).fitted(to: size)
    return drawn(corners, borderWidth: hasSeams ? 0 : cell.style.stroke?.width ?? 0)?.arrangement
      ?? Arrangement()
  }

  private func drawn(_ corners: CornerRadii, borderWidth: CGFloat) -> PartPen? {
    guard let root = tree.root else { return nil }
    var pen = PartPen(
      tree: tree, frames: frames,
      edge: CellEdge(rect: CGRect(origin: .zero, size: size), corners: corners),
      borderWidth: borderWidth)
    pen.draw(root)
    return pen
  }

  /// The frames of the parts, from bottom to top, relative to the cell's origin.
  package var parts: [PartFrame] {
    framedParts.map { id, frame in
      var frame = frame
      let (part, ink) = (tree.parts[id].part, tree.parts[id].ink)
      frame.look = cell.look(of: part, ink, isRoot: id == tree.root?.id)
      return frame
    }
  }

  /// The parts with the texts that they draw, from bottom to top, without the hashes of their looks.
  package var drawnParts: [DrawnPart] {
    guard let pen = drawn(.square, borderWidth: 0) else { return [] }
    let writings = Dictionary(grouping: pen.writings, by: \.part)
    let painted = PaintedParts(
      ground: cell.style.gradient == nil ? cell.backdrop : nil, parts: pen.painted)
    return framedParts.map { id, frame in
      DrawnPart(
        frame: frame,
        texts: (writings[id] ?? []).map {
          DrawnPart.Writing(block: $0.text, opacity: $0.opacity)
        },
        backdrop: painted.color(behind: id, frame.frame),
        isCovered: painted.cover(id, frame.frame))
    }
  }

  private var framedParts: [(id: Int, frame: PartFrame)] {
    tree.parts.indices.compactMap { id in
      frames[id].map {
        let part = tree.parts[id].part
        let frame = PartFrame(
          name: part.name, kind: part.content.kind, frame: $0, origin: part.origin,
          imageNames: part.imageNames)
        return (id, frame)
      }
    }
  }
}

extension ComposedCell {
  /// A hash of everything that the drawing of a part depends on, besides its frame and the parts in
  /// it. That of the root includes the box of the cell.
  fileprivate func look(of part: Part, _ ink: PartInk, isRoot: Bool) -> Int {
    var own = part.withoutLengths
    if own.content.onlyArranges { own.style.padding = nil }
    var hasher = Hasher()
    hasher.combine(own)
    hasher.combine(ink)
    hasher.combine(style.palette)
    hasher.combine(style.textSize)
    hasher.combine(style.font)
    hasher.combine(style.fit)
    hasher.combine(direction)
    hasher.combine(part.text.role.flatMap { style.roles[$0] })
    // Pictures are chosen for the item, and named after it.
    if !part.imageNames.isEmpty {
      hasher.combine(subject)
      hasher.combine(title)
    }
    guard isRoot else { return hasher.finalize() }
    hasher.combine(style.fill)
    hasher.combine(style.gradient)
    hasher.combine(style.stroke)
    if let edges = style.edges { hasher.combine(edges) }
    hasher.combine(style.corner)
    hasher.combine(style.shadows)
    hasher.combine(style.opacity)
    return hasher.finalize()
  }
}
