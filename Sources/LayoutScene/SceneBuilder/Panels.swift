import CompositionalLayout
import Foundation
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

  /// The maximum number of panels per section. Further ones are separators.
  private static let maximumCount = 4

  init(canvas: RGBA) {
    self.canvas = canvas
  }

  mutating func add(_ element: SolvedElement, fill: RGBA) {
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
    let panel = panels[element.section]?.last { panel in
      let reach = axis.map { panel.frame.spanning(frame, along: $0) } ?? panel.frame
      return reach.covers(frame)
    }
    return panel?.color ?? canvas
  }
}
