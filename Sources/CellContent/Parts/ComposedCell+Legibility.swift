package import Foundation
internal import Geometry
internal import Scene

extension ComposedCell {
  /// Whether a text could have the color of what is behind it, wherever the parts are: whether one of
  /// its colors is near one that the parts below it paint. This costs a fraction of placing the parts.
  ///
  /// - Parameter distance: The least visible difference of a component, from 0 to 1.
  package func mayHideText(in size: CGSize, within distance: Double) -> Bool {
    let tree = tree(in: size, room: size, fit)
    // All colors that can be behind a text; none is known on a gradient.
    var grounds = style.gradient == nil ? [backdrop] : []
    for entry in tree.parts {
      guard entry.part.style.opacity ?? 1 >= 1, grounds.count <= Self.mostGrounds else {
        return true
      }
      guard case .color(let fill) = paint(of: entry.part, opacity: 1) else { continue }
      grounds += fill.isOpaque ? [fill] : grounds.map(fill.over)
    }
    return tree.parts.contains { entry in
      guard entry.part.content.kind.family == .text else { return false }
      return entry.text(in: tree)?.paragraphs.contains { paragraph in
        grounds.contains { paragraph.color.over($0).isNear($0, distance) }
      } ?? false
    }
  }

  /// The number of colors that are compared; translucent fills over each other have many.
  private static let mostGrounds = 32
}
