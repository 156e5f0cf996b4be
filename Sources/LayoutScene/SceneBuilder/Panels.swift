import Foundation
internal import Geometry
import Scene

/// The panels drawn so far, to determine the color behind the elements on them.
struct Panels {
  private struct Panel {
    var frame: CGRect
    var color: RGBA
  }

  /// The opaque color behind all panels.
  let canvas: RGBA
  private var panels: [Int: [Panel]] = [:]

  /// The backgrounds of groups by section and row, because there may be many.
  private var groups: [Int: [Int: [Panel]]] = [:]
  /// The height of a row in points.
  private static let rowHeight: CGFloat = 256

  /// The maximum number of panels per section. Further ones are separators.
  private static let maximumCount = 4

  init(canvas: RGBA) {
    self.canvas = canvas
  }

  private static func row(_ y: CGFloat) -> Int { Int(min(max(y, -1e9), 1e9) / rowHeight) }

  mutating func add(_ element: SolvedElement, fill: RGBA) {
    if element.isGroupBackground {
      let panel = Panel(frame: element.frame, color: fill.over(backdrop(of: element)))
      for row in Self.row(element.frame.minY)...Self.row(element.frame.maxY) {
        groups[element.section, default: [:]][row, default: []].append(panel)
      }
      return
    }
    guard panels[element.section, default: []].count < Self.maximumCount else { return }
    let color = fill.over(backdrop(of: element))
    panels[element.section, default: []].append(Panel(frame: element.frame, color: color))
  }

  /// The color of the section's topmost panel behind an element, or the canvas.
  ///
  /// - Parameter axis: The axis along which the element scrolls in its section. Its position along
  ///   this axis is ignored.
  func backdrop(of element: SolvedElement, scrolledAlong axis: Axis? = nil) -> RGBA {
    let frame = element.frame
    if let rows = groups[element.section],
      let group = rows[Self.row(frame.minY)]?.last(where: { $0.frame.covers(frame) })
    {
      return group.color
    }
    let panel = panels[element.section]?.last { panel in
      let band = axis.map { panel.frame.spanning(frame, along: $0) } ?? panel.frame
      return band.covers(frame)
    }
    return panel?.color ?? canvas
  }
}
