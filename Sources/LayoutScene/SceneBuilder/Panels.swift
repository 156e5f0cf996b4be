import CompositionalLayout
import Foundation
import Scene

/// The panels drawn so far, for telling what colour lies behind the elements on them.
struct Panels {
  private struct Panel {
    var frame: CGRect
    var color: RGBA
  }

  /// What lies behind all panels; opaque.
  let canvas: RGBA
  private var panels: [Int: [Panel]] = [:]

  /// How many panels of a section are looked at; more would be lines between rows.
  private static let most = 4

  init(canvas: RGBA) {
    self.canvas = canvas
  }

  mutating func add(_ element: SolvedElement, fill: RGBA) {
    guard panels[element.section, default: []].count < Self.most else { return }
    let color = fill.over(backdrop(of: element))
    panels[element.section, default: []].append(Panel(frame: element.frame, color: color))
  }

  /// The colour of the topmost panel of its section that the element lies on, or the canvas.
  ///
  /// - Parameter axis: Along which the element is scrolled in its section: it lies on panels that it is
  ///   scrolled across, wherever it stands.
  func backdrop(of element: SolvedElement, scrolledAlong axis: Axis? = nil) -> RGBA {
    let frame = element.frame
    let panel = panels[element.section]?.last { panel in
      let reach = axis.map { panel.frame.spanning(frame, along: $0) } ?? panel.frame
      return reach.covers(frame)
    }
    return panel?.color ?? canvas
  }
}
