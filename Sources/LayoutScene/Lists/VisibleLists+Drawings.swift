import CellContent
import Foundation
import Geometry
import Scene

extension VisibleLists {
  /// Adapts a drawing to its list: a background that fills a row gets the card's corners, and a
  /// pinned header gets a background that hides the rows below it.
  func fit(
    _ drawing: ElementDrawing, to element: SolvedElement, _ options: SceneOptions
  ) -> ElementDrawing {
    guard let place = place(of: element) else { return drawing }
    var drawing = drawing
    let bounds = CGRect(origin: .zero, size: element.frame.size)
    if let corners = corners(of: element), case .box(var box)? = drawing.shapes.first,
      box.rect == bounds, box.corners == .square
    {
      box.corners = corners
      drawing.shapes[0] = .box(box)
    }
    if place.part == .pinnedHeader,
      let ground = styles[element.identity]?.background ?? options.theme.lists[place].background
    {
      let fill = ground.resolved(in: options.palette)
      drawing.shapes.insert(.box(Box(bounds, fill: fill)), at: 0)
    }
    return drawing
  }
}
